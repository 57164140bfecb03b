import { expect, test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';

test.use({ javaScriptEnabled: false });

test('the search box finds', async ({ page }) => {
  await page.goto(publicPages.searchInvitation);
  const box = page.getByRole('main').getByPlaceholder('Tìm kiếm bài viết, môn học, vị trí...');
  await box.fill('do hoa');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=do(\+|%20)hoa/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Xem chi tiết/ })
      .first(),
  ).toBeVisible();
});

test('categories and pages of the article list are links', async ({ page }) => {
  await page.goto(publicPages.articles);
  await page
    .getByRole('navigation', { name: 'Danh mục' })
    .getByRole('link', { name: /Chuyện nghề/ })
    .click();
  await expect(page).toHaveURL('/bai-viet?danh-muc=chuyen-nghe');
  await page.goto(publicPages.articles);
  await page.getByRole('link', { name: 'Trang 2', exact: true }).click();
  await expect(page).toHaveURL('/bai-viet?trang=2');
});

test('majors are chosen by exams, and set side by side', async ({ page }) => {
  await page.goto(publicPages.majors);
  for (const exam of ['Toán', 'Ngữ văn', 'Vẽ']) await page.getByRole('checkbox', { name: exam, exact: true }).check();
  await page.getByRole('button', { name: 'Xem ngành' }).click();
  await expect(page).toHaveURL(/\/so-sanh\?mon=toan,ngu-van,ve#phan--nganh$/);
  await page.getByRole('checkbox', { name: 'So sánh Thiết kế đồ họa' }).check();
  await page.getByRole('checkbox', { name: 'So sánh Kiến trúc' }).check();
  await page.getByRole('button', { name: 'So sánh', exact: true }).click();
  await expect(page).toHaveURL(/\/so-sanh\?nganh=thiet-ke-do-hoa,kien-truc$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thiết kế đồ họa và Kiến trúc');
});

test('the login says what it needs, and leads home', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Quản trị – Trường Thiết kế Năm Dấu');
  await expect(page.getByText('Trang quản trị cần JavaScript.')).toBeVisible();
  await expect(page.getByText('Đang kiểm tra đăng nhập...')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'về trang chủ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thiết kế đồ họa');
});
