import type { Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Menu chính' });
const opener = (page: Page) => menu(page).getByRole('button', { name: 'Menu con của Nghề nghiệp' });
const child = (page: Page) => menu(page).getByRole('link', { name: 'Thiết kế nội thất' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

test('a mouse opens a submenu by resting on its entry, and follows it', async ({ page }) => {
  await open(page, '/mon-hoc');
  await expect(child(page)).toBeHidden();
  await menu(page).getByRole('link', { name: 'Nghề nghiệp', exact: true }).hover();
  await expect(child(page)).toBeVisible();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await child(page).click();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-noi-that');
  await page.mouse.move(640, 600);
  await expect(child(page)).toBeHidden();
});

test('a click keeps a submenu open, a second one closes it', async ({ page }) => {
  await open(page, '/mon-hoc');
  await opener(page).click();
  await page.mouse.move(640, 700);
  await page.waitForTimeout(400);
  await expect(child(page)).toBeVisible();
  await opener(page).click();
  await expect(child(page)).toBeHidden();
});

test('the keyboard opens a submenu, goes through it and leaves it', async ({ page }) => {
  await open(page, '/mon-hoc');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(child(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Thiết kế đồ họa' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Thiết kế UI/UX' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(child(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu(page).getByRole('link', { name: 'Ngành học', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(menu(page).getByRole('link', { name: 'Nghề nghiệp', exact: true })).toBeFocused();
});

test('a submenu closes when the focus goes on', async ({ page }) => {
  await open(page, '/mon-hoc');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(child(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Môn học' }).focus();
  await expect(child(page)).toBeHidden();
});

test('the bar does not hide under an open submenu', async ({ page }) => {
  await open(page, '/nghe-nghiep/thiet-ke-do-hoa');
  await menu(page).getByRole('link', { name: 'Nghề nghiệp', exact: true }).hover();
  await expect(child(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.waitForTimeout(200);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('an absolute address opens in a new tab and says so', async ({ page }) => {
  await open(page, '/mon-hoc');
  const away = menu(page).getByRole('link', { name: /Cổng tuyển sinh của Bộ/ });
  await expect(away).toHaveAttribute('target', '_blank');
  await expect(away).toHaveAttribute('rel', /noopener/);
  await expect(away).toHaveAccessibleName(/mở trong thẻ mới/);
  await expect(menu(page).getByRole('link', { name: 'Môn học' })).not.toHaveAttribute('target');
});

test('the menu marks where one is', async ({ page }) => {
  await open(page, '/mon-hoc');
  await expect(menu(page).getByRole('link', { name: 'Môn học' })).toHaveAttribute('aria-current', 'page');
  await open(page, '/nghe-nghiep/thiet-ke-do-hoa');
  await expect(menu(page).getByRole('link', { name: 'Nghề nghiệp', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(menu(page).getByRole('link', { name: 'Môn học' })).not.toHaveAttribute('aria-current');
});

test.describe('without the program', () => {
  test.use({ javaScriptEnabled: false });

  test('a submenu still opens', async ({ page }) => {
    await page.goto('/mon-hoc');
    await menu(page).getByRole('link', { name: 'Nghề nghiệp', exact: true }).hover();
    await child(page).click();
    await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-noi-that');
  });
});

test('nothing in the bar moves when one gets to an entry', async ({ page }) => {
  const places = () =>
    page
      .getByRole('navigation', { name: 'Menu chính' })
      .locator('[data-top]')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
  await page.goto('/mon-hoc');
  const before = await places();
  await page.goto('/bai-viet');
  expect(await places()).toEqual(before);
});
