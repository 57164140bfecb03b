import type { Page } from '@playwright/test';
import { site } from '#site-config';
import { expect, test } from '../support/kept-context.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('the footer says how to reach the school', async ({ page }) => {
  await page.goto('/mon-hoc');
  await expect(footer(page).getByRole('link', { name: '0901 234 567' })).toHaveAttribute('href', 'tel:+84901234567');
  await expect(footer(page).getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(footer(page).locator(`a[href="${site.website}"]`)).toBeVisible();
  for (const { city, address } of site.offices) {
    await expect(footer(page).getByText(city, { exact: true })).toBeVisible();
    await expect(footer(page).getByText(address)).toBeVisible();
  }
});

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
