import { expect, test } from '../support/kept-context.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the menu opens as a sheet that keeps the focus, closes on Escape and when it has led somewhere; then one searches', async ({
  page,
}) => {
  await page.goto('/mon-hoc');
  await page.locator('html[data-ready]').waitFor();
  const toggle = page.getByRole('button', { name: 'Mở menu' });
  await toggle.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: 'Nghề nghiệp', exact: true })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Thiết kế nội thất' })).toBeVisible();
  // The page behind it does not scroll.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
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

  await toggle.click();
  await sheet.getByRole('link', { name: 'Thiết kế nội thất' }).click();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-noi-that');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế nội thất' })).toBeFocused();

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
