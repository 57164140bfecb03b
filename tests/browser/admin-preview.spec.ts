import type { Page } from '@playwright/test';
import { expect, ownName, picture, test } from '../support/form-editor.ts';
import { watchPolicy } from '../support/watch-policy.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const frameOf = (page: Page) => page.locator('iframe[title="Trang xem trước"]');
const scrolled = (page: Page) => frameOf(page).evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollY);

test('the page follows the form beside it after one press, and nothing of it is kept', async ({ page, editor, records }) => {
  const refused = await watchPolicy(page);
  const sections = Array.from({ length: 6 }, (_, place) => ({
    title: `Mục ${place + 1}`,
    content: 'Chữ đã lưu. '.repeat(40),
    list: [],
  }));
  const title = ownName('Bài xem trước');
  const { id } = await records.create('bai-viet', {
    title,
    content: sections,
    status: 'published',
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
  });
  await page.setViewportSize({ width: 1400, height: 800 });
  await editor.open(`/admin/bai-viet/${id}/edit`);
  await expect(page.getByRole('link', { name: 'Xem trên trang' })).toBeVisible();
  await editor.fill({ 'Tóm tắt': 'Chưa lưu ở đâu cả.' });

  await button(page, 'Xem trước').click();
  const shown = page.frameLocator('iframe[title="Trang xem trước"]');
  await expect(shown.getByText('Chưa lưu ở đâu cả.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Xem trước' }).getByRole('status')).toContainText('Chưa lưu gì.');
  await expect(button(page, 'Xem trước')).toBeFocused();
  await editor.expectFits();

  // What stands below is the same node as before; the page goes to what changes, and stays while that is in sight.
  await frameOf(page).evaluate((frame: HTMLIFrameElement) => {
    frame.contentWindow?.scrollTo(0, 500);
    frame.contentDocument?.querySelector('main h2')?.setAttribute('data-drawn', 'once');
  });
  await editor.field('Tiêu đề').press('End');
  await editor.field('Tiêu đề').pressSequentially(' <thêm>');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`${title} <thêm>`);
  await expect(editor.field('Tiêu đề')).toBeFocused();
  await expect(shown.getByRole('heading', { level: 1 })).toBeInViewport();
  const place = await scrolled(page);
  await editor.field('Tiêu đề').pressSequentially('!');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`${title} <thêm>!`);
  expect(await scrolled(page)).toBe(place);
  await expect(shown.locator('[data-drawn=once]')).toHaveCount(1);
  await editor.fill({ 'Tiêu đề': '' });
  await editor.fill({ 'Tóm tắt': 'Gõ tiếp khi chưa có tiêu đề.' });
  await expect(shown.getByText('Gõ tiếp khi chưa có tiêu đề.')).toBeVisible();
  await editor.pick('Ảnh bìa', await picture('ảnh mới.png'));
  await expect(page.getByText('Ảnh vừa chọn sẽ hiện ở đây sau khi lưu.')).toBeVisible();

  // Its links lead nowhere.
  await shown.getByRole('link', { name: 'Trang chủ' }).first().click();
  await expect(shown.getByText('Gõ tiếp khi chưa có tiêu đề.')).toBeAttached();
  await page.route('**/api/admin/bai-viet/preview', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Máy chủ đang bận.' } }),
  );
  await editor.fill({ 'Tóm tắt': 'Lúc máy chủ bận.' });
  await expect(page.getByText('Chưa theo kịp phần đang gõ: Máy chủ đang bận.')).toBeVisible();
  await page.unroute('**/api/admin/bai-viet/preview');
  await editor.fill({ 'Tóm tắt': 'Lúc hết bận.' });
  await expect(shown.getByText('Lúc hết bận.')).toBeVisible();
  await expect(page.getByText('Chưa theo kịp phần đang gõ')).toHaveCount(0);
  await page.getByRole('region', { name: 'Xem trước' }).getByRole('button', { name: 'Đóng' }).click();
  await expect(frameOf(page)).toHaveCount(0);
  await expect(button(page, 'Xem trước')).toBeFocused();
  expect(await records.get('bai-viet', id)).toMatchObject({ title, excerpt: '', version: 1 });

  // A new record, on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.go('/admin/vi-tri/create');
  await editor.fill({ Tên: 'Vị trí chưa có' });
  await button(page, 'Xem trước').click();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Vị trí chưa có');
  await expect(shown.getByText('Chưa chọn nghề nghiệp').first()).toBeVisible();
  await shown.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await expect(frameOf(page)).toHaveCount(0);
  await expect(button(page, 'Xem trước')).toBeFocused();
  await expect(editor.field('Tên')).toHaveValue('Vị trí chưa có');
  expect(refused.filter((told) => !told.includes('503'))).toEqual([]);
});
