import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

const box = (page: Page) => page.getByRole('main').getByLabel('Tìm kiếm bài viết, môn học, vị trí');
const results = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Xem chi tiết →/ });
const linkOf = (result: Locator) => result.getByRole('link');

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

test('the search page has a box of its own, an invitation and ways to go', async ({ page }) => {
  await page.goto('/search');
  await expect(page).toHaveTitle(/^Tìm kiếm – /);
  await expect(box(page)).toHaveAttribute('placeholder', 'Tìm kiếm bài viết, môn học, vị trí...');
  await expect(page.getByRole('main').getByRole('link', { name: 'Thiết kế đồ họa' })).toHaveAttribute(
    'href',
    '/nghe-nghiep/thiet-ke-do-hoa',
  );
  await expect(page.getByText('Không tìm thấy kết quả nào.')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

for (const [typed, how] of [
  ['Nhà thiết kế bao bì', 'with accents'],
  ['nha thiet ke bao bi', 'without accents'],
] as const) {
  test(`a position is found by its name ${how}`, async ({ page }) => {
    await open(page, '/search');
    await box(page).fill(`  ${typed} `);
    await box(page).press('Enter');
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(typed)}`);
    await expect(box(page)).toHaveValue(typed);
    const first = results(page).first();
    await expect(linkOf(first)).toHaveAccessibleName('Nhà thiết kế bao bì Xem chi tiết →');
    await expect(first).toContainText('Vị trí');
    await expect(first.getByRole('heading').locator('mark')).toHaveText('Nhà thiết kế bao bì');
    await expect(page.getByText(/^\d+ kết quả cho/)).toBeVisible();
    await first.click();
    await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-do-hoa/nha-thiet-ke-bao-bi');
  });
}

test('the picture of the first result is not waited with', async ({ page }) => {
  await page.goto('/search?q=do+hoa');
  const pictures = results(page).locator('img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(pictures.first()).toHaveAttribute('loading', 'eager');
  await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy');
});

test('a subject and an article lead to their pages', async ({ page }) => {
  await page.goto('/search?q=co+so+tao+hinh');
  const subject = results(page).filter({ has: page.getByRole('heading', { name: 'Cơ sở tạo hình', exact: true }) });
  await expect(subject).toContainText('Môn học');
  await expect(linkOf(subject)).toHaveAttribute('href', '/nganh-hoc/my-thuat-ung-dung/thiet-ke-do-hoa/co-so-tao-hinh');
  await page.goto('/search?q=chọn+ngành+gì');
  const article = results(page).filter({ hasText: 'Hướng nghiệp 2026: chọn ngành gì?' });
  await expect(article).toContainText('Bài viết');
  await expect(linkOf(article)).toHaveAttribute('href', '/bai-viet/huong-nghiep-2026-chon-nganh-gi');
});

test('what cannot be found is said, with ways to go on', async ({ page }) => {
  await page.goto('/search?q=zzzzqqqq');
  await expect(page.getByText('Không tìm thấy kết quả nào.')).toBeVisible();
  await expect(box(page)).toHaveValue('zzzzqqqq');
  await page.getByRole('main').getByRole('link', { name: 'Xem tất cả môn học' }).click();
  await expect(page).toHaveURL('/mon-hoc');
});

test('blank text goes nowhere', async ({ page }) => {
  await open(page, '/search?q=chữ');
  const before = page.url();
  await box(page).fill('   ');
  await box(page).press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Tìm kiếm' }).click();
  expect(page.url()).toBe(before);
  await expect(results(page).first()).toBeVisible();
});

test('a search of more than twenty results has pages', async ({ page, request }) => {
  const { meta } = await (await request.get('/api/search?q=thiet+ke')).json();
  expect(meta.total).toBeGreaterThan(20);
  await open(page, '/search?q=thiet+ke');
  await expect(page.getByText(`${meta.total} kết quả cho`)).toBeVisible();
  await expect(results(page)).toHaveCount(20);
  await page.getByRole('navigation', { name: 'Phân trang' }).getByRole('link', { name: 'Trang sau' }).click();
  await expect(page).toHaveURL('/search?q=thiet%20ke&trang=2');
  await expect(page.getByText(`Trang 2 / ${meta.last_page}`)).toBeVisible();
  await expect(page).toHaveTitle(/^Tìm kiếm: thiet ke, trang 2 – /);
  await page.getByRole('navigation', { name: 'Phân trang' }).getByRole('link', { name: 'Trang trước' }).click();
  await expect(page).toHaveURL('/search?q=thiet%20ke');
});

test('a page past the last answers 404 and leads back to the first', async ({ page }) => {
  const answer = await page.goto('/search?q=do%20hoa&trang=99');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Không có trang 99' })).toBeVisible();
  await expect(page.getByText('Không tìm thấy kết quả nào.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Về trang đầu của kết quả' }).click();
  await expect(page).toHaveURL('/search?q=do%20hoa');
  await expect(results(page).first()).toBeVisible();
});

test('text that looks like markup is only text', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>&"')}`);
  await expect(box(page)).toHaveValue('<img src=x onerror=alert(1)>&"');
  await expect(page.getByRole('main').locator('img[src=x]')).toHaveCount(0);
});

test('results are narrowed to one type and its pages', async ({ page, request }) => {
  const { meta } = await (await request.get('/api/search?q=thiet+ke')).json();
  await open(page, '/search?q=thiet+ke');
  const filter = page.getByRole('navigation', { name: 'Lọc theo loại' });
  await expect(filter.locator('[aria-current]')).toHaveText(`Tất cả ${meta.total}`);
  await filter.getByRole('link', { name: `Vị trí ${meta.types.vitri}` }).click();
  await expect(page).toHaveURL('/search?q=thiet%20ke&loai=vitri');
  await expect(filter.locator('[aria-current=page]')).toHaveText(`Vị trí ${meta.types.vitri}`);
  await expect(page.getByText(`${meta.types.vitri} kết quả cho “thiet ke”`)).toBeVisible();
  await expect(results(page).filter({ hasText: 'Bài viết' })).toHaveCount(0);
  expect(meta.types.vitri).toBeGreaterThan(20);
  await page.getByRole('link', { name: 'Trang sau' }).click();
  await expect(page).toHaveURL('/search?q=thiet%20ke&loai=vitri&trang=2');
  await expect(filter.getByRole('link', { name: 'Tất cả' })).toHaveAttribute('href', '/search?q=thiet%20ke');
});

test('an address that asks for what there is not shows all results from the first', async ({ page }) => {
  await page.goto('/search?q=do+hoa&loai=nghe&trang=-3');
  await expect(page.getByRole('navigation', { name: 'Lọc theo loại' }).locator('[aria-current]')).toContainText('Tất cả');
  await expect(results(page).first()).toBeVisible();
});

test('who mistypes is told what was searched for instead', async ({ page }) => {
  await open(page, '/search');
  await box(page).fill('bao bif');
  await box(page).press('Enter');
  await expect(page.getByText('Không có kết quả nào khớp hẳn với “bao bif”. Có phải bạn tìm “bao bì”?')).toBeVisible();
  await expect(page.getByText(/^\d+ kết quả cho “bao bì”$/)).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'bao bì', exact: true }).click();
  await expect(page).toHaveURL('/search?q=bao%20b%C3%AC');
});

test('who comes while the search is being prepared tries again with the same text', async ({ page }) => {
  const message = 'Tìm kiếm đang được chuẩn bị, xin thử lại sau vài giây.';
  await page.route('**/api/search?*', (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '2' }, json: { success: false, message } }),
  );
  await open(page, '/search');
  await box(page).fill('bao bì');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { name: message })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(box(page)).toHaveValue('bao bì');
  await page.unroute('**/api/search?*');
  await page.getByRole('main').getByRole('link', { name: 'Thử lại' }).click();
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL('/search?q=bao%20b%C3%AC');
  await expect(page.getByText(message)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('box, types and pages are a form and links', async ({ page }) => {
    await page.goto('/search');
    await expect(box(page)).toHaveRole('searchbox');
    await box(page).fill('thiết kế');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=thi/);
    await page.getByRole('link', { name: /^Vị trí/ }).click();
    await page.getByRole('link', { name: 'Trang sau' }).click();
    await expect(page).toHaveURL(/&loai=vitri&trang=2$/);
    await expect(results(page).first()).toBeVisible();
  });
});
