import { Hono } from 'hono';
import { canonicalPath } from '#server/http/canonical-path.ts';
import { isDecodable } from '#server/http/percent-encoding.ts';
import { isSharedPath, keptQuery, sharedLifetime } from '#server/http/shared-answer.ts';
import type { InProcessApi } from './in-process-api.ts';

/** The pages of the site, as the build made them. */
export type Pages = {
  /** Renders a page; `origin` is the address of the site before its path, '' while nobody named it. */
  render: (request: Request, api: InProcessApi, origin: string) => Promise<Response>;
  /** The parameters that the page at a path declares. */
  query: (path: string) => readonly string[];
  /** Whether the answer to an address with declared parameters only may be kept in memory for others. */
  isKept: (path: string, search: string) => boolean;
};

/**
 * Every address that is not a call or a file is a page. A page has one address: lower case, without a
 * slash at the end; others lead there. Of the parameters only those reach it that it declares.
 */
export function pageRoutes({ render, query }: Pages, api: InProcessApi, origin: string): Hono {
  const router = new Hono();
  router.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url);
    const { pathname, search } = url;
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) return context.redirect(canonical + search, 301);
    const isShared = isSharedPath(pathname);
    const declared = isShared ? keptQuery(url.searchParams, query(pathname)) : search;
    // The router would write two lines into the log for each path that it cannot decode. As one that it can, no page has it.
    const path = isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
    const isAsSent = declared === search && path === pathname;
    const request = isAsSent ? context.req.raw : new Request(url.origin + path + declared, context.req.raw);
    const { status, headers, body } = await render(request, api, origin);
    const sent = Object.fromEntries(headers);
    // Said here, because to add it later the whole answer is made anew.
    sent['vary'] ??= 'Accept-Encoding';
    // Where a visitor came from is known by the address: a campaign's parameters go along.
    if (sent['location'] !== undefined && search !== '' && !sent['location'].includes('?')) sent['location'] += search;
    if (status === 503) sent['retry-after'] ??= '5';
    // A page that is absent now may be there in a minute.
    sent['cache-control'] ??= isShared && status === 200 ? sharedLifetime : 'no-cache';
    return new Response(body, { status, headers: sent });
  });
  router.all('*', (context) => context.text('Trang chỉ để đọc.', 405, { Allow: 'GET, HEAD' }));
  return router;
}
