import type { Context, MiddlewareHandler } from 'hono';
import { shownPath } from '#shared/content-types/record-path.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import { isTaken } from '#server/crud/slug.ts';
import type { Dialect } from '#server/database/connect.ts';
import { lastSeq } from '#server/database/journal.ts';
import { readingOver } from '#server/database/reading-over.ts';
import type { Database } from '#server/database/schema.ts';
import { busyAnswer } from '#server/http/busy-answer.ts';
import { canonicalPath } from '#server/http/canonical-path.ts';
import { withScript } from '#server/http/content-policy.ts';
import { busy, failureOf, Refusal } from '#server/http/errors.ts';
import { fairQueue } from '#server/http/fair-queue.ts';
import { knownAnswer, withHead } from '#server/http/known-body.ts';
import { isSharedPath, keptQuery } from '#server/http/shared-answer.ts';
import { findPreview, type FoundPreview, namesPreview, type PagePath, previewAddress, previewToken } from './previews.ts';
import { isAt } from '#server/journal/own-address.ts';
import { pathsOf, type SiteAddresses } from '#server/journal/site-addresses.ts';
import { showDraft, type Shown as ShownRecord } from '#server/journal/show-draft.ts';
import { inProcessApi } from '#server/public/in-process-api.ts';
import type { Pages } from '#server/public/page-routes.ts';
import type { PublicApi } from '#server/public/public-api.ts';
import type { OwnAnswer } from '#server/response-cache/listener.ts';
import { LruCache } from '#server/response-cache/lru-cache.ts';

export const pagePathOf =
  ({ records }: SiteAddresses): PagePath =>
  async (context, { description }, id) => {
    const known = records.get(description.name);
    return known === undefined ? shownPath(description, id) : ((await pathsOf(context, known.page, [id])).get(id) ?? null);
  };

/**
 * Of every answer to an address with a token, right or wrong: nobody keeps it or finds it, and the address, which is the key
 * to what is not public yet, is told to no other site.
 */
const previewHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
} as const;

type PreviewPageParts = {
  pages: Pages;
  publicCalls: PublicApi;
  types: RecordTypes;
  addresses: SiteAddresses;
  db: Database;
  dialect: Dialect;
  clock: () => Date;
  /** The address of the site before its path, '' while nobody named it. */
  origin: string;
  /** What the site says of the school, as it is known without a query. */
  school: () => { name: string };
};

/** A page, or that there is none of its record any more; null where the address leads elsewhere. */
type Shown = Response | 'gone' | null;

/** `seq` is the state of the content, `begun` the moments of the last seconds in which something was made. */
type Made = { url: string; seq: number; begun: number[]; shown: Promise<Shown> };

/** In milliseconds: for how long a page is given again, while nothing is saved. */
const keptFor = 5_000;
/** How often one is made for one token meanwhile: who saves and looks again and again has some at once. */
const mostMeanwhile = 10;

/**
 * Pages as they would be if the draft of their record were published now and shown with the way to it: nothing else that is
 * hidden is. They are read with the draft laid over the database, and rendered one at a time: each takes as long as a page that
 * nobody has kept, so that each token has few of them made. What asks for no preview, or has no right to one, goes on to the
 * pages as they are.
 */
export function previewPages(parts: PreviewPageParts): MiddlewareHandler {
  const { pages, publicCalls, types, addresses, db, dialect, clock, origin, school } = parts;
  const pagePath = pagePathOf(addresses);
  const queue = fairQueue({ concurrency: 1, maxWaiting: 20, patience: 10_000, holds: 5_000 });
  /** What was made last, by token. */
  const lastMade = new LruCache<Made>(Infinity, 50);

  async function shownFor(context: Context, token: string, found: FoundPreview): Promise<Shown> {
    const { url } = context.req;
    const seq = await lastSeq(db);
    const now = clock().getTime();
    const last = lastMade.get(token);
    const begun = (last?.begun ?? []).filter((at) => now - at < keptFor);
    if (last?.url === url && last.seq === seq && begun.length > 0) return last.shown;
    if (begun.length >= mostMeanwhile) throw busy(1);
    const shown = queue.run([`${found.resource} ${found.id}`], () => render(context, token, found));
    const made: Made = { url, seq, begun: [...begun, now], shown };
    lastMade.set(token, made, 0);
    shown.catch(() => (made.seq = -1));
    return shown;
  }

  async function render(context: Context, token: string, { resource, id, expiresAt }: FoundPreview): Promise<Shown> {
    const url = new URL(context.req.url);
    const type = types.named(resource);
    if (type === undefined) return null;
    const now = clock();
    const shown = await showDraft({ db, types, now }, type, id);
    if (shown === null) return 'gone';
    return readingOver(db, dialect, shown.laid, async (laid) => {
      const reading = () => ({ db: laid, now, from: shown.from });
      const right = await pagePath(reading(), type, id);
      if (right === null) return 'gone';
      if (!isAt(right, url.pathname + url.search)) {
        const leads = await isOfSameKind(db, url, right, type, id);
        return leads ? context.redirect(previewAddress(right, token), 302) : null;
      }
      const path = url.origin + url.pathname + keptQuery(url.searchParams, pages.query(url.pathname));
      // Others wait for it too: it goes on when this one leaves, and is whole when this one asks for its head.
      const request = new Request(path, { headers: context.req.raw.headers });
      const page = await pages.render(request, inProcessApi(publicCalls, reading), origin, true);
      return barred(page, previewSaid(shown, expiresAt));
    });
  }

  return async (context, next) => {
    const { method, url } = context.req;
    if (!namesPreview(url)) return next();
    const { pathname } = new URL(url);
    const token = previewToken(url);
    const isPage = (method === 'GET' || method === 'HEAD') && isSharedPath(pathname) && canonicalPath(pathname) === pathname;
    const found = token === null || !isPage ? null : await findPreview(db, token, clock());
    let shown: Shown = 'gone';
    if (found !== null && token !== null)
      shown = await shownFor(context, token, found).catch((error: unknown) => later(error, school().name));
    if (shown instanceof Response) context.res = withHead(shown, shown);
    else {
      await next();
      if (shown === 'gone' && isPage) context.res = await barred(context.res, expiredSaid(url, context.res.status));
    }
    for (const [name, value] of Object.entries(previewHeaders)) context.res.headers.set(name, value);
  };
}

/** What is said where the page could not be made now. */
function later(error: unknown, school: string): Response {
  const { status, body, headers } = failureOf(error, 'A preview');
  const answer = busyAnswer('/', new Refusal(status, body.message, {}, headers), school);
  return new Response(answer.body, answer);
}

/**
 * Whether an address may have led to the page before its record was renamed or moved: it is made like the one that does, and
 * its slug is no other record's.
 */
async function isOfSameKind(db: Database, url: URL, right: string, type: RecordType, id: number): Promise<boolean> {
  const page = new URL(right, 'http://localhost');
  const [asked, wanted] = [url.pathname.split('/'), page.pathname.split('/')];
  if (asked.length !== wanted.length || asked[1] !== wanted[1]) return false;
  const [named] = page.searchParams.keys();
  const slug = named === undefined ? asked.at(-1) : url.searchParams.get(named);
  if (!slug) return false;
  return !(await isTaken(db, type.description, slug, id));
}

/**
 * Every way on from a preview loads a page from the server: the site's own program would stay, bar and all, and coming back it
 * would ask the public calls for what they do not know. An anchor of the page keeps the token in the address.
 */
const leave = `addEventListener('click', (event) => {
  const link = event.target.closest('a[href]');
  if (!link) return;
  event.stopPropagation();
  const { origin, pathname, hash } = location;
  const moved = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (moved || link.origin !== origin || link.pathname !== pathname || link.hash === '') return;
  event.preventDefault();
  if (link.hash === hash) history.replaceState(history.state, '', ' ');
  location.hash = link.hash;
}, true);
addEventListener('submit', (event) => event.stopPropagation(), true);
history.pushState = (state, unused, url) => location.assign(url);`.replace(/\n\s*/g, ' ');

/** The site's own bar is fixed, and the page leaves room for it: this one begins behind it and ends above that room. */
const barStyle = [
  'position:relative',
  'margin-bottom:calc(-1*var(--top-bar))',
  'padding:calc(var(--top-bar) + var(--space-2)) var(--page-edge) var(--space-2)',
  'background:var(--turmeric)',
  'color:var(--night)',
  'font-size:var(--text-xs)',
  'text-align:center',
].join(';');

type Said = { about: string; more: string };

const previewSaid = ({ isChanged, from }: ShownRecord, expiresAt: string): Said => ({
  about: isChanged ? 'Xem trước: trang này chưa công bố.' : 'Xem trước: trang này đã được công bố đúng như vậy.',
  more: `${from === null ? '' : `Khách xem được từ ${viDateTime(from)}. `}Địa chỉ này dùng được đến ${viDateTime(expiresAt)}.`,
});

/** What is said above the page that everybody sees, where an address shows no preview any more, or never did. */
const expiredSaid = (url: string, status: number): Said => ({
  about:
    previewToken(url) === null ? 'Địa chỉ xem trước này bị thiếu hoặc sai.' : 'Bản xem trước này đã hết hạn hoặc đã bị thu hồi.',
  more:
    status === 200
      ? 'Đây là trang như mọi khách đang thấy.'
      : 'Khách chưa xem được trang này. Hãy xin người gửi một địa chỉ xem trước khác.',
});

/** The page with a line at its top that says what it is. The site's own program finds it there and leaves it alone. */
async function barred(page: Response, said: Said): Promise<Response> {
  const isHtml = page.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (page.body === null || !isHtml) return page;
  const headers = new Headers(page.headers);
  const policy = headers.get('Content-Security-Policy');
  if (policy !== null) headers.set('Content-Security-Policy', withScript(policy, leave));
  headers.set('Vary', 'Accept-Encoding');
  return knownAnswer(withBar(await page.text(), said), { status: page.status, headers });
}

function withBar(text: string, { about, more }: Said): string {
  const start = text.indexOf('>', text.indexOf('<body')) + 1;
  if (start === 0) return text;
  const bar = `<aside aria-label="Xem trước" style="${barStyle}"><b>${about}</b> ${more}</aside><script>${leave}</script>`;
  return text.slice(0, start) + bar + text.slice(start);
}

/**
 * A kept page as it goes to who asks for it with a token that shows nothing: neither a query nor a rendering more than
 * without one.
 */
export function expiredPage(url: string): OwnAnswer | null {
  if (!namesPreview(url)) return null;
  return {
    headers: previewHeaders,
    page: (text, status, policy) => ({
      text: withBar(text, expiredSaid(url, status)),
      policy: policy === null ? null : withScript(policy, leave),
    }),
  };
}
