import type { Server } from 'node:http';
import { collectGarbage } from '#server/threads/collect-garbage.ts';

/** In milliseconds. */
const restMs = 1_000;

/**
 * Collects what the start has left behind, 12 MB, as soon as no request has come for a second: once, since later on as much is
 * allocated as brings collections by itself.
 */
export function collectAtRest(server: Server, collect = collectGarbage, rest = restMs): void {
  const timer = setTimeout(() => {
    server.off('request', wait);
    collect();
  }, rest).unref();
  const wait = () => void timer.refresh();
  server.on('request', wait);
}
