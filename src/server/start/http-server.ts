import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { contentTypes } from '#server/content-types/index.ts';
import { failureOf, Refusal } from '#server/http/errors.ts';
import { guardedServer } from '#server/http/guarded-server.ts';
import { hideMoments } from '#server/timed-hiding/hide-due.ts';
import { outsideAnswer } from '#server/http/outside-answer.ts';
import { areUnseen } from '#server/crud/unseen.ts';
import { onContentChange } from '#server/crud/write-context.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { busyAnswer } from '#server/http/busy-answer.ts';
import { Left } from '#server/http/fair-queue.ts';
import { countWaits } from '#server/database/waited-time.ts';
import { findPreview, previewToken } from '#server/previews/previews.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import { noteOfRequest } from '#server/observability/request-note.ts';
import { siteReader } from '#server/public/site.ts';
import { cacheKeys, keptKeys } from '#server/response-cache/cache-key.ts';
import { readContentState } from '#server/response-cache/content-state.ts';
import { cachedListener } from '#server/response-cache/listener.ts';
import { createResponseCache } from '#server/response-cache/response-cache.ts';
import { namesItsOrigin } from '#server/seo/origin.ts';
import { type AppParts, createApp, declaredAddresses, sitePublicApi } from './app.ts';
import { siteRecordTypes } from './site-types.ts';
import { timedHiding } from '#server/timed-hiding/timed-hiding.ts';
import { fairTurns, siteQueues, type TakeTurn } from './fair-turns.ts';
import { expiredPage } from '#server/previews/preview-pages.ts';
import { routeNames } from './route-names.ts';
import { watchCache, watchedPages, watchQueues } from './watched-parts.ts';
import { watchedRequests } from '#server/insight/watched-requests.ts';

const dues = contentTypes.flatMap(({ comesDue }) => (comesDue === 'none' ? [] : [comesDue]));

const hides = hideMoments(siteRecordTypes);

/** What is told of the requests: nothing unless told. */
export type Watch = { metrics: Metrics | null; accessLog: boolean };

const unwatched: Watch = { metrics: null, accessLog: false };

/** The app behind its cache; a cache of 0 bytes is none. */
export function siteListener(given: AppParts, cacheBytes: number, watch: Watch = unwatched): RequestListener {
  const { metrics } = watch;
  const queues = siteQueues();
  if (metrics !== null) watchQueues(queues, metrics);
  const parts: AppParts = {
    takeTurn: fairTurns(given.trustProxy ?? 0, queues),
    ...given,
    pages: given.pages === null || metrics === null ? given.pages : watchedPages(given.pages, metrics),
  };
  const { listener, patterns } = answeringListener(parts, cacheBytes, metrics);
  const counted = parts.searchCounter?.counted(listener) ?? listener;
  return watchedRequests({ ...watch, routeOf: routeNames(patterns), takesIds: (given.trustProxy ?? 0) > 0 }, counted);
}

type Answering = { listener: RequestListener; patterns: string[] };

function answeringListener(parts: AppParts, cacheBytes: number, metrics: Metrics | null): Answering {
  const api = sitePublicApi(parts);
  const { takeTurn = fairTurns(parts.trustProxy ?? 0), school = siteReader(parts.db) } = parts;
  const { hiding = timedHiding({ ...parts, types: siteRecordTypes }) } = parts;
  const app = createApp({ ...parts, school, takeTurn, hiding }, api);
  // Middleware and catch-alls stand under ALL methods.
  const calls = app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path);
  const patterns = [...calls, ...(parts.pages?.paths ?? [])];
  const answering = { app, takeTurn, school: () => school.known().name };
  // Whoever is sent away reads the name as it is now, though nothing is asked of the database for that.
  onContentChange(parts.db, async (changes) => {
    if (changes === null || changes.some(({ resource }) => resource === siteSettings.name)) await school.now();
  });
  const otherwise: RequestListener = (incoming, outgoing) => {
    const note = noteOfRequest();
    if (note !== undefined) outgoing.setHeader('X-Request-Id', note.id);
    void getRequestListener((request, env) => answerInTurn(answering, request, env as HttpBindings), {
      errorHandler: errorHandlerOf(incoming),
      // A request of HTTP/1.0 may name no host.
      hostname: 'localhost',
    })(incoming, outgoing);
  };
  if (cacheBytes === 0) return { listener: otherwise, patterns };
  const { db, clock, corsOrigins = [], publicUrl } = parts;
  // What is kept for everybody must not depend on how one visitor spelled the name of the host.
  const origin = publicUrl ? new URL(publicUrl).origin : 'http://localhost';
  const declared = declaredAddresses(api, parts.pages);
  const cache = createResponseCache({
    ask: async (key) => app.fetch(new Request(origin + key)),
    isKept: keptKeys(declared.isKept),
    readState: async () => {
      const state = await readContentState(db, clock(), dues, hides);
      hiding.heard(state.nextHide);
      return state;
    },
    clock,
    maxBytes: cacheBytes,
  });
  onContentChange(db, (changes) => (changes !== null && areUnseen(changes) ? undefined : cache.contentChanged()));
  if (metrics !== null) watchCache(cache, metrics);
  const cacheKey = cacheKeys(declared.query);
  // Until somebody says where the site is, a sitemap holds the host its reader named: it is that reader's alone.
  const keyOf = publicUrl ? cacheKey : (url: string) => (namesItsOrigin(url) ? null : cacheKey(url));
  const kept = cachedListener({
    cache,
    otherwise,
    keyOf,
    hasOtherOrigins: corsOrigins.length > 0,
    takeTurn,
    ownFor: expiredPage,
    school: answering.school,
  });
  const listener: RequestListener = (request, response) => {
    // What is not a token in the making of one is answered like any parameter that nobody declares: from memory.
    const token = previewToken(request.url ?? '');
    if (token === null) return kept(request, response);
    countWaits(() => findPreview(db, token, clock())).then(
      (found) => (found === null ? kept : otherwise)(request, response),
      () => kept(request, response),
    );
  };
  return { listener, patterns };
}

type Turns = { app: Hono; takeTurn: TakeTurn; school: () => string };

async function answerInTurn({ app, takeTurn, school }: Turns, request: Request, env: HttpBindings): Promise<Response> {
  const { incoming, outgoing } = env;
  // A body may arrive slowly, and nobody waits for it: the app takes the turn when it has read it.
  if (request.method !== 'GET' && request.method !== 'HEAD') return app.fetch(request, env);
  try {
    return await takeTurn(incoming, outgoing, async () => app.fetch(request, env));
  } catch (error) {
    // Nobody reads this one.
    if (error instanceof Left) return new Response(null, { status: 503 });
    if (!(error instanceof Refusal)) throw error;
    const { status, headers, body } = busyAnswer(incoming.url ?? '', error, school());
    return new Response(incoming.method === 'HEAD' ? null : body, { status, headers });
  }
}

/** For requests that cannot be handed to the app, such as one whose path has a backslash. */
const errorHandlerOf =
  ({ method = '', url = '' }: IncomingMessage) =>
  (error: unknown): Response => {
    const cause = error instanceof RequestError ? new Refusal(400, 'Không đọc được địa chỉ của yêu cầu.') : error;
    const { status, body, headers } = failureOf(cause, 'A request');
    const { success: _, message, ...more } = body;
    const answer = outsideAnswer(method, url, message, more);
    return new Response(answer.body, { status, headers: { ...headers, ...answer.headers } });
  };

/** Not listening yet. `around` is put around what answers. */
export const createHttpServer = (
  parts: AppParts,
  cacheBytes: number,
  watch: Watch = unwatched,
  around: (listener: RequestListener) => RequestListener = (listener) => listener,
): Server => guardedServer(around(siteListener(parts, cacheBytes, watch)));
