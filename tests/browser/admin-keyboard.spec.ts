import { expect, ownName, test } from '../support/form-editor.ts';

test('the keyboard alone skips to the list, narrows it, sorts it and deletes from it', async ({ page, editor, records }) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề phím') });
  const [keep, drop] = [ownName('Tổ giữ'), ownName('Tổ bỏ')];
  await records.create('bo-phan', { name: keep, nghe_nghiep_id: career.id, order: 1 });
  await records.create('bo-phan', { name: drop, nghe_nghiep_id: career.id, order: 2 });
  const { keyboard } = page;
  await editor.go('/admin/bo-phan');
  await expect(page.getByText(/^Tổng cộng: \d+ bản ghi$/)).toBeVisible();

  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Chuyển đến nội dung chính' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Xuất', exact: true })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Nhập từ Excel/CSV' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Thêm bộ phận' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByLabel('Tìm theo tên')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByLabel('Trạng thái')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Nghề nghiệp', exact: true })).toBeFocused();
  await keyboard.type(String(career['name']));
  await keyboard.press('Enter');
  await expect(page.getByText('Tổng cộng: 2 bản ghi')).toBeVisible();

  const sort = page.getByRole('columnheader', { name: 'Thứ tự' }).getByRole('button');
  for (let step = 0; step < 12 && !(await sort.evaluate((button) => button === document.activeElement)); step += 1)
    await keyboard.press('Tab');
  await expect(sort).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText(drop);
  await expect(sort).toBeFocused();

  const remove = page.getByRole('row').nth(1).getByRole('button', { name: 'Xóa' });
  for (let step = 0; step < 10 && !(await remove.evaluate((button) => button === document.activeElement)); step += 1)
    await keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Hủy' })).toBeFocused();
  // The dialog may take the focus once more while it opens.
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Xóa' });
  for (let step = 0; step < 4 && !(await confirm.evaluate((button) => button === document.activeElement)); step += 1)
    await keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Xóa bộ phận thành công!', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: drop })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: keep })).toHaveCount(1);
});
