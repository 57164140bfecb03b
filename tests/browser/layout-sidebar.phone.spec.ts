import type { Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const opener = (page: Page) => page.getByRole('button', { name: 'Chọn nghề nghiệp, ngành học' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Chọn nghề nghiệp, ngành học' });

test('the careers lie in a drawer that closes by Escape, a tap beside it and a choice, and stays for the other tab', async ({
  page,
}) => {
  const openDrawer = async () => {
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
  };
  await page.goto('/nghe-nghiep/thiet-ke-do-hoa');
  await page.locator('html[data-ready]').waitFor();

  await test.step('Escape closes it', async () => {
    await openDrawer();
    await expect(drawer(page).getByRole('link', { name: 'Thiết kế nội thất' })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step('a tap beside the drawer closes it', async () => {
    await openDrawer();
    await page.touchscreen.tap(380, 500);
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('choosing a career closes the drawer and goes there', async () => {
    await openDrawer();
    await drawer(page).getByRole('link', { name: 'Thiết kế nội thất' }).click();
    await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-noi-that');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế nội thất' })).toBeFocused();
  });

  await test.step('a tab goes to its first item and leaves the drawer open to choose from', async () => {
    await openDrawer();
    await drawer(page).getByRole('link', { name: 'Ngành học' }).click();
    await expect(page).toHaveURL('/nganh-hoc/my-thuat-ung-dung');
    await drawer(page).getByRole('link', { name: 'Kiến trúc và nội thất' }).click();
    await expect(page).toHaveURL('/nganh-hoc/kien-truc-va-noi-that');
    await expect(drawer(page)).toBeHidden();
  });
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
