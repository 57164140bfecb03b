import { adminHistoryPath, adminJournalPath, adminTrashPath } from '#shared/admin-paths.ts';
import { expectAsOpen, expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

test('a record is changed, compared, restored, deleted, taken back, found in the trash and gone, and the journal tells it all', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const first = ownName('Danh mục có lịch sử');
  const second = `${first} mới`;
  const description = 'Đoạn đầu không đổi.\nHọc vẽ tay mỗi ngày.\nĐoạn giữa.\nĐoạn nữa.\nĐoạn cuối.';
  const { id } = await records.create('danh-muc', { name: first, description });
  await records.update('danh-muc', id, { description: description.replace('vẽ tay', 'vẽ máy') });
  await records.update('danh-muc', id, { name: second });
  const history = adminHistoryPath('danh-muc', id);
  const toast = (text: string) => page.getByRole('status').getByText(text, { exact: true });
  const bar = page.getByRole('region', { name: 'Hoàn tác' });
  const dialog = page.getByRole('dialog');
  const versions = page.getByRole('region', { name: 'Các phiên bản' }).getByRole('listitem');
  const compared = page.getByRole('region', { name: 'So sánh hai bản' });
  const marks = () => compared.locator('mark').allInnerTexts();

  await test.step('the history, from the form, shows the newest change beside what was before it', async () => {
    await editor.open(`/admin/danh-muc/${id}/edit`);
    await page.getByRole('main').getByRole('link', { name: 'Lịch sử' }).click();
    await expect(page).toHaveURL(history);
    await expect(versions).toHaveCount(3);
    await expect(versions.first()).toContainText('Sửa: Tên');
    await expect(versions.last()).toContainText('Tạo');
    await expect(compared.getByRole('region')).toHaveCount(1);
    expect(await marks()).toEqual(['mới']);
    await expectOpenToEveryone(page);
  });

  await test.step('any two can be compared, and the address keeps them', async () => {
    await versions.nth(1).getByRole('link', { name: 'Xem thay đổi' }).click();
    await expect(compared.getByRole('region', { name: 'Mô tả' })).toBeVisible();
    expect(await marks()).toEqual(['tay', 'máy']);
    await expect(compared.getByText('2 dòng không đổi')).toBeVisible();
    await page.getByLabel('Hiện cả phần không đổi').check();
    await expect(compared.getByText('dòng không đổi')).toHaveCount(0);
    await expect(compared.getByRole('region', { name: 'Tên' })).toBeVisible();
    await page.getByLabel('Bản mới').selectOption({ label: 'Bản hiện tại' });
    await expect(page).toHaveURL(/\?cu=\d+&moi=hien-tai$/);
    await page.reload();
    await expect(compared.getByText('2 ô khác nhau.')).toBeVisible();
  });

  await test.step('on the phone what is the same stands there once, and nothing lies beside the window', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await editor.expectFits();
    await expectAsOpen(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('an earlier version comes back after a question, and goes again with Ctrl+Z', async () => {
    await versions.last().getByRole('button', { name: 'Khôi phục bản này' }).click();
    await dialog.getByRole('button', { name: 'Khôi phục' }).click();
    await expect(toast('Khôi phục danh mục thành công!')).toBeVisible();
    await expect(versions.first()).toContainText('Khôi phục bản 1: Tên, ');
    await expect(bar).toContainText(`Đã khôi phục danh mục “${second}”.`);
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(toast('Đã hoàn tác.')).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(versions).toHaveCount(5);
    await expect(page.getByRole('main')).toContainText(second);
  });

  await test.step('whether visitors see it comes back with a version only where that is ticked', async () => {
    const job = await records.create('nghe-nghiep', { name: ownName('Nghề từng hiện') });
    await records.update('nghe-nghiep', job.id, { description: 'Đang viết lại.', status: 0 });
    await editor.go(adminHistoryPath('nghe-nghiep', job.id));
    await versions.last().getByRole('button', { name: 'Khôi phục bản này' }).click();
    await expect(dialog).toContainText('Khách đang không thấy nghề nghiệp này, khôi phục xong vẫn vậy.');
    await dialog.getByLabel('Đưa về như bản này cả Trạng thái: Hiển thị. Khách sẽ thấy nghề nghiệp này.').check();
    await expectAsOpen(page);
    await dialog.getByRole('button', { name: 'Khôi phục' }).click();
    await expect(toast('Khôi phục nghề nghiệp thành công!')).toBeVisible();
    expect(await records.get('nghe-nghiep', job.id)).toMatchObject({ description: '', status: { value: 1 } });
    await bar.getByRole('button', { name: 'Đóng' }).click();
  });

  await test.step('a delete can be taken back from the next screen, and covers nothing of a form on the phone', async () => {
    await editor.remove('danh-muc', second, `Bạn có chắc chắn muốn xóa danh mục "${second}"?`, 'Xóa danh mục thành công!');
    await expect(bar).toContainText(`Đã xóa danh mục “${second}”.`);
    await bar.hover();
    await page.getByRole('link', { name: 'Thêm danh mục' }).first().click();
    await page.setViewportSize({ width: 390, height: 844 });
    const save = page.getByRole('button', { name: 'Lưu', exact: true });
    await bar.getByRole('button', { name: 'Hoàn tác' }).focus();
    await expect(save).toBeInViewport({ ratio: 1 });
    const [saveBox, barBox] = [await save.boundingBox(), await bar.boundingBox()];
    expect((saveBox?.y ?? 0) + (saveBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    await editor.expectFits();
    await expectAsOpen(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await bar.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(toast('Đã hoàn tác.')).toBeVisible();
    await expect(bar).toBeHidden();
    await editor.row('danh-muc', second);
  });

  const trashed = page.getByRole('row').filter({ hasText: second });
  await test.step('deleted again, it lies in the trash, from where it comes back', async () => {
    await editor.removeHere(second, `Bạn có chắc chắn muốn xóa danh mục "${second}"?`, 'Xóa danh mục thành công!');
    const sidebar = page.getByRole('navigation', { name: 'Quản trị' });
    await sidebar.getByText('Hệ thống').click();
    await sidebar.getByRole('link', { name: 'Thùng rác' }).click();
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Đóng' }).click();
    await expect(bar).toBeHidden();
    await page.getByLabel('Loại nội dung').selectOption({ label: 'Danh mục' });
    await expect(page).toHaveURL(`${adminTrashPath}?loai=danh-muc`);
    await expect(trashed).toContainText('Danh mục');
    await expectOpenToEveryone(page);
    await trashed.getByRole('button', { name: 'Khôi phục' }).click();
    await expect(toast('Khôi phục danh mục thành công!')).toBeVisible();
    await expect(trashed).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await records.get('danh-muc', id)).toMatchObject({ name: second });
  });

  await test.step('its history, once deleted, leads to the trash', async () => {
    await records.remove('danh-muc', id);
    await editor.go(history);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('đang ở thùng rác');
    await expect(page.getByRole('button', { name: 'Khôi phục bản này' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'thùng rác' }).click();
  });

  await test.step('it goes for good only after a tick', async () => {
    await trashed.getByRole('button', { name: 'Xóa vĩnh viễn' }).click();
    const purge = dialog.getByRole('button', { name: 'Xóa vĩnh viễn' });
    await expect(purge).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Để lại' })).toBeFocused();
    await expectAsOpen(page);
    await dialog.getByLabel('Tôi hiểu').check();
    await purge.click();
    await expect(toast('Xóa vĩnh viễn danh mục thành công!')).toBeVisible();
    await expect(trashed).toHaveCount(0);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the journal tells all of it, for this type and this person', async () => {
    await editor.go(`${adminJournalPath}?loai=danh-muc`);
    const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: first });
    await expect(entries.first()).toBeVisible();
    const told = (
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasNot: page.getByRole('list') })
        .filter({ hasText: first })
        .allInnerTexts()
    ).map((text) => text.split('\n')[0]);
    expect(told.toReversed()).toEqual([
      'Tạo',
      'Sửa',
      'Sửa',
      'Khôi phục',
      'Khôi phục',
      'Xóa',
      'Khôi phục',
      'Xóa',
      'Khôi phục',
      'Xóa',
      'Xóa vĩnh viễn',
    ]);
    await expectOpenToEveryone(page);
    await page.getByLabel('Việc').selectOption({ label: 'Xóa vĩnh viễn' });
    await expect(page).toHaveURL(/viec=purge/);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tạo' })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await editor.expectFits();
    await expectAsOpen(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Bảo mật', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nhật ký bảo mật');
    await page.getByRole('link', { name: 'Nội dung', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nhật ký');
  });
});

test('what hung on something that is gone for good comes back below another parent', async ({ page, editor, records }) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề còn lại') });
  const other = await records.create('nghe-nghiep', { name: ownName('Nghề mất hẳn') });
  const department = await records.create('bo-phan', { name: ownName('Tổ lạc'), nghe_nghiep_id: other.id });
  const name = String(department['name']);
  await records.remove('bo-phan', department.id);
  await records.remove('nghe-nghiep', other.id);
  await records.purge('nghe-nghiep', other.id);
  await editor.go(`${adminTrashPath}?loai=bo-phan`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Khôi phục' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Nghề nghiệp “${String(other['name'])}” đã bị xóa vĩnh viễn`);
  await expectAsOpen(page);
  await dialog.getByRole('button', { name: 'Khôi phục' }).click();
  await expect(dialog).toContainText('Vui lòng chọn nghề nghiệp');
  await editor.choose('Nghề nghiệp', String(career['name']));
  await dialog.getByRole('button', { name: 'Khôi phục' }).click();
  await expect(page.getByRole('status').getByText('Khôi phục bộ phận thành công!', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await records.get('bo-phan', department.id)).toMatchObject({ nghe_nghiep_id: career.id });
});
