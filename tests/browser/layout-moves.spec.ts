import type { Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

const career = '/nghe-nghiep/thiet-ke-do-hoa';

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

// Where home and the lists alone lead, and what is missing: served-pages.
test('home and the lists lead to their first item, leave no trace, and ask for what stands around it once', async ({ page }) => {
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
  await page.goBack();
  await expect(page).toHaveURL('/mon-hoc');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(career);
  await page.goBack();
  await expect(page).toHaveURL('/mon-hoc');
});

test('a move goes up to the top, gives the focus to the name of the new page, and loads only JSON; back is where one was', async ({
  page,
}) => {
  await open(page, career);
  const card = page.getByRole('main').getByRole('link', { name: 'Nhà thiết kế chữ' });
  // The code of a page is loaded once; what is of interest is the data.
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // When somebody answers is asked once a visit, whichever page it is on.
    const isOfPage = !pathname.startsWith('/assets/') && pathname !== '/api/site';
    if (['document', 'fetch', 'xhr'].includes(request.resourceType()) && isOfPage) data.push(pathname);
  });

  await test.step('up to the top', async () => {
    await card.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nhà thiết kế chữ' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle(/^Nhà thiết kế chữ, nghề Thiết kế đồ họa – /);
  });

  await test.step('with nothing but data', async () => {
    await page
      .getByRole('navigation', { name: 'Nghề nghiệp và ngành học' })
      .getByRole('link', { name: 'Thiết kế nội thất' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế nội thất' })).toBeVisible();
    expect(data).toEqual(['/api/vi-tri/nha-thiet-ke-chu', '/api/nghe-nghiep/thiet-ke-noi-that']);
  });

  await test.step('and back to where one was', async () => {
    await open(page, career);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await card.dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(career);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  });

  await test.step('an anchor leads to its heading, clear of the bar', async () => {
    await page
      .getByRole('navigation', { name: 'Các bộ phận' })
      .getByRole('link', { name: /Truyền thông số/ })
      .click();
    const heading = page.getByRole('heading', { level: 2, name: 'Truyền thông số' });
    await expect(heading).toBeFocused();
    await expect.poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(200);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(64);
  });
});

test('a slow move says that it loads, one to a list that data is loading', async ({ page }) => {
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

  const { promise: heldList, resolve: releaseList } = Promise.withResolvers<void>();
  await page.route('**/api/mon-hoc', async (route) => {
    await heldList;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Môn học' }).click();
  await expect(page.getByRole('status').getByText('Đang tải dữ liệu...')).toBeInViewport();
  releaseList();
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

  await test.step('that of the front page too', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Môn học' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Môn học' })).toBeVisible();
    await page.route('**/api/nghe-nghiep', (route) => route.fulfill({ status: 500, json: { success: false, message: 'Hỏng' } }));
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Có lỗi xảy ra' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
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
