import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as immediate, setTimeout as delay } from 'node:timers/promises';
import { logError } from '#server/observability/log.ts';

/** Milliseconds that whoever holds a connection has to learn from an answer that it ends, and to take another one elsewhere. */
const leaving = 1_000;
/** Milliseconds that requests under way have to be finished after that. */
const finishing = 7_000;
/** Milliseconds that closing what the answers come from may take after that. */
const closing = 1_500;

type Stopping = {
  /** Closes what the answers come from, one after the other. */
  close: readonly (() => Promise<void>)[];
  /** Called once, when all is closed or given up. */
  ended: () => void;
  patience?: { leaving: number; finishing: number; closing: number };
};

/**
 * A function that ends a server: it says on every answer that the connection ends, then lets nobody in, finishes the requests
 * under way, cuts off what is left, and closes the rest. To call it again changes nothing. Takes at most the three patiences,
 * whatever the clients do.
 */
export function stopper(server: Server, { close, ended, patience = { leaving, finishing, closing } }: Stopping): () => void {
  const underWay = new Set<ServerResponse>();
  let stops = false;
  let isShut = false;
  // First among the listeners, so that the header is set before any of them answers.
  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    if (stops) response.setHeader('Connection', 'close');
    response.once('close', () => {
      underWay.delete(response);
      if (isShut) server.closeIdleConnections();
    });
  });
  const sockets = new Set<Socket>();
  const allLeft = Promise.withResolvers<void>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      if (stops && sockets.size === 0) allLeft.resolve();
    });
  });

  async function stop(): Promise<void> {
    for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
    // A request may be on its way on any connection, and would be lost with it.
    if (sockets.size > 0) await Promise.race([allLeft.promise, delay(patience.leaving, undefined, { ref: false })]);
    // The connections that wait for the server were taken in just now: the system resets those that come before it is shut.
    await immediate();
    isShut = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    // Node counts a connection that has sent nothing yet among the busy ones.
    const silent = () => sockets.forEach((socket) => socket.bytesRead === 0 && socket.destroy());
    setTimeout(silent, patience.leaving / 2).unref();
    const cut = setTimeout(() => server.closeAllConnections(), patience.finishing);
    await closed;
    clearTimeout(cut);
    const giveUp = setTimeout(() => {
      logError('Not everything could be closed in time');
      ended();
    }, patience.closing);
    for (const each of close) await each().catch((error: unknown) => void logError('While stopping', error));
    clearTimeout(giveUp);
    ended();
  }

  return () => {
    if (stops) return;
    stops = true;
    void stop();
  };
}
