import { expect, test } from '../support/kept-context.ts';
import { publicPages } from '../support/public-pages.ts';

test.use({ javaScriptEnabled: false });

test('the search box finds, and its types and pages are links', async ({ page }) => {
  await page.goto(publicPages.searchInvitation);
  const main = page.getByRole('main');
  const box = main.getByPlaceholder('Tìm kiếm bài viết, môn học, vị trí...');
  await expect(box).toHaveRole('searchbox');
  await box.fill('thiết kế');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=thi/);
  const found = main.getByRole('link', { name: /Xem chi tiết/ }).first();
  await expect(found).toBeVisible();
  await page.getByRole('link', { name: /^Vị trí/ }).click();
  await page.getByRole('link', { name: 'Trang sau' }).click();
  await expect(page).toHaveURL(/&loai=vitri&trang=2$/);
  await expect(found).toBeVisible();
});

test('categories and pages of the article list are links', async ({ page }) => {
  await page.goto(publicPages.articles);
  await page.getByRole('navigation', { name: 'Phân trang' }).getByRole('link', { name: 'Trang sau' }).click();
  await expect(page).toHaveURL('/bai-viet?trang=2');
  await expect(page.getByRole('link', { name: 'Trang 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await page
    .getByRole('navigation', { name: 'Danh mục' })
    .getByRole('link', { name: /Chuyện nghề/ })
    .click();
  await expect(page).toHaveURL('/bai-viet?danh-muc=chuyen-nghe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chuyện nghề');
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

test('a combination and marks are answered, typed as in Vietnamese', async ({ page }) => {
  await page.goto(publicPages.majors);
  await page.getByRole('radio', { name: 'D01' }).check();
  await page.getByLabel('Tổng điểm').fill('22,25');
  await page.getByRole('button', { name: 'Xem ngành' }).click();
  await expect(page).toHaveURL(/\/so-sanh\?to-hop=d01&diem=22\.25#phan--nganh$/);
  await expect(page.getByText(/ hơn mức trúng tuyển 2026 .+ điểm$/).first()).toBeVisible();
});

test('admissions are narrowed by a form to one major, and back', async ({ page }) => {
  await page.goto(publicPages.admissions);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Ngành' }).selectOption('Kiến trúc');
  await main.getByRole('button', { name: 'Lọc' }).click();
  await expect(page).toHaveTitle(/^Tuyển sinh 2027: ngành Kiến trúc/);
  await expect(main.getByRole('rowheader')).toHaveText(/^Kiến trúc/);
  await main.getByRole('link', { name: 'Xem tất cả', exact: true }).click();
  await expect(page).toHaveURL('/tuyen-sinh');
});

test('a question is asked by a form, and what was typed is still there after a fault', async ({ page }) => {
  await page.goto(publicPages.position);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Hỏi tư vấn', exact: true }).first().click();
  await expect(page).toHaveURL(`/hoi-tu-van?ve=${publicPages.position}`);
  await expect(main.getByLabel('Câu hỏi', { exact: true })).toHaveValue(/^Tôi muốn hỏi thêm về vị trí /);
  await expect(main.getByText('Học sinh dưới 16 tuổi')).toBeVisible();
  await main.getByLabel('Tên', { exact: true }).fill('Nguyễn Văn Không Script');
  await main.getByLabel('Số điện thoại').fill('0912 34');
  await main.getByRole('checkbox', { name: 'Số này dùng Zalo' }).check();
  await main.getByRole('button', { name: 'Gửi câu hỏi' }).click();
  await expect(main.getByRole('alert')).toContainText('xem lại 2 chỗ này');
  await main
    .getByRole('alert')
    .getByRole('link', { name: /10 chữ số/ })
    .click();
  await expect(main.getByLabel('Tên', { exact: true })).toHaveValue('Nguyễn Văn Không Script');
  await expect(main.getByRole('checkbox', { name: 'Số này dùng Zalo' })).toBeChecked();
  await expect(main.getByRole('checkbox', { name: /^Đồng ý/ })).not.toBeChecked();
  await main.getByLabel('Số điện thoại').fill('0912 345 678');
  await main.getByRole('checkbox', { name: /^Đồng ý/ }).check();
  await main.getByRole('button', { name: 'Gửi câu hỏi' }).click();
  await expect(main.getByText(/^Trường đã nhận câu hỏi số \d{6}\.$/)).toBeVisible();
  await main.getByRole('link', { name: 'Hỏi thêm câu khác' }).click();
  await expect(main.getByLabel('Tên', { exact: true })).toHaveValue('');
});

test('the login says what it needs, and leads home', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Quản trị – Trường Thiết kế Năm Dấu');
  await expect(page.getByText('Trang quản trị cần JavaScript.')).toBeVisible();
  await expect(page.getByText('Đang kiểm tra đăng nhập...')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'quay lại trang chủ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thiết kế đồ họa');
});
