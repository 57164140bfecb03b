import { expect, type Page, test } from '@playwright/test';

const path = '/nghe-nghiep/thiet-ke-do-hoa';
const programs = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.push(request.url());
  });
  return asked;
};

/** A picture that never arrives keeps the page from being loaded. */
async function openHalf(page: Page) {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/uploads/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
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
});

test('the first touch fetches it, and a button that was pressed before does its work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHalf(page);
  const opener = page.getByRole('button', { name: 'Chọn nghề nghiệp, ngành học' });
  await opener.evaluate((button: HTMLElement) => button.click());
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('dialog', { name: 'Chọn nghề nghiệp, ngành học' })).toBeVisible();
});

test('a link pressed before it leads on', async ({ page }) => {
  await openHalf(page);
  await page.getByRole('navigation', { name: 'Nghề nghiệp' }).getByRole('link').nth(1).click({ noWaitAfter: true });
  await expect(page).not.toHaveURL(path);
});

test('going back before it is there shows the page of that address', async ({ page }) => {
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
