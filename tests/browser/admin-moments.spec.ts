import type { Locator, Route } from '@playwright/test';
import type { DashboardWork } from '#shared/answers/dashboard.ts';
import { toDateTimeLocal, viDateTime } from '#shared/formats/vi-date.ts';
import { expectAsOpen, expectOpenToEveryone } from '../support/axe.ts';
import { expect, ownName, test } from '../support/form-editor.ts';

const day = 86_400_000;
const video = { video_url: 'https://youtu.be/dQw4w9WgXcQ' };
const ahead = (days: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + days * day);

/** '08:00 ngày 24/11/2026' */
function timeOnDay(moment: Date): string {
  const [date, time] = viDateTime(moment).split(' ');
  return `${time} ngày ${date}`;
}

test('a draft is gone on with from the overview by one press, which also tells what comes and what was done', async ({
  page,
  editor,
  records,
}) => {
  const [title, comes] = [ownName('Bài viết dở'), ownName('Bài sắp hiện')];
  await records.create('bai-viet', { title: comes, ...video, status: 'published', published_at: ahead(0.01).toISOString() });
  // Saved at the last moment, and what was done is compared with the answer: other tests save meanwhile, and few lines are shown.
  const saveFirst = async (route: Route) => {
    await records.create('bai-viet', { title, ...video });
    await route.continue();
  };
  await page.route('**/api/admin/dashboard', saveFirst, { times: 1 });
  const answered = page.waitForResponse('**/api/admin/dashboard');
  await editor.go('/admin');
  const { data } = (await (await answered).json()) as { data: DashboardWork };
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Sắp tới').getByRole('listitem').filter({ hasText: comes })).toContainText('Tự hiện');
  await expect(part('Vừa thay đổi').getByRole('listitem')).toContainText(data.changes.map((change) => change.title ?? ''));
  await expect(part('Còn thiếu').getByRole('link').first()).toBeVisible();
  await expectOpenToEveryone(page);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await editor.expectFits();
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  let presses = 0;
  const press = async (target: Locator) => {
    await target.click();
    presses += 1;
  };
  await press(part('Chưa xuất bản').getByRole('link', { name: title }));
  await expect(editor.field('Tiêu đề')).toHaveValue(title);
  expect(presses).toBeLessThanOrEqual(1);
});

test('an article waits for its time, is told apart in the list, and goes at another', async ({ page, editor, records }) => {
  const [appears, hides] = [ahead(2), ahead(9)];
  const title = ownName('Bài hẹn giờ');
  const { id } = await records.create('bai-viet', { title, ...video, published_at: appears.toISOString() });
  await editor.open(`/admin/bai-viet/${id}/edit`);
  const status = page.getByRole('radiogroup', { name: 'Trạng thái' });
  await expect(status.getByRole('radio', { name: 'Nháp' })).toBeChecked();
  await expect(page.getByText('Bài đang là Nháp thì có ngày cũng không tự hiện. Chọn “Hẹn giờ” để bài tự hiện.')).toBeVisible();
  await expectAsOpen(page);
  await page.getByRole('button', { name: 'Hẹn giờ', exact: true }).click();
  await expect(status.getByRole('radio', { name: 'Hẹn giờ' })).toBeChecked();
  await expect(page.getByText(`Bài tự hiện lúc ${timeOnDay(appears)}`)).toBeVisible();
  await expect(editor.field('Ngày xuất bản')).toBeFocused();
  // Another choice takes the time away, and this one asks for it again.
  await status.getByRole('radio', { name: 'Đã xuất bản' }).check();
  await expect(page.getByText('Bài hiện ngay khi lưu.')).toBeVisible();
  await expect(editor.field('Ngày xuất bản')).toHaveValue('');
  await status.getByRole('radio', { name: 'Hẹn giờ' }).check();
  await expect(page.getByText('Bài tự hiện lúc 08:00 ngày')).toBeVisible();
  // Emptied, or over: refused at its input, by the button and the key, and nothing is saved.
  const bar = page.getByRole('button', { name: /^Trạng thái: / });
  await expect(bar).toContainText('Trạng thái: Hẹn giờ');
  const moment = editor.field('Ngày xuất bản');
  await moment.fill('');
  await editor.save();
  await expect(page.getByText('Hãy chọn ngày giờ để bài tự hiện.')).toBeVisible();
  await expect(status.getByRole('radio', { name: 'Hẹn giờ' })).toBeChecked();
  await moment.fill(toDateTimeLocal(ahead(-1)));
  await moment.press('Control+s');
  await expect(page.getByText('Hãy chọn ngày giờ ở sau lúc này.')).toBeVisible();
  await expect(status.getByRole('radio', { name: 'Hẹn giờ' })).toBeChecked();
  await expect(bar).toContainText('Trạng thái: Hẹn giờ');
  expect((await records.get('bai-viet', id)).version).toBe(1);
  await moment.fill(toDateTimeLocal(appears));

  const hideAt = editor.field('Tự ẩn lúc');
  await expect(hideAt).toHaveCount(0);
  await page.getByRole('button', { name: 'Tự ẩn lúc …' }).click();
  await expect(hideAt).toBeFocused();
  await hideAt.fill(toDateTimeLocal(ahead(1)));
  await editor.save();
  await expect(page.getByRole('main').getByText('Giờ tự ẩn phải ở sau ngày xuất bản')).toBeVisible();
  await hideAt.fill(toDateTimeLocal(hides));
  await expect(page.getByText(`Tự ẩn lúc ${timeOnDay(hides)}, không cần ai bấm.`)).toBeVisible();
  await expectOpenToEveryone(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await editor.expectFits();
  await page.setViewportSize({ width: 1280, height: 800 });
  await editor.saveAndRead('Cập nhật bài viết thành công!');

  await editor.go('/admin/bai-viet?sort_by=id&sort_order=desc');
  await page.getByLabel('Trạng thái').selectOption('Hẹn giờ');
  const row = await editor.rowHere(title);
  const short = (moment: Date) => {
    const [date = '', time] = viDateTime(moment).split(' ');
    return `${viDateTime(new Date()).slice(6, 10) === date.slice(6) ? date.slice(0, 5) : date} ${time}`;
  };
  await expect(row).toContainText('Hẹn giờ');
  await expect(row).toContainText(short(appears));
  await expect(row).toContainText(`Ẩn lúc ${short(hides)}`);
  const button = row.getByRole('button', { name: /Hẹn giờ|Nháp|Đã xuất bản/ });
  /** A press while the one before is on its way is none. */
  const press = async () => {
    await expect(button).not.toHaveAttribute('aria-busy');
    await button.click();
  };
  await press();
  await expect(button).toHaveText('Nháp');
  await press();
  const dialog = page.getByRole('dialog', { name: 'Xuất bản bài viết này lúc nào?' });
  await expect(dialog).toContainText(timeOnDay(appears));
  await expectAsOpen(page);
  await dialog.getByRole('button', { name: 'Hẹn giờ' }).click();
  await expect(button).toContainText('Hẹn giờ');
  await press();
  await expect(button).toHaveText('Nháp');
  await press();
  await dialog.getByRole('button', { name: 'Hiện ngay' }).click();
  await expect(button).toContainText('Đã xuất bản');
  expect((await page.request.get(`/api/bai-viet/${(await records.get('bai-viet', id)).slug}`)).status()).toBe(200);
});
