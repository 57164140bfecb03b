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
