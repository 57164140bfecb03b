import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Danh mục' });

async function published(request: APIRequestContext, query = ''): Promise<string[]> {
  const { data } = await (await request.get(`/api/bai-viet${query}`)).json();
  return data.map(({ title }: { title: string }) => title);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

test('twelve articles a page, in the order of the school', async ({ page, request }) => {
  const all = await published(request);
  expect(all.length).toBeGreaterThan(24);
  await page.goto('/bai-viet');
  await expect(page).toHaveTitle(/^Bài viết – /);
  await expect(titles(page)).toHaveText(all.slice(0, 12));
  await page.goto('/bai-viet?trang=3');
  await expect(page).toHaveTitle(/^Bài viết, trang 3 – /);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Trang 3 \/ /);
  await expect(titles(page)).toHaveText(all.slice(24, 36));
});

test('every article shows its author and its date', async ({ page }) => {
  await page.goto('/bai-viet');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByText('Admin')).toBeVisible();
  await expect(first.getByText(/^\d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
});

test('a category leaves its own articles, and the address says so', async ({ page, request }) => {
  const { data } = await (await request.get('/api/danh-muc')).json();
  const { name, slug, bai_viets_count: count } = data.find(({ slug }: { slug: string }) => slug === 'chuyen-nghe');
  await open(page, '/bai-viet');
  await expect(categories(page).getByRole('link').first()).toHaveText(/^Tất cả/);
  await expect(categories(page).getByRole('link', { name: /^Tất cả/ })).toHaveAttribute('aria-current', 'page');
  await categories(page)
    .getByRole('link', { name: `${name} ${count}` })
    .click();
  await expect(page).toHaveURL(`/bai-viet?danh-muc=${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(categories(page).locator('[aria-current]')).toHaveText(`${name} ${count}`);
  await expect(titles(page)).toHaveCount(count);
  await expect(titles(page)).toHaveText(await published(request, `?category_slug=${slug}`));
  await page.reload();
  await expect(titles(page)).toHaveCount(count);
  await page.goBack();
  await expect(page).toHaveURL('/bai-viet');
  await expect(titles(page)).toHaveCount(12);
});

test('the pager leads through the pages, and the first leaves no trace in the address', async ({ page }) => {
  await open(page, '/bai-viet');
  const pager = page.getByRole('navigation', { name: 'Phân trang' });
  await expect(pager).toContainText('Trang 1 / 3');
  await expect(pager.getByRole('link', { name: 'Trang trước' })).toHaveCount(0);
  await pager.getByRole('link', { name: 'Trang sau' }).click();
  await expect(page).toHaveURL('/bai-viet?trang=2');
  await expect(pager).toContainText('Trang 2 / 3');
  await expect(pager.getByRole('link', { name: 'Trang 2' })).toHaveAttribute('aria-current', 'page');
  await pager.getByRole('link', { name: 'Trang trước' }).click();
  await expect(page).toHaveURL('/bai-viet');
});

test('one page of articles needs no pager', async ({ page }) => {
  await page.goto('/bai-viet?danh-muc=chuyen-nghe');
  await expect(titles(page).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Phân trang' })).toHaveCount(0);
});

test('switching the category says to the ear that articles are loading', async ({ page }) => {
  await open(page, '/bai-viet');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/bai-viet?*', async (route) => {
    await held;
    await route.continue();
  });
  await categories(page)
    .getByRole('link', { name: /^Chuyện nghề/ })
    .click();
  await expect(page.getByRole('status').getByText('Đang tải bài viết...')).toBeInViewport();
  await expect(categories(page).locator('[aria-current]')).toHaveText(/^Chuyện nghề/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bài viết' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Chuyện nghề' })).toBeVisible();
  await expect(page.getByText('Đang tải bài viết...')).toHaveCount(0);
});

for (const [what, path, text] of [
  ['an unknown category', '/bai-viet?danh-muc=khong-co', 'Không tìm thấy danh mục'],
  ['a page past the last', '/bai-viet?trang=99', 'Không có trang 99'],
  ['a page past the last of a category', '/bai-viet?danh-muc=chuyen-nghe&trang=99', 'Không có trang 99'],
] as const) {
  test(`${what} answers 404 and leads back`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Xem tất cả bài viết' }).click();
    await expect(page).toHaveURL('/bai-viet');
    await expect(titles(page)).toHaveCount(12);
  });
}

for (const nonsense of ['abc', '0', '-3', '1.5', '']) {
  test(`trang=${nonsense} is the first page`, async ({ page, request }) => {
    const answer = await page.goto(`/bai-viet?trang=${nonsense}`);
    expect(answer?.status()).toBe(200);
    await expect(titles(page)).toHaveText((await published(request)).slice(0, 12));
  });
}

test('an article is read across the whole width: author, date, category, blocks and what to read next', async ({ page }) => {
  await open(page, '/bai-viet/huong-nghiep-2026-chon-nganh-gi');
  await expect(page).toHaveTitle(/^Hướng nghiệp 2026: chọn ngành gì\? – /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hướng nghiệp 2026: chọn ngành gì?');
  await expect(page.getByRole('navigation', { name: 'Nghề nghiệp và ngành học' })).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByText('Tác giả')).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: 'Admin' })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: /^\d{2}\/\d{2}\/\d{4}$/ })).toBeVisible();
  await expect(main.getByRole('definition').getByRole('link', { name: 'Hướng nghiệp' })).toHaveAttribute(
    'href',
    '/bai-viet?danh-muc=huong-nghiep',
  );
  await main
    .getByRole('navigation', { name: 'Mục trong trang' })
    .getByRole('link', { name: 'Khi vẫn phân vân giữa hai ngành' })
    .click();
  await expect(main.getByRole('heading', { name: 'Khi vẫn phân vân giữa hai ngành' })).toBeInViewport();
  await expect(main.getByRole('region', { name: 'Đọc tiếp' }).getByRole('article')).toHaveCount(3);
});

test('an article that does not exist says so with status 404', async ({ page }) => {
  const answer = await page.goto('/bai-viet/khong-co-bai-nay');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không tìm thấy bài viết');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('categories and pages work as links', async ({ page }) => {
    await page.goto('/bai-viet');
    await page.getByRole('navigation', { name: 'Phân trang' }).getByRole('link', { name: 'Trang sau' }).click();
    await expect(page).toHaveURL('/bai-viet?trang=2');
    await expect(titles(page)).toHaveCount(12);
    await categories(page)
      .getByRole('link', { name: /^Tuyển sinh/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuyển sinh');
  });
});
