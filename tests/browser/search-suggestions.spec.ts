import type { Page } from '@playwright/test';
import { audit, auditColours } from '../support/axe.ts';
import { expect, test } from '../support/kept-context.ts';

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Tìm kiếm' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Gợi ý' });
const all = /^Xem tất cả kết quả cho/;

async function open(page: Page, path = '/mon-hoc') {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

/** An answer of the API that suggests one article per name. */
const answer = (...names: string[]) => ({
  success: true,
  data: names.map((name, index) => ({ type: 'baiviet', name, slug: `bai-${index}`, parent_slug: { nhom: null, nganh: null } })),
  meta: { terms: [], did_you_mean: null, partial: false, total: names.length },
});

test('the keyboard goes through the suggestions and leaves them', async ({ page }) => {
  await open(page);
  await box(page).pressSequentially('bao b');
  const option = list(page).getByRole('option', { name: 'Nhà thiết kế bao bì Vị trí', exact: true });
  await expect(option).toBeVisible();
  await expect(option.locator('mark')).toHaveText('bao b');
  await expect(page.getByRole('status').filter({ hasText: /^Có \d gợi ý/ })).toHaveCount(1);

  await box(page).press('ArrowDown');
  const first = list(page).getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none');
  await expect(box(page)).toBeFocused();
  await box(page).press('Home');
  await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0);
  await box(page).press('ArrowUp');
  await expect(list(page).getByRole('option', { name: all })).toHaveAttribute('aria-selected', 'true');

  await box(page).press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).toHaveValue('bao b');
  await box(page).press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Tab');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
});

test('Enter opens the chosen suggestion, and searches where none is chosen', async ({ page }) => {
  await open(page);
  await box(page).pressSequentially('bao bi');
  await expect(list(page)).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?q=bao%20bi');
  await expect(list(page)).toBeHidden();

  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('nha thiet ke bao');
  const option = list(page).getByRole('option', { name: 'Nhà thiết kế bao bì' });
  await expect(option).toBeVisible();
  while ((await option.getAttribute('aria-selected')) === 'false') await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-do-hoa/nha-thiet-ke-bao-bi');
  await expect(box(page)).toHaveValue('');
});

test('the mouse opens a suggestion, and closes the list beside it', async ({ page }) => {
  await open(page);
  await box(page).fill('bao bi');
  await expect(list(page)).toBeVisible();
  // Where no link lies.
  await page.mouse.click(5, 700);
  await expect(list(page)).toBeHidden();
  await box(page).press('ArrowDown');
  await list(page).getByRole('option', { name: 'Nhà thiết kế bao bì' }).click();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-do-hoa/nha-thiet-ke-bao-bi');
  await expect(list(page)).toBeHidden();
});

test('an answer that comes late does not replace a newer one', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: late, resolve: answered } = Promise.withResolvers<void>();
  await page.route('**/api/search/suggestions?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? '';
    if (text === 'bao') await held;
    // The question may be gone by now.
    await route.fulfill({ json: answer(`Về ${text}`) }).catch(() => undefined);
    if (text === 'bao') answered();
  });
  await open(page);
  const asked = page.waitForRequest('**/api/search/suggestions?q=bao');
  await box(page).fill('bao');
  await asked;
  await box(page).fill('bao bì');
  await expect(list(page).getByRole('option', { name: 'Về bao bì' })).toBeVisible();
  release();
  await late;
  // Whatever the late answer does, it has done when the next one is read.
  await page.evaluate(async () => (await fetch('/api/menu')).text());
  expect(await list(page).getByRole('option').allTextContents()).toEqual([
    'Về bao bì Bài viết',
    'Xem tất cả kết quả cho “bao bì”',
  ]);
});

test('nobody chooses what was suggested for another text', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/search/suggestions?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? '';
    if (text === 'phim') await held;
    await route.fulfill({ json: answer(`Về ${text}`) }).catch(() => undefined);
  });
  await open(page);
  await box(page).fill('rig');
  await expect(list(page).getByRole('option', { name: 'Về rig' })).toBeVisible();
  await box(page).fill('phim');
  await expect(list(page).getByRole('option', { name: all })).toHaveText('Xem tất cả kết quả cho “phim”');
  await box(page).press('ArrowDown');
  await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0);
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?q=phim');
  release();
});

test('nothing opens over the results that Enter asked for', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/suggestions-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/api/search?*', async (route) => {
    const loaded = page.waitForResponse('**/assets/suggestions-*.js');
    release();
    await loaded;
    await route.continue();
  });
  await open(page);
  await page.getByRole('banner').locator('input[name=q]').fill('game');
  await page.getByRole('banner').locator('input[name=q]').press('Enter');
  await expect(page).toHaveURL('/search?q=game');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(list(page)).toHaveCount(0);
});

test('an input method keeps its letters and its keys', async ({ page }) => {
  await open(page);
  await box(page).focus();
  const session = await page.context().newCDPSession(page);
  for (const text of ['d', 'đ', 'đo', 'đồ'])
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(list(page).getByRole('option').first()).toBeVisible();
  await box(page).press('ArrowDown');
  await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0);
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('đồ');
  expect(page.url()).toMatch(/\/mon-hoc$/);
  await session.send('Input.insertText', { text: 'đồ' });
  await page.keyboard.type(' hoa');
  await expect(list(page).getByRole('option', { name: 'Xem tất cả kết quả cho “đồ hoa”' })).toBeVisible();
  await box(page).press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('đồ hoa');
});

test('what is typed before the suggestions are there is answered when they are', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/suggestions-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await box(page).pressSequentially('bao bì');
  release();
  await expect(list(page).getByRole('option').first()).toBeVisible();
  await expect(box(page)).toHaveValue('bao bì');
});

test('where no answer comes nothing is offered and nothing is said', async ({ page }) => {
  await page.route('**/api/search/suggestions?*', (route) =>
    route.request().url().endsWith('q=bao')
      ? route.fulfill({ status: 503, json: { success: false, message: 'Tìm kiếm đang được chuẩn bị.' } })
      : route.abort(),
  );
  await open(page);
  const refused = page.waitForResponse('**/api/search/suggestions?q=bao');
  await box(page).fill('bao');
  await (await refused).finished();
  await expect(list(page)).toBeHidden();
  const failed = page.waitForEvent('requestfailed');
  await box(page).fill('bao bì');
  await failed;
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(box(page)).toHaveValue('bao bì');
});

test("the open list stands in nobody's way in either colour scheme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, '/search');
  const place = () => page.getByRole('main').evaluate((main) => JSON.stringify(main.getBoundingClientRect()));
  const before = await place();
  for (const field of [box(page), page.getByRole('main').getByRole('combobox')]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await field.fill('do hoa');
    await expect(list(page)).toBeVisible();
    await field.press('ArrowDown');
    await expect(list(page).locator('[aria-selected=true]')).toHaveCount(1);
    const light = await audit(page);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const lit = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(paper).not.toBe(lit);
    await expect(list(page)).toBeVisible();
    const violations = [...light, ...(await auditColours(page))];
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
  }
  expect(await place()).toBe(before);
});

test('the box that one types in covers nothing of the menu', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await box(page).focus();
    const menu = await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('listitem').last().boundingBox();
    const form = await page.getByRole('banner').getByRole('search').boundingBox();
    expect(menu && form && menu.x + menu.width < form.x, `${width}`).toBe(true);
    expect(form && form.x + form.width, `${width}`).toBeLessThan(width);
  }
});
