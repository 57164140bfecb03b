import type { Page } from '@playwright/test';
import { test as inNewBrowser } from '../support/browser-worker.ts';
import { expect, test } from '../support/kept-context.ts';

const path = '/nghe-nghiep/thiet-ke-do-hoa';
const programs = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.push(request.url());
  });
  return asked;
};

/** Pictures and programs that take their time: the page is there, and is not alive. */
async function openHalf(page: Page, address = path) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.route('**/uploads/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return release;
}

test('the program of a page is fetched after everything that is seen first', async ({ page }) => {
  const asked = programs(page);
  const release = await openHalf(page);
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toEqual([]);
  release();
  await page.locator('html[data-ready]').waitFor();
  expect(asked.length).toBeGreaterThan(0);
  const packages = await page.request.get(asked.find((url) => url.includes('/react-')) ?? '');
  expect(await packages.text(), 'compiled beside the page').toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the first touch fetches it, and a button that was pressed before does its work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHalf(page);
  const opener = page.getByRole('button', { name: 'Chọn nghề nghiệp, ngành học' });
  await opener.evaluate((button: HTMLElement) => button.click());
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('dialog', { name: 'Chọn nghề nghiệp, ngành học' })).toBeVisible();
});

test('blank text is searched for by nobody, before it either', async ({ page }) => {
  await openHalf(page);
  const box = page.getByRole('banner').locator('input[name=q]');
  await box.fill('   ');
  await box.press('Enter');
  await page.locator('html[data-ready]').waitFor();
  await expect(page).toHaveURL(path);
});

test('where it cannot be had, the ways that need none are open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path);
  await page.getByRole('link', { name: 'Chọn nghề nghiệp, ngành học' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Nghề nghiệp' }).getByRole('link', { name: 'Thiết kế nội thất' }),
  ).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Chọn nghề nghiệp, ngành học' })).toBeHidden();
});

test('a link pressed before it leads on', async ({ page }) => {
  await openHalf(page);
  await page.getByRole('navigation', { name: 'Nghề nghiệp' }).getByRole('link').nth(1).click({ noWaitAfter: true });
  await expect(page).not.toHaveURL(path);
});

// Scripts that the browser has would be there sooner.
inNewBrowser('going back before it is there shows the page of that address', async ({ page }) => {
  await page.goto('/bai-viet');
  await page.locator('html[data-ready]').waitFor();
  await page
    .getByRole('navigation', { name: 'Danh mục' })
    .getByRole('link', { name: /^Chuyện nghề/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chuyện nghề');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/bai-viet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bài viết');
});

test('what is typed before it is kept, and used', async ({ page }) => {
  await openHalf(page, '/mon-hoc');
  const filter = page.getByRole('searchbox', { name: 'Lọc theo tên môn' });
  await filter.pressSequentially('kĩ thuật in');
  await page.locator('html[data-ready]').waitFor();
  await expect(filter).toHaveValue('kĩ thuật in');
  await expect(page.getByRole('main').getByRole('link', { name: 'Kỹ thuật in' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Cơ sở tạo hình' })).toHaveCount(0);
});

test('letters typed before it are suggested to when it is there', async ({ page }) => {
  await openHalf(page);
  const box = page.getByRole('banner').locator('input[name=q]');
  await box.pressSequentially('do ho');
  await page.locator('html[data-ready]').waitFor();
  await expect(box).toHaveValue('do ho');
  await expect(page.getByRole('option').first()).toBeVisible();
});
