import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { logRequest } from '#server/observability/log.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import { withNote } from '#server/observability/request-note.ts';

type WatchedRequestParts = {
  /** By which pattern of the site an address is answered. */
  routeOf: (url: string) => string;
  metrics: Metrics | null;
  /** Whether each request is a line of the log. */
  accessLog: boolean;
  /** Whether a proxy that is trusted may have given the request its id. */
  takesIds: boolean;
};

/** What a proxy may give: it is printed in the log, and sent back. */
const readableId = /^[\w.:-]{8,64}$/;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** As web servers in front write down who went away before the answer was whole. */
const leftStatus = 499;

/** Gives each request its id. Counts requests, and writes each down, where that is wanted. */
export function watchedRequests({
  routeOf,
  metrics,
  accessLog,
  takesIds,
}: WatchedRequestParts): (next: RequestListener) => RequestListener {
  let inFlight = 0;
  metrics?.gauge('http_requests_in_flight', 'Requests that were begun and are not answered yet.', () => inFlight);
  return (next) => (request, response) => {
    const { method: asked = '', url = '', headers } = request;
    const given = takesIds ? headers['x-request-id'] : undefined;
    const note = { id: typeof given === 'string' && readableId.test(given) ? given : randomUUID(), account: null };
    if (metrics === null && !accessLog) return withNote(note, () => next(request, response));
    const began = performance.now();
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
      const milliseconds = performance.now() - began;
      const method = methods.has(asked) ? asked : 'other';
      const route = routeOf(url);
      const status = response.writableFinished ? response.statusCode : leftStatus;
      metrics?.requests.inc({ method, route, status });
      metrics?.requestSeconds.observe({ route }, milliseconds / 1_000);
      if (accessLog) logRequest({ ...note, method, route, status, milliseconds });
    });
    return withNote(note, () => next(request, response));
  };
}
