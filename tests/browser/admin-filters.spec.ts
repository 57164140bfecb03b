import type { Page } from '@playwright/test';
import { expect, ownName, test } from '../support/form-editor.ts';

const total = (page: Page) => page.getByText(/^Tổng cộng: \d+ bản ghi$/);
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

// Which lists have a status, and what they begin with: admin-lists; what the calls do with it: tests/contract/lists.test.ts.
test('a list that has a status is narrowed by it, nothing that fits is undone at once, and all filters are kept', async ({
  page,
  editor,
}) => {
  for (const path of ['menu', 'vi-tri', 'nganh-hoc']) {
    await test.step(`the list of ${path}`, async () => {
      await editor.go(`/admin/${path}`);
      const status = page.getByLabel('Trạng thái');
      const asked = page.waitForRequest(
        (request) => request.url().includes(`/api/admin/${path}/all`) && request.url().includes('status=inactive'),
      );
      await status.selectOption('Ẩn');
      await asked;
      await expect(page).toHaveURL(`/admin/${path}?status=inactive`);
      await expect(page.getByRole('cell', { name: 'Hiển thị', exact: true })).toHaveCount(0);
      await status.selectOption('Tất cả trạng thái');
      await expect(page).toHaveURL(path === 'nganh-hoc' ? `/admin/${path}?status=all` : `/admin/${path}`);
    });
  }

  await test.step('nothing that fits can be undone at once', async () => {
    await editor.go('/admin/bai-viet?keyword=khong-bao-gio-co');
    await expect(page.getByText('Không có dữ liệu', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Bỏ bộ lọc' }).click();
    await expect(page.getByLabel('Tìm theo tiêu đề')).toHaveValue('');
    await expect(page.getByRole('link', { name: 'Sửa', exact: true }).first()).toBeVisible();
  });

  await test.step('filters that are set one right after the other are all kept', async () => {
    await editor.go('/admin/nhat-ky');
    await expect(page.getByLabel('Loại nội dung')).toBeVisible();
    // Before the screen has followed the first of them.
    await page.evaluate(() => {
      for (const select of [...document.querySelectorAll<HTMLSelectElement>('search select')].slice(1)) {
        select.selectedIndex = 1;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await expect(page).toHaveURL(/\?loai=[\w-]+&viec=\w+$/);
  });
});

test('articles show what is published until another status is chosen', async ({ page, editor, records }) => {
  const draft = ownName('Bản nháp riêng');
  await records.create('bai-viet', { title: draft, status: 'draft' });
  await editor.go('/admin/bai-viet');
  const status = page.getByLabel('Trạng thái');
  await expect(status.getByRole('option')).toHaveText(['Tất cả trạng thái', 'Nháp', 'Đã xuất bản', 'Hẹn giờ']);
  await expect(status).toHaveValue('published');
  await page.getByLabel('Tìm theo tiêu đề').fill(draft);
  await expect(page.getByText('Không có dữ liệu', { exact: true })).toBeVisible();
  await status.selectOption('Nháp');
  await expect(page.getByRole('row').filter({ hasText: draft })).toHaveCount(1);

  // A published article whose hour is still ahead is told from one that visitors see.
  const later = ownName('Hẹn riêng');
  await records.create('bai-viet', { title: later, status: 'published', published_at: '2099-01-01T08:00' });
  await status.selectOption('Đã xuất bản');
  await page.getByLabel('Tìm theo tiêu đề').fill(later);
  await expect(page.getByRole('row').filter({ hasText: later })).toContainText('Hẹn giờ');
  // The latest comes first, and those that visitors see say nothing of an hour.
  await page.getByLabel('Tìm theo tiêu đề').fill('');
  await expect(page.getByRole('row').filter({ hasText: later })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasNotText: 'Hẹn giờ' })).not.toHaveCount(1);
});

test('articles are found by words of their title, with or without accents, and by category', async ({
  page,
  editor,
  records,
}) => {
  const category = await records.create('danh-muc', { name: ownName('Kệ riêng') });
  const [one, two] = [ownName('Chữ ký của núi'), ownName('Chữ ký của sông')];
  for (const title of [one, two]) await records.create('bai-viet', { title, category_id: category.id, status: 'published' });
  await editor.go('/admin/bai-viet?page=2');
  await page.getByLabel('Tìm theo tiêu đề').fill('chu ky cua');
  await expect(total(page)).toHaveText('Tổng cộng: 2 bản ghi');
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  await expect(page.getByLabel('Tìm theo tiêu đề')).toBeFocused();
  await page.getByLabel('Tìm theo tiêu đề').fill('chu ky cua nui');
  await expect(page.getByRole('row').filter({ hasText: two })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: one })).toHaveCount(1);
  await page.getByRole('button', { name: 'Xóa từ khóa' }).click();

  await editor.choose('Danh mục', String(category['name']));
  await expect(total(page)).toHaveText('Tổng cộng: 2 bản ghi');
  await page.reload();
  await expect(combobox(page, 'Danh mục')).toHaveValue(String(category['name']));
  await editor.choose('Danh mục', 'Tất cả danh mục');
  await expect(page).toHaveURL('/admin/bai-viet');
});

test('a dropdown finds names without accents, says when there are none, and forgets a search that is given up', async ({
  page,
  editor,
}) => {
  await editor.go('/admin/bo-phan');
  const career = combobox(page, 'Nghề nghiệp');
  await career.fill('zzz');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(career).toHaveValue('Tất cả nghề nghiệp');
  await expect(career).toBeFocused();

  await career.fill('do hoa');
  await expect(page.getByRole('option', { name: 'Thiết kế đồ họa' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Thiết kế nội thất' })).toHaveCount(0);
  await career.fill('zzzz');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await career.fill('noi that');
  await career.press('Enter');
  await expect(career).toHaveValue('Thiết kế nội thất');
  await expect(page).toHaveURL(/nghe_nghiep_id=\d+$/);

  await test.step('choices that cannot be had are told', async () => {
    await editor.go('/admin');
    await page.route('**/api/admin/nghe-nghiep/dropdown*', (route) => route.abort());
    await editor.go('/admin/bo-phan');
    await expect(page.getByText('Không thể lấy danh sách nghề nghiệp')).toBeVisible();
  });
});

test('in a list another parent brings other children to choose from and forgets the chosen one', async ({
  page,
  editor,
  records,
}) => {
  await test.step('another career, in the position list', async () => {
    const careers = [
      await records.create('nghe-nghiep', { name: ownName('Nghề A') }),
      await records.create('nghe-nghiep', { name: ownName('Nghề B') }),
    ];
    const [first, second] = [
      await records.create('bo-phan', { name: ownName('Tổ A'), nghe_nghiep_id: careers[0]!.id }),
      await records.create('bo-phan', { name: ownName('Tổ B'), nghe_nghiep_id: careers[1]!.id }),
    ];
    const name = ownName('Vị trí A');
    await records.create('vi-tri', { name, bo_phan_id: first.id });
    await editor.go('/admin/vi-tri?page=2');
    await editor.choose('Nghề nghiệp', String(careers[0]!['name']));
    await expect(total(page)).toHaveText('Tổng cộng: 1 bản ghi');
    await combobox(page, 'Bộ phận').click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Tất cả bộ phận', String(first['name'])]);
    await page.getByRole('listbox').getByRole('option').last().click();
    await expect(page).toHaveURL(`/admin/vi-tri?nghe_nghiep_id=${careers[0]!.id}&bo_phan_id=${first.id}`);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(String(careers[0]!['name']));

    await editor.choose('Nghề nghiệp', String(careers[1]!['name']));
    await expect(combobox(page, 'Bộ phận')).toHaveValue('Tất cả bộ phận');
    await expect(page).toHaveURL(`/admin/vi-tri?nghe_nghiep_id=${careers[1]!.id}`);
    await combobox(page, 'Bộ phận').click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Tất cả bộ phận', String(second['name'])]);
  });

  await test.step('another group, in the subject list', async () => {
    const groups = [
      await records.create('nhom-nganh', { name: ownName('Nhóm A') }),
      await records.create('nhom-nganh', { name: ownName('Nhóm B') }),
    ];
    const major = await records.create('nganh-hoc', { name: ownName('Ngành A'), group_id: groups[0]!.id });
    await editor.go('/admin/mon-hoc');
    await editor.choose('Nhóm ngành', String(groups[0]!['name']));
    await editor.choose('Ngành học', String(major['name']));
    await expect(page).toHaveURL(`/admin/mon-hoc?group_id=${groups[0]!.id}&nganh_hoc_id=${major.id}`);
    await editor.choose('Nhóm ngành', String(groups[1]!['name']));
    await expect(combobox(page, 'Ngành học')).toHaveValue('Tất cả ngành học');
    await expect(page).toHaveURL(`/admin/mon-hoc?group_id=${groups[1]!.id}`);
  });
});
