import { type Context, Hono } from 'hono';
import { sharedLifetime } from '#server/http/lifetime.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { type Answered, type PublicViews, readDetail, successOf } from './views.ts';

/** The calls anyone may make over HTTP (spec §7 "Public"). */
export function publicRoutes({ lists, details }: PublicViews): Hono {
  const router = new Hono();
  for (const { path, read } of lists) {
    router.get(path, async (context) => answer(context, await read(queryOf(context.req.url))));
  }
  for (const view of details) {
    router.get(`${view.path}/:slug`, async (context) => answer(context, await readDetail(view, context.req.param('slug'))));
  }
  return router;
}

const answer = (context: Context, answered: Answered): Response =>
  context.json(successOf(answered), 200, { 'Cache-Control': sharedLifetime });
