import { expect, test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';

test.use({ javaScriptEnabled: false });

test('every page shows its content', async ({ page }) => {
  const contents: [keyof typeof publicPages, string][] = [
    ['career', 'Thương hiệu và ấn phẩm'],
    ['position', 'Hồ sơ năng lực nên có gì'],
    ['majorGroup', '7210403'],
    ['major', 'Cơ sở tạo hình'],
    ['subject', 'Nguyên lý thị giác'],
    ['subjects', 'Kịch bản phân cảnh (Storyboard)'],
    ['articles', 'Hướng nghiệp 2026: chọn ngành gì?'],
    ['article', 'Khi vẫn phân vân giữa hai ngành'],
    ['interests', 'Trồng rau hay chăm vài chậu cây cho lớn'],
    ['search', 'Nhà thiết kế đồ họa'],
    ['majorsChosen', 'Ngành xét các môn này'],
    ['comparison', 'khi cùng năm, cùng phương thức'],
    ['saved', 'trang này cần JavaScript để mở'],
    ['missing', 'Rất tiếc! Trang bạn tìm kiếm không tồn tại.'],
  ];
  for (const [name, text] of contents) {
    await page.goto(publicPages[name]);
    await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first(), name).toBeVisible();
    expect(await page.evaluate(() => document.compatMode), name).toBe('CSS1Compat');
  }
});

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

test('both lists of the sidebar are within reach', async ({ page }) => {
  await page.goto(publicPages.career);
  const link = page.getByRole('link', { name: 'Thiết kế nội thất' }).filter({ visible: true }).first();
  if (!(await link.isVisible())) await page.getByText('Chọn nghề nghiệp, ngành học').click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế nội thất' })).toBeVisible();
});

test('the login says what it needs, and leads home', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Quản trị – Trường Thiết kế Năm Dấu');
  await expect(page.getByText('Trang quản trị cần JavaScript.')).toBeVisible();
  await expect(page.getByText('Đang kiểm tra đăng nhập...')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'về trang chủ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thiết kế đồ họa');
});
