import { expectAsOpen } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';
import { watchPolicy } from '../support/watch-policy.ts';

/** The part of the address, the noun, and the columns an editor reads. */
const lists = [
  ['menu', 'menu', ['ID', 'Tiêu đề', 'Menu cha', 'Slug', 'Loại', 'URL']],
  ['banners', 'banner', ['ID', 'Ảnh banner', 'Tiêu đề', 'Vị trí hiển thị', 'Thứ tự', 'Trạng thái']],
  ['nghe-nghiep', 'nghề nghiệp', ['ID', 'Hình ảnh', 'Tên', 'Slug', 'Thứ tự', 'Trạng thái']],
  ['bo-phan', 'bộ phận', ['ID', 'Tên', 'Nghề nghiệp', 'Thứ tự', 'Trạng thái']],
  ['vi-tri', 'vị trí', ['ID', 'Ảnh thumbnail', 'Tên', 'Bộ phận', 'Thứ tự', 'Trạng thái']],
  ['nhom-nganh', 'nhóm ngành', ['ID', 'Hình ảnh', 'Tên', 'Slug', 'Thứ tự', 'Trạng thái']],
  ['nganh-hoc', 'ngành học', ['ID', 'Hình ảnh', 'Tên', 'Mã ngành', 'Nhóm ngành', 'Thứ tự', 'Trạng thái']],
  ['mon-hoc', 'môn học', ['ID', 'Hình ảnh', 'Tên', 'Ngành học', 'Thứ tự', 'Trạng thái']],
  ['moc-tuyen-sinh', 'mốc tuyển sinh', ['ID', 'Tên', 'Loại', 'Bắt đầu', 'Kết thúc', 'Thứ tự', 'Trạng thái']],
  ['hoc-bong', 'học bổng', ['ID', 'Tên', 'Giá trị', 'Số suất', 'Hạn đăng ký', 'Thứ tự', 'Trạng thái']],
  ['hoi-dap', 'câu hỏi', ['ID', 'Câu hỏi', 'Chủ đề', 'Thứ tự', 'Trạng thái']],
  ['danh-muc', 'danh mục', ['ID', 'Tên', 'Slug', 'Số bài viết', 'Thứ tự']],
  ['bai-viet', 'bài viết', ['ID', 'Ảnh thumbnail', 'Tiêu đề', 'Danh mục', 'Thứ tự', 'Trạng thái', 'Ngày xuất bản']],
] as const;

test("the sidebar leads to every list: its title, columns, actions, the way to add, nothing in anyone's way and nothing that its policy refuses", async ({
  page,
  editor,
}) => {
  test.slow();
  const seen = await watchPolicy(page);
  await editor.go('/admin');
  const sidebar = page.getByRole('navigation', { name: 'Quản trị' });
  // What is worked in every day is in sight at once: 14 links, and three groups that are closed.
  await expect(sidebar.getByRole('link')).toHaveCount(14);
  const folds = sidebar.locator('summary');
  await expect(folds).toHaveText(['Tuyển sinh', 'Số liệu', 'Hệ thống']);
  const inGroup = (name: string) => sidebar.getByRole('list', { name }).getByRole('link');
  await expect(inGroup('Nghề nghiệp')).toHaveText(['Nghề nghiệp', 'Bộ phận', 'Vị trí']);
  await expect(inGroup('Đào tạo')).toHaveText(['Nhóm ngành', 'Ngành học', 'Môn học']);
  await expect(inGroup('Bài viết')).toHaveText(['Danh mục', 'Bài viết', 'Trang']);
  await expect(inGroup('Giao diện')).toHaveText(['Menu', 'Banner', 'Kho ảnh']);
  await test.step('what was opened stays open, also after a reload, and a screen opens the group it is in', async () => {
    await folds.getByText('Tuyển sinh').click();
    await expect(inGroup('Tuyển sinh')).toHaveText(['Mốc tuyển sinh', 'Học bổng', 'Câu hỏi']);
    await page.reload();
    await expect(inGroup('Tuyển sinh')).toHaveCount(3);
    await folds.filter({ hasText: 'Tuyển sinh' }).press('Enter');
    await expect(inGroup('Tuyển sinh')).toHaveCount(0);
    await editor.go('/admin/dia-chi-cu');
    await expect(inGroup('Hệ thống').filter({ hasText: 'Kiểm tra liên kết' })).toHaveAttribute('aria-current', 'page');
    const tabs = page.getByRole('navigation', { name: 'Liên kết và địa chỉ' }).getByRole('link');
    await expect(tabs).toHaveText(['Kiểm tra liên kết', 'Địa chỉ cũ']);
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
    await editor.go('/admin/bao-mat');
    await expect(inGroup('Hệ thống').filter({ hasText: /^Nhật ký$/ })).toHaveAttribute('aria-current', 'page');
    await editor.go('/admin/nghe-nghiep');
    await expect(inGroup('Hệ thống')).toHaveCount(0);
    for (const title of ['Tuyển sinh', 'Số liệu']) await folds.getByText(title).click();
  });
  for (const [path, noun, columns] of lists) {
    await test.step(`the list of ${path}`, async () => {
      const link = sidebar.locator(`a[href="/admin/${path}"]`);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quản lý ${noun}`);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('link', { name: `Thêm ${noun}` })).toHaveAttribute('href', `/admin/${path}/create`);
      await expect(page.getByRole('columnheader')).toHaveText([...columns, 'Thao tác']);
      const row = page.getByRole('row').nth(1);
      await expect(row.getByRole('link', { name: 'Sửa', exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^/admin/${path}/\\d+/edit$`),
      );
      await expect(row.getByRole('button', { name: 'Xóa', exact: true })).toBeVisible();
      const status = page.getByLabel('Trạng thái', { exact: true });
      if (path === 'danh-muc') await expect(status).toHaveCount(0);
      else if (path === 'bai-viet') await expect(status).toHaveValue('published');
      else {
        await expect(status.getByRole('option')).toHaveText(['Tất cả trạng thái', 'Hiển thị', 'Ẩn']);
        await expect(status).toHaveValue(path === 'nganh-hoc' ? 'active' : '');
      }
      // The others: admin-access.
      if (!['menu', 'vi-tri', 'bai-viet'].includes(path)) await expectAsOpen(page);
      expect(seen).toEqual([]);
    });
  }
});

test('a list says when it cannot be had, and tries again', async ({ page, editor }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await editor.go('/admin');
  // A tree, a table, and the one that begins with a filter: what is said is made of the noun.
  for (const [path, noun] of lists.filter(([each]) => ['menu', 'vi-tri', 'bai-viet'].includes(each))) {
    await test.step(`the list of ${path}`, async () => {
      await page.route(`**/api/admin/${path}/all*`, (route) =>
        route.fulfill({ status: 503, json: { success: false, message: 'Đang bảo trì.' } }),
      );
      await page.getByRole('navigation', { name: 'Quản trị' }).locator(`a[href="/admin/${path}"]`).click();
      await expect(page.getByText(`Lấy danh sách ${noun} thất bại!`, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`Quản lý ${noun} – Quản trị$`));
      // Whoever looks into it finds the call, and what the server said.
      const report = logged.find((line) => line.startsWith(`GET /api/admin/${path}/all`)) ?? '';
      expect(report).toContain('failed with 503');
      expect(report).toContain('Đang bảo trì.');
      await expect(page.getByRole('link', { name: 'Sửa', exact: true })).toHaveCount(0);
      await page.unroute(`**/api/admin/${path}/all*`);
      await page.getByRole('button', { name: 'Thử lại' }).click();
      await expect(page.getByRole('link', { name: 'Sửa', exact: true }).first()).toBeVisible();
    });
  }
});

test('the sidebar is put away to its icons and stays away; who comes to it by keys reads the words', async ({ page, editor }) => {
  await editor.go('/admin');
  const aside = page.getByRole('complementary');
  const width = async () => (await aside.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Thu gọn thanh bên' }).click();
  await page.mouse.move(700, 500);
  await expect.poll(width).toBeLessThan(70);
  await page.reload();
  const open = page.getByRole('button', { name: 'Mở rộng thanh bên' });
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(width).toBeLessThan(70);
  await aside.getByRole('link', { name: 'Vị trí' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(width).toBeGreaterThan(200);
  await open.click();
  await page.mouse.move(700, 500);
  await expect.poll(width).toBeGreaterThan(200);
  await expect(page.getByRole('button', { name: 'Thu gọn thanh bên' })).toHaveAttribute('aria-expanded', 'true');
});

test('a list that is on its way says so, and an empty one offers to begin', async ({ page, editor }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/danh-muc/all*', async (route) => {
    await held;
    await route.continue();
  });
  await editor.go('/admin/danh-muc');
  await expect(page.getByText('Đang tải dữ liệu...')).toBeVisible();
  release();
  await expect(page.getByText('Đang tải dữ liệu...')).toBeHidden();

  const meta = { current_page: 1, last_page: 1, per_page: 10, total: 0 };
  await page.route('**/api/admin/banners/all*', (route) => route.fulfill({ json: { success: true, data: [], meta } }));
  await editor.go('/admin/banners');
  await expect(page.getByText('Không có dữ liệu', { exact: true })).toBeVisible();
  await expect(page.getByText('Tổng cộng: 0 bản ghi')).toBeVisible();
  await page.getByRole('cell').getByRole('link', { name: 'Thêm banner' }).click();
  await expect(page).toHaveURL('/admin/banners/create');
});

test('a column sorts upwards first, then downwards, from the first page on; the page size is chosen, and the pager follows', async ({
  page,
  editor,
}) => {
  await test.step('an address that cannot be read shows the list as it is by itself, a page past the end the last one', async () => {
    await editor.go('/admin/bo-phan?page=-3&per_page=7&sort_by=password&status=la&nghe_nghiep_id=x');
    await expect(page.getByRole('link', { name: 'Sửa', exact: true }).first()).toBeVisible();
    await expect(page.getByLabel('Số bản ghi mỗi trang')).toHaveValue('10');
    await expect(page.getByRole('columnheader', { name: 'Thứ tự' })).toHaveAttribute('aria-sort', 'ascending');

    await editor.go('/admin/vi-tri?page=9999');
    await expect(page.getByText(/^Trang (\d+) \/ \1$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sửa', exact: true }).first()).toBeVisible();
  });

  await test.step('sorting', async () => {
    await editor.go('/admin/vi-tri?page=2');
    await expect(page.getByText(/^Trang 2 \/ \d+$/)).toBeVisible();
    const order = page.getByRole('columnheader', { name: 'Thứ tự' });
    await expect(order).toHaveAttribute('aria-sort', 'ascending');
    const name = page.getByRole('columnheader', { name: 'Tên' });
    await name.getByRole('button').click();
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(order).toHaveAttribute('aria-sort', 'none');
    await expect(page).toHaveURL('/admin/vi-tri?sort_by=name');
    await expect(name.getByRole('button')).toBeFocused();
    const first = page.getByRole('row').nth(1);
    const lowest = await first.textContent();
    await name.getByRole('button').click();
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL('/admin/vi-tri?sort_by=name&sort_order=desc');
    await expect(first).not.toHaveText(lowest ?? '');
  });

  await test.step('pages', async () => {
    await editor.go('/admin/vi-tri');
    const size = page.getByLabel('Số bản ghi mỗi trang');
    await expect(size.getByRole('option')).toHaveText([5, 10, 20, 50, 100].map((count) => `${count} items / trang`));
    await expect(size).toHaveValue('10');
    const total = Number((await page.getByText(/^Tổng cộng: \d+ bản ghi$/).textContent())?.match(/\d+/)?.[0]);
    const pager = page.getByRole('navigation', { name: 'Phân trang' });

    await size.selectOption('5 items / trang');
    const last = Math.ceil(total / 5);
    await expect(pager).toContainText(`Trang 1 / ${last}`);
    await expect(pager.getByRole('button', { name: 'Trang trước' })).toBeDisabled();
    await expect(pager.getByRole('listitem')).toHaveText(['', '1', '2', '…', String(last), '']);
    await pager.getByRole('button', { name: 'Trang 2', exact: true }).click();
    await expect(pager).toContainText(`Trang 2 / ${last}`);
    for (const at of [3, 4, 5]) {
      await pager.getByRole('button', { name: 'Trang sau' }).click();
      await expect(pager).toContainText(`Trang ${at} / ${last}`);
    }
    await expect(pager.getByRole('listitem')).toHaveText(['', '1', '…', '4', '5', '6', '…', String(last), '']);
    await pager.getByRole('button', { name: `Trang ${last}`, exact: true }).click();
    await expect(pager.getByRole('button', { name: 'Trang sau' })).toBeDisabled();

    await size.selectOption('20 items / trang');
    await expect(pager).toContainText(`Trang 1 / ${Math.ceil(total / 20)}`);
    await expect(pager.getByRole('button', { name: /^Trang \d+$/ })).toHaveCount(Math.ceil(total / 20));
    await size.selectOption('100 items / trang');
    await expect(page.getByText(`Tổng cộng: ${total} bản ghi`)).toBeVisible();
    await expect(pager).toBeHidden();
  });
});

test('how a list stands survives a reload, the back button and an edit', async ({ page, editor, records }) => {
  const kept = await records.create('danh-muc', { name: ownName('Sống sót'), order: 900_000 });
  const address = '/admin/danh-muc?sort_order=desc&per_page=5';
  await editor.go('/admin/danh-muc');
  await page.getByLabel('Số bản ghi mỗi trang').selectOption('5 items / trang');
  await page.getByRole('columnheader', { name: 'Thứ tự' }).getByRole('button').click();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByLabel('Số bản ghi mỗi trang')).toHaveValue('5');
  await expect(page.getByRole('columnheader', { name: 'Thứ tự' })).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('link', { name: 'Sửa', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chỉnh sửa danh mục');
  await expect(page).toHaveTitle(new RegExp(`Chỉnh sửa danh mục: ${String(kept['name'])} – Quản trị$`));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Sửa', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
  await page.getByRole('main').getByText('Quay lại').click();
  await expect(page).toHaveURL(address);
  await page.goBack();
});
