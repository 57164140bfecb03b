import { expect, test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';

/** Bytes of pictures that a phone loads before its owner scrolls. */
const budget = 300_000;

for (const [name, path] of Object.entries(publicPages)) {
  test(`the page "${name}" loads few pictures before a visitor scrolls, and nothing moves when they come`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const pictures: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image') pictures.push(response.body().then((body) => body.length));
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(pictures)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(budget);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}
