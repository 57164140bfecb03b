import type { Page } from '@playwright/test';
import { expect, test } from '../support/kept-context.ts';

/** Five sections; the third is 'Một học kỳ trôi qua thế nào'. */
const path = '/nganh-hoc/my-thuat-ung-dung/thiet-ke-do-hoa';
const folded = { title: 'Một học kỳ trôi qua thế nào', anchor: 'mot-hoc-ky-troi-qua-the-nao' };

/** The other blocks of the text: the first two are never folded. */
const unfolded = ['Bạn học những gì', 'Hợp với ai'];
const last = 'Những năm đầu sau khi ra trường';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const anchors = (page: Page) => page.getByRole('navigation', { name: 'Mục trong trang' });

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
}

/** Before the page is opened: how far its parts move is noted. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifted = (page: Page) =>
  page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, 'shifts');
    return Array.isArray(shifts) ? shifts.reduce((sum: number, value) => sum + Number(value), 0) : Number.NaN;
  });

const topOf = (page: Page, name: string) => heading(page, name).evaluate((element) => element.getBoundingClientRect().top);

test('long content shows two blocks, then all of them, then two again; on paper nothing is folded', async ({ page }) => {
  await watchShifts(page);
  await open(page, path);
  await test.step('nothing moves under the reader when the page wakes up', async () => {
    expect(await shifted(page)).toBeLessThan(0.01);
  });
  for (const title of unfolded) await expect(heading(page, title)).toBeVisible();
  for (const title of [folded.title, last]) await expect(heading(page, title)).toBeHidden();
  const button = page.getByRole('button', { name: 'Xem thêm' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toHaveText('Xem thêm');
  await expect(page.getByText('3 mục', { exact: true })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, folded.title)).toBeVisible();
  await expect(button).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(heading(page, folded.title)).toBeHidden();

  await button.click();
  for (const title of [...unfolded, folded.title, last]) await expect(heading(page, title)).toBeVisible();
  const less = page.getByRole('button', { name: 'Thu gọn' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await less.click();
  await expect(heading(page, folded.title)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Xem thêm' })).toBeInViewport();
});

test('where the program cannot be had nothing is folded, and no button offers to', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path);
  await page.locator('html[data-failed]').waitFor();
  await expect(heading(page, folded.title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Xem thêm' })).toBeHidden();
});

test('the next page starts folded again', async ({ page }) => {
  await open(page, `${path}/co-so-tao-hinh`);
  await page.getByRole('button', { name: 'Xem thêm' }).click();
  await page
    .getByRole('region', { name: /^Môn khác/ })
    .getByRole('link', { name: 'Nguyên lý thị giác' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nguyên lý thị giác' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Xem thêm' })).toBeVisible();
});

test('an anchor button unfolds its block, goes there and marks it, a second time too; the mark follows the reader', async ({
  page,
}) => {
  await open(page, path);
  await test.step('the mark follows the reader, and there is none above the first block', async () => {
    const current = anchors(page).locator('[aria-current]');
    await heading(page, 'Hợp với ai').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(current).toHaveText('Hợp với ai');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current).toHaveCount(0);
  });

  const link = anchors(page).getByRole('link', { name: folded.title });
  await expect(heading(page, folded.title)).toBeHidden();
  await link.click();
  await expect(heading(page, folded.title)).toBeFocused();
  await expect(page).toHaveURL(`${path}#${folded.anchor}`);
  await expect.poll(() => topOf(page, folded.title)).toBeLessThan(250);
  // Clear of the row of anchors, which has stayed.
  const row = await anchors(page).boundingBox();
  expect(row).not.toBeNull();
  expect(row?.y).toBeGreaterThanOrEqual(0);
  expect(row?.y).toBeLessThanOrEqual(64);
  await expect.poll(() => topOf(page, folded.title)).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
  await expect(link).toHaveAttribute('aria-current', 'location');

  await test.step('after its block was folded away', async () => {
    await page.getByRole('button', { name: 'Thu gọn' }).click();
    await expect(heading(page, folded.title)).toBeHidden();
    await link.click();
    await expect(heading(page, folded.title)).toBeInViewport();
  });
});

test('an address that names a folded block opens the page there', async ({ page }) => {
  await open(page, `${path}#${folded.anchor}`);
  await expect(heading(page, folded.title)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Thu gọn' })).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there to read, and anchors lead to it', async ({ page }) => {
    await page.goto(path);
    await expect(heading(page, folded.title)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Xem thêm' })).toBeHidden();
    await anchors(page).getByRole('link', { name: folded.title }).click();
    await expect(heading(page, folded.title)).toBeInViewport();
  });
});
