import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type AppParts, createApp } from './app.ts';
import { readContentState } from './cache/content-state.ts';
import { cachedListener } from './cache/listener.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { onContentChange } from './engine/content.ts';

/** The app behind its cache, not listening yet; a cache of 0 bytes is none. */
export function createHttpServer(parts: AppParts, cacheBytes: number): Server {
  const app = createApp(parts);
  const otherwise = getRequestListener(app.fetch);
  if (cacheBytes === 0) return createServer(otherwise);
  const { db, clock, corsOrigins = [], publicUrl } = parts;
  // What is kept for everybody must not depend on how one visitor spelled the name of the host.
  const origin = publicUrl ? new URL(publicUrl).origin : 'http://localhost';
  const cache = createResponseCache({
    ask: async (key) => app.fetch(new Request(origin + key)),
    readState: () => readContentState(db, clock()),
    clock,
    maxBytes: cacheBytes,
  });
  onContentChange(db, () => cache.contentChanged());
  return createServer(cachedListener({ cache, otherwise, hasOtherOrigins: corsOrigins.length > 0 }));
}
