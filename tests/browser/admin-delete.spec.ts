import { expectAsOpen } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

test('deleting asks first: a no changes nothing, a yes deletes, says so, and brings the list up to date', async ({
  page,
  editor,
  records,
}) => {
  await test.step('deleting asks first, and a no changes nothing', async () => {
    const name = ownName('Để lại');
    await records.create('danh-muc', { name });
    const row = await editor.row('danh-muc', name);
    await row.getByRole('button', { name: 'Xóa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Xác nhận xóa' });
    await expect(dialog).toContainText(`Bạn có chắc chắn muốn xóa danh mục "${name}"?`);
    await expect(dialog.getByRole('button', { name: 'Hủy' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Hủy' }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByRole('button', { name: 'Xóa' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(1);
  });

  await test.step('a yes deletes, says so, and brings the list up to date', async () => {
    const name = ownName('Đi luôn');
    await records.create('danh-muc', { name });
    await editor.remove('danh-muc', name, `Bạn có chắc chắn muốn xóa danh mục "${name}"?`, 'Xóa danh mục thành công!');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the last record of the last page takes its page along', async () => {
    const career = await records.create('nghe-nghiep', { name: ownName('Sáu bộ phận') });
    for (let order = 1; order <= 6; order += 1)
      await records.create('bo-phan', { name: ownName(`Tổ ${order}`), nghe_nghiep_id: career.id, order });
    await editor.go(`/admin/bo-phan?nghe_nghiep_id=${career.id}&per_page=5&page=2`);
    await expect(page.getByText('Trang 2 / 2')).toBeVisible();
    await page.getByRole('button', { name: 'Xóa', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
    await expect(page.getByText('Xóa bộ phận thành công!', { exact: true })).toBeVisible();
    await expect(page.getByText('Tổng cộng: 5 bản ghi')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Phân trang' })).toBeHidden();
    await expect(page).toHaveURL(`/admin/bo-phan?nghe_nghiep_id=${career.id}&per_page=5`);
  });
});

test('what others hang on stays, also what they hang on it or change meanwhile, and the editor reads why', async ({
  page,
  editor,
  records,
}) => {
  await test.step('what others hang on stays, and the editor reads why', async () => {
    const career = await records.create('nghe-nghiep', { name: ownName('Đang dùng') });
    await records.create('bo-phan', { name: ownName('Treo ở đây'), nghe_nghiep_id: career.id });
    const row = await editor.row('nghe-nghiep', String(career['name']));
    await row.getByRole('button', { name: 'Xóa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chưa xóa được nghề nghiệp này' });
    await expect(dialog).toContainText('Nghề nghiệp này còn 1 bộ phận, hãy chuyển hoặc xóa chúng trước.');
    await expect(dialog.getByRole('link', { name: /^Treo ở đây/ })).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveText(['Đóng']);
    await expectAsOpen(page);
    await dialog.getByRole('button', { name: 'Đóng' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(1);
  });

  await test.step('what somebody hangs on it meanwhile keeps it too, and the editor reads why', async () => {
    const career = await records.create('nghe-nghiep', { name: ownName('Vừa dùng') });
    const row = await editor.row('nghe-nghiep', String(career['name']));
    const uses = page.waitForResponse(/\/uses$/);
    await row.getByRole('button', { name: 'Xóa' }).click();
    await uses;
    await records.create('bo-phan', { name: ownName('Vừa treo'), nghe_nghiep_id: career.id });
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
    await expect(page.getByText('Xóa nghề nghiệp thất bại!', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Nghề nghiệp này còn 1 bộ phận, hãy chuyển hoặc xóa chúng trước.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row).toHaveCount(1);
  });

  await test.step('what somebody else has just changed is not deleted unseen', async () => {
    const name = ownName('Vừa sửa');
    const category = await records.create('danh-muc', { name });
    const row = await editor.row('danh-muc', name);
    await records.update('danh-muc', category.id, { description: 'mới' });
    await row.getByRole('button', { name: 'Xóa' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
    await expect(page.getByText('Người khác vừa sửa bản ghi này.')).toBeVisible();
    await expect(row).toHaveCount(1);
  });

  await test.step('a delete that never arrives says so', async () => {
    const name = ownName('Không tới');
    const category = await records.create('danh-muc', { name });
    const row = await editor.row('danh-muc', name);
    await page.route(`**/api/admin/danh-muc/${category.id}*`, (route) => route.abort());
    await row.getByRole('button', { name: 'Xóa' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
    await expect(page.getByText('Xóa danh mục thất bại!', { exact: true })).toBeVisible();
  });
});

test('a toast stands at the top right and goes by itself after three seconds', async ({ page, editor }) => {
  await page.route('**/api/admin/danh-muc/all*', (route) => route.abort());
  await editor.go('/admin/danh-muc');
  const toast = page.getByRole('alert').filter({ hasText: 'Lấy danh sách danh mục thất bại!' });
  await expect(toast).toBeVisible();
  // It comes in from the side.
  await toast.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  await expect.poll(async () => (await toast.boundingBox())?.x).toBeLessThan(1000);
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(120);
  // Beside the account and 'Đăng xuất', which it does not cover.
  const account = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Tài khoản của tôi/ })
    .boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(account?.x ?? 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((account?.x ?? 0) - 40);
  expect(account?.x).toBeGreaterThan(1000);
  await expect(toast).toBeHidden({ timeout: 5_000 });
});
