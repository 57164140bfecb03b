import type { Locator, Page } from '@playwright/test';
import { expectAsOpen } from '../support/axe.ts';
import { expect, ownName, type Records, test } from '../support/form-editor.ts';

/** Counts what an editor does: clicks, drags, keys of commands; a word that is typed counts one. */
class Counted {
  count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  click = (target: Locator, how?: Parameters<Locator['click']>[0]) => this.#after(target.click(how));
  press = (key: string) => this.#after(this.page.keyboard.press(key));
  type = (text: string) => this.#after(this.page.keyboard.type(text));

  async drag(from: Locator, to: Locator): Promise<void> {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (start === null || end === null) throw new Error('Nothing to drag.');
    const { mouse } = this.page;
    await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await mouse.down();
    await mouse.move(start.x + start.width / 2, start.y + 20, { steps: 3 });
    await mouse.move(start.x + start.width / 2, end.y + 4, { steps: 8 });
    await this.#after(mouse.up());
  }

  async #after(work: Promise<void>): Promise<void> {
    await work;
    this.count += 1;
  }
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Chọn ${name}`, exact: true });
const command = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Làm với các bản ghi đã chọn' }).getByRole('button', { name, exact: true });

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hoàn tác', exact: true }).click();
  await expect(page.getByText('Đã hoàn tác.', { exact: true })).toBeVisible();
}

async function department(records: Records, name: string) {
  const trade = await records.create('nghe-nghiep', { name: ownName('Nghề của danh sách') });
  return records.create('bo-phan', { name: ownName(name), nghe_nghiep_id: trade.id });
}

const positions = (records: Records, home: number, count: number): Promise<{ id: number; name: string }[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const name = ownName(`Chỗ ${String(at + 1).padStart(2, '0')}`);
      return { id: (await records.create('vi-tri', { name, bo_phan_id: home, order: at + 1 })).id, name };
    }),
  );

const names = (page: Page) => page.locator('td[data-role="title"]');

test('three of fourteen rows move to their places and are saved in one, by hand and by keys', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const home = await department(records, 'Tổ xếp');
  const all = (await positions(records, home.id, 14)).map(({ name }) => name);
  await editor.go(`/admin/vi-tri`);
  await expect(page.getByText('Chọn một bộ phận và sắp theo Thứ tự để xếp lại')).toBeVisible();
  await editor.go(`/admin/vi-tri?bo_phan_id=${home.id}`);
  const work = new Counted(page);
  await work.click(page.getByRole('button', { name: 'Xếp lại thứ tự' }));
  await expect(names(page)).toHaveText(all);
  const handle = (name: string) => page.getByRole('button', { name: `Kéo ${name}`, exact: true });
  await work.drag(handle(all[9]!), handle(all[2]!));
  const place = (name: string) => page.getByRole('textbox', { name: `Chỗ của ${name}`, exact: true });
  await work.click(place(all[12]!));
  await work.type('1');
  await work.click(place(all[0]!));
  await work.type('14');
  await work.click(page.getByRole('button', { name: 'Lưu thứ tự' }));
  expect(work.count).toBeLessThanOrEqual(8);
  const wanted = [
    all[12],
    all[1],
    all[9],
    all[2],
    all[3],
    all[4],
    all[5],
    all[6],
    all[7],
    all[8],
    all[10],
    all[11],
    all[13],
    all[0],
  ];
  await editor.go(`/admin/vi-tri?bo_phan_id=${home.id}&per_page=20`);
  await expect(names(page)).toHaveText(wanted as string[]);

  await page.getByRole('button', { name: 'Xếp lại thứ tự' }).click();
  await handle(all[12]!).focus();
  for (const key of ['ArrowDown', 'End', 'ArrowUp', 'Home', 'ArrowDown']) await page.keyboard.press(key);
  await expect(handle(all[12]!)).toBeFocused();
  await expect(names(page).nth(1)).toHaveText(all[12]!);
  const row = page.getByRole('row').filter({ hasText: all[1]! });
  for (const button of ['Xuống cuối', 'Lên', 'Lên đầu', 'Xuống', 'Xuống']) {
    await row.getByRole('button', { name: button, exact: true }).press('Enter');
    await expect(row.getByRole('button', { name: button, exact: true })).toBeFocused();
  }
  await expectAsOpen(page);
  await page.getByRole('button', { name: 'Lưu thứ tự' }).click();
  await expect(page.getByRole('button', { name: 'Xếp lại thứ tự' })).toBeFocused();
  await expect(names(page).nth(2)).toHaveText(all[1]!);
  await undo(page);
  await expect(names(page)).toHaveText(wanted as string[]);

  await page.getByRole('button', { name: 'Xếp lại thứ tự' }).click();
  await handle(all[12]!).press('End');
  await page.getByRole('button', { name: 'Bỏ', exact: true }).click();
  await expect(names(page)).toHaveText(wanted as string[]);
});

test('eight subjects are hidden, and five positions moved, in few steps and undone in one', async ({ page, editor, records }) => {
  test.slow();
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm ẩn') });
  const major = await records.create('nganh-hoc', { name: ownName('Ngành ẩn'), group_id: group.id });
  const subjects = Array.from({ length: 10 }, (_, at) => ownName(`Môn ${at + 1}`));
  const make = (name: string, at: number) => records.create('mon-hoc', { name, nganh_hoc_id: major.id, order: at + 1 });
  await Promise.all(subjects.map(make));
  await editor.go(`/admin/mon-hoc?nganh_hoc_id=${major.id}`);
  let work = new Counted(page);
  const height = async () => ((await names(page).first().boundingBox())?.y ?? 0) + (await page.evaluate(() => window.scrollY));
  await expect(names(page)).toHaveCount(10);
  const top = await height();
  for (const name of subjects.slice(0, 7)) await work.click(box(page, name));
  await work.click(box(page, subjects[9]!));
  expect(await height()).toBe(top);
  await expectAsOpen(page);
  await work.click(command(page, 'Ẩn'));
  expect(work.count).toBeLessThanOrEqual(11);
  await expect(page.getByText('Đã cập nhật 8 môn học.', { exact: true })).toBeVisible();
  const hidden = page.getByRole('row').getByRole('button', { name: 'Ẩn', exact: true });
  await expect(hidden).toHaveCount(8);
  await undo(page);
  await expect(hidden).toHaveCount(0);

  await test.step('by a range, by all that match, and refused by name', async () => {
    await box(page, subjects[1]!).click();
    await box(page, subjects[4]!).click({ modifiers: ['Shift'] });
    await expect(page.getByText('Đã chọn 4', { exact: true })).toBeVisible();
    await editor.go(`/admin/mon-hoc?nganh_hoc_id=${major.id}&per_page=5`);
    await page.getByRole('checkbox', { name: 'Chọn cả trang' }).check();
    await page.getByRole('button', { name: 'Chọn tất cả 10' }).click();
    await command(page, 'Ẩn').click();
    await expect(page.getByText('Đã cập nhật 10 môn học.', { exact: true })).toBeVisible();
    await undo(page);
    const empty = await records.create('nganh-hoc', { name: ownName('Ngành trống'), group_id: group.id });
    await editor.go(`/admin/nganh-hoc?group_id=${group.id}`);
    for (const { name } of [major, empty] as { name?: string }[]) await box(page, String(name)).check();
    await command(page, 'Xóa').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
    await expect(page.getByRole('dialog', { name: 'Chưa xóa bản ghi nào' })).toContainText(
      `${String(major['name'])}: Ngành học này còn 10 môn học, hãy chuyển hoặc xóa chúng trước.`,
    );
    await page.keyboard.press('Escape');
    await expect(names(page)).toHaveCount(2);
  });

  const [from, to] = [await department(records, 'Tổ cũ'), await department(records, 'Tổ đích')];
  const moved = await positions(records, from.id, 6);
  await editor.go(`/admin/vi-tri?bo_phan_id=${from.id}`);
  work = new Counted(page);
  for (const { name } of moved.slice(0, 5)) await work.click(box(page, name));
  await work.click(command(page, 'Chuyển sang …'));
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await work.type(String(to['name']).toLocaleLowerCase('vi'));
  // The choices come from the server: Enter takes the first once it is there.
  await expect(page.getByRole('option', { name: String(to['name']) })).toHaveAttribute('data-combobox-selected', 'true');
  await work.press('Enter');
  await work.click(page.getByRole('dialog').getByRole('button', { name: 'Chuyển', exact: true }));
  expect(work.count).toBeLessThanOrEqual(9);
  await expect(names(page)).toHaveCount(1);
  await undo(page);
  await expect(names(page)).toHaveCount(6);
});

test('one press on the status hides a record where it stands; what would go along is told first', async ({
  page,
  editor,
  records,
}) => {
  const home = await department(records, 'Tổ mở');
  const [only] = await positions(records, home.id, 1);
  await editor.go(`/admin/vi-tri?bo_phan_id=${home.id}&status=active`);
  const row = page.getByRole('row').filter({ hasText: only!.name });
  await row.getByRole('button', { name: 'Hiển thị', exact: true }).click();
  await expect(row.getByRole('button', { name: 'Ẩn', exact: true })).toBeFocused();
  await expect(page.getByText(`Đã ẩn vị trí “${only!.name}”.`, { exact: true })).toBeVisible();
  expect((await records.get('vi-tri', only!.id))['status']).toBe(0);
  await page.keyboard.press('Control+z');
  await expect(row.getByRole('button', { name: 'Hiển thị', exact: true })).toBeVisible();

  await editor.go(`/admin/nghe-nghiep?keyword=${encodeURIComponent(String(home['nghe_nghiep_name']))}`);
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Hiển thị', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ẩn theo: 1 bộ phận, 1 vị trí');
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await expect(page.getByRole('row').nth(1).getByRole('button', { name: 'Hiển thị', exact: true })).toBeFocused();
});

test('after a save one is back at the row, wherever it is, and what hides a record is told', async ({
  page,
  editor,
  records,
}) => {
  test.slow();
  const home = await department(records, 'Tổ trở lại');
  const all = await positions(records, home.id, 12);
  const last = all[11]!;
  const list = `/admin/vi-tri?bo_phan_id=${home.id}&per_page=5`;
  await editor.go(list);
  await page.getByRole('button', { name: 'Trang 3', exact: true }).click();
  await page.getByRole('link', { name: last.name, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
  await editor.field('Thứ tự').fill('0');
  await editor.saveAndRead('Cập nhật vị trí thành công!');
  // It stands first now, and the list has turned to it.
  await expect(page).toHaveURL(list);
  const row = page.getByRole('row').filter({ hasText: last.name });
  await expect(row).toHaveAttribute('data-marked', 'true');

  await editor.go(`${list}&status=inactive`);
  await expect(page.getByText('Không có vị trí nào khớp bộ lọc.')).toBeVisible();
  const add = page.getByRole('link', { name: 'Thêm vị trí' }).first();
  await expect(add).toHaveAttribute('href', `/admin/vi-tri/create?bo_phan_id=${home.id}`);
  await add.click();
  await expect(page.getByRole('combobox', { name: 'Bộ phận' })).toHaveValue(String(home['name']));
  await expect(editor.field('Thứ tự')).toHaveValue('12');
  const name = ownName('Chỗ mới');
  await editor.field('Tên').fill(name);
  await editor.field('Video YouTube').fill('https://youtu.be/dQw4w9WgXcQ');
  await editor.saveAndRead('Tạo vị trí thành công!');
  records.adopt('vi-tri', (await records.find('vi-tri', name)).id);
  await expect(page.getByText(`Đã lưu “${name}”. Danh sách đã bỏ bộ lọc để hiện mục này.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveAttribute('data-marked', 'true');
  await expectAsOpen(page);
  await page.getByRole('button', { name: 'Lọc lại như trước' }).click();
  await expect(page).toHaveURL(/status=inactive/);
  await expect(page.getByText('Không có vị trí nào khớp bộ lọc.')).toBeVisible();

  await records.update('bo-phan', home.id, { status: 0 });
  await editor.go(list);
  await expect(row).toContainText(`Ẩn theo bộ phận “${String(home['name'])}”`);
  await row.getByRole('link', { name: last.name, exact: true }).click();
  await expect(page.getByText(`Ẩn theo bộ phận “${String(home['name'])}”: khách chưa xem được vị trí này`)).toBeVisible();
  // Its page is none to visitors, and can be looked at all the same.
  await expect(page.getByRole('button', { name: 'Xem trước' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Xem trên trang' })).toHaveCount(0);
  await page.getByText('Quay lại').click();
  await expect(page).toHaveURL(list);
  await expect(row).toBeVisible();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('cho 03');
  await expect(names(page)).toContainText([all[2]!.name]);
  await expect(names(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveCount(5);
});

test('twelve rows fit a low window, and their heads stay in sight', async ({ page, editor }) => {
  await page.setViewportSize({ width: 1280, height: 768 });
  await editor.go('/admin/vi-tri?per_page=20');
  await expect(page.getByRole('row').nth(12)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Thoáng' }).click();
  await expect(page.getByRole('row').nth(12)).not.toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Thoáng' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('row').nth(18).scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Tên' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Gọn', exact: true }).click();
});
