import { type Context, Hono } from 'hono';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import { listTexts } from '#shared/admin-texts.ts';
import { nounTexts } from '#shared/texts.ts';
import { readFields } from '#server/http/read-sent.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { notFound } from '#server/http/errors.ts';
import { readId } from './list-query.ts';
import { changeListing, listingBody, readListings } from './listings.ts';
import type { RecordType } from './record-types.ts';
import { existing } from './references.ts';
import { callerReader } from './caller.ts';
import { inAnsweredBatch, type WriteContext } from './write-context.ts';

/** Who lists a record of this type, below /admin/{path}; none where nobody can. */
export function listingsRoutes(parts: WriteContext & { trustProxy?: number | undefined }, type: RecordType): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  if (type.listedBy.length === 0) return router;
  const { db, types } = parts;
  const asCaller = callerReader(parts);
  const said = nounTexts(type.description.noun);
  const idOf = (context: Context<SignedIn>): number => {
    const id = readId(context.req.param('id') ?? '');
    if (id === undefined) throw notFound(said.notFound);
    return id;
  };

  router.get('/:id{\\d+}/listings', async (context) => {
    const id = idOf(context);
    if (!(await existing(db, type, [id])).has(id)) throw notFound(said.notFound);
    return context.json({ success: true, data: await readListings(db, types, type, id) });
  });

  router.put('/:id{\\d+}/listings', async (context) => {
    const id = idOf(context);
    const change = await readFields(context, listingBody);
    const { batch, data } = await inAnsweredBatch(
      asCaller(context),
      (open) => changeListing(open, type, id, change),
      (open) => readListings(open, types, type, id),
    );
    const meta: ChangeMeta = { batch };
    return context.json({ success: true, data, message: listTexts.saved, meta });
  });
  return router;
}
