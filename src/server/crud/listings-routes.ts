import { Hono } from 'hono';
import { type ListingChange, listingsCalls } from '#shared/calls/of-records.ts';
import { listTexts } from '#shared/admin-texts.ts';
import { nounTexts } from '#shared/texts.ts';
import { answerCalls } from '#server/http/answer-calls.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { type Listings, namedListings } from '#shared/answers/listings.ts';
import { maxReferences } from '#shared/fields/references.ts';
import { ids } from '#server/database/codecs.ts';
import { countOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { idIn } from './list-query.ts';
import type { Batch, RecordType, WriteContext } from './model.ts';
import { existing } from './references.ts';
import { type CallerParts, callerReader } from './caller.ts';
import { inAnsweredBatch, inBatch } from './write-context.ts';
import { updateValues } from './change.ts';
import { parentOf, titlesAbove } from './named-rows.ts';
import { isHidden } from './status-values.ts';
import { loose } from './record.ts';

export function listingsRoutes(parts: CallerParts, type: RecordType): Hono<SignedIn> {
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

/** Lists seen from the record that stands in them: who lists it, and changing that without opening each of them. */

type ListedBy = RecordType['listedBy'][number];

async function readListings(db: Database, type: RecordType, id: number): Promise<Listings> {
  const all: Listings = [];
  for (const by of type.listedBy) all.push(await readOne(db, type, by, id));
  return all;
}

async function readOne(db: Database, { description: target }: RecordType, { type, field }: ListedBy, id: number) {
  const { description } = type;
  const links = db
    .selectFrom('record_link')
    .where('target', '=', target.name)
    .where('target_id', '=', id)
    .where('resource', '=', description.name)
    .where('field', '=', field);
  const count = await countOf(links);
  const rows = await loose(db)
    .selectFrom(description.table)
    .select(['id', description.title, 'status', ...[parentOf(type)?.column ?? []].flat()])
    .where('id', 'in', () => links.select('record_id') as never)
    .orderBy('order')
    .orderBy('id')
    .limit(namedListings)
    .execute();
  const above = await titlesAbove(db, type, rows);
  const records = rows.map((row) => ({
    id: Number(row['id']),
    title: String(row[description.title]),
    above: above(row),
    is_hidden: isHidden(description, row['status']),
  }));
  return { resource: description.path, field, count, records };
}

/**
 * Adds a record at the end of some lists, and takes it out of others. Refuses with 404 where the record is not there, and with
 * 422 as a whole where one of the others is not, or breaks a rule by it.
 */
function changeListing(content: WriteContext, type: RecordType, id: number, change: ListingChange): Promise<void> {
  const by = type.listedBy.find(
    ({ type: { description }, field }) => description.path === change.resource && field === change.field,
  );
  if (by === undefined) throw unprocessable({ field: [listTexts.noSuchList(type.description.noun)] });
  return inBatch(content, async (batch) => {
    if (!(await existing(batch.db, type, [id])).has(id)) throw notFound(nounTexts(type.description.noun).notFound);
    const removed = new Set(change.remove);
    const added = new Set(change.add.filter((one) => !removed.has(one)));
    const rows = await listsOf(batch, by, [...added, ...removed]);
    const unknown = [...added].filter((one) => !rows.has(one));
    if (unknown.length > 0) {
      const { noun } = by.type.description;
      throw unprocessable({ add: [listTexts.unknown(noun, unknown)] });
    }
    const full: string[] = [];
    for (const [one, { title, list }] of rows) {
      const without = list.filter((target) => target !== id);
      const next = removed.has(one) ? without : list.includes(id) ? list : [...list, id];
      if (next.length > maxReferences) full.push(title);
      else if (next.length !== list.length) await updateValues(batch, by.type, one, { [by.field]: next }, null);
    }
    if (full.length > 0) throw unprocessable({ add: [listTexts.full(full, maxReferences, type.description.noun)] });
  });
}

type Lists = Map<number, { title: string; list: number[] }>;

/** What these records list by now; those that are gone are not in it. */
async function listsOf({ db }: Batch, { type, field }: ListedBy, wanted: readonly number[]): Promise<Lists> {
  const { table, title } = type.description;
  if (wanted.length === 0) return new Map();
  const rows = await loose(db).selectFrom(table).select(['id', title, field]).where('id', 'in', wanted).orderBy('id').execute();
  return new Map(rows.map((row) => [Number(row['id']), { title: String(row[title]), list: ids(String(row[field])) }]));
}
