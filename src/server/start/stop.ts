import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { logError } from '#server/observability/log.ts';

/** Milliseconds that requests under way have to be finished. */
const finishing = 8_000;
/** Milliseconds that closing what the answers come from may take after that. */
const closing = 1_500;

type Stopping = {
  /** Closes what the answers come from, one after the other. */
  close: readonly (() => Promise<void>)[];
  /** Called once, when all is closed or given up. */
  ended: () => void;
  patience?: { finishing: number; closing: number };
};

/**
 * A function that ends a server: it lets nobody in, finishes the requests under way, cuts off what is left, and closes the
 * rest. To call it again changes nothing. Takes at most the two patiences, whatever the clients do.
 */
export function stopper(server: Server, { close, ended, patience = { finishing, closing } }: Stopping): () => void {
  const underWay = new Set<ServerResponse>();
  let stops = false;
  // First among the listeners, so that the header is set before any of them answers.
  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    if (stops) response.setHeader('Connection', 'close');
    response.once('close', () => {
      underWay.delete(response);
      if (stops) server.closeIdleConnections();
    });
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  async function stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
    // Node counts a connection that has sent nothing yet among the busy ones.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    server.closeIdleConnections();
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
