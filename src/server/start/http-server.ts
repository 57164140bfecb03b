import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { failureOf, Refusal } from '#server/http/errors.ts';
import { guardedServer } from '#server/http/guarded-server.ts';
import { hideMoments } from '#server/timed-hiding/hide-due.ts';
import { outsideAnswer } from '#server/http/outside-answer.ts';
import { areUnseen } from '#server/crud/unseen.ts';
import { onContentChange } from '#server/crud/write-context.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { busyAnswer } from '#server/http/busy-answer.ts';
import { Left } from '#server/http/fair-queue.ts';
import { countWaits } from '#server/database/waited-time.ts';
import { findPreview, previewToken } from '#server/previews/previews.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import type { PublicApi } from '#server/public/public-api.ts';
import { noteOfRequest } from '#server/observability/request-note.ts';
import { cacheKeys, keptKeys } from '#server/response-cache/cache-key.ts';
import { dueMoments, readContentState } from '#server/response-cache/content-state.ts';
import { cachedListener } from '#server/response-cache/listener.ts';
import { createResponseCache } from '#server/response-cache/response-cache.ts';
import { namesItsOrigin } from '#server/seo/origin.ts';
import { type AppParts, createApp, declaredAddresses, sitePublicApi } from './app.ts';
import { siteRecordTypes } from './site-types.ts';
import { siteReader } from '#server/public/site.ts';
import { timedHiding } from '#server/timed-hiding/timed-hiding.ts';
import { fairTurns, siteQueues } from './fair-turns.ts';
import { expiredPage } from '#server/previews/preview-pages.ts';
import { routeNames } from './route-names.ts';
import { watchCache, watchedPages, watchQueues } from './watched-parts.ts';
import { watchedRequests } from '#server/insight/watched-requests.ts';

const dues = dueMoments(descriptions);

const hides = hideMoments(siteRecordTypes);

/** What is told of the requests: nothing unless told. */
export type Watch = { metrics: Metrics | null; accessLog: boolean };

const unwatched: Watch = { metrics: null, accessLog: false };

/**
 * What happens to a request, from the guarded socket on: each step answers it or hands it to the next, the app is the last, and
 * says at its beginning what happens to all that it answers. A cache of 0 bytes is none; `insight` answers what machines ask of
 * the process. `closing` ends when the server does.
 */
export function siteListener(
  given: AppParts,
  cacheBytes: number,
  { metrics, accessLog }: Watch = unwatched,
  insight: Step = itself,
  closing?: AbortSignal,
): RequestListener {
  const queues = siteQueues();
  if (metrics !== null) watchQueues(queues, metrics);
  const { pages, trustProxy = 0 } = given;
  const parts = {
    ...given,
    takeTurn: given.takeTurn ?? fairTurns(trustProxy, queues),
    school: given.school ?? siteReader(given.db),
    hiding: given.hiding ?? timedHiding({ ...given, types: siteRecordTypes }),
    pages: pages === null || metrics === null ? pages : watchedPages(pages, metrics),
  };
  const api = sitePublicApi(parts);
  const app = createApp(parts, api);
  // Whoever is sent away reads the name as it is now, though nothing is asked of the database for that.
  onContentChange(parts.db, async (changes) => {
    if (changes === null || changes.some(({ resource }) => resource === siteSettings.name)) await parts.school.now();
  });
  /** Requests whose answer is nobody else's, though their address is one that is kept. */
  const notKept = new WeakSet<IncomingMessage>();
  const steps: readonly Step[] = [
    insight,
    watchedRequests({ metrics, accessLog, routeOf: routeNames(patternsOf(app, parts.pages)), takesIds: trustProxy > 0 }),
    parts.searchCounter?.counted ?? itself,
    findPreviews(parts, notKept),
    cacheBytes === 0 ? itself : keptAnswers({ ...parts, api, app, metrics, cacheBytes, notKept, closing }),
  ];
  return steps.reduceRight((next, step) => step(next), inTurn({ ...parts, app }));
}

/** What a request goes through on its way to the app. */
export type Step = (next: RequestListener) => RequestListener;

const itself: Step = (next) => next;

/** Middleware and catch-alls stand under ALL methods. */
const patternsOf = (app: Hono, pages: AppParts['pages']): string[] => [
  ...app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path),
  ...(pages?.paths ?? []),
];

/** What is not a token in the making of one is answered like any parameter that nobody declares: from memory. */
const findPreviews =
  ({ db, clock }: Pick<AppParts, 'db' | 'clock'>, notKept: WeakSet<IncomingMessage>): Step =>
  (onward) =>
  (request, response) => {
    const token = previewToken(request.url ?? '');
    if (token === null) return onward(request, response);
    countWaits(() => findPreview(db, token, clock())).then(
      (found) => {
        if (found !== null) notKept.add(request);
        onward(request, response);
      },
      () => onward(request, response),
    );
  };

type Shared = AppParts & Required<Pick<AppParts, 'takeTurn' | 'school' | 'hiding'>>;
type Keeping = Shared & {
  api: PublicApi;
  app: Hono;
  metrics: Metrics | null;
  cacheBytes: number;
  notKept: WeakSet<IncomingMessage>;
  closing: AbortSignal | undefined;
};

/** Answers from memory what is the same for every visitor. */
function keptAnswers({ api, app, metrics, cacheBytes, notKept, closing, ...parts }: Keeping): Step {
  const { db, clock, corsOrigins = [], publicUrl, hiding, takeTurn, school } = parts;
  // What is kept for everybody must not depend on how one visitor spelled the name of the host.
  const origin = publicUrl ? new URL(publicUrl).origin : 'http://localhost';
  const declared = declaredAddresses(api, parts.pages);
  const cache = createResponseCache({
    ask: async (key) => app.fetch(new Request(origin + key)),
    isKept: keptKeys(declared.isKept),
    readState: async (before) => {
      const state = await readContentState(db, clock(), dues, hides, before);
      hiding.heard(state.nextHide);
      return state;
    },
    clock,
    maxBytes: cacheBytes,
    closing,
  });
  onContentChange(db, (changes) => (changes !== null && areUnseen(changes) ? undefined : cache.contentChanged()));
  if (metrics !== null) watchCache(cache, metrics);
  const cacheKey = cacheKeys(declared.query);
  return (next) => {
    const kept = cachedListener({
      cache,
      otherwise: next,
      // Until somebody says where the site is, a sitemap holds the host its reader named: it is that reader's alone.
      keyOf: publicUrl ? cacheKey : (url: string) => (namesItsOrigin(url) ? null : cacheKey(url)),
      otherOrigins: corsOrigins,
      takeTurn,
      ownFor: expiredPage,
      school: () => school.known().name,
    });
    return (request, response) => (notKept.has(request) ? next : kept)(request, response);
  };
}

type Turns = Pick<Shared, 'takeTurn' | 'school'> & { app: Hono };

/** Hands a request to the app when it is its turn. */
const inTurn =
  (turns: Turns): RequestListener =>
  (incoming, outgoing) => {
    const note = noteOfRequest();
    if (note !== undefined) outgoing.setHeader('X-Request-Id', note.id);
    void getRequestListener((request, env) => answerInTurn(turns, request, env as HttpBindings), {
      errorHandler: errorHandlerOf(incoming),
      // A request of HTTP/1.0 may name no host.
      hostname: 'localhost',
    })(incoming, outgoing);
  };

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
    const answer = busyAnswer(incoming.url ?? '', error, school.known().name);
    return new Response(incoming.method === 'HEAD' ? null : answer.body, answer);
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

/** Not listening yet. */
export function createHttpServer(parts: AppParts, cacheBytes: number, watch: Watch = unwatched, insight: Step = itself): Server {
  const closing = new AbortController();
  const server = guardedServer(siteListener(parts, cacheBytes, watch, insight, closing.signal));
  return server.once('close', () => closing.abort());
}
