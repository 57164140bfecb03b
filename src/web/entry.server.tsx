import { renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Site, SiteAnswer } from '#shared/answers/site.ts';
import { api as calls } from '#shared/paths.ts';
import { apiContext, type Ask, createApi, originContext, previewContext, siteContext } from './api.ts';
import { Admission, WholeCost } from './public/guidance/admission.tsx';
import { Advice } from './public/guidance/advice.tsx';
import { provideAdvice } from './public/guidance/ask-advice.tsx';
import { provideAdmission, provideWholeCost } from './public/guidance/late-admission.ts';
import { Carousel } from './public/layout/carousel.tsx';
import { provideCarousel } from './public/layout/late-carousel.ts';
import { madeOnce } from './public/layout/list-or-empty.ts';
import { Columns } from './public/pages/comparison-columns.tsx';
import { Filter } from './public/pages/comparison-filter.tsx';
import { provideColumns, provideFilter } from './public/pages/late-comparison.ts';
import { AnswerCards } from './public/search/answer-cards.tsx';
import { provideAnswerCards } from './public/search/late-answers.ts';
import { provideVideoFrame } from './public/parts/video.tsx';
import { VideoFrame } from './public/parts/video-frame.tsx';
import type { PageHandle } from './public/page-handle.ts';
import { withSharedParts } from './ui/shared-part.tsx';
import { dataHandoff } from './router-internals/data-handoff.ts';
import { withLast, withLateScripts } from './router-internals/late-scripts.ts';
import { newNonce, ownScript, withoutMarks } from './router-internals/own-scripts.ts';

/**
 * A page is rendered to one string: it has its data before it is rendered, so nothing is gained by sending it in parts, and
 * a whole answer is what the cache keeps. Through React's stream a page takes a third more processor time (docs/decisions/0015).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!loadContext.get(loadedContext).whole) headers.set('Cache-Control', 'no-cache');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = newNonce();
  const page = renderPage(entry, request.url, nonce);
  const data = await dataHandoff(entry);
  const handoff = earlyScript(entry, nonce) + (data === '' ? '' : ownScript(data, nonce));
  const origin = loadContext.get(originContext);
  if (!isPublic(entry)) {
    headers.set('Content-Security-Policy', pagePolicy({ nonce }, origin));
    return answered([doctype, ...withLast(page, handoff)], { status, headers });
  }
  const { page: unmarked, texts } = withoutMarks([doctype, ...withLateScripts(page, handoff, nonce)], nonce);
  headers.set('Content-Security-Policy', pagePolicy({ texts }, origin));
  return answered(unmarked, { status, headers });
}

/** React's string render leaves it out, and without it browsers lay a page out in quirks mode. */
const doctype = '<!DOCTYPE html>';

/** What React makes of a page whose data is there, in parts. */
export function renderPage(entry: EntryContext, url: string, nonce?: string): string[] {
  // The router would wait for a stream that this render does not write.
  const { serverHandoffStream: _, ...context } = withMatchedRoutes(entry);
  return withSharedParts(renderToString(<ServerRouter context={context} url={url} nonce={nonce} />));
}

/**
 * The router makes its routes anew for each page, of all that the manifest names, which was an eighth of a page. It only looks for
 * those that the address has matched, and so do links and scripts of the page.
 */
function withMatchedRoutes({ manifest, ...entry }: EntryContext): EntryContext {
  const matched = entry.staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const);
  return { ...entry, manifest: { ...manifest, routes: Object.fromEntries(matched) } };
}

const pageTexts = new WeakMap<Response, readonly string[]>();

/** Without a body: the router looks at that of each answer, for which a stream would be made of the text. */
function answered(text: readonly string[], init: ResponseInit): Response {
  const answer = new Response(null, init);
  pageTexts.set(answer, text);
  return answer;
}

/** The text of a page in parts, which the server puts into the answer when the router is done with it. */
export const textOfPage = (answer: Response): readonly string[] | undefined => pageTexts.get(answer);

type PagePolicy = (scripts: { texts: readonly string[] } | { nonce: string }, origin: string) => string;

let pagePolicy: PagePolicy = () => "default-src 'none'";

/** What writes the policy of a page from the scripts it was made with; the server hands it in when it loads the site. */
export function providePagePolicy(given: PagePolicy): void {
  pagePolicy = given;
}

/** Only public pages start their scripts late: the back office cannot be used without them. */
const isPublic = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.some(({ route }) => route.id === 'public/layout/site-layout');

/** What a page has run before its other scripts (public/page-handle.ts). */
function earlyScript({ staticHandlerContext, routeModules }: EntryContext, nonce: string): string {
  const { id = '' } = staticHandlerContext.matches.at(-1)?.route ?? {};
  const { early } = (routeModules[id]?.handle ?? {}) as Pick<PageHandle, 'early'>;
  return early === undefined ? '' : ownScript(early, nonce);
}

provideVideoFrame(VideoFrame);
provideAnswerCards(AnswerCards);
provideCarousel(Carousel);
provideColumns(Columns);
provideFilter(Filter);
provideAdmission(Admission);
provideAdvice(Advice);
provideWholeCost(WholeCost);

/** Logs what the server is at fault for: not a page that does not exist, nor a visitor who left before the answer. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(`${request.method} ${new URL(request.url).pathname}:`, error);
};

export { createRequestHandler } from 'react-router';
export { providePageHead } from './public/layout/page-meta.ts';

/** A page that lacks a list is for this visitor alone: the next one may find it whole. */
const loadedContext = createContext<{ whole: boolean }>();

const siteOf = madeOnce((answer: SiteAnswer): Site => {
  const {
    quy_tac_uu_tien: _,
    uu_tien_minh_hoa: _1,
    gio_tra_loi: _2,
    ngay_nghi: _3,
    muc_dich: _4,
    thang_luu: _5,
    ...site
  } = answer;
  return site;
});

/** What the server hands to the loaders of one request. */
export function loadContext(ask: Ask, origin: string, isPreview = false): RouterContextProvider {
  const context = new RouterContextProvider();
  const loaded = { whole: true };
  context.set(loadedContext, loaded);
  context.set(originContext, origin);
  context.set(siteContext, async () => {
    const { status, answer } = await ask(calls.site);
    if (status !== 200) loaded.whole = false;
    // A refusal of this call says what was known last.
    return siteOf(answer.data as SiteAnswer);
  });
  context.set(previewContext, isPreview);
  context.set(
    apiContext,
    createApi(ask, () => {
      loaded.whole = false;
    }),
  );
  return context;
}
