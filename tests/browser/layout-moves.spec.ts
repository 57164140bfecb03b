import type { Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

const career = '/nghe-nghiep/thiet-ke-do-hoa';

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

test('home is the first career', async ({ page, request }) => {
  const answer = await request.get('/', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe(career);
  await page.goto('/');
  await expect(page).toHaveURL(career);
});

test('the lists alone lead to their first item', async ({ page }) => {
  await page.goto('/nghe-nghiep');
  await expect(page).toHaveURL(career);
  await page.goto('/nganh-hoc');
  await expect(page).toHaveURL('/nganh-hoc/my-thuat-ung-dung');
});

test('the way to the first item of a list asks for what stands around it once', async ({ page }) => {
  await open(page, '/mon-hoc');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.getByRole('banner').getByRole('link', { name: 'Nghề nghiệp', exact: true }).click();
  await expect(page).toHaveURL(career);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thiết kế đồ họa');
  // The list itself twice: to find its first item, and for the page that shows it.
  expect(asked.toSorted()).toEqual([
    '/api/banners',
    '/api/nghe-nghiep',
    '/api/nghe-nghiep',
    '/api/nghe-nghiep/thiet-ke-do-hoa',
    '/api/nhom-nganh',
  ]);
});

test('home leaves no trace in the history', async ({ page }) => {
  await open(page, '/mon-hoc');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(career);
  await page.goBack();
  await expect(page).toHaveURL('/mon-hoc');
});

test('a move goes up to the top and gives the focus to the name of the new page', async ({ page }) => {
  await open(page, career);
  const card = page.getByRole('main').getByRole('link', { name: 'Nhà thiết kế chữ' });
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nhà thiết kế chữ' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Nhà thiết kế chữ, nghề Thiết kế đồ họa – /);
});

test('going back is where one was', async ({ page }) => {
  await open(page, career);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await page.getByRole('main').getByRole('link', { name: 'Nhà thiết kế chữ' }).dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(career);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
});

test('an anchor leads to its heading, clear of the bar', async ({ page }) => {
  await open(page, career);
  await page
    .getByRole('navigation', { name: 'Các bộ phận' })
    .getByRole('link', { name: /Truyền thông số/ })
    .click();
  const heading = page.getByRole('heading', { level: 2, name: 'Truyền thông số' });
  await expect(heading).toBeFocused();
  await expect.poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(200);
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(64);
});

test('a move loads only JSON, from the API', async ({ page }) => {
  await open(page, career);
  // The code of a page is loaded once; what is of interest is the data.
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['document', 'fetch', 'xhr'].includes(request.resourceType()) && !pathname.startsWith('/assets/')) data.push(pathname);
  });
  await page.getByRole('main').getByRole('link', { name: 'Nhà thiết kế chữ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nhà thiết kế chữ' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Nghề nghiệp và ngành học' })
    .getByRole('link', { name: 'Thiết kế nội thất' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế nội thất' })).toBeVisible();
  expect(data).toEqual(['/api/vi-tri/nha-thiet-ke-chu', '/api/nghe-nghiep/thiet-ke-noi-that']);
});

test('a slow move says that it loads', async ({ page }) => {
  await open(page, career);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/nghe-nghiep/thiet-ke-noi-that', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Nghề nghiệp và ngành học' })
    .getByRole('link', { name: 'Thiết kế nội thất' })
    .click();
  await expect(page.getByRole('status').getByText('Đang tải...', { exact: true })).toBeInViewport();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế nội thất' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Đang tải...' })).toHaveCount(0);
});

test('a slow move to a list says that data is loading', async ({ page }) => {
  await open(page, career);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/mon-hoc', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Môn học' }).click();
  await expect(page.getByRole('status').getByText('Đang tải dữ liệu...')).toBeInViewport();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Môn học' })).toBeVisible();
});

test('a failing call shows a calm sentence, and the frame of the site stays', async ({ page }) => {
  await open(page, career);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route('**/api/nghe-nghiep/thiet-ke-noi-that', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Có lỗi xảy ra ở máy chủ, vui lòng thử lại.' } }),
  );
  await page
    .getByRole('navigation', { name: 'Nghề nghiệp và ngành học' })
    .getByRole('link', { name: 'Thiết kế nội thất' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Có lỗi xảy ra' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Thử lại' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveTitle(/^Có lỗi xảy ra – /);
  expect(logged.filter((text) => text.startsWith('The page could not be loaded:'))).toHaveLength(1);
});

test('a failing call of the front page leaves the frame of the site too', async ({ page }) => {
  await open(page, '/mon-hoc');
  await page.route('**/api/nghe-nghiep', (route) => route.fulfill({ status: 500, json: { success: false, message: 'Hỏng' } }));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Có lỗi xảy ra' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('an unknown address of the back office answers 404 with a way back to it', async ({ page }) => {
  const answer = await page.goto('/admin/khong/co/trang/nay');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rất tiếc! Trang bạn tìm kiếm không tồn tại.');
});

test('a move whose code cannot be fetched ends on the page it was for', async ({ page }) => {
  await open(page, '/bai-viet');
  await page.route('**/assets/subjects-*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Môn học', exact: true }).click();
  await expect(page).toHaveURL('/mon-hoc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Môn học');
  await page.unrouteAll();
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(page).toHaveURL('/mon-hoc');
});
