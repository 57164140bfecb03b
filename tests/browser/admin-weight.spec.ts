import type { Page } from '@playwright/test';
import { expect, test } from '../support/form-editor.ts';

/** The address of every file with such an ending that the page itself asks for until it is quiet; not the page before it. */
async function askedBy(page: Page, address: string, ending: RegExp): Promise<string[]> {
  await page.goto(address);
  // The program of a page for visitors is fetched once it has loaded: a busy machine is quiet before.
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(asked)].filter((url) => ending.test(url));
}

/** What is fetched ahead, a second or more after it could be used, is not needed for it: on a busy machine the page is not quiet until then. */
const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const sooner = (work: TimerHandler, wait = 0, ...given: unknown[]) => (wait < 1_000 ? later(work, wait, ...given) : 0);
    Object.assign(globalThis, { setTimeout: sooner });
  });

/** How much of a file travels to a browser of today, in bytes. */
async function weightOf(page: Page, url: string): Promise<number> {
  const answer = await page.request.get(url, { headers: { 'Accept-Encoding': 'br' } });
  const bytes = Number(answer.headers()['content-length']);
  expect(bytes, url).toBeGreaterThan(0);
  return bytes;
}

test('no screen of the back office, forms without a text among them, needs more than 270 kB of compressed script, in at most 30 files', async ({
  page,
  editor,
}) => {
  await fetchNothingAhead(page);
  for (const address of [
    '/login',
    '/admin',
    '/admin/vi-tri',
    '/admin/vi-tri/create',
    '/admin/nganh-hoc/create',
    '/admin/menu/create',
  ]) {
    await test.step(address, async () => {
      const scripts = await askedBy(editor.page, address, /\.js$/);
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.length).toBeLessThanOrEqual(30);
      const weights = await Promise.all(
        scripts.map(async (url) => [await weightOf(page, url), url.slice(url.lastIndexOf('/'))] as const),
      );
      const sum = weights.reduce((all, [bytes]) => all + bytes, 0);
      expect(sum, weights.join('\n')).toBeLessThanOrEqual(270_000);
    });
  }
});

test('no page for visitors brings anything of the back office along', async ({ page }) => {
  for (const address of ['/nghe-nghiep/thiet-ke-do-hoa', '/mon-hoc', '/bai-viet', '/search?q=thiet+ke']) {
    await test.step(address, async () => {
      const files = await askedBy(page, address, /\.(js|css)$/);
      expect(files.length).toBeGreaterThan(3);
      // Read again afterwards: a page that moves on drops its bodies.
      for (const url of files)
        expect(await (await page.request.get(url)).text(), url).not.toMatch(
          /mantine|tanstack|QueryClient|ZodError|Quản trị hệ thống/i,
        );
    });
  }
});
