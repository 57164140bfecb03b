import { expect, test } from '../support/kept-context.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the menu opens as a sheet that keeps the focus, and closes on Escape', async ({ page }) => {
  await page.goto('/mon-hoc');
  await page.locator('html[data-ready]').waitFor();
  const toggle = page.getByRole('button', { name: 'Mở menu' });
  await toggle.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: 'Nghề nghiệp', exact: true })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Thiết kế nội thất' })).toBeVisible();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop a browser may pass through its own controls.
    expect(
      await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the sheet closes when it has led somewhere, and the new page has the focus', async ({ page }) => {
  await page.goto('/mon-hoc');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Mở menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Thiết kế nội thất' }).click();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-noi-that');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế nội thất' })).toBeFocused();
});

test('the page behind an open sheet does not scroll', async ({ page }) => {
  await page.goto('/nghe-nghiep/thiet-ke-do-hoa');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Mở menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
});

test('searching from the phone', async ({ page }) => {
  await page.goto('/mon-hoc');
  await page.locator('html[data-ready]').waitFor();
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Tìm kiếm' });
  await box.tap();
  await box.fill('bao bì');
  await box.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('bao bì');
});

test.describe('without the program', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is at the end of the page', async ({ page }) => {
    await page.goto('/mon-hoc');
    await page.getByRole('link', { name: 'Đến menu ở cuối trang' }).click();
    await page.getByRole('navigation', { name: 'Menu cuối trang' }).getByRole('link', { name: 'Bài viết' }).click();
    await expect(page).toHaveURL('/bai-viet');
  });
});
