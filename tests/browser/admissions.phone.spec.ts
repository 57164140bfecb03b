import { expect, test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';

test('a major is chosen, stays chosen on the way through the page, and is let go', async ({ page }) => {
  await page.goto(publicPages.admissions);
  await page.locator('html[data-ready]').waitFor();
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Ngành' }).selectOption('Kiến trúc');
  await main.getByRole('button', { name: 'Lọc' }).click();
  await expect(page).toHaveURL('/tuyen-sinh?nganh=kien-truc');
  // From the beginning, where it is told.
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByText('Chỉ những gì liên quan tới ngành Kiến trúc')).toBeInViewport();
  await expect(main.getByRole('rowheader')).toHaveText(/^Kiến trúc/);
  await main.getByRole('navigation', { name: 'Mục trong trang' }).getByRole('link', { name: 'Hỏi tư vấn' }).click();
  await expect(page).toHaveURL('/tuyen-sinh?nganh=kien-truc#phan--hoi-tu-van');
  await expect(main.getByText('Còn điều gì chưa rõ về tuyển sinh 2027, ngành Kiến trúc?')).toBeInViewport();
  await main.getByRole('link', { name: 'Xem tất cả', exact: true }).click();
  await expect(page).toHaveURL('/tuyen-sinh');
  await expect(main.getByRole('combobox', { name: 'Ngành' })).toHaveValue('');
});
