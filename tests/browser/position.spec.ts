import { expect, test } from '../support/kept-context.ts';

const career = '/nghe-nghiep/thiet-ke-do-hoa';
const path = `${career}/nha-thiet-ke-bao-bi`;

test('a wrong career in the address leads to the right one, for good', async ({ page, request }) => {
  const answer = await request.get('/nghe-nghiep/thiet-ke-noi-that/nha-thiet-ke-bao-bi', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe(path);
  await page.goto('/nghe-nghiep/unknown/nha-thiet-ke-bao-bi');
  await expect(page).toHaveURL(path);
});

test('a position that does not exist says so with status 404', async ({ page }) => {
  const answer = await page.goto(`${career}/khong-co-vi-tri-nay`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy vị trí');
});

test('a position that went away during the visit says so as well', async ({ page }) => {
  await page.goto(career);
  await page.locator('html[data-ready]').waitFor();
  await page.route('**/api/vi-tri/nha-thiet-ke-bao-bi', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'Không tìm thấy vị trí' } }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Nhà thiết kế bao bì' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy vị trí' })).toBeFocused();
});
