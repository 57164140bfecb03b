import { Hono } from 'hono';
import { nounTexts } from '#shared/texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import type { Limited } from '#server/http/concurrency-limit.ts';
import { notFound } from '#server/http/errors.ts';
import type { Database } from '#server/database/schema.ts';
import { readDetail } from './detail.ts';
import { readId } from './list-query.ts';
import type { Stored } from './record.ts';
import type { RecordType, RecordTypes } from './record-types.ts';
import { readUses } from './uses.ts';

export type UsesParts = {
  db: Database;
  types: RecordTypes;
  /** The path of a record's page; null where it has none. */
  pathOf: (type: RecordType, record: Stored) => string | null;
  /** What this site is known by, to whoever sent the request and otherwise. */
  originsOf: (request: Request) => readonly string[];
  /** All texts are looked through: one after the other. */
  takeTurn: Limited;
};

/** GET /admin/{path}/{id}/uses */
export function usesRoutes({ db, types, pathOf, originsOf, takeTurn }: UsesParts, type: RecordType): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  router.get('/:id{\\d+}/uses', async (context) => {
    const id = readId(context.req.param('id') ?? '');
    const record = id === undefined ? null : await readDetail(db, type, id);
    if (record === null) throw notFound(nounTexts(type.description.noun).notFound);
    const page = { path: pathOf(type, record), origins: originsOf(context.req.raw) };
    return context.json({ success: true, data: await takeTurn(() => readUses({ db, types }, type, record.id, page)) });
  });
  return router;
}
