import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type AppParts, createApp } from './app.ts';
import { readContentState } from '#server/database/content-state.ts';
import { cachedListener } from '#server/response-cache/listener.ts';
import { createResponseCache } from '#server/response-cache/response-cache.ts';
import { cacheKey } from '#server/response-cache/cache-key.ts';
import { namesItsOrigin } from '#server/seo/origin.ts';
import { onContentChange } from '#server/crud/content.ts';

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
  // Until somebody says where the site is, a sitemap holds the host its reader named: it is that reader's alone.
  const keyOf = publicUrl ? cacheKey : (url: string) => (namesItsOrigin(url) ? null : cacheKey(url));
  return createServer(cachedListener({ cache, otherwise, keyOf, hasOtherOrigins: corsOrigins.length > 0 }));
}
