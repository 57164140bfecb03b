import type { APIRequestContext } from '@playwright/test';
import { address } from './site.ts';

/** `from`: the page whose link led there first. */
export type WalkedPage = { path: string; from: string; status: number; html: string };

/** Every page that can be reached by links from the home page, as a search engine without scripts reads it. */
export async function walkSite(request: APIRequestContext): Promise<WalkedPage[]> {
  const seen = new Set(['/']);
  const waiting = [{ path: '/', from: '/' }];
  const pages: WalkedPage[] = [];
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    const { path } = one;
    const answer = await request.get(path);
    const html = await answer.text();
    pages.push({ ...one, status: answer.status(), html });
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), new URL(path, address));
      const next = url.pathname + url.search;
      if (url.origin !== address || seen.has(next)) continue;
      seen.add(next);
      waiting.push({ path: next, from: path });
    }
  }
  return pages;
}
