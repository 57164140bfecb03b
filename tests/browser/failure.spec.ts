import { expect, test } from '../support/kept-context.ts';

test('without a network that is what is said, and trying again goes on where one wanted to', async ({ page, context }) => {
  await page.goto('/nghe-nghiep/thiet-ke-do-hoa');
  await page.locator('html[data-ready]').waitFor();
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'Nghề nghiệp và ngành học' })
    .getByRole('link', { name: 'Thiết kế nội thất' })
    .click();
  await expect(page.getByText('Không có kết nối mạng.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Thử lại' }).click();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-noi-that');
  await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế nội thất' })).toBeFocused();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
