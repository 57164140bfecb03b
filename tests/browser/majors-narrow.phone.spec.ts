import { expect, test } from '../support/kept-context.ts';

test.use({ viewport: { width: 320, height: 640 } });

// With the longest names and words of their kinds. One page of each kind is made as narrow in public-pages.both.
test('pages with long names fit the narrowest phone', async ({ page }) => {
  for (const path of [
    '/nghe-nghiep/thiet-ke-do-hoa/nha-thiet-ke-bao-bi',
    '/nganh-hoc/thiet-ke-so-va-truyen-thong',
    '/nganh-hoc/hoat-hinh-va-dien-anh/thiet-ke-my-thuat-san-khau-dien-anh',
    '/nganh-hoc/hoat-hinh-va-dien-anh/thiet-ke-hoat-hinh/kich-ban-phan-canh-storyboard',
    '/bai-viet?trang=2',
    '/search?q=thiet+ke',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, path).toBe(0);
  }
});
