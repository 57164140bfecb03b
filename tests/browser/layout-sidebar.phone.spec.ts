import type { Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const opener = (page: Page) => page.getByRole('button', { name: 'Chọn nghề nghiệp, ngành học' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Chọn nghề nghiệp, ngành học' });

async function openDrawer(page: Page) {
  await page.goto('/nghe-nghiep/thiet-ke-do-hoa');
  await page.locator('html[data-ready]').waitFor();
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('the careers lie in a drawer that Escape closes', async ({ page }) => {
  await openDrawer(page);
  await expect(drawer(page).getByRole('link', { name: 'Thiết kế nội thất' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a tap beside the drawer closes it', async ({ page }) => {
  await openDrawer(page);
  await page.touchscreen.tap(380, 500);
  await expect(drawer(page)).toBeHidden();
});

test('choosing a career closes the drawer and goes there', async ({ page }) => {
  await openDrawer(page);
  await drawer(page).getByRole('link', { name: 'Thiết kế nội thất' }).click();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-noi-that');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế nội thất' })).toBeFocused();
});

test('a tab goes to its first item and leaves the drawer open to choose from', async ({ page }) => {
  await openDrawer(page);
  await drawer(page).getByRole('link', { name: 'Ngành học' }).click();
  await expect(page).toHaveURL('/nganh-hoc/my-thuat-ung-dung');
  await drawer(page).getByRole('link', { name: 'Kiến trúc và nội thất' }).click();
  await expect(page).toHaveURL('/nganh-hoc/kien-truc-va-noi-that');
  await expect(drawer(page)).toBeHidden();
});

test('nothing is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/nghe-nghiep/thiet-ke-do-hoa', '/nghe-nghiep/thiet-ke-do-hoa/nha-thiet-ke-bao-bi']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test.describe('without the program', () => {
  test.use({ javaScriptEnabled: false });

  test('the list follows the page', async ({ page }) => {
    await page.goto('/nghe-nghiep/thiet-ke-do-hoa');
    await page.getByRole('link', { name: 'Chọn nghề nghiệp, ngành học' }).click();
    await page
      .getByRole('navigation', { name: 'Nghề nghiệp và ngành học' })
      .getByRole('link', { name: 'Thiết kế nội thất' })
      .click();
    await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-noi-that');
  });
});
