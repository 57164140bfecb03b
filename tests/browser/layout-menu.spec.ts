import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loginCall } from '#shared/admin-paths.ts';
import { type BuiltSite, openBuiltSite } from '../../bench/built-site.ts';
import { expect, test } from '../support/kept-context.ts';
import { admin } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Menu chính' });
const opener = (page: Page) => menu(page).getByRole('button', { name: 'Menu con của Nghề nghiệp' });
const child = (page: Page) => menu(page).getByRole('link', { name: 'Thiết kế nội thất' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

test('a mouse opens a submenu by resting on its entry, and follows it', async ({ page }) => {
  await open(page, '/mon-hoc');
  await expect(child(page)).toBeHidden();
  await menu(page).getByRole('link', { name: 'Nghề nghiệp', exact: true }).hover();
  await expect(child(page)).toBeVisible();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await child(page).click();
  await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-noi-that');
  await page.mouse.move(640, 600);
  await expect(child(page)).toBeHidden();

  await test.step('the bar does not hide under an open submenu', async () => {
    await menu(page).getByRole('link', { name: 'Nghề nghiệp', exact: true }).hover();
    await expect(child(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.waitForTimeout(200);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });
});

test('a submenu is kept open by a click, gone through by keys, and left; entries say where one is and where they lead', async ({
  page,
}) => {
  await open(page, '/mon-hoc');

  await test.step('a click keeps a submenu open, a second one closes it', async () => {
    await opener(page).click();
    await page.mouse.move(640, 700);
    await page.waitForTimeout(400);
    await expect(child(page)).toBeVisible();
    await opener(page).click();
    await expect(child(page)).toBeHidden();
    await page.mouse.move(640, 700);
  });

  await test.step('the keyboard opens a submenu, goes through it and leaves it', async () => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(child(page)).toBeVisible();
    // Also once the time is over after which it closes behind a pointer that has left.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expect(child(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', { name: 'Thiết kế đồ họa' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link', { name: 'Thiết kế UI/UX' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(child(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(menu(page).getByRole('link', { name: 'Ngành học', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(menu(page).getByRole('link', { name: 'Nghề nghiệp', exact: true })).toBeFocused();
  });

  await test.step('a submenu closes when the focus goes on', async () => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(child(page)).toBeVisible();
    await menu(page).getByRole('link', { name: 'Môn học' }).focus();
    await expect(child(page)).toBeHidden();
  });

  await test.step('the menu marks where one is, and nothing in the bar moves when one gets to an entry', async () => {
    const places = () =>
      menu(page)
        .locator('[data-top]')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
    await expect(menu(page).getByRole('link', { name: 'Môn học' })).toHaveAttribute('aria-current', 'page');
    const before = await places();
    await open(page, '/nghe-nghiep/thiet-ke-do-hoa');
    await expect(menu(page).getByRole('link', { name: 'Nghề nghiệp', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(menu(page).getByRole('link', { name: 'Môn học' })).not.toHaveAttribute('aria-current');
    expect(await places()).toEqual(before);
  });
});

test.describe('without the program', () => {
  test.use({ javaScriptEnabled: false });

  test('a submenu still opens', async ({ page }) => {
    await page.goto('/mon-hoc');
    await menu(page).getByRole('link', { name: 'Nghề nghiệp', exact: true }).hover();
    await child(page).click();
    await expect(page).toHaveURL('/nghe-nghiep/thiet-ke-noi-that');
  });
});

test.describe('a menu that is longer than the bar', () => {
  // A site of its own: the menu is part of every page of the one that all specs share.
  test.describe.configure({ mode: 'serial' });
  const ofMinistry = 'Cổng thông tin tuyển sinh của Bộ';
  const titles = [
    'Nghề nghiệp',
    'Ngành học',
    'Những môn học được sinh viên yêu thích nhất',
    'Bài viết',
    'ĐỒ ÁN TỐT NGHIỆP',
    ofMinistry,
    'Đời sống sinh viên',
    'Tuyển sinh',
    'Liên hệ',
  ];
  const withChildren = new Set(['Nghề nghiệp', 'ĐỒ ÁN TỐT NGHIỆP']);
  const widths = [960, 1024, 1280, 1440, 1920];
  let dir: string;
  let site: BuiltSite;
  let ids: number[];
  let headers: Record<string, string>;

  test.beforeAll(async ({ request }) => {
    dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-menu-'));
    site = await openBuiltSite(dir, { DEMO_CONTENT: 'false', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
    const { data } = await (await request.post(site.url + loginCall, { data: admin })).json();
    headers = { Authorization: `Bearer ${data.token}` };
    const save = async (entry: object) => {
      const answer = await request.post(`${site.url}/api/admin/menu`, { headers, data: { status: 1, ...entry } });
      expect(answer.status()).toBe(201);
      return (await answer.json()).data.id as number;
    };
    ids = [];
    for (const [order, title] of titles.entries()) {
      const type = withChildren.has(title) ? 'dropdown' : 'none';
      const url = title === ofMinistry ? 'https://thisinh.example/' : `/bai-viet/${order}`;
      const id = await save({ title, url, type, order });
      ids.push(id);
      if (type === 'dropdown') await save({ title: `Con của ${title}`, url: '/mon-hoc', type: 'none', order: 1, parent_id: id });
    }
  });

  test.afterAll(async () => {
    await site.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const more = (page: Page) => menu(page).getByRole('button', { name: /^Thêm/ });
  const inMore = (page: Page) => menu(page).locator('#menu-0 > li > a');
  const shown = (page: Page) => menu(page).locator('ul:first-child > li > a').filter({ visible: true });

  /** The right ends of what stands in the bar, and where the search begins. */
  const ends = (page: Page) =>
    page.evaluate(() => ({
      search: document.querySelector('header form')?.getBoundingClientRect().left ?? 0,
      entries: [...document.querySelectorAll('header nav > ul > li')]
        .map((entry) => entry.getBoundingClientRect())
        .filter(({ bottom }) => bottom > 0)
        .map(({ right }) => right),
    }));

  test('goes on in a dropdown that the keyboard reaches, goes through and leaves', async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 800 });
    await open(page, `${site.url}/mon-hoc`);
    await shown(page).last().focus();
    await page.keyboard.press('ArrowRight');
    await expect(more(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(inMore(page).first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(inMore(page).last()).toBeFocused();
    await expect(inMore(page).last()).toHaveText('Liên hệ');
    await expect(menu(page).getByRole('link', { name: 'Con của ĐỒ ÁN TỐT NGHIỆP' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(inMore(page).first()).toBeHidden();
    await expect(more(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(shown(page).last()).toBeFocused();
    await page.keyboard.press('End');
    await expect(more(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('search').getByRole('combobox')).toBeFocused();
  });

  test('takes entries back when the window grows, and marks where one is wherever it stands', async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 800 });
    await open(page, `${site.url}/bai-viet/8`);
    await expect(more(page)).toHaveAttribute('aria-current', 'true');
    const before = await inMore(page).count();
    await page.setViewportSize({ width: 1600, height: 800 });
    await expect.poll(() => inMore(page).count()).toBeLessThan(before);
    await more(page).click();
    await expect(inMore(page).filter({ hasText: 'Liên hệ' })).toHaveAttribute('aria-current', 'page');

    await test.step('an absolute address opens in a new tab and says so', async () => {
      const away = menu(page).locator('a', { hasText: ofMinistry }).filter({ visible: true });
      await expect(away).toHaveAttribute('target', '_blank');
      await expect(away).toHaveAttribute('rel', /noopener/);
      await expect(away).toHaveAccessibleName(/mở trong tab mới/);
      await expect(menu(page).getByRole('link', { name: 'Bài viết' })).not.toHaveAttribute('target');
    });
  });

  test.describe('without the program', () => {
    test.use({ javaScriptEnabled: false });

    test('still shows the keyboard every entry it reaches', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 800 });
      await page.goto(`${site.url}/mon-hoc`);
      await page.getByRole('banner').getByRole('link').first().focus();
      const reached: string[] = [];
      while (reached.at(-1) !== 'Liên hệ' && reached.length < 20) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        await expect(focused).toBeInViewport({ ratio: 1 });
        reached.push(((await focused.textContent()) ?? '').replace(' (mở trong tab mới)', ''));
      }
      expect(reached.filter((title) => !title.startsWith('Con của'))).toEqual(titles);
    });
  });

  for (const count of [9, 8, 7, 6, 5]) {
    test(`of ${count} entries ends before the search, and 'Thêm' has the others`, async ({ page, request }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const [index, id] of ids.entries()) {
        if (index < count) continue;
        expect((await request.delete(`${site.url}/api/admin/menu/${id}`, { headers })).ok()).toBe(true);
      }
      ids = ids.slice(0, count);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, `${site.url}/mon-hoc`);
        const { search, entries } = await ends(page);
        expect(Math.max(...entries), `at ${width}`).toBeLessThanOrEqual(search);
        const [inBar, others] = [await shown(page).allTextContents(), await inMore(page).allTextContents()];
        const named = [...inBar, ...others].map((title) => title.replace(' (mở trong tab mới)', ''));
        expect(named, `at ${width}`).toEqual(titles.slice(0, count));
        expect(inBar.length).toBeGreaterThan(0);
        await expect(more(page)).toHaveCount(others.length > 0 ? 1 : 0);
        if (others.length > 0) await expect(more(page)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate('shifts'), `at ${width}`).toEqual([]);
      }
      expect(faults).toEqual([]);
    });
  }
});
