import { expect, test } from '../support/kept-context.ts';

test('a page that is not there leads home, and can be searched for', async ({ page }) => {
  await page.goto('/khong-co');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page).toHaveURL(/\/nghe-nghiep\/[a-z-]+$/);
  await page.goBack();
  await page.getByRole('main').getByRole('combobox').fill('bao bì');
  await expect(page.getByRole('option', { name: 'Nhà thiết kế bao bì' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Tìm kiếm' }).click();
  await expect(page).toHaveURL(/\/search\?q=bao/);
  await expect(page.getByRole('heading', { name: 'Nhà thiết kế bao bì' })).toBeVisible();
});
