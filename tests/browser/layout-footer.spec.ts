import type { Page } from '@playwright/test';
import { site } from '#site-config';
import { expect, test } from '../support/kept-context.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('the footer says who the school is', async ({ page }) => {
  await page.goto('/mon-hoc');
  await expect(footer(page)).toContainText('Mã số thuế');
  await expect(footer(page)).toContainText(site.tax_code);
  await expect(footer(page)).toContainText('05/09/2018');
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} ${site.name}`);
  for (const name of ['Facebook', 'TikTok', 'YouTube']) {
    const link = footer(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', new RegExp(name, 'i'));
  }
});

test('a page about the school that does not exist says so with status 404', async ({ page }) => {
  const answer = await page.goto('/trang/khong-co');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy trang');
});
