import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { api } from '#shared/paths.ts';
import { addressReader, undeclaredProxy } from '#server/auth/client-address.ts';
import { canonicalPath } from '#server/http/canonical-path.ts';
import { fairQueue, type FairQueue } from '#server/http/fair-queue.ts';
import { networksOf } from '#server/http/network.ts';
import { logOnce } from '#server/observability/log.ts';

/** Does what answers a request when it is the turn of the network it comes from. */
export type TakeTurn = <T>(request: IncomingMessage, response: ServerResponse, work: () => Promise<T>) => Promise<T>;

export type Queues = { pages: FairQueue; searches: FairQueue; sharePictures: FairQueue; enquiries: FairQueue };

const patience = 10_000;

/**
 * Searches apart from pages, because after a start they wait for their index; drawings apart from both, because one takes
 * twenty times as long as a page. A class of forty that opens a page anew at the same moment fits well into each. Enquiries are
 * written one by one, so that saves have their turn between them.
 */
export const siteQueues = (): Queues => ({
  pages: fairQueue({ concurrency: 4, maxWaiting: 400, patience, holds: 200 }),
  searches: fairQueue({ concurrency: 8, maxWaiting: 200, patience, holds: 200 }),
  sharePictures: fairQueue({ concurrency: 1, maxWaiting: 50, patience, holds: 5_000 }),
  enquiries: fairQueue({ concurrency: 1, maxWaiting: 400, patience, holds: 5_000 }),
});

/**
 * Files are read from the disk or the store and cost no turn, and below a file is a page that nobody has; the calls of the back
 * office are behind a token.
 */
const unqueued = /^\/(uploads\/[^/?]*(\?|$)|assets\/|api\/admin\/)/;

/** `trustProxy`: how many proxies stand in front. */
export function fairTurns(trustProxy: number, queues = siteQueues()): TakeTurn {
  const addressOf = addressReader(trustProxy);

  /** The networks in whose lines a request waits, the widest first. */
  function whose(request: IncomingMessage): string[] {
    const isForwarded = ['x-forwarded-for', 'forwarded'].some((name) => request.headers[name] !== undefined);
    if (trustProxy > 0 || !isForwarded) return networksOf(addressOf(request));
    logOnce(undeclaredProxy);
    // The proxy's own address would be that of every visitor, and what the header says may be invented: first come, first served.
    return ['forwarded'];
  }

  return async (request, response, work) => {
    const { url = '' } = request;
    if (unqueued.test(url)) return work();
    return queueFor(queues, url).run(whose(request), work, gone(response));
  };
}

/** The turns of requests that came over HTTP; one that was made in process has no line to wait in. */
export const turnsOf =
  (takeTurn: TakeTurn | undefined) =>
  <T>({ env }: Context, work: () => Promise<T>): Promise<T> => {
    const { incoming, outgoing } = (env ?? {}) as Partial<HttpBindings>;
    if (takeTurn === undefined || incoming === undefined || outgoing === undefined) return work();
    return takeTurn(incoming, outgoing, work);
  };

function queueFor({ pages, searches, sharePictures, enquiries }: Queues, url: string): FairQueue {
  const [sent = ''] = url.split('?', 1);
  // As it is answered, or led on from: escapes and slashes that change nothing make it no page.
  const path = canonicalPath(sent);
  if (path === api.enquiries) return enquiries;
  if (url !== sent && /^\/(api\/)?search(\/suggestions|\.data)?$/.test(path)) return searches;
  return path.startsWith('/chia-se/') ? sharePictures : pages;
}

/** Ends when the connection ends before it was answered. */
function gone(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  else response.once('close', () => response.writableFinished || controller.abort());
  return controller.signal;
}
