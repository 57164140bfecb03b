import type { Page } from '@playwright/test';
import { expect, test } from '../support/form-editor.ts';

/** The address of every script and style sheet the page asks for until it is quiet. */
async function askedBy(page: Page, address: string, types: readonly string[]): Promise<string[]> {
  const asked = new Set<string>();
  const note = (request: { resourceType: () => string; url: () => string }) => {
    if (types.includes(request.resourceType())) asked.add(request.url());
  };
  page.on('request', note);
  await page.goto(address);
  // The program of a page for visitors is fetched once it has loaded: a busy machine is quiet before.
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...asked];
}

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
  for (const address of [
    '/login',
    '/admin',
    '/admin/vi-tri',
    '/admin/vi-tri/create',
    '/admin/nganh-hoc/create',
    '/admin/menu/create',
  ]) {
    await test.step(address, async () => {
      const scripts = await askedBy(editor.page, address, ['script']);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.length).toBeLessThanOrEqual(30);
      const weights = await Promise.all(scripts.map((url) => weightOf(page, url)));
      expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(270_000);
    });
  }
});

test('no page for visitors brings anything of the back office along', async ({ page }) => {
  for (const address of ['/nghe-nghiep/thiet-ke-do-hoa', '/mon-hoc', '/bai-viet', '/search?q=thiet+ke']) {
    await test.step(address, async () => {
      const files = await askedBy(page, address, ['script', 'stylesheet']);
      expect(files.length).toBeGreaterThan(3);
      // Read again afterwards: a page that moves on drops its bodies.
      for (const url of files)
        expect(await (await page.request.get(url)).text(), url).not.toMatch(
          /mantine|tanstack|QueryClient|ZodError|Quản trị hệ thống/i,
        );
    });
  }
});
