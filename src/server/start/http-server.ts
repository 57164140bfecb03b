import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { contentTypes } from '#server/content-types/index.ts';
import { onContentChange } from '#server/crud/write-context.ts';
import { cacheKeys, keptKeys } from '#server/response-cache/cache-key.ts';
import { readContentState } from '#server/response-cache/content-state.ts';
import { cachedListener } from '#server/response-cache/listener.ts';
import { createResponseCache } from '#server/response-cache/response-cache.ts';
import { namesItsOrigin } from '#server/seo/origin.ts';
import { type AppParts, createApp, declaredAddresses, sitePublicApi } from './app.ts';

const dues = contentTypes.flatMap(({ comesDue }) => (comesDue === 'none' ? [] : [comesDue]));

/** The app behind its cache; a cache of 0 bytes is none. */
export function siteListener(parts: AppParts, cacheBytes: number): RequestListener {
  const listener = answeringListener(parts, cacheBytes);
  return parts.searchCounter?.counted(listener) ?? listener;
}

function answeringListener(parts: AppParts, cacheBytes: number): RequestListener {
  const api = sitePublicApi(parts);
  const app = createApp(parts, api);
  const otherwise = getRequestListener(app.fetch);
  if (cacheBytes === 0) return otherwise;
  const { db, clock, corsOrigins = [], publicUrl } = parts;
  // What is kept for everybody must not depend on how one visitor spelled the name of the host.
  const origin = publicUrl ? new URL(publicUrl).origin : 'http://localhost';
  const declared = declaredAddresses(api, parts.pages);
  const cache = createResponseCache({
    ask: async (key) => app.fetch(new Request(origin + key)),
    isKept: keptKeys(declared.isKept),
    readState: () => readContentState(db, clock(), dues),
    clock,
    maxBytes: cacheBytes,
  });
  onContentChange(db, () => cache.contentChanged());
  const cacheKey = cacheKeys(declared.query);
  // Until somebody says where the site is, a sitemap holds the host its reader named: it is that reader's alone.
  const keyOf = publicUrl ? cacheKey : (url: string) => (namesItsOrigin(url) ? null : cacheKey(url));
  return cachedListener({ cache, otherwise, keyOf, hasOtherOrigins: corsOrigins.length > 0 });
}

/** Not listening yet. */
export const createHttpServer = (parts: AppParts, cacheBytes: number): Server => createServer(siteListener(parts, cacheBytes));
