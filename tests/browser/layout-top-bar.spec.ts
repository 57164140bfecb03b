import type { Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const career = '/nghe-nghiep/thiet-ke-do-hoa';
const bar = (page: Page) => page.getByRole('banner');

/** The page runs: what follows reacts to it. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

test('the bar stays within the first 50 pixels, hides further down and returns on the way up, and for the focus', async ({
  page,
}) => {
  await open(page, career);

  await test.step('hiding it moves nothing on the page', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await scrollTo(page, 49);
    await page.waitForTimeout(200);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 400);
    await expect(bar(page)).not.toBeInViewport();
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)).toBeCloseTo(before, 0);
    await scrollTo(page, 390);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 800);
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(page, 30);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('a keyboard that comes back to it finds it shown', async () => {
    await scrollTo(page, 600);
    await expect(bar(page)).not.toBeInViewport();
    await bar(page).getByRole('link').first().focus();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('it does not hide while the focus is in it', async () => {
    await scrollTo(page, 0);
    await page.getByRole('combobox', { name: 'Tìm kiếm' }).first().focus();
    await scrollTo(page, 600);
    await page.waitForTimeout(200);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });
});

test('blank text searches for nothing, and other text is trimmed; the logo leads home', async ({ page }) => {
  await open(page, '/mon-hoc');
  const box = bar(page).getByRole('combobox', { name: 'Tìm kiếm' });
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/mon-hoc');
  await box.fill('  màu sắc & chữ ');
  await box.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('màu sắc & chữ');
  expect(new URL(page.url()).pathname).toBe('/search');
  await bar(page)
    .getByRole('link', { name: /Trường Thiết kế Năm Dấu/ })
    .click();
  await expect(page).toHaveURL(career);
});

test('the skip link is the first stop and leads past bar and sidebar', async ({ page }) => {
  await open(page, career);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Chuyển đến nội dung chính' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
