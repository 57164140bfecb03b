import { expect, test } from '../support/kept-context.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const path of [
  '/nganh-hoc/thiet-ke-so-va-truyen-thong',
  '/nganh-hoc/hoat-hinh-va-dien-anh/thiet-ke-my-thuat-san-khau-dien-anh',
  '/nganh-hoc/hoat-hinh-va-dien-anh/thiet-ke-hoat-hinh/kich-ban-phan-canh-storyboard',
  '/mon-hoc',
  '/bai-viet?trang=2',
  '/bai-viet/huong-nghiep-2026-chon-nganh-gi',
  '/search?q=thiet+ke',
  '/search?q=zzzzqqqq',
  '/khong-co-trang-nay',
]) {
  test(`${path} fits the narrowest phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { inside, window } = await page.evaluate(() => ({
      inside: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(inside).toBe(window);
  });
}
