import type { Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Nghề nghiệp và ngành học' });

test('a tab goes to its first item and shows its list; the item one is at is marked, also on the pages below it', async ({
  page,
}) => {
  const current = (name: string) => expect(sidebar(page).getByRole('link', { name }));
  await page.goto('/nghe-nghiep/thiet-ke-do-hoa');
  await page.locator('html[data-ready]').waitFor();
  await current('Thiết kế đồ họa').toHaveAttribute('aria-current', 'page');
  await current('Thiết kế nội thất').not.toHaveAttribute('aria-current');
  await sidebar(page).getByRole('link', { name: 'Ngành học' }).click();
  await expect(page).toHaveURL('/nganh-hoc/my-thuat-ung-dung');
  await current('Ngành học').toHaveAttribute('aria-current', 'true');
  await expect(sidebar(page).getByRole('listitem').filter({ hasText: 'Mỹ thuật ứng dụng' })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Nghề nghiệp' }).click();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-do-hoa');
  await page.getByRole('main').getByRole('link', { name: 'Nhà thiết kế bao bì' }).click();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-do-hoa/nha-thiet-ke-bao-bi');
  await current('Thiết kế đồ họa').toHaveAttribute('aria-current', 'true');
});

test.describe('without the program', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs and items are links', async ({ page }) => {
    await page.goto('/nghe-nghiep/thiet-ke-do-hoa');
    await sidebar(page).getByRole('link', { name: 'Ngành học' }).click();
    await expect(page).toHaveURL('/nganh-hoc/my-thuat-ung-dung');
    await sidebar(page).getByRole('link', { name: 'Kiến trúc và nội thất' }).click();
    await expect(page).toHaveURL('/nganh-hoc/kien-truc-va-noi-that');
  });
});
