import { expect, ownName, test } from '../support/form-editor.ts';

test('the slug follows the name until it is typed by hand, and that of a record stays until it is made anew', async ({
  page,
  editor,
  records,
}) => {
  await test.step('of a new record', async () => {
    await editor.open('/admin/danh-muc/create');
    await editor.fill({ Tên: 'Thiết kế đồ họa' });
    await expect(editor.field('Slug')).toHaveValue('thiet-ke-do-hoa');
    await editor.fill({ Tên: 'Đồ họa động' });
    await expect(editor.field('Slug')).toHaveValue('do-hoa-dong');
    await editor.fill({ Slug: 'rieng' });
    await editor.fill({ Tên: 'Tên khác' });
    await expect(editor.field('Slug')).toHaveValue('rieng');
  });

  await test.step('of a record', async () => {
    const category = await records.create('danh-muc', { name: ownName('Cũ') });
    await page.goto(`/admin/danh-muc/${category.id}/edit`);
    await editor.fill({ Tên: 'Tên đã đổi' });
    await expect(editor.field('Slug')).toHaveValue(category.slug);
    await page.getByRole('button', { name: 'Tạo lại slug' }).click();
    await expect(editor.field('Slug')).toHaveValue('ten-da-doi');
  });

  await test.step('of a menu, which follows while it is empty or what the title makes', async () => {
    const title = ownName('Trang');
    const item = await records.create('menu', { title });
    await page.goto(`/admin/menu/${item.id}/edit`);
    await editor.fill({ 'Tiêu đề': 'Trang mới' });
    await expect(editor.field('Slug')).toHaveValue('trang-moi');
    await editor.fill({ Slug: 'khac', 'Tiêu đề': 'Trang cũ' });
    await expect(editor.field('Slug')).toHaveValue('khac');
  });
});

test('labels are added by Enter, unless it belongs to the input method, comma and pasting, and go by Backspace', async ({
  page,
  editor,
}) => {
  await editor.open('/admin/vi-tri/create');
  const box = editor.field('Lĩnh vực');
  const labels = page.getByRole('button', { name: /^Xóa "/ });
  await box.fill('Đồ ho');
  await box.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })),
  );
  await expect(box).toHaveValue('Đồ ho');
  await expect(labels).toHaveCount(0);
  await expect(page.getByText(/chỗ cần sửa/)).toBeHidden();

  await box.fill('');
  await box.pressSequentially('Bao bì');
  await box.press('Enter');
  await box.pressSequentially('In ấn,');
  await box.evaluate((input: HTMLInputElement) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Sách; Báo\nTạp chí, Sách');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(labels).toHaveCount(5);
  await box.press('Backspace');
  await expect(labels).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Xóa "Tạp chí"' })).toBeHidden();
  await expect(page).toHaveURL('/admin/vi-tri/create');
});

test('a career narrows its departments, another one empties the department, and only dropdown menus at the top are parents', async ({
  page,
  editor,
  records,
}) => {
  await test.step('a career and its departments', async () => {
    const [one, two] = [
      await records.create('nghe-nghiep', { name: ownName('Nghề một') }),
      await records.create('nghe-nghiep', { name: ownName('Nghề hai'), status: 0 }),
    ];
    const first = await records.create('bo-phan', { name: ownName('Đồ họa một'), nghe_nghiep_id: one.id });
    const second = await records.create('bo-phan', { name: ownName('Đồ họa hai'), nghe_nghiep_id: two.id, status: 0 });
    await editor.open('/admin/vi-tri/create');
    const department = page.getByRole('combobox', { name: 'Bộ phận', exact: true });

    await editor.choose('Nghề nghiệp', String(one['name']));
    await department.click();
    await department.fill('do hoa');
    await expect(page.getByRole('option')).toHaveText([String(first['name'])]);
    await page.getByRole('option').click();

    await editor.choose('Nghề nghiệp', `${String(two['name'])} (Ẩn)`);
    await expect(department).toHaveValue('');
    await department.click();
    await expect(page.getByRole('option')).toHaveText([`${String(second['name'])} (Ẩn)`]);
    await department.fill('khong co dau');
    await expect(page.getByText('Nothing found.')).toBeVisible();
  });

  await test.step('only other dropdown menus at the top can be a parent', async () => {
    const self = await records.create('menu', { title: ownName('Tự mình'), type: 'dropdown' });
    const other = await records.create('menu', { title: ownName('Menu khác'), type: 'dropdown' });
    const plain = await records.create('menu', { title: ownName('Menu thường') });
    await page.goto(`/admin/menu/${self.id}/edit`);
    await page.getByRole('combobox', { name: 'Menu cha' }).click();
    await expect(page.getByRole('option', { name: String(other['title']) })).toBeVisible();
    await expect(page.getByRole('option', { name: String(self['title']) })).toHaveCount(0);
    await expect(page.getByRole('option', { name: String(plain['title']) })).toHaveCount(0);
  });
});

test('an empty order is zero, and the moment of an article keeps its minutes in Vietnam', async ({
  editor,
  records,
  browser,
  page,
}) => {
  const article = await records.create('bai-viet', {
    title: ownName('Giờ giấc'),
    status: 'draft',
    order: 5,
    published_at: '2026-08-20T17:30:45Z',
  });
  await editor.open(`/admin/bai-viet/${article.id}/edit`);
  await expect(editor.field('Ngày xuất bản')).toHaveValue('2026-08-21T00:30');
  await editor.fill({ 'Thứ tự': '' });
  await editor.saveAndRead('Cập nhật bài viết thành công!');
  const stored = await records.get('bai-viet', article.id);
  expect(stored['order']).toBe(0);
  expect(stored['published_at']).toBe('2026-08-20T17:30:45.000Z');

  const away = await browser.newContext({ timezoneId: 'America/New_York', storageState: await page.context().storageState() });
  const there = await away.newPage();
  await there.goto(`/admin/bai-viet/${article.id}/edit`);
  await expect(there.getByLabel('Ngày xuất bản')).toHaveValue('2026-08-21T00:30');
  await away.close();
});

test('a removed section comes back with all it held', async ({ page, editor }) => {
  await editor.open('/admin/vi-tri/create');
  await editor.addSection({ title: 'Một', content: 'Nội dung một', bullets: ['a', 'b'] });
  await editor.addSection({ title: 'Hai', content: 'Nội dung hai', bullets: [] });
  await editor.section(1).getByRole('button', { name: 'Xóa mục' }).click();
  await expect(editor.section(1).getByLabel('Tiêu đề mục')).toHaveValue('Hai');
  await expect(page.getByRole('button', { name: 'Hoàn tác' })).toBeFocused();
  await editor.section(1).getByLabel('Nội dung mục').fill('Gõ sau khi xóa');
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(editor.section(1).getByLabel('Tiêu đề mục')).toBeFocused();
  await expect(editor.section(1).getByLabel('Gạch đầu dòng').nth(1)).toHaveText('b');
  await expect(editor.section(2).getByLabel('Nội dung mục')).toHaveText('Gõ sau khi xóa');
});

test('saving says so and cannot be asked for twice', async ({ page, editor }) => {
  let asked = 0;
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await editor.open('/admin/danh-muc/create');
  await page.route('**/api/admin/danh-muc', async (route) => {
    asked += 1;
    await held;
    await route.abort();
  });
  await editor.fill({ Tên: 'Chậm' });
  await editor.field('Tên').press('Control+s');
  await expect(page.getByRole('button', { name: 'Đang lưu...' })).toBeDisabled();
  await page.keyboard.press('Control+s');
  answer();
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeEnabled();
  await expect(editor.field('Tên')).toBeFocused();
  expect(asked).toBe(1);
});

test('after saving, the list is as the editor left it', async ({ page, editor, records }) => {
  const category = await records.create('danh-muc', { name: ownName('Trở về') });
  await page.goto('/admin/danh-muc?sort_by=id&sort_order=desc&per_page=5');
  await page
    .getByRole('row')
    .filter({ hasText: String(category['name']) })
    .getByRole('link', { name: 'Sửa' })
    .click();
  await editor.fill({ 'Mô tả': 'Có thêm mô tả.' });
  await editor.saveAndRead('Cập nhật danh mục thành công!');
  await expect(page).toHaveURL('/admin/danh-muc?sort_by=id&sort_order=desc&per_page=5');
});
