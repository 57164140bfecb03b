import { expect, test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';

for (const width of [320, 390, 768, 1280]) {
  test(`at ${width} px no page has to be pushed sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of Object.values(publicPages)) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, path).toBe(0);
    }
  });
}
