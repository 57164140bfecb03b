import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-worker.ts';

const career = '/nghe-nghiep/thiet-ke-do-hoa';

/** As it stands in the code: 'articles.js', 'articles.css', '/api/bai-viet'. */
function nameOf(url: string): string {
  const { pathname } = new URL(url);
  const [, name, ending] = /^\/assets\/(.+)-[\w-]{8}(\.\w+)$/.exec(pathname) ?? [];
  return name === undefined ? pathname : `${name}${ending}`;
}

/** What a page asks for from now on. */
function requests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(nameOf(request.url())));
  return asked;
}

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('html[data-ready]').waitFor();
  return requests(page);
}

/** The files of the program that came over the network, and not out of what the browser keeps. */
const files = async (page: Page) => {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.transferSize > 0 &&
          /\.(js|css)$/.test(new URL(entry.name).pathname),
      )
      .map(({ name }) => name),
  );
  return urls.map(nameOf);
};

const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('what the next page is made of comes while the pointer rests on the link, and its data with the click', async ({ page }) => {
  const asked = await open(page, career);
  await menu(page, 'Bài viết').hover();
  const all = ['articles.js', 'articles.css', 'pager.css', 'article-card.css'];
  await expect.poll(() => asked).toEqual(expect.arrayContaining(all));
  const ahead = [...asked].sort();
  const came = async () => (await files(page)).filter((name) => ahead.includes(name)).sort();
  await expect.poll(came).toEqual(ahead);
  expect(asked.filter((path) => path.startsWith('/'))).toEqual([]);
  await menu(page, 'Bài viết').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bài viết');
  expect(asked).toContain('/api/bai-viet');
  expect(asked.filter((path) => !path.startsWith('/') && !ahead.includes(path))).toEqual([]);
  expect(await came()).toEqual(ahead);

  await test.step('so it does when the keyboard reaches the link', async () => {
    const then = requests(page);
    await menu(page, 'Môn học').focus();
    await expect.poll(() => then).toEqual(expect.arrayContaining(['subjects.js', 'subjects.css']));
  });
});

test('a link to a list that leads on to its first item brings the page it ends on', async ({ page }) => {
  const asked = await open(page, '/mon-hoc');
  await menu(page, 'Nghề nghiệp').hover();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['first-of-list.js', 'career.js', 'career.css']));
});

test('a pointer that was there before the program has not to move again', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(career);
  const asked = requests(page);
  await menu(page, 'Bài viết').hover();
  release();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['articles.js', 'articles.css']));
});

test('a pointer that only crosses a link fetches nothing, nor does one that rests on what leads away; a finger need not wait', async ({
  page,
}) => {
  await page.clock.install();
  const asked = await open(page, career);
  await page.clock.pauseAt(Date.now() + 60_000);
  await menu(page, 'Bài viết').hover();
  await page.clock.runFor(50);
  await page.mouse.move(900, 600);
  await page.clock.runFor(1000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).hover();
  await page.clock.runFor(1000);
  expect(asked.filter((name) => name.endsWith('.js') || name.endsWith('.css'))).toEqual([]);

  await menu(page, 'Môn học').dispatchEvent('pointerover', { pointerType: 'touch' });
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['subjects.js', 'subjects.css']));
});

test('where the signal is gone, a touched link leaves the page as it is', async ({ page, context }) => {
  await open(page, career);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/articles-'));
  await menu(page, 'Bài viết').hover();
  await failed;
  await expect(page.locator('html[data-same]')).toBeAttached();
  await context.setOffline(false);
  await menu(page, 'Bài viết').click();
  await expect(page).toHaveURL('/bai-viet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bài viết');
});
