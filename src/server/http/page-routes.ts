import { Hono } from 'hono';
import type { Pages } from '#server/start/app.ts';
import { cacheKey } from '#server/response-cache/cache-key.ts';
import { sharedLifetime } from './lifetime.ts';
import { canonicalPath } from './canonical-path.ts';
import type { Ask } from '#server/public/in-process-api.ts';

/**
 * Every address that is not a call or a file is a page. A page has one address: lower case, without a
 * slash at the end; others lead there.
 */
export function pageRoutes(pages: Pages, ask: Ask, origin: string): Hono {
  const router = new Hono();
  router.on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) return context.redirect(canonical + search, 301);
    const { status, headers, body } = await pages(context.req.raw, ask, origin);
    const sent = Object.fromEntries(headers);
    // Said here, because to add it later the whole answer is made anew.
    sent['vary'] ??= 'Accept-Encoding';
    // Where a visitor came from is known by the address: a campaign's parameters go along.
    if (sent['location'] !== undefined && search !== '' && !sent['location'].includes('?')) sent['location'] += search;
    sent['cache-control'] ??= isShared(pathname, status) ? sharedLifetime : 'no-cache';
    return new Response(body, { status, headers: sent });
  });
  router.all('*', (context) => context.text('Trang chỉ để đọc.', 405, { Allow: 'GET, HEAD' }));
  return router;
}

/** What every visitor gets alike. A page that is absent now may be there in a minute. */
const isShared = (path: string, status: number) => status === 200 && cacheKey(path) !== null;
