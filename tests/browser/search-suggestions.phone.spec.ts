import { expect, test } from '../support/kept-context.ts';

test('a finger opens a suggestion in the bar of a phone', async ({ page }) => {
  await page.goto('/mon-hoc');
  await page.locator('html[data-ready]').waitFor();
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Tìm kiếm' });
  await box.tap();
  await page.keyboard.type('bao bi');
  const list = page.getByRole('listbox', { name: 'Gợi ý' });
  const option = list.getByRole('option', { name: 'Nhà thiết kế bao bì' });
  await expect(option).toBeVisible();
  const place = await list.boundingBox();
  expect(place && place.x >= 0 && place.x + place.width <= 390 && place.y >= 64).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await option.tap();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-do-hoa/nha-thiet-ke-bao-bi');
  await expect(list).toBeHidden();
});

test('the field of the bar lies over it, within the margins, and a press closes it', async ({ page }) => {
  await page.goto('/bai-viet');
  await page.locator('html[data-ready]').waitFor();
  const bar = page.getByRole('banner');
  const field = bar.getByRole('combobox', { name: 'Tìm kiếm' });
  const close = bar.getByRole('button', { name: 'Đóng ô tìm kiếm' });
  await expect(close).toBeHidden();
  await field.tap();
  await field.fill('noi that');
  await expect(page.getByRole('option').first()).toBeVisible();
  const box = await field.boundingBox();
  const popup = await page.getByRole('listbox', { name: 'Gợi ý' }).boundingBox();
  expect(box?.x).toBe(16);
  expect(popup?.x).toBeGreaterThanOrEqual(16);
  expect((popup?.x ?? 0) + (popup?.width ?? 0)).toBeLessThanOrEqual(390 - 16);
  await close.tap();
  await expect(close).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Mở menu' })).toBeInViewport();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('the chosen type is in sight, and the strip of types makes the page no wider', async ({ page }) => {
  await page.goto('/search?q=thiet+ke&loai=baiviet');
  const strip = page.getByRole('navigation', { name: 'Lọc theo loại' }).getByRole('list');
  expect(await strip.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  await expect(strip.locator('[aria-current=page]')).toContainText('Bài viết');
  await expect(strip.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
