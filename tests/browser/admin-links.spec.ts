import { expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

const video = {
  video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  youtube_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
};

test('majors are listed in a position, and positions added and taken out again in the form of a major', async ({
  page,
  editor,
  records,
}) => {
  const career = await records.create('nghe-nghiep', { name: ownName('Nghề gắn') });
  const department = await records.create('bo-phan', { name: ownName('Bộ phận gắn'), nghe_nghiep_id: career.id });
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm gắn') });
  const [near, far] = [ownName('Ngành gần'), ownName('Ngành xa')];
  const nearest = await records.create('nganh-hoc', { name: near, group_id: group.id, ...video });
  const other = await records.create('nganh-hoc', { name: far, group_id: group.id, ...video });
  const [first, second] = [ownName('Vị trí một'), ownName('Vị trí hai')];
  const job = await records.create('vi-tri', { name: first, bo_phan_id: department.id, ...video });
  const later = await records.create('vi-tri', { name: second, bo_phan_id: department.id, status: 0, ...video });

  await test.step('the keyboard alone fills a list and puts it in order', async () => {
    await editor.open(`/admin/vi-tri/${job.id}/edit`);
    await editor.openGroups('Liên kết');
    const box = page.getByRole('combobox', { name: 'Học ngành nào' });
    const picks = page.getByRole('list', { name: 'Học ngành nào' }).getByRole('listitem');
    await box.focus();
    for (const name of [far, near]) {
      await page.keyboard.type(name);
      await page.getByRole('option', { name }).waitFor();
      await page.keyboard.press('Enter');
      await expect(picks.filter({ hasText: name })).toHaveCount(1);
    }
    await expect(page.getByText('Có thay đổi chưa lưu.')).toBeVisible();
    await page.getByRole('button', { name: `Đưa lên trước: ${near}` }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(picks).toContainText([near, far]);
    await expect(page.getByRole('button', { name: `Đưa ra sau: ${near}` })).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Cập nhật vị trí thành công!', { exact: true })).toBeVisible();
    expect((await records.get('vi-tri', job.id))['nganh_hoc_ids']).toEqual([nearest.id, other.id]);
  });

  await test.step('the other side shows it, and changes it at once', async () => {
    await editor.open(`/admin/nganh-hoc/${nearest.id}/edit`);
    await editor.openGroups('Liên kết');
    const panel = page.getByRole('region', { name: 'Được gắn ở nơi khác' });
    const list = panel.getByRole('list', { name: 'Học xong làm gì' }).getByRole('listitem');
    await expect(list).toHaveText([first]);
    const box = panel.getByRole('combobox', { name: 'Học xong làm gì' });
    await box.click();
    await box.fill(second);
    await panel.getByRole('option', { name: second }).click();
    await expect(list.filter({ hasText: `${second} (Ẩn)` })).toHaveCount(1);
    expect((await records.get('vi-tri', later.id))['nganh_hoc_ids']).toEqual([nearest.id]);
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(list).toHaveText([first]);
    // What was pressed goes with its notice and lets the focus go, which would close what is offered.
    await expect(page.getByRole('button', { name: 'Hoàn tác' })).toHaveCount(0);
    await box.click();
    await box.fill(second);
    await panel.getByRole('option', { name: second }).click();
    await expect(list).toHaveCount(2);
    await panel.getByRole('button', { name: `Gỡ khỏi ${first}` }).click();
    await expect(list).toHaveCount(1);
    await expect(panel.getByRole('button', { name: `Gỡ khỏi ${second}` })).toBeFocused();
    expect((await records.get('vi-tri', job.id))['nganh_hoc_ids']).toEqual([other.id]);
    await editor.expectFits();
    await expectOpenToEveryone(page);
    await expect(page.getByText('Có thay đổi chưa lưu.')).toBeHidden();
  });

  await test.step('deleting it says from how many places it is taken out, and one press takes all back', async () => {
    const row = await editor.row('nganh-hoc', near);
    await row.getByRole('button', { name: 'Xóa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Xác nhận xóa' });
    await expect(dialog).toContainText('Được gắn ở 1 vị trí.');
    await dialog.getByRole('button', { name: 'Xóa và gỡ khỏi 1 vị trí' }).click();
    await expect(row).toHaveCount(0);
    expect((await records.get('vi-tri', later.id))['nganh_hoc_ids']).toEqual([]);
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(row).toHaveCount(1);
    expect((await records.get('vi-tri', later.id))['nganh_hoc_ids']).toEqual([nearest.id]);
  });
  // What lists another would keep it from being deleted when the test ends.
  for (const { id } of [job, later]) await records.update('vi-tri', id, { nganh_hoc_ids: [] });
});

test('a wrong cell of a table is told at the cell, and Enter goes on to the next row', async ({ page, editor, records }) => {
  const group = await records.create('nhom-nganh', { name: ownName('Nhóm bảng') });
  const major = await records.create('nganh-hoc', { name: ownName('Ngành bảng'), group_id: group.id, ...video });
  await editor.open(`/admin/nganh-hoc/${major.id}/edit`);
  await editor.openGroups('Tuyển sinh', 'Dữ kiện');
  await page.getByRole('button', { name: 'Thêm năm' }).click();
  const rows = page.getByRole('group', { name: /^Năm \d+$/ });
  await expect(rows.first().getByLabel('Năm', { exact: true })).toBeFocused();
  await page.keyboard.type('2026');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1).getByLabel('Năm', { exact: true })).toBeFocused();
  // An empty row is enough.
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await page.keyboard.type('1999');
  await editor.save();
  const wrong = rows.nth(1).getByLabel('Năm', { exact: true });
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription('Năm phải là số nguyên từ 2000 đến 2100');
  await wrong.fill('2025');
  await expect(wrong).not.toHaveAttribute('aria-invalid', 'true');
  await editor.field('Thời gian học').fill('4,5');
  await page.getByRole('checkbox', { name: 'Số liệu minh họa' }).check();
  await expectOpenToEveryone(page);
  await editor.saveAndRead('Cập nhật ngành học thành công!');
  const { chi_tieu: quotas, thoi_gian: years, minh_hoa: illustrative } = await records.get('nganh-hoc', major.id);
  expect([quotas, years, illustrative]).toEqual([
    [
      { nam: 2026, so: null },
      { nam: 2025, so: null },
    ],
    4.5,
    true,
  ]);
});
