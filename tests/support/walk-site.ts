import type { APIRequestContext } from '@playwright/test';
import { address } from './site.ts';

export type WalkedPage = { path: string; status: number; html: string };

/** Every page that can be reached by links from the home page, as a search engine without scripts reads it. */
export async function walkSite(request: APIRequestContext): Promise<WalkedPage[]> {
  const seen = new Set(['/']);
  const waiting = ['/'];
  const pages: WalkedPage[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await request.get(path);
    const html = await answer.text();
    pages.push({ path, status: answer.status(), html });
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), new URL(path, address));
      const next = url.pathname + url.search;
      if (url.origin !== address || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return pages;
}
