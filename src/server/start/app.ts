import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { adminRoutes } from './admin-routes.ts';
import type { Database } from '#server/database/schema.ts';
import type { Dialect } from '#server/database/connect.ts';
import { seoRoutes } from '#server/seo/routes.ts';
import { originReader } from '#server/seo/origin.ts';
import { apiDocsRoutes } from '#server/api-docs/routes.ts';
import { answerError } from '#server/http/errors.ts';
import type { Files } from '#server/media/files.ts';
import { uploads } from '#server/media/serve.ts';
import { unanswered } from '#server/http/method-not-allowed.ts';
import { pageRoutes } from '#server/http/page-routes.ts';
import { type Ask, inProcessApi } from '#server/public/in-process-api.ts';
import { publicRoutes } from '#server/public/routes.ts';
import { publicViews } from '#server/public/views.ts';

/** Renders a page; `origin` is the address of the site before its path, '' while nobody named it. */
export type Pages = (request: Request, ask: Ask, origin: string) => Promise<Response>;

export type AppParts = {
  db: Database;
  dialect: Dialect;
  /** Where the search reads, or some of it (see `connectReader`); `db` unless told. */
  searchDb?: Database | undefined;
  files: Files;
  /** Null while only the API is wanted. */
  pages: Pages | null;
  /** The folder of the built browser files. */
  assets?: string;
  /** Now; tests set it. */
  clock: () => Date;
  /** Other origins that may call the API; none unless told. */
  corsOrigins?: string[];
  /** The address visitors use, for every address that has to be whole; null: pages give theirs without it. */
  publicUrl?: string | null;
  /** Proxies in front, for the visitor's address; none unless told. */
  trustProxy?: number;
};

export type App = Hono;

export function createApp(parts: AppParts): App {
  const app = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('X-Frame-Options', 'SAMEORIGIN');
    // Nobody between may keep what was said to one person, or decide for itself how long a refusal is true.
    if (context.req.header('Authorization') !== undefined) headers.set('Cache-Control', 'no-store');
    else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  });

  const api = new Hono();
  if (parts.corsOrigins !== undefined && parts.corsOrigins.length > 0) {
    api.use(
      cors({
        origin: parts.corsOrigins,
        allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowHeaders: ['Authorization', 'Content-Type'],
        exposeHeaders: ['Retry-After'],
        maxAge: 600,
      }),
    );
  }
  const views = publicViews(parts);
  api.route('/', publicRoutes(views));
  api.route('/admin', adminRoutes(parts));
  api.route('/', apiDocsRoutes());
  api.onError(answerError);
  app.route('/api', api);
  app.all('/api/*', unanswered(api, '/api'));
  app.route('/uploads', uploads(parts.files));
  app.route('/', seoRoutes(parts, originReader(parts)));
  app.onError(answerError);

  const { pages, assets } = parts;
  if (assets !== undefined) {
    app.use(
      '/assets/*',
      serveStatic({
        root: assets,
        precompressed: true,
        onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    );
    const files = serveStatic({
      root: assets,
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=3600'),
    });
    // A page has no dot in its name: none is looked for on the disk before it is rendered.
    app.use('/*', (context, next) => (/\.[^/]+$/.test(context.req.path) ? files(context, next) : next()));
  }
  app.all('/assets/*', (context) => context.text('Không tìm thấy tệp.', 404, { 'Cache-Control': 'no-store' }));
  if (pages !== null) app.route('/', pageRoutes(pages, inProcessApi(views, parts.db), parts.publicUrl ?? ''));
  return app;
}
