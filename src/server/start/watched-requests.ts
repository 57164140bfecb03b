import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { logRequest } from '#server/observability/log.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import { type RequestNote, withNote } from '#server/observability/request-note.ts';

type Parts = {
  /** By which pattern of the site an address is answered. */
  routeOf: (url: string) => string;
  metrics: Metrics | null;
  /** Whether each request is a line of the log. */
  accessLog: boolean;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** As web servers in front write down who went away before the answer was whole. */
const leftStatus = 499;

/** Counts requests, and writes each down where that is wanted; where neither is, the listener as it was. */
export function watchedRequests({ routeOf, metrics, accessLog }: Parts, listener: RequestListener): RequestListener {
  if (metrics === null && !accessLog) return listener;
  return (request, response) => {
    const began = performance.now();
    const { method: asked = '', url = '' } = request;
    const note: RequestNote | null = accessLog ? { id: randomUUID(), account: null } : null;
    response.once('close', () => {
      const milliseconds = performance.now() - began;
      const method = methods.has(asked) ? asked : 'other';
      const route = routeOf(url);
      const status = response.writableFinished ? response.statusCode : leftStatus;
      metrics?.requests.inc({ method, route, status });
      metrics?.requestSeconds.observe({ route }, milliseconds / 1_000);
      if (note !== null) logRequest({ ...note, method, route, status, milliseconds });
    });
    if (note === null) return void listener(request, response);
    response.setHeader('X-Request-Id', note.id);
    withNote(note, () => listener(request, response));
  };
}
