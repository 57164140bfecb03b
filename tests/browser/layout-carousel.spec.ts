import { expect, type Page, test } from '@playwright/test';

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
}

test('banners take turns every 4 seconds', async ({ page }) => {
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
});

test('hidden banners are not among them', async ({ page }) => {
  await page.goto(path);
  await expect(carousel(page).getByRole('group', { includeHidden: true })).toHaveCount(4);
  await expect(carousel(page)).not.toContainText('Ngày mở xưởng dành cho học sinh');
});

test('the pause button stops them, and starts them again', async ({ page }) => {
  await open(page);
  await carousel(page).getByRole('button', { name: 'Tạm dừng' }).click();
  await page.mouse.move(900, 400);
  await page.locator('h1').evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await page.clock.runFor(9000);
  await expect(banner(page, 1)).toBeVisible();
  await carousel(page).getByRole('button', { name: 'Tự chuyển banner' }).dispatchEvent('click');
  await page.clock.runFor(4100);
  await expect(banner(page, 2)).toBeVisible();
});

test('they stop under the pointer and under the focus', async ({ page }) => {
  await open(page);
  await carousel(page).hover();
  await page.clock.runFor(9000);
  await expect(banner(page, 1)).toBeVisible();
  await carousel(page).getByRole('link').first().focus();
  await page.mouse.move(900, 400);
  await page.clock.runFor(9000);
  await expect(banner(page, 1)).toBeVisible();
});

test('they stand still for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.clock.runFor(9000);
  await expect(banner(page, 1)).toBeVisible();
  await carousel(page).getByRole('button', { name: 'Banner sau' }).click();
  await expect(banner(page, 2)).toBeVisible();
});

test('a banner of the school leads within the site, another one to a new tab', async ({ page }) => {
  await page.goto(path);
  const links = carousel(page).locator('a');
  await expect(links.nth(0)).toHaveAttribute('href', '/bai-viet/huong-nghiep-2026-chon-nganh-gi');
  await expect(links.nth(0)).not.toHaveAttribute('target');
  await expect(links.nth(3)).toHaveAttribute('href', /^https:/);
  await expect(links.nth(3)).toHaveAttribute('target', '_blank');
});
