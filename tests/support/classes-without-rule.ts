import type { Page } from '@playwright/test';

/** Classes of the page's elements whose stylesheet it does not load; each ends in the mark of its file (vite.config.ts). */
export async function classesWithoutRule(page: Page): Promise<string[]> {
  const html = await page.content();
  const sheets = [...html.matchAll(/<link[^>]+href="([^"]+\.css)#?"/g)].map(([, href = '']) => href);
  const rules = await Promise.all(sheets.map(async (href) => (await page.request.get(href)).text()));
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return [...new Set(classes)].filter((name) => /_[0-9a-f]{4}$/.test(name) && !rules.some((text) => text.includes(`.${name}`)));
}
