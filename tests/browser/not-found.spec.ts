import { expect, test } from '../support/kept-context.ts';

test('an unknown address answers 404 and leads home', async ({ page }) => {
  const answer = await page.goto('/khong/co/trang/nay');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rất tiếc! Trang bạn tìm kiếm không tồn tại.');
  await page.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page).toHaveURL(/\/nghe-nghiep\/[a-z-]+$/);
});

test('a page that is not there can be searched for', async ({ page }) => {
  await page.goto('/khong-co');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('main').getByRole('combobox').fill('bao bì');
  await expect(page.getByRole('option', { name: 'Nhà thiết kế bao bì' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Tìm kiếm' }).click();
  await expect(page).toHaveURL(/\/search\?q=bao/);
  await expect(page.getByRole('heading', { name: 'Nhà thiết kế bao bì' })).toBeVisible();
});
