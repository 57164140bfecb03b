import { Hono } from 'hono';
import { factTexts } from '#shared/admin-texts.ts';
import { factCalls, factCountCalls } from '#shared/calls/facts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import { readBody } from '#server/http/body.ts';
import type { Limited } from '#server/http/concurrency-limit.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { countFacts, readFactRows, readFacts, withFacts } from './facts.ts';
import { exactCalls } from './exact-calls.ts';
import { readListQuery } from './list-query.ts';
import { callerReader } from './caller.ts';
import { readFactChanges, writeFacts } from './save-facts.ts';
import { warningsIn } from './warned.ts';
import { inAnsweredBatch } from './write-context.ts';
import type { WriteContext } from './model.ts';

type FactsParts = WriteContext & {
  trustProxy?: number | undefined;
  /** All facts are looked through: one call after the other. */
  limited: Limited;
};

/** The calls of 'Bảng dữ kiện': of all content types with facts together, and of each. */
export function factRoutes(parts: FactsParts): Hono<SignedIn> {
  const { db, types, clock, limited } = parts;
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);
  const all = withFacts(types.all);

  answerCalls(router, '/admin', factCountCalls, {
    'GET /admin/facts': async () => ({ data: await limited(() => countFacts(db, all, clock())) }),
  });
  for (const one of all) {
    const { description } = one.type;
    const ofType = answerCalls(new Hono<SignedIn>(), '/admin/facts/:resource', exactCalls(factCalls, one.type), {
      'GET /admin/facts/:resource': async ({ context, query }) => {
        const given = queryOf(context.req.url);
        const list = readListQuery(description, (key) => given.getAll(key), clock());
        const { only = null } = query();
        return limited(() => readFacts(db, one, { list, only }, clock()));
      },
      'PUT /admin/facts/:resource': async ({ context }) => {
        const { changes: given } = await readBody(context, { types: ['json'] });
        const changes = readFactChanges(one, given);
        const ids = changes.map(({ id }) => id);
        const caller = asCaller(context);
        const { batch, data } = await inAnsweredBatch(
          caller,
          (open) => writeFacts(open, one, changes),
          (open) => readFactRows(open, one, ids, clock()),
        );
        const warned = warningsIn(caller.warned, (field, id) => `changes.${ids.indexOf(id)}.${field}`);
        return { data, message: factTexts.saved(description.noun, ids.length), meta: { batch }, ...warned };
      },
    });
    router.route(`/facts/${description.path}`, ofType);
  }
  return router;
}
