import { site } from '#site-config';
import { expect, test } from '../support/kept-context.ts';

test('the footer says who the school is and how to reach it, and leads to the pages about it, which are read as a whole', async ({
  page,
}) => {
  await page.goto('/mon-hoc');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '0901 234 567' })).toHaveAttribute('href', 'tel:+84901234567');
  await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(footer.locator(`a[href="${site.website}"]`)).toBeVisible();
  for (const { city, address } of site.offices) {
    await expect(footer.getByText(city, { exact: true })).toBeVisible();
    await expect(footer.getByText(address)).toBeVisible();
  }
  await expect(footer).toContainText('Mã số thuế');
  await expect(footer).toContainText(site.tax_code);
  await expect(footer).toContainText('05/09/2018');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}`);
  for (const name of ['Facebook', 'TikTok', 'YouTube']) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', new RegExp(name, 'i'));
  }

  const pages = footer.getByRole('region', { name: 'Về trường' }).locator('a[href^="/trang/"]');
  await expect(pages).toHaveText(['Giới thiệu', 'Liên hệ', 'Chính sách riêng tư']);
  await pages.nth(2).click();
  await expect(page).toHaveURL('/trang/chinh-sach-rieng-tu');
  await expect(page).toHaveTitle('Chính sách riêng tư – Trường Thiết kế Năm Dấu');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(0);
  await main.getByRole('navigation', { name: 'Mục trong trang' }).getByRole('link', { name: 'Cookie và quảng cáo' }).click();
  await expect(page).toHaveURL('/trang/chinh-sach-rieng-tu#cookie-va-quang-cao');
  await expect(main.getByRole('heading', { name: 'Cookie và quảng cáo' })).toBeInViewport();
  await expect(main.getByText('Trang không đặt cookie cho người xem')).toBeInViewport();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});
