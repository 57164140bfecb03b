import { expect, test } from '../support/kept-context.ts';

const career = '/nghe-nghiep/thiet-ke-do-hoa';

test('a position that went away during the visit says so as well', async ({ page }) => {
  await page.goto(career);
  await page.locator('html[data-ready]').waitFor();
  await page.route('**/api/vi-tri/nha-thiet-ke-bao-bi', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'Không tìm thấy vị trí' } }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Nhà thiết kế bao bì' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy vị trí' })).toBeFocused();
});
