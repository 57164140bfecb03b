import type { Browser, Page } from '@playwright/test';
import { recordPaths } from '../support/record-paths.ts';
import { expectAsOpen, expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, picture, type Records, test } from '../support/form-editor.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A browser that knows nothing of the editor's. */
async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

async function keepDraft(page: Page, records: Records, id: number, data: Record<string, unknown>) {
  const headers = { Authorization: `Bearer ${records.token}` };
  const answer = await page.request.put(recordPaths.draft('nghe-nghiep', id), { headers, data });
  expect(answer.ok()).toBe(true);
}

test('a draft is kept beside the live version, and lists and the dashboard tell of it', async ({
  page,
  editor,
  records,
  browser,
}) => {
  const name = ownName('Nghề có nháp');
  const career = await records.create('nghe-nghiep', { name, description: 'Đang công bố.' });
  const form = `/admin/nghe-nghiep/${career.id}/edit`;
  await editor.open(form);
  await expect(page.getByRole('link', { name: 'Xem trên trang' })).toHaveAttribute('href', `/nghe-nghiep/${career.slug}`);
  await editor.fill({ 'Mô tả': 'Chữ của bản nháp.' });
  await editor.pick('Hình ảnh', await picture('ảnh nháp.png'));
  await button(page, 'Lưu nháp').click();
  await expect(page.getByText('Lưu nháp thành công!')).toBeVisible();
  const row = await editor.row('nghe-nghiep', name);
  await expect(row.getByText('Có bản nháp')).toBeVisible();

  const other = await visitor(browser);
  await other.goto(`/nghe-nghiep/${career.slug}`);
  await expect(other.getByText('Đang công bố.')).toBeVisible();

  await editor.go('/admin');
  const drafts = page.getByRole('region', { name: 'Chưa xuất bản' });
  await expectAsOpen(page);
  await drafts.getByRole('link', { name }).click();
  await expect(editor.field('Mô tả')).toHaveValue('Chữ của bản nháp.');
  await expect(page.getByText('Khách vẫn thấy bản đang công bố.')).toBeVisible();
  await expect(page.getByAltText('Ảnh hiện tại')).toBeVisible();
  await expectOpenToEveryone(page);
  await button(page, 'Xem bản đang công bố').click();
  await expect(editor.field('Mô tả')).toHaveValue('Đang công bố.');
  await expect(editor.field('Mô tả')).toBeDisabled();
  await expectAsOpen(page);
  await button(page, 'Quay lại thay đổi chưa xuất bản').click();
  await expect(editor.field('Mô tả')).toHaveValue('Chữ của bản nháp.');
  await button(page, 'Xuất bản').click();
  await expect(page.getByText('Xuất bản thành công!')).toBeVisible();
  await expect((await editor.row('nghe-nghiep', name)).getByText('Có bản nháp')).toHaveCount(0);
  expect((await records.get('nghe-nghiep', career.id))['image']).not.toBeNull();
  await other.context().close();
});

test('a draft is looked at by others, and published', async ({ page, editor, records, browser }) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề xem trước'), description: 'Đang công bố.' });
  await keepDraft(page, records, career.id, { description: 'Chữ của bản nháp.' });
  const other = await visitor(browser);
  await page.goto(`/admin/nghe-nghiep/${career.id}/edit`);
  await editor.fill({ 'Mô tả': 'Chữ nháp lần hai.' });
  await button(page, 'Gửi cho người khác xem').click();
  const dialog = page.getByRole('dialog', { name: 'Gửi cho người khác xem' });
  await expect(dialog.getByText('Bạn có thay đổi chưa lưu.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Lưu nháp rồi tạo địa chỉ' }).click();
  const address = (await dialog.locator('code').textContent()) ?? '';
  expect(address).toContain(`/nghe-nghiep/${career.slug}?xem-truoc=`);
  await expect(dialog.getByRole('img', { name: 'Mã QR của địa chỉ xem trước' })).toBeVisible();
  await expectOpenToEveryone(page);

  const faults: string[] = [];
  other.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  other.on('pageerror', (error) => faults.push(error.message));
  await other.goto(address);
  const bar = other.getByRole('complementary', { name: 'Xem trước' });
  await expect(bar).toContainText('Xem trước: trang này chưa công bố.');
  await expect(other.locator('html[data-ready]')).toBeAttached();
  // Nothing lies over its words, which the fixed bar of the site might.
  await bar.getByText('chưa công bố').click({ trial: true });
  await expect(other.getByText('Chữ nháp lần hai.')).toBeVisible();
  await expect(bar).toBeVisible();
  // Every way on loads a page anew, and back is the preview again.
  await other.getByRole('link', { name: 'Môn học' }).first().click();
  await expect(other).toHaveURL(/\/mon-hoc$/);
  await expect(bar).toHaveCount(0);
  await other.goBack();
  await expect(other.getByText('Chữ nháp lần hai.')).toBeVisible();
  await expect(bar).toBeVisible();
  expect(faults).toEqual([]);

  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await editor.fill({ 'Mô tả': 'Chữ sau cùng.' });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Xuất bản thành công!')).toBeVisible();
  await other.goto(`/nghe-nghiep/${career.slug}`);
  await expect(other.getByText('Chữ sau cùng.')).toBeVisible();
  await other.context().close();
});

test('a hidden record is shown to who has the address, until it is taken back', async ({ page, editor, records, browser }) => {
  const name = ownName('Nghề còn ẩn');
  const career = await records.create('nghe-nghiep', { name, status: 0 });
  await editor.open(`/admin/nghe-nghiep/${career.id}/edit`);
  await expect(button(page, 'Lưu nháp')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Gửi cho người khác xem').click();
  const dialog = page.getByRole('dialog', { name: 'Gửi cho người khác xem' });
  await dialog.getByRole('radio', { name: '1 ngày' }).check();
  await dialog.getByRole('button', { name: 'Tạo địa chỉ' }).click();
  const address = (await dialog.locator('code').textContent()) ?? '';
  await editor.expectFits();
  await expectAsOpen(page);

  const other = await visitor(browser);
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await other.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Thu hồi' }).click();
  await expect(page.getByText('Đã thu hồi địa chỉ xem trước.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Thu hồi' })).toHaveCount(0);
  expect((await other.goto(address))?.status()).toBe(404);
  await other.context().close();
});

test('a draft is done away with, and the live version stays', async ({ page, editor, records }) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề bỏ nháp'), description: 'Đang công bố.' });
  await keepDraft(page, records, career.id, { description: 'Sẽ bỏ.' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/nghe-nghiep/${career.id}/edit`);
  await expect(editor.field('Mô tả')).toHaveValue('Sẽ bỏ.');
  await editor.expectFits();
  await expectAsOpen(page);
  await button(page, 'Bỏ nháp').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bỏ nháp' }).click();
  await expect(page.getByText('Đã bỏ thay đổi chưa xuất bản.')).toBeVisible();
  await expect(editor.field('Mô tả')).toHaveValue('Đang công bố.');
  await expect(button(page, 'Lưu')).toBeVisible();
});

test('who meets another one who saved meanwhile loses nothing', async ({ page, editor, records }) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề hai người'), description: 'Đầu tiên.', order: 5 });
  await keepDraft(page, records, career.id, { description: 'Nháp của tôi.' });
  const form = `/admin/nghe-nghiep/${career.id}/edit`;
  await page.goto(form);
  await editor.fill({ 'Mô tả': 'Tôi viết thêm.' });
  await keepDraft(page, records, career.id, { description: 'Nháp của người khác.' });
  await button(page, 'Lưu nháp').click();
  const clash = page.getByRole('alert').filter({ hasText: 'vừa lưu thay đổi chưa xuất bản này' });
  await expect(clash).toContainText('Nội dung của bạn vẫn còn nguyên');
  await clash.getByRole('button', { name: /^Lấy thay đổi của/ }).click();
  await expect(editor.field('Mô tả')).toHaveValue('Nháp của người khác.');
  await page.getByRole('button', { name: 'Điền lại phần gõ dở' }).click();
  await expect(editor.field('Mô tả')).toHaveValue('Tôi viết thêm.');

  await keepDraft(page, records, career.id, { description: 'Người khác lần hai.' });
  await button(page, 'Xuất bản').click();
  await records.update('nghe-nghiep', career.id, { order: 7 });
  await clash.getByRole('button', { name: 'Giữ nội dung của tôi' }).click();
  // Both changed something else in the record: nobody has to be asked.
  await expect(page.getByText(/^Đã gộp với thay đổi của/)).toBeVisible();
  await expect(page.getByText('Xuất bản thành công!')).toBeVisible();
  expect(await records.get('nghe-nghiep', career.id)).toMatchObject({ description: 'Tôi viết thêm.', order: 7 });
});
