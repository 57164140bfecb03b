import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';
import { draftWritten } from '../support/kept-drafts.ts';

test('a date of admissions is written, kept, merged with what others save, and copied to the next year', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  page.on('dialog', (asked) => void asked.accept());
  const name = ownName('Nộp học bạ 2091');
  const time = (label: string) => editor.field(`${label}, giờ`);

  await test.step('days and hours are filled in', async () => {
    await editor.open('/admin/moc-tuyen-sinh/create');
    await editor.fill({ Tên: name });
    await editor.fill({ 'Bắt đầu': '2091-03-01', 'Kết thúc': '2091-03-31' });
    // The order of what is typed is that of the browser's language: an arrow takes it further in any.
    await time('Kết thúc').focus();
    await time('Kết thúc').fill('16:00');
    await page.keyboard.press('ArrowUp');
    await expect(time('Kết thúc')).toHaveValue('17:00');
    await editor.fill({ 'Năm tuyển sinh': '2091' });
  });

  await test.step('methods are offered, and one that is not among them is told of', async () => {
    const methods = editor.field('Phương thức');
    const offered = page.locator(`datalist[id="${await methods.getAttribute('list')}"] option`);
    await expect(offered.first()).toBeAttached();
    // What is taken from the list is a method at once: browsers tell it apart from typing so.
    await methods.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.list?.options[0]?.value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    });
    await expect(page.getByRole('button', { name: /^Xóa "/ })).toHaveCount(1);
    await editor.addTags('Phương thức', 'Xét duyên');
    await expect(page.getByText('Chưa có trong danh sách phương thức của Cài đặt trang: “Xét duyên”.')).toBeVisible();
    await expectOpenToEveryone(page);
  });

  await test.step('what was typed is there again after a reload', async () => {
    await draftWritten(page, '2091-03-31T17:00');
    await page.reload();
    await page.getByRole('button', { name: 'Điền lại phần gõ dở' }).first().click();
    await expect(editor.field('Kết thúc')).toHaveValue('2091-03-31');
    await expect(time('Kết thúc')).toHaveValue('17:00');
    await editor.saveAndRead('Tạo mốc tuyển sinh thành công!');
  });

  const stored = await records.find('moc-tuyen-sinh', name);
  records.adopt('moc-tuyen-sinh', stored.id);
  expect(stored).toMatchObject({ bat_dau: '2091-03-01', ket_thuc: '2091-03-31T17:00+07:00', nam: 2091 });

  await test.step('an end before the beginning is told at its field', async () => {
    await editor.open(`/admin/moc-tuyen-sinh/${stored.id}/edit`);
    await editor.fill({ 'Kết thúc': '2091-02-28' });
    await editor.save();
    await expect(page.getByRole('main').getByText('Kết thúc phải sau lúc bắt đầu.')).toBeVisible();
    await expect(editor.field('Kết thúc')).toBeFocused();
    await expectOpenToEveryone(page);
  });

  await test.step('what somebody else saves meanwhile is asked about where it is another hour', async () => {
    await records.update('moc-tuyen-sinh', stored.id, { ket_thuc: '2091-03-31T16:30', dia_diem: 'Cần Thơ' });
    await editor.fill({ 'Kết thúc': '2091-04-01' });
    await editor.save();
    await page.getByRole('button', { name: 'So sánh từng mục' }).click();
    await expect(page.getByText('31/03/2091 16:30').first()).toBeVisible();
    await expect(page.getByText('01/04/2091 17:00').first()).toBeVisible();
  });

  await test.step('the dates of a year are copied, and taken back at once', async () => {
    await editor.go('/admin/moc-tuyen-sinh');
    await page.getByLabel('Năm tuyển sinh').fill('2091');
    await expect(page).toHaveURL(/nam=2091/);
    await expect(page.getByText('Tổng cộng: 1 bản ghi')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Chọn cả trang' }).check();
    await page.getByRole('button', { name: 'Chép lịch sang năm sau' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chép 1 mốc của 2091 sang 2092?' });
    await expect(dialog).toContainText('Bản chép để ẩn, bạn xem lại ngày rồi hiện.');
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Chép', exact: true }).click();
    await expect(page.getByText('Đã chép 1 mốc tuyển sinh.')).toBeVisible();
    await page.getByLabel('Năm tuyển sinh').fill('2092');
    const row = await editor.rowHere(name.replace('2091', '2092'));
    await expect(row).toContainText('31/03/2092 16:30');
    await expect(row).toContainText('Ẩn');
    await page.getByRole('button', { name: 'Hoàn tác', exact: true }).click();
    await expect(page.getByText('Đã hoàn tác.', { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
