import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectOpenToEveryone } from '../support/axe.ts';
import { bookOf, rowOf } from '../support/odd-sheets.ts';
import { expect, ownName, type Records, test } from '../support/form-editor.ts';

const fileInput = (page: Page) => page.getByLabel('Tệp Excel hoặc CSV');

const csv = (name: string, lines: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n')),
});

async function makeMajor(records: Records): Promise<{ id: number; name: string }> {
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm'), status: 0 });
  const { id, name } = await records.create('nganh-hoc', { name: ownName('Ngành'), group_id: group.id, status: 0 });
  return { id, name: String(name) };
}

const video = 'https://youtu.be/aqz-KE-bpKQ';

test('20 subjects of a spreadsheet are there after 3 presses from the list, and taken back by one', async ({
  page,
  editor: _,
  records,
}) => {
  test.slow();
  const major = await makeMajor(records);
  const names = Array.from({ length: 20 }, (_each, at) => ownName(`Môn ${at}`));
  const file = csv('mon-hoc.csv', [
    ['Tên', 'Ngành học', 'Video YouTube', 'Trạng thái'],
    ...names.map((name) => [name, major.name, video, 'Ẩn']),
  ]);
  await page.goto('/admin/mon-hoc');
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await page.getByRole('main').getByText(name, { exact: true }).click();
  };
  await press('Nhập từ Excel/CSV');
  const choosing = page.waitForEvent('filechooser');
  presses += 1;
  await fileInput(page).click();
  await (await choosing).setFiles(file);
  await expect(page.getByRole('heading', { name: '3. Xem trước' })).toBeFocused();
  await press('Nhập 20 dòng');
  await expect(page.getByText('Đã nhập xong: 20 thêm mới.')).toBeFocused();
  await expect(page.getByRole('heading', { name: '3. Kết quả' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);

  await page.getByRole('link', { name: 'Xem trong danh sách' }).click();
  // Of the newest twenty on the page, among which other tests may put subjects of theirs.
  const marked = page.locator('tr[data-marked]');
  await expect(marked.first()).toContainText(names[19]!);
  expect(await marked.count()).toBeGreaterThan(10);
  for (const row of await marked.allInnerTexts()) expect(names.some((name) => row.includes(name))).toBe(true);
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(page.getByText('Đã hoàn tác.').first()).toBeVisible();
  await expect(page.getByText(names[19]!)).toHaveCount(0);
});

test('a sheet goes out, is understood, refused, mended and brought back by keyboard', async ({ page, editor, records }) => {
  test.slow();
  const major = await makeMajor(records);
  const [old, added] = [ownName('Môn cũ'), ownName('Môn mới')];
  const subject = await records.create('mon-hoc', { name: old, nganh_hoc_id: major.id, video_url: video, status: 0 });

  await test.step('the list is given out with its filters', async () => {
    await editor.go(`/admin/mon-hoc?keyword=${encodeURIComponent(old)}`);
    await expect(page.getByText('Tổng cộng: 1 bản ghi')).toBeVisible();
    await page.getByRole('button', { name: 'Xuất', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Xuất 1 môn học theo bộ lọc đang dùng')).toBeVisible();
    await expectOpenToEveryone(page);
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Excel, cột đang hiện' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^mon-hoc-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(old);
    await page.getByRole('button', { name: 'Xuất', exact: true }).press('Escape');
  });

  await page.getByRole('link', { name: 'Nhập từ Excel/CSV' }).focus();
  await page.keyboard.press('Enter');
  await expect(fileInput(page)).toBeVisible();

  await test.step('what is no sheet is told at once, and sent nowhere', async () => {
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/import-plans') ? 1 : 0));
    await fileInput(page).setInputFiles({ name: 'cu.xls', mimeType: 'x', buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex') });
    await expect(page.getByText('Tệp này là Excel đời cũ (.xls) hoặc có mật khẩu')).toBeVisible();
    const large = { name: 'lon.csv', mimeType: 'text/csv', buffer: Buffer.alloc(10 * 1024 ** 2 + 1, 'a') };
    await fileInput(page).setInputFiles(large);
    await expect(page.getByText('Tệp lon.csv quá lớn: 10,1 MB (tối đa 10 MB).')).toBeVisible();
    expect(sent).toBe(0);
  });

  const headings = ['Mã số', 'Tên', 'Ngành học', 'Số tín chỉ', 'Video YouTube', 'Ghi chú'];
  const linesWith = (parent: string) => [
    headings,
    [String(subject.id), `${old} nâng cao`, parent, '3', video, 'x'],
    ['', added, major.name, '4', video, 'y'],
  ];

  await test.step('a file of unknown headings alone has its columns chosen', async () => {
    await fileInput(page).setInputFiles(
      csv('la.csv', [
        ['Cột một', 'Cột hai'],
        [added, major.name],
      ]),
    );
    await expect(page.getByRole('heading', { name: '2. Các cột trong tệp' })).toBeFocused();
    await expect(page.getByText('Không nhận ra cột nào. Hãy chọn mỗi cột là gì.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '3. Xem trước' })).toHaveCount(0);
    await expectOpenToEveryone(page);
    await page.getByRole('combobox', { name: 'A: Cột một' }).selectOption({ label: 'Tên' });
    await page.getByRole('combobox', { name: 'B: Cột hai' }).selectOption({ label: 'Ngành học' });
    await page.getByRole('button', { name: 'Xem lại với các cột này' }).click();
    await expect(page.getByText('Nhận ra cả 2 cột.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: added })).toBeVisible();
  });

  await test.step('a heading that is not known is chosen by hand, and the refused row says why', async () => {
    await fileInput(page).setInputFiles(csv('mon.csv', linesWith('Ngành không có')));
    await expect(page.getByText('Nhận ra 4 trong 6 cột. Bỏ qua: “Số tín chỉ”, “Ghi chú”.')).toBeVisible();
    await page.getByRole('combobox', { name: 'D: Số tín chỉ' }).selectOption({ label: 'Tên' });
    await expect(page.getByText('Trùng với cột B: Tên')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Xem lại với các cột này' })).toBeDisabled();
    await page.getByRole('combobox', { name: 'D: Số tín chỉ' }).selectOption({ label: 'Tín chỉ' });
    await page.getByRole('button', { name: 'Xem lại với các cột này' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nhận ra 5 trong 6 cột.')).toBeVisible();
    await expect(page.getByText('Ngành học: không có ngành học nào tên “Ngành không có”')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Nhập \d/ })).toHaveCount(0);
    const leaveOut = page.getByRole('button', { name: 'Bỏ qua 1 dòng này' });
    await leaveOut.press('Enter');
    await expect(page.getByRole('button', { name: 'Nhập 1 dòng' })).toBeVisible();
    await expect(page.getByText(/Khi nhập: .* 1 dòng bị từ chối sẽ được bỏ qua\./)).toBeVisible();
    await expect(page.getByText(/^Chưa nhập được/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Bị từ chối/ })).toHaveAttribute('aria-pressed', 'false');
    await leaveOut.press('Enter');
    await expect(page.getByRole('button', { name: /^Nhập \d/ })).toHaveCount(0);
    await expectOpenToEveryone(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await editor.expectFits();
    // 1280 pixels at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await editor.expectFits();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the mended file keeps the columns, and a network fault loses nothing', async () => {
    await page.route('**/import-plans', (route) => route.abort());
    await fileInput(page).setInputFiles(csv('mon.csv', linesWith(major.name)));
    const again = page.getByRole('button', { name: 'Thử lại' });
    await expect(again).toBeVisible();
    await page.unroute('**/import-plans');
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nhận ra 5 trong 6 cột.')).toBeVisible();
    await expect(page.getByText('Chưa ghi gì. Khi nhập: 1 thêm mới, 1 thay đổi.')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: `${old} nâng cao` });
    await expect(row.locator('ins').last()).toHaveText('3');
    await expectOpenToEveryone(page);
  });

  await test.step('it is there again after a look elsewhere', async () => {
    await page.getByRole('link', { name: 'Quay lại danh sách' }).click();
    await page.getByRole('link', { name: 'Nhập từ Excel/CSV' }).click();
    await expect(page.getByText('mon.csv, gửi lên trước đó.')).toBeVisible();
  });

  await test.step('records that were changed since are named, and the file is looked at again', async () => {
    await records.update('mon-hoc', subject.id, { hoc_ky: 5 });
    const apply = page.getByRole('button', { name: 'Nhập 2 dòng' });
    await apply.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Các bản ghi đã được sửa từ lúc xem trước:')).toBeVisible();
    await expect(apply).toHaveCount(0);
    await fileInput(page).setInputFiles(csv('mon.csv', linesWith(major.name)));
    await expect(apply).toBeVisible();
  });

  await test.step('it is imported though the answer never arrives, and taken back', async () => {
    await page.route('**/api/admin/mon-hoc/imports', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Nhập 2 dòng' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Đã nhập xong: 1 thêm mới, 1 thay đổi.')).toBeFocused();
    expect(await records.get('mon-hoc', subject.id)).toMatchObject({ name: `${old} nâng cao`, tin_chi: 3, hoc_ky: 5 });
    await expect(page.getByRole('link', { name: added })).toHaveAttribute('href', /\/admin\/mon-hoc\/\d+\/edit$/);
    await expectOpenToEveryone(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Hoàn tác' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Đã hoàn tác việc nhập này')).toBeVisible();
    expect(await records.get('mon-hoc', subject.id)).toMatchObject({ name: old, tin_chi: null });
    await page.getByRole('button', { name: 'Xem lại' }).click();
    await expect(page.getByRole('button', { name: 'Nhập 2 dòng' })).toBeVisible();
    await fileInput(page).setInputFiles(csv('mon.csv', [headings, [String(subject.id), '', '', '', '(xóa)', '']]));
    await expect(page.getByText('Việc nhập này sẽ xóa trắng 1 ô của 1 môn học.')).toBeVisible();
    await expectOpenToEveryone(page);
  });
});

test('cells of a sheet that are merged are told before it is taken in', async ({ page, editor: _ }) => {
  const rows = rowOf('Tên', 'Mô tả') + rowOf(ownName('Nghề'), 'Chung') + rowOf(ownName('Nghề khác'));
  const others = {
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells></worksheet>`,
  };
  await page.goto('/admin/nghe-nghiep/nhap');
  await fileInput(page).setInputFiles({
    name: 'nghe.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await bookOf({ rows: '', others })),
  });
  await expect(page.getByText('Ô gộp B2:B3: chỉ ô đầu có giá trị')).toBeVisible();
});

test('what does not come back with an import that is taken back is told', async ({ page, editor: _, records }) => {
  const [before, after] = [ownName('Danh mục cũ'), ownName('Danh mục mới')];
  const old = await records.create('danh-muc', { name: before });
  await records.create('danh-muc', { name: after });
  const story = await records.create('bai-viet', {
    title: ownName('Bài'),
    video_url: video,
    category_id: old.id,
    status: 'draft',
  });
  await page.goto('/admin/bai-viet/nhap');
  await fileInput(page).setInputFiles(
    csv('bai.csv', [
      ['Mã số', 'Danh mục'],
      [String(story.id), after],
    ]),
  );
  await page.getByRole('button', { name: 'Nhập 1 dòng' }).click();
  await expect(page.getByText('Đã nhập xong: 1 thay đổi.')).toBeFocused();
  await records.remove('danh-muc', old.id);
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(page.getByText(`Đã hoàn tác. Không còn nên bỏ qua: danh mục “${before}”.`)).toBeFocused();
});
