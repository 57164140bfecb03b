import { Hono } from 'hono';
import { factTexts } from '#shared/admin-texts.ts';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { readBody } from '#server/http/body.ts';
import type { Limited } from '#server/http/concurrency-limit.ts';
import { Refusal } from '#server/http/errors.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { countFacts, type FactType, readFactRows, readFacts, withFacts } from './facts.ts';
import { readFactsQuery } from './facts-query.ts';
import { callerReader } from './caller.ts';
import { readFactChanges, staleIds, writeFacts } from './save-facts.ts';
import { warningsIn } from './warned.ts';
import { inAnsweredBatch, type WriteContext } from './write-context.ts';

type Parts = WriteContext & {
  trustProxy?: number | undefined;
  /** All facts are looked through: one call after the other. */
  takeTurn: Limited;
};

/** GET /admin/facts, and for each content type with facts GET and PUT /admin/facts/{path} */
export function factRoutes(parts: Parts): Hono<SignedIn> {
  const { db, types, clock, takeTurn } = parts;
  const router = new Hono<SignedIn>();
  const asCaller = callerReader(parts);
  const all = withFacts(types.all);

  router.get('/', async (context) => context.json({ success: true, data: await takeTurn(() => countFacts(db, all, clock())) }));

  for (const one of all) {
    const { path, noun } = one.type.description;

    router.get(`/${path}`, async (context) => {
      const query = readFactsQuery(one.type.description, queryOf(context.req.url), clock());
      return context.json({ success: true, ...(await takeTurn(() => readFacts({ db, types }, one, query, clock()))) });
    });

    router.put(`/${path}`, async (context) => {
      const { changes: given } = await readBody(context, { types: ['json'] });
      const changes = readFactChanges(one, given);
      const ids = changes.map(({ id }) => id);
      const caller = asCaller(context);
      const { batch, data } = await inAnsweredBatch(
        caller,
        (open) => writeFacts(open, one, changes),
        (open) => readFactRows(open, one, ids, clock()),
      ).catch(async (error: unknown) => {
        throw (await staleRefusal(parts, one, error)) ?? error;
      });
      return context.json({
        success: true,
        data,
        message: factTexts.saved(noun, ids.length),
        meta: { batch } satisfies ChangeMeta,
        ...warningsIn(caller.warned, (field, id) => `changes.${ids.indexOf(id)}.${field}`),
      });
    });
  }
  return router;
}

/** Names the rows that others have changed, and holds them as they stand. */
async function staleRefusal({ db, clock }: Parts, one: FactType, error: unknown): Promise<Refusal | null> {
  const ids = staleIds(error);
  if (ids === null) return null;
  const { noun, title } = one.type.description;
  const data = await readFactRows(db, one, ids, clock());
  return new Refusal(
    409,
    factTexts.stale(
      noun,
      data.map((row) => String(row[title])),
    ),
    { data },
  );
}
