import { type APIRequestContext, expect, test } from '@playwright/test';
import { publicPages } from '../support/public-pages.ts';

/** What a phone downloads at most for one public page, in bytes as sent. */
const budget = { script: 115_000, style: 15_000, font: 60_000, page: 13_600 };

/** A major of the demo content names 23 positions and the marks of three years. */
const majorPage = 16_800;

/** As sent to a browser of today: playwright hands the body over decoded, so its length is asked of the headers. */
async function sent(request: APIRequestContext, path: string): Promise<{ bytes: number; text: string }> {
  const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
  // A page that says it does not exist is a page too.
  if (path.startsWith('/assets/')) expect(response.status(), path).toBe(200);
  const body = await response.body();
  const length = Number(response.headers()['content-length'] ?? body.length);
  return { bytes: length, text: path.endsWith('.woff2') ? '' : body.toString('utf8') };
}

for (const [name, path] of Object.entries(publicPages)) {
  test(`the page "${name}" is a document of today and stays within what a cheap phone can bear`, async ({ request }) => {
    const page = await sent(request, path);
    expect(page.text).toMatch(/^<!doctype html><html lang="vi">/i);
    const named = new Set(page.text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
    const weigh = async (ending: string) => {
      const files = [...named].filter((file) => file.endsWith(ending));
      expect(files.length, ending).toBeGreaterThan(0);
      const sizes = await Promise.all(files.map(async (file) => (await sent(request, file)).bytes));
      return sizes.reduce((sum, bytes) => sum + bytes, 0);
    };
    expect(await weigh('.js')).toBeLessThanOrEqual(budget.script);
    expect(await weigh('.css')).toBeLessThanOrEqual(budget.style);
    expect(await weigh('.woff2')).toBeLessThanOrEqual(budget.font);
    expect(page.bytes).toBeLessThanOrEqual(name === 'major' ? majorPage : budget.page);
  });
}
