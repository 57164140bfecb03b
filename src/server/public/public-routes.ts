import { type Context, Hono } from 'hono';
import { jsonAnswer } from '#server/http/known-body.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { sharedLifetime } from '#server/http/shared-answer.ts';
import { type PublicApi, readRecord, successOf } from './public-api.ts';
import type { Answered } from './public-list.ts';
import type { ReadContext } from './read-context.ts';

export function publicRoutes({ ones, lists, details }: PublicApi, reading: () => ReadContext): Hono {
  const router = new Hono();
  for (const { path, read } of ones) router.get(path, async (context) => answer(context, { data: await read(reading()) }));
  for (const { path, list } of lists) {
    router.get(path, async (context) => {
      const query = queryOf(context.req.url);
      const answered = await list.read(reading(), query);
      // Parameters that find nothing can be made up without end: nobody keeps what they are answered.
      const isMadeUp = query.size > 0 && Array.isArray(answered.data) && answered.data.length === 0;
      return answer(context, answered, isMadeUp ? 'no-cache' : sharedLifetime);
    });
  }
  for (const call of details) {
    router.get(`${call.path}/:slug`, async (context) =>
      answer(context, await readRecord(call, reading(), context.req.param('slug'))),
    );
  }
  return router;
}

const answer = (context: Context, answered: Answered, lifetime = sharedLifetime): Response =>
  jsonAnswer(context, successOf(answered), { 'Cache-Control': lifetime });
