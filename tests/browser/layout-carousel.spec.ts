import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-worker.ts';

const path = '/nghe-nghiep/thiet-ke-do-hoa';
const carousel = (page: Page) => page.getByRole('region', { name: 'Tin nổi bật' });
const banner = (page: Page, place: number) => carousel(page).getByRole('group', { name: `${place} trên 4` });

/** The clock stands still from the start: nothing turns before the test lets time pass. */
async function open(page: Page) {
  const start = new Date('2026-08-21T08:00:00+07:00');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
  await page.goto(path);
  // The page's program waits a moment after the page, by the same clock.
  await page.clock.runFor(200);
  await page.locator('html[data-ready]').waitFor();
  await expect(banner(page, 1)).toBeVisible();
  await expect(carousel(page)).toHaveAttribute('data-near');
}

/** How many of the banners have a picture by now. */
const pictures = (page: Page) =>
  carousel(page)
    .locator('img')
    .evaluateAll((images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length);

test('banners take turns every 4 seconds, until they are paused, and not under the pointer and the focus', async ({ page }) => {
  await open(page);
  await page.clock.runFor(3900);
  await expect(banner(page, 1)).toBeVisible();
  await page.clock.runFor(200);
  await expect(banner(page, 2)).toBeVisible();
  await expect(banner(page, 1)).toBeHidden();
  for (const next of [3, 4, 1]) {
    await page.clock.runFor(4100);
    await expect(banner(page, next)).toBeVisible();
  }

  await test.step('they stop under the pointer and under the focus', async () => {
    await carousel(page).hover();
    await page.clock.runFor(9000);
    await expect(banner(page, 1)).toBeVisible();
    await carousel(page).getByRole('link').first().focus();
    await page.mouse.move(900, 400);
    await page.clock.runFor(9000);
    await expect(banner(page, 1)).toBeVisible();
  });

  await test.step('the pause button stops them, and starts them again', async () => {
    await carousel(page).getByRole('button', { name: 'Tạm dừng' }).click();
    await page.mouse.move(900, 400);
    await page.locator('h1').evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    await page.clock.runFor(9000);
    await expect(banner(page, 1)).toBeVisible();
    await carousel(page).getByRole('button', { name: 'Chạy tiếp' }).dispatchEvent('click');
    await page.clock.runFor(4100);
    await expect(banner(page, 2)).toBeVisible();
  });
});

test('they stand still for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.clock.runFor(9000);
  await expect(banner(page, 1)).toBeVisible();
  await carousel(page).getByRole('button', { name: 'Tin sau' }).click();
  await expect(banner(page, 2)).toBeVisible();
});

test('far below the page they have no pictures but the first, and take no turns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('html[data-ready]').waitFor();
  await page.clock.runFor(9000);
  expect(await carousel(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(1500);
  expect(await pictures(page)).toBeLessThanOrEqual(1);
  const before = await carousel(page).boundingBox();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect.poll(() => pictures(page)).toBe(4);
  expect((await carousel(page).boundingBox())?.height).toBe(before?.height);
  await expect(banner(page, 1)).toBeVisible();
});

test('one whose picture is still on its way is not shown without it', async ({ page, request }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { data }: { data: { image: string; order: number }[] } = await (await request.get('/api/banners')).json();
  const second = data.toSorted((a, b) => a.order - b.order)[1]?.image.replace(/^.*\/uploads\/|-\d+\.webp$/g, '');
  await page.route(`**/uploads/${second}*`, async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await page.clock.runFor(9000);
  await expect(banner(page, 1)).toBeVisible();
  release();
  await expect(banner(page, 2)).toBeVisible();
});
