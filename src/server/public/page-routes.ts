import { type Context, Hono } from 'hono';
import { readFormText } from '#server/http/body.ts';
import { busyAnswer } from '#server/http/busy-answer.ts';
import { canonicalPath } from '#server/http/canonical-path.ts';
import { Refusal } from '#server/http/errors.ts';
import { Left } from '#server/http/fair-queue.ts';
import { isDecodable } from '#server/http/percent-encoding.ts';
import { isSharedPath, keptQuery, sharedLifetime } from '#server/http/shared-answer.ts';
import { withHead } from '#server/http/known-body.ts';
import type { InProcessApi } from './in-process-api.ts';
import { configuredSite } from './site.ts';

/** The pages of the site, as the build made them. */
export type Pages = {
  /**
   * Renders a page; `origin` is the address of the site before its path, '' while nobody named it. A preview names no address
   * of its own.
   */
  render: (request: Request, api: InProcessApi, origin: string, isPreview?: boolean) => Promise<Response>;
  /** The parameters that the page at a path declares. */
  query: (path: string) => readonly string[];
  /** Whether the answer to an address with declared parameters only may be kept in memory for others. */
  isKept: (path: string, search: string) => boolean;
  /** Of how many bytes a form may be that is sent to the page at a path; 0: it takes none, as all do unless told. */
  takesForm?: (path: string) => number;
  /** The paths of its routes ('/nganh/:slug'), by which requests are counted. */
  paths?: readonly string[];
};

/** Does what answers a request when it is its turn. */
type InTurn = <T>(context: Context, work: () => Promise<T>) => Promise<T>;

/**
 * Where a path that no page answers leads on to; `withParameters` when those of the visitor's address go along, `isTemporary`
 * where it may lead elsewhere tomorrow. Null when nothing is known of it.
 */
export type LeadOn = (
  pathname: string,
  search: string,
) => Promise<{ path: string; withParameters: boolean; isTemporary?: boolean } | null>;

/** By their paths, the calls that a page sends a form on to, in the name of the visitor who has sent it to the page. */
export type SendOn = Readonly<Record<string, (context: Context, form: object) => ReturnType<InProcessApi>>>;

/** A redirect: for good, or for now. */
type Onward = { to: string; status: 301 | 302 };

/**
 * Every address that is not a call or a file is a page. A page has one address: lower case, without a
 * slash at the end; others lead there. Of the parameters only those reach it that it declares.
 */
export function pageRoutes(
  { render, query, takesForm = () => 0 }: Pages,
  api: InProcessApi,
  origin: string,
  leadOn: LeadOn = async () => null,
  inTurn: InTurn = (_context, work) => work(),
  /** What is known of the school without a query. */
  school: () => { name: string } = () => configuredSite,
  sendOn: SendOn = {},
): Hono {
  const router = new Hono();

  /** Where an old address leads on to, below the origin. */
  const onward = async (url: URL): Promise<Onward | null> => {
    const found = await leadOn(url.pathname, url.search);
    if (found === null) return null;
    const to = found.withParameters ? withParameters(found.path, url, []) : found.path;
    return { to, status: found.isTemporary === true ? 302 : 301 };
  };

  /** Where an address leads on to, asked without rendering anything. */
  const onwardFrom = async (url: URL): Promise<Onward | null> => {
    const declared = query(url.pathname);
    const request = new Request(url.origin + url.pathname + keptQuery(url.searchParams, declared), { method: 'HEAD' });
    const { status, headers } = await render(request, api, origin);
    const location = headers.get('Location');
    if (status === 301 && location !== null) return { to: withParameters(location, url, declared), status };
    return status === 404 ? onward(url) : null;
  };

  router.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url);
    const { pathname, search } = url;
    const canonical = canonicalPath(pathname);
    const isShared = isSharedPath(canonical);
    if (canonical !== pathname) {
      const written = new URL(url.origin + canonical + search);
      // One redirect takes both steps.
      const on = isShared ? await onwardFrom(written) : null;
      return context.redirect(on?.to ?? canonical + search, on?.status ?? 301);
    }
    const names = query(pathname);
    const declared = isShared ? keptQuery(url.searchParams, names) : search;
    // The router would write two lines into the log for each path that it cannot decode. As one that it can, no page has it.
    const path = isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
    const isAsSent = declared === search && path === pathname;
    const request = isAsSent ? context.req.raw : new Request(url.origin + path + declared, context.req.raw);
    const page = await render(request, api, origin);
    const { status, headers } = page;
    const old = isShared && status === 404 ? await onward(url) : null;
    if (old !== null) return context.redirect(old.to, old.status);
    const sent = Object.fromEntries(headers);
    // Said here, because to add it later the whole answer is made anew.
    sent['vary'] ??= 'Accept-Encoding';
    if (sent['location'] !== undefined) sent['location'] = withParameters(sent['location'], url, names);
    if (status === 503) sent['retry-after'] ??= '5';
    // A page that is absent now may be there in a minute.
    sent['cache-control'] ??= isShared && status === 200 ? sharedLifetime : 'no-cache';
    return withHead(page, { status, headers: sent });
  });
  router.post('*', async (context, next) => {
    const url = new URL(context.req.url);
    const mostBytes = takesForm(url.pathname);
    if (mostBytes === 0) return next();
    const asked: InProcessApi = (path, form) => (form === undefined ? undefined : sendOn[path]?.(context, form)) ?? api(path);
    try {
      // Browsers say where a form stands. One on another site would have its visitor send what he never saw.
      if (context.req.header('Sec-Fetch-Site') === 'cross-site')
        throw new Refusal(403, 'Biểu mẫu này chỉ gửi được từ chính trang của trường. Bạn mở lại trang rồi gửi giúp nhé.');
      const body = await readFormText(context, mostBytes);
      // Nothing but the form goes on. Without `Origin` the router does not compare it with the address that a proxy asks for.
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const request = new Request(url.origin + url.pathname, { method: 'POST', headers, body });
      const answer = await inTurn(context, () => render(request, asked, origin));
      const sent = { ...Object.fromEntries(answer.headers), vary: 'Accept-Encoding', 'cache-control': 'no-store' };
      return withHead(answer, { status: answer.status, headers: sent });
    } catch (error) {
      if (error instanceof Left) return new Response(null, { status: 503 });
      if (!(error instanceof Refusal)) throw error;
      if (error.status !== 503) return context.text(error.message, error.status, { 'Cache-Control': 'no-store' });
      const { status, headers, body } = busyAnswer(url.pathname, error, school().name);
      return new Response(body, { status, headers });
    }
  });
  router.all('*', (context) => {
    const isForm = takesForm(new URL(context.req.url).pathname) > 0;
    return context.text('Trang chỉ để đọc.', 405, { Allow: isForm ? 'GET, HEAD, POST' : 'GET, HEAD' });
  });
  return router;
}

/**
 * Where a visitor came from is known by the address: a campaign's parameters go along, but not those that the page has read:
 * a page that leads to itself without any of them would lead there again and again.
 */
function withParameters(location: string, { pathname, search, searchParams }: URL, read: readonly string[]): string {
  if (!location.includes('?') && location !== pathname) return location + search;
  const others = [...new Set(searchParams.keys())].filter((name) => !read.includes(name));
  const rest = keptQuery(searchParams, others);
  return location + (location.includes('?') ? rest.replace('?', '&') : rest);
}
