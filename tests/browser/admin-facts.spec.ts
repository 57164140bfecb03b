import type { Page } from '@playwright/test';
import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, type Records, test } from '../support/form-editor.ts';
import { draftWritten } from '../support/kept-drafts.ts';

/** What an editor does, counted: a press of a button, a key or a text typed. */
class CountedHand {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.type(text);
  }

  async click(target: ReturnType<Page['getByRole']>): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Opens a dropdown, types and takes what is found first. */
  async choose(box: ReturnType<Page['getByRole']>, text: string): Promise<void> {
    await this.click(box);
    await this.type(text);
    await expect(this.#page.getByRole('option', { name: text }).first()).toBeVisible();
    await this.press('Enter');
  }
}

const hidden = { status: 0 };

async function makeCareer(records: Records, positions: number) {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề'), ...hidden });
  const department = await records.create('bo-phan', { name: ownName('Bộ phận'), nghe_nghiep_id: career.id });
  const make = (_: unknown, order: number) =>
    records.create('vi-tri', { name: ownName('Vị trí'), bo_phan_id: department.id, order });
  const made = await Promise.all(Array.from({ length: positions }, make));
  return { career: String(career['name']), positions: made };
}

const makeMajor = async (records: Records, values: Record<string, unknown> = {}) => {
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm'), ...hidden });
  return records.create('nganh-hoc', { name: ownName('Ngành'), group_id: group.id, ...values });
};

const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

test('66 positions are given their majors in at most 90 interactions, taken back in one', async ({
  page,
  editor: _,
  records,
}) => {
  test.slow();
  const careers = await Promise.all(Array.from({ length: 6 }, () => makeCareer(records, 11)));
  const majors = [await makeMajor(records), await makeMajor(records)];
  const ids = majors.map(({ id }) => id);

  await page.goto('/admin/bang-du-kien');
  const hand = new CountedHand(page);
  const bar = page.getByRole('region', { name: 'Các dòng đã chọn' });
  for (const { career } of careers) {
    await hand.choose(page.getByRole('combobox', { name: 'Nghề nghiệp' }), career);
    await expect(page.getByText('Tổng cộng: 11 bản ghi')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText(career);
    await hand.click(page.getByRole('checkbox', { name: 'Chọn mọi dòng đang hiện' }));
    for (const major of majors) await hand.choose(bar.getByRole('combobox', { name: 'Học ngành nào' }), String(major['name']));
    await hand.click(bar.getByRole('button', { name: 'Đặt cho các dòng đã chọn' }));
  }
  await hand.click(page.getByRole('button', { name: 'Lưu', exact: true }));
  await expect(page.getByText('Đã lưu 66 vị trí.').first()).toBeVisible();
  expect(hand.count).toBeLessThanOrEqual(90);

  const positions = careers.flatMap(({ positions: some }) => some);
  const majorsOf = () => Promise.all(positions.map(async ({ id }) => (await records.get('vi-tri', id))['nganh_hoc_ids']));
  expect(await majorsOf()).toEqual(positions.map(() => ids));

  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(page.getByText('Đã hoàn tác.')).toBeVisible();
  expect(await majorsOf()).toEqual(positions.map(() => []));
});

test('the grid is worked in as in a spreadsheet, and loses nothing', async ({ page, editor, records }) => {
  test.slow();
  const major = await makeMajor(records);
  const { career, positions } = await makeCareer(records, 3);
  const cell = (row: number, column: number) => page.locator(`[data-at="${row}:${column}"]`);
  const [majorsColumn, levelColumn, fromColumn, toColumn] = [2, 3, 7, 8];
  const open = async () => {
    await page.goto('/admin/bang-du-kien/vi-tri');
    await page.getByRole('combobox', { name: 'Nghề nghiệp' }).click();
    await page.keyboard.type(career);
    await page.getByRole('option', { name: career }).click();
    await expect(page.getByText('Tổng cộng: 3 bản ghi')).toBeVisible();
  };
  await test.step('Enter takes what is marked in a list, also where the machine is slower than the editor', async () => {
    await page.goto('/admin/bang-du-kien/vi-tri');
    await page.evaluate(() => {
      const soon = window.setTimeout;
      window.setTimeout = ((run: () => void, ms = 0) => soon(run, ms + 300)) as typeof window.setTimeout;
    });
    await page.getByRole('combobox', { name: 'Nghề nghiệp' }).click();
    await page.keyboard.type(career);
    await expect(page.getByRole('option', { name: career }).first()).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tổng cộng: 3 bản ghi')).toBeVisible();
  });
  await open();

  await test.step('keys move, typing edits, Escape and Tab lead out', async () => {
    await cell(0, levelColumn).click();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: /^Trình độ: / }).selectOption('dai-hoc');
    await page.keyboard.press('Enter');
    await expect(cell(0, levelColumn)).toHaveText('Đại học');
    await expect(cell(1, levelColumn)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(cell(1, majorsColumn)).toBeFocused();
    await page.keyboard.type(String(major['name']));
    await expect(page.getByRole('option', { name: String(major['name']) })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(cell(1, majorsColumn)).toHaveText(String(major['name']));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') ?? null)).toBeNull();
  });

  await test.step('cells of a spreadsheet go where they belong, what is not understood stays in its cell', async () => {
    await cell(0, fromColumn).click();
    // A second click, later, edits nothing: a paste goes into the cells.
    await cell(0, fromColumn).click();
    await expect(page.getByRole('textbox', { name: /^Thu nhập từ: / })).toHaveCount(0);
    await paste(page, '8.000.000\t12 triệu\nkhoảng 9\t\n9000000\t11.000.000\n7.000.000\t8.000.000\n');
    await expect(cell(0, toColumn)).toHaveText('12.000.000');
    await expect(cell(1, fromColumn)).toHaveText('khoảng 9');
    await expect(cell(1, fromColumn)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Đã dán 6 ô. 1 ô chưa hiểu')).toBeVisible();
    await expect(page.getByLabel('Những gì chưa dán được')).toHaveValue('7.000.000\t8.000.000');
    await editor.expectFits();
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Đóng', exact: true }).click();
    await cell(0, fromColumn).focus();
    await page.keyboard.press('Control+z');
    await expect(cell(0, toColumn)).toHaveText('');
    await expect(cell(0, levelColumn)).toHaveText('Đại học');
  });

  await test.step('a refused save tells the cells, and saves nothing', async () => {
    await cell(0, fromColumn).click();
    await page.keyboard.type('8 triệu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Chưa lưu: có ô cần sửa.')).toBeVisible();
    await expect(cell(0, toColumn)).toHaveAttribute('aria-invalid', 'true');
    expect((await records.get('vi-tri', positions[0]!.id))['hoc_van']).toBe('');
    await cell(0, fromColumn).focus();
    await page.keyboard.press('Delete');
    await expect(cell(0, toColumn)).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('what was typed comes back after the page was left', async () => {
    await draftWritten(page, 'dai-hoc');
    page.once('dialog', (dialog) => void dialog.accept());
    await open();
    await page.getByRole('button', { name: 'Điền lại phần gõ dở' }).click();
    await expect(cell(0, levelColumn)).toHaveText('Đại học');
    await expect(cell(1, majorsColumn)).toHaveText(String(major['name']));
  });

  await test.step('what others change meanwhile is merged cell by cell', async () => {
    await records.update('vi-tri', positions[0]!.id, { cong_cu: ['Figma'] });
    await records.update('vi-tri', positions[1]!.id, { nganh_hoc_ids: [], hoc_van: 'thpt' });
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Đã lưu 2 vị trí.').first()).toBeVisible();
    expect(await records.get('vi-tri', positions[0]!.id)).toMatchObject({ hoc_van: 'dai-hoc', cong_cu: ['Figma'] });
    expect(await records.get('vi-tri', positions[1]!.id)).toMatchObject({ hoc_van: 'thpt', nganh_hoc_ids: [major.id] });

    await expect(cell(2, levelColumn)).toHaveText('Thiếu');
    await cell(2, levelColumn).click();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: /^Trình độ: / }).selectOption('dai-hoc');
    await page.keyboard.press('Enter');
    await records.update('vi-tri', positions[2]!.id, { hoc_van: 'thpt' });
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Người khác vừa sửa 1 vị trí')).toBeVisible();
    await cell(2, levelColumn).click();
    await expect(page.getByText('Người khác vừa ghi “Tốt nghiệp THPT”.')).toBeVisible();
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Đã lưu 1 vị trí.').first()).toBeVisible();
    expect(await records.get('vi-tri', positions[2]!.id)).toMatchObject({ hoc_van: 'dai-hoc' });
  });

  await test.step('the dashboard leads to what is missing', async () => {
    await editor.go('/admin');
    await page.getByRole('link', { name: /Vị trí còn thiếu dữ kiện/ }).click();
    await expect(page.getByLabel('Dữ kiện', { exact: true })).toHaveValue('missing');
    await expect(page.getByRole('row').nth(1)).toContainText('Thiếu');
  });
});

test('a code that is likely wrong is told at its field, mended with a press, or known', async ({ page, editor, records }) => {
  const { id } = await makeMajor(records, { name: 'Thiết kế đồ họa', slug: `do-hoa-${Date.now()}`, bac: 'dai-hoc' });
  await editor.open(`/admin/nganh-hoc/${id}/edit`);
  await editor.fill({ 'Mã ngành': 'D210403' });
  await page.getByRole('button', { name: 'Dùng mã 7210403' }).click();
  await expect(editor.field('Mã ngành')).toHaveValue('7210403');
  await expect(editor.field('Mã ngành')).toBeFocused();
  await editor.openGroups('Tuyển sinh', 'Dữ kiện');
  await editor.addTags('Tổ hợp xét tuyển', 'D78', 'X06: Toán, Lý, Tin');
  await expect(
    page.getByText('X06 không có trong danh sách của trang; trang sẽ ghi các môn kèm theo: Toán, Vật lí, Tin học.'),
  ).toBeVisible();
  const warning = page.getByText('không còn bài thi Khoa học xã hội');
  await expect(warning).toBeVisible();
  await expectOpenToEveryone(page);
  await page
    .getByRole('main')
    .locator('[data-tone="warning"]', { has: warning })
    .getByRole('button', { name: 'Đã biết' })
    .click();
  await expect(page.getByText('Đã biết: Từ năm 2025')).toBeVisible();
  await page.getByRole('button', { name: 'Vẫn đúng' }).click();
  await editor.saveAndRead('Cập nhật ngành học thành công!');
  const saved = await records.get('nganh-hoc', id);
  expect(saved).toMatchObject({ ma_nganh: '7210403', to_hop: ['D78', 'X06: Toán, Lý, Tin'], da_biet: ['to_hop:D78'] });
  expect(saved['kiem_tra']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('codes that nobody can apply with are asked about once: in the grid, in the form and in a sheet', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const name = ownName('Ngành chép mã');
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm'), ...hidden });
  const make = (order: number) => records.create('nganh-hoc', { name: `${name} ${order}`, group_id: group.id, order, ...hidden });
  const majors = [await make(1), await make(2), await make(3)];
  const codes = async () => Promise.all(majors.map(async ({ id }) => (await records.get('nganh-hoc', id))['ma_nganh']));
  const asked = page.getByRole('dialog', { name: '3 mã lạ' });
  const save = page.getByRole('button', { name: 'Lưu', exact: true });

  await test.step('pasted into the grid', async () => {
    await page.goto(`/admin/bang-du-kien/nganh-hoc?keyword=${encodeURIComponent(name)}`);
    const cell = page.locator('[data-at="0:2"]');
    await cell.click();
    await paste(page, 'abc\n99999\n7210999');
    await expect(cell).toHaveText('abc Mã lạ');
    // Nobody can apply with it, whatever the school knows.
    await expect(page.getByRole('button', { name: 'Đã biết' })).toHaveCount(0);
    await save.click();
    await expect(asked).toContainText(/: Mã lạ “abc”/);
    await expect(asked).toContainText('“99999”');
    await expect(asked).toContainText('“7210999”');
    await expectOpenToEveryone(page);
    await asked.getByRole('button', { name: 'Quay lại chỉnh sửa' }).click();
    expect(await codes()).toEqual(['', '', '']);
    await save.click();
    await asked.getByRole('button', { name: 'Vẫn lưu' }).click();
    await expect(page.getByText('Đã lưu 3 ngành học.').first()).toBeVisible();
    expect(await codes()).toEqual(['abc', '99999', '7210999']);
  });

  await test.step('typed into a form; what was stored before asks nothing', async () => {
    await editor.open(`/admin/nganh-hoc/${majors[0]!.id}/edit`);
    await editor.fill({ 'Mô tả ngắn': 'Mã cũ để nguyên.' });
    await editor.saveAndRead('Cập nhật ngành học thành công!');
    await editor.open(`/admin/nganh-hoc/${majors[0]!.id}/edit`);
    await editor.fill({ 'Mã ngành': 'D210' });
    await editor.save();
    await page.getByRole('dialog', { name: '1 mã lạ' }).getByRole('button', { name: 'Quay lại chỉnh sửa' }).click();
    await expect(save).toBeFocused();
    await editor.fill({ 'Mã ngành': '7210403' });
    await editor.saveAndRead('Cập nhật ngành học thành công!');
  });

  await test.step('read from a sheet', async () => {
    const lines = ['abcd', '7210998', '12345'].map((code, at) => `${majors[at]!.id};${code}`);
    await editor.go('/admin/nganh-hoc/nhap');
    const content = ['Mã số;Mã ngành', ...lines].join('\n');
    await page
      .getByLabel('Tệp Excel hoặc CSV')
      .setInputFiles({ name: 'nganh.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await expect(page.getByRole('table')).toContainText('Mã lạ “abcd”');
    await page.getByRole('button', { name: 'Nhập 3 dòng' }).click();
    await expect(asked).toContainText(`Dòng 2, “${name} 1”: `);
    await expect(asked).toContainText('Bạn vẫn muốn nhập?');
    await asked.getByRole('button', { name: 'Quay lại chỉnh sửa' }).click();
    expect(await codes()).toEqual(['7210403', '99999', '7210999']);
    await page.getByRole('button', { name: 'Nhập 3 dòng' }).click();
    await asked.getByRole('button', { name: 'Vẫn nhập' }).click();
    await expect(page.getByText('Đã nhập xong: 3 thay đổi.')).toBeVisible();
  });

  await test.step('the dashboard leads to them', async () => {
    await editor.go('/admin');
    await page.getByRole('link', { name: /Ngành học có mã lạ/ }).click();
    await expect(page.getByRole('grid')).toContainText('Mã lạ');
  });
});
