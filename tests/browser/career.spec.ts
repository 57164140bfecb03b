import { expect, test } from '../support/kept-context.ts';

const path = '/nghe-nghiep/thiet-ke-do-hoa';

test('a career that does not exist says so with status 404', async ({ page }) => {
  const answer = await page.goto('/nghe-nghiep/khong-co-nghe-nay');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy nghề nghiệp');
  await expect(page.getByRole('banner')).toBeVisible();
});

test.describe('without the program', () => {
  test.use({ javaScriptEnabled: false });

  test('a career leads to its positions', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Nhà thiết kế bao bì' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nhà thiết kế bao bì');
  });
});
