import { Hono } from 'hono';
import { listingsCalls } from '#shared/calls/of-records.ts';
import { listTexts } from '#shared/admin-texts.ts';
import { nounTexts } from '#shared/texts.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { notFound } from '#server/http/errors.ts';
import { idIn } from './list-query.ts';
import { changeListing, readListings } from './listings.ts';
import type { RecordType, WriteContext } from './model.ts';
import { existing } from './references.ts';
import { callerReader } from './caller.ts';
import { inAnsweredBatch } from './write-context.ts';

/** Who lists a record of this type; none where nobody can. */
export function listingsRoutes(parts: WriteContext & { trustProxy?: number | undefined }, type: RecordType): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  if (type.listedBy.length === 0) return router;
  const { db } = parts;
  const asCaller = callerReader(parts);
  return answerCalls(router, '/admin/:resource', listingsCalls, {
    'GET /admin/:resource/:id/listings': async ({ at }) => {
      const id = idIn(type, at);
      if (!(await existing(db, type, [id])).has(id)) throw notFound(nounTexts(type.description.noun).notFound);
      return { data: await readListings(db, type, id) };
    },
    'PUT /admin/:resource/:id/listings': async ({ context, at, body }) => {
      const id = idIn(type, at);
      const change = await body();
      const { batch, data } = await inAnsweredBatch(
        asCaller(context),
        (open) => changeListing(open, type, id, change),
        (open) => readListings(open, type, id),
      );
      return { data, message: listTexts.saved, meta: { batch } };
    },
  });
}
