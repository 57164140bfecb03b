import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { adminCalls } from './admin-calls.ts';
import type { Database } from './database/schema.ts';
import type { Engine } from './database/connect.ts';
import { discoveryCalls } from './discovery/calls.ts';
import { originReader } from './discovery/origin.ts';
import { documentCalls } from './document/calls.ts';
import { answerError } from './errors.ts';
import type { Files } from './media/files.ts';
import { uploads } from './media/serve.ts';
import { unanswered } from './method-not-allowed.ts';
import { pageCalls } from './page-calls.ts';
import { type Ask, askInProcess } from './views/ask.ts';
import { publicCalls } from './views/calls.ts';
import { publicViews } from './views/views.ts';

/** A page before it is sent; a `Response` is one too, but takes longer to make than its text takes to send. */
export type Page = { status: number; headers: Headers; body: string | ReadableStream<Uint8Array<ArrayBuffer>> | null };

/** Renders a page; `origin` is the address of the site before its path, '' while nobody named it. */
export type Pages = (request: Request, ask: Ask, origin: string) => Promise<Page>;

export type AppParts = {
  db: Database;
  engine: Engine;
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
  api.route('/', publicCalls(views));
  api.route('/admin', adminCalls(parts));
  api.route('/', documentCalls());
  api.onError(answerError);
  app.route('/api', api);
  app.all('/api/*', unanswered(api, '/api'));
  app.route('/uploads', uploads(parts.files));
  app.route('/', discoveryCalls(parts, originReader(parts)));
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
  if (pages !== null) app.route('/', pageCalls(pages, askInProcess(views, parts.db), parts.publicUrl ?? ''));
  return app;
}
