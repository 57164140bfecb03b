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

// What the list and an article say before any script has run: served-pages.
test('the list is gone through by pages and by categories, and its address says so', async ({ page, request }) => {
  const { data } = await (await request.get('/api/danh-muc')).json();
  const { name, slug, bai_viets_count: count } = data.find(({ slug }: { slug: string }) => slug === 'chuyen-nghe');
  const pager = page.getByRole('navigation', { name: 'Phân trang' });
  await open(page, '/bai-viet');

  await test.step('the pager leads through the pages, and the first leaves no trace in the address', async () => {
    await expect(pager).toContainText('Trang 1 / 3');
    await expect(pager.getByRole('link', { name: 'Trang trước' })).toHaveCount(0);
    await pager.getByRole('link', { name: 'Trang sau' }).click();
    await expect(page).toHaveURL('/bai-viet?trang=2');
    await expect(pager).toContainText('Trang 2 / 3');
    await expect(pager.getByRole('link', { name: 'Trang 2' })).toHaveAttribute('aria-current', 'page');
    await pager.getByRole('link', { name: 'Trang trước' }).click();
    await expect(page).toHaveURL('/bai-viet');
  });

  await test.step('switching the category says to the ear that articles are loading', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/bai-viet?*', async (route) => {
      await held;
      await route.continue();
    });
    await expect(categories(page).getByRole('link').first()).toHaveText(/^Tất cả/);
    await expect(categories(page).getByRole('link', { name: /^Tất cả/ })).toHaveAttribute('aria-current', 'page');
    await categories(page)
      .getByRole('link', { name: `${name} ${count}` })
      .click();
    await expect(page.getByRole('status').getByText('Đang tải bài viết...')).toBeInViewport();
    await expect(categories(page).locator('[aria-current]')).toHaveText(`${name} ${count}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bài viết' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('Đang tải bài viết...')).toHaveCount(0);
  });

  await test.step('a category leaves its own articles, and one page of them needs no pager', async () => {
    await expect(page).toHaveURL(`/bai-viet?danh-muc=${slug}`);
    await expect(categories(page).locator('[aria-current]')).toHaveText(`${name} ${count}`);
    await expect(titles(page)).toHaveCount(count);
    await expect(titles(page)).toHaveText(await published(request, `?category_slug=${slug}`));
    await expect(pager).toHaveCount(0);
    await page.reload();
    await expect(titles(page)).toHaveCount(count);
    await page.goBack();
    await expect(page).toHaveURL('/bai-viet');
    await expect(titles(page)).toHaveCount(12);
  });
});

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
  // On a wide window what it is about stands in the wide column, beside the facts.
  await page.setViewportSize({ width: 1280, height: 800 });
  const [facts, about] = await Promise.all(
    [main.locator('dl').first(), main.locator('header .lede')].map((part) => part.boundingBox()),
  );
  expect(about!.width).toBeGreaterThan(2 * facts!.width);
  expect(Math.abs(about!.y - facts!.y)).toBeLessThan(40);
});
