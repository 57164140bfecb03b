import { type RawBuilder, sql } from 'kysely';
import type { JournalNote } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { nounTexts } from '#shared/texts.ts';
import { notFound, Refusal, unprocessable } from '#server/http/errors.ts';
import type { Database } from '#server/database/schema.ts';
import { yieldToEventLoop } from '#server/database/waited-time.ts';
import { deleteRecord, baselineEntry, stampOf } from './change.ts';
import { faultsIn, refuse } from './faults.ts';
import { type Column, decodeRow, encodeValues, fieldsOfKind, loose, type Stored, type Values, type Row } from './record.ts';
import type { RecordType, Batch } from './model.ts';
import { writeReferences } from './references.ts';
import { changedBetween, entryOf } from './state.ts';

/**
 * The same change of many records in one transaction, altogether or not at all. Rows are read and written some at a time, and
 * other work of the process gets its turn in between.
 */

/** Kinds of value that many records may share. */
const shared: ReadonlySet<string> = new Set([
  'visibility',
  'choice',
  'reference',
  'references',
  'flag',
  'date',
  'number',
  'tags',
  'datetime',
]);

/** Whether a field is one that many records may be given the same value of. */
export const mayShare = ({ fields }: Description, name: string): boolean =>
  Object.hasOwn(fields, name) && shared.has(fields[name]?.kind ?? '');

/** Rows that are read and written at once: a few milliseconds of work. */
const batchSize = 100;

/** Rows lie by their id: taken in that order, each page of the database is read and written once and not time and again. */
export const byPlace = (one: number, other: number): number => one - other;

/** Bytes of long content that are read at once; one record alone may have more. */
const batchBytes = 4 * 1024 ** 2;

/** How many bytes of long content are to be read for each of these records; those without any may be left out. */
type BytesOf = (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/** The ids some at a time, by number and by `bytesOf`; other work of the process gets its turn in between. */
export async function* idBatches(ids: readonly number[], bytesOf?: BytesOf): AsyncGenerator<readonly number[]> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const some = ids.slice(start, start + batchSize);
    const bytes = await bytesOf?.(some);
    let part: number[] = [];
    let left = batchBytes;
    for (const id of some) {
      const own = bytes?.get(id) ?? 0;
      if (own > left && part.length > 0) {
        yield part;
        await yieldToEventLoop();
        part = [];
        left = batchBytes;
      }
      part.push(id);
      left -= own;
    }
    yield part;
    await yieldToEventLoop();
  }
}

/** Of the sections of records as they stand. */
export const bytesOfRows =
  (db: Database, { table, fields }: Pick<Description, 'table' | 'fields'>): BytesOf =>
  async (ids) => {
    const long = fieldsOfKind(fields, 'sections');
    if (long.length === 0 || ids.length === 0) return new Map();
    const bytes = sql.join(
      long.map((name) => sql<number>`octet_length(${sql.ref(name)})`),
      sql` + `,
    );
    const rows = await loose(db)
      .selectFrom(table)
      .select(['id', sql<number>`${bytes}`.as('bytes')])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [Number(row['id']), Number(row['bytes'])]));
  };

/** Sets fields of all these records to the same values, and gives how many were others before. Refuses with 404 or 422. */
export async function setInAll(batch: Batch, type: RecordType, ids: readonly number[], values: Values): Promise<number> {
  await refuseShared(batch, type, values);
  return changeAll(batch, type, ids, () => values);
}

/** What is the same for all: parents that exist. */
const refuseShared = async (batch: Batch, type: RecordType, values: Values): Promise<void> =>
  refuse(type.description, await faultsIn(batch, { ...type, slots: {} }, values, null, 'kept'));

/**
 * Gives each record fields of its own back. Parents that they name have to be there; values are of fields that `mayShare`, and
 * were the record's before.
 */
export async function restoreAll(batch: Batch, type: RecordType, values: ReadonlyMap<number, Values>): Promise<number> {
  const [first] = values.values();
  if (first !== undefined) await refuseShared(batch, type, first);
  return changeAll(batch, type, [...values.keys()], ({ id }) => values.get(id) ?? {}, 'restore');
}

/**
 * Takes records from visitors at the moment they were given, and takes that moment away. No rule of their type is asked: a record
 * that breaks one by now has to go all the same.
 */
export const hideAll = (batch: Batch, type: RecordType, ids: readonly number[], off: string | number): Promise<number> =>
  changeAll(
    batch,
    { ...type, slots: {} },
    ids,
    () => ({ status: off, [hideAtField]: null }),
    'update',
    (changed) => (changed.includes('status') ? { hidden_on_time: true } : undefined),
  );

/** Sets fields of each of these records to values of its own, made of what it holds, and gives how many were others before. */
export async function changeAll(
  batch: Batch,
  type: RecordType,
  ids: readonly number[],
  valuesOf: (record: Stored) => Values,
  action: 'update' | 'restore' = 'update',
  noteOf: (changed: readonly string[]) => JournalNote | undefined = () => undefined,
): Promise<number> {
  const { description, slots } = type;
  const { table, fields } = description;
  const inPlace = ids.toSorted(byPlace);
  // What this batch made is not in the journal yet.
  const made = new Set(batch.changes.flatMap(({ resource, id }) => (resource === description.name ? [id] : [])));
  let count = 0;
  for await (const part of idBatches(inPlace, bytesOfRows(batch.db, description))) {
    const rows = await readRows(batch, type, part);
    const known = await inJournal(batch, type, part);
    const writes = new Map<string, { changed: Record<string, Column>; ids: number[] }>();
    for (const row of rows) {
      const id = Number(row['id']);
      const before = decodeRow(fields, row);
      const given = valuesOf(before);
      await refuseNamed(description, row, await slots.faults?.(batch.db, given, before, batch.clock()));
      const values = (await slots.beforeSave?.(batch, given, before)) ?? given;
      const changed = Object.fromEntries(
        Object.entries(encodeValues(fields, values)).filter(([column, value]) => row[column] !== value),
      );
      if (Object.keys(changed).length === 0) continue;
      count += 1;
      const key = JSON.stringify(changed);
      const write = writes.get(key) ?? { changed, ids: [] };
      write.ids.push(id);
      writes.set(key, write);
      if (!known.has(id) && !made.has(id)) batch.changes.push(baselineEntry(description, row));
      const after: Row = { ...row, ...changed, ...stampOf(batch), version: before.version + 1 };
      await writeReferences(batch, description, id, row, after);
      const fieldsChanged = changedBetween(description, row, after);
      batch.changes.push(entryOf(description, after, { action, changed: fieldsChanged, note: noteOf(fieldsChanged) }));
      await batch.keepUp();
    }
    for (const { changed, ids: same } of mergedWrites([...writes.values()])) {
      await loose(batch.db)
        .updateTable(table)
        .set({ ...changed, ...stampOf(batch) })
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('id', 'in', same)
        .execute();
    }
  }
  return count;
}

type Write = { changed: Record<string, Column | RawBuilder<number>>; ids: number[] };

/** One write where each record gets an order of its own; otherwise those that were given. */
function mergedWrites(writes: readonly { changed: Record<string, Column>; ids: number[] }[]): readonly Write[] {
  const isOrder = writes.every(({ changed }) => Object.keys(changed).join() === 'order');
  if (writes.length < 2 || !isOrder) return writes;
  const ids = writes.flatMap((write) => write.ids);
  const cases = writes.flatMap(({ changed, ids: same }) =>
    same.map((id) => sql`when ${id} then cast(${changed['order'] ?? 0} as integer)`),
  );
  return [{ changed: { order: sql<number>`case id ${sql.join(cases, sql` `)} end` }, ids }];
}

export async function refuseNamed({ title }: Description, row: Row, faults: Readonly<Record<string, string[]>> | undefined) {
  const first = Object.entries(faults ?? {})[0];
  if (first === undefined) return;
  const [field, messages] = first;
  throw unprocessable({ [field]: messages.map((message) => `${String(row[title])}: ${message}`) });
}

/** Refuses with 404 where one is gone. */
export async function readRows({ db }: Batch, { description: { table, noun } }: RecordType, part: readonly number[]) {
  const rows = await loose(db).selectFrom(table).selectAll().where('id', 'in', part).orderBy('id').execute();
  if (rows.length < part.length) throw notFound(nounTexts(noun).notFound);
  return rows;
}

/** Which of them the journal knows the contents of. */
async function inJournal({ db }: Batch, { description: { name } }: RecordType, part: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('journal')
    .select('record_id')
    .distinct()
    .where('resource', '=', name)
    .where('record_id', 'in', part)
    .where('data', 'is not', null)
    .execute();
  return new Set(rows.map(({ record_id }) => record_id));
}

/** Deletes them; what hangs on another of them goes first. Refuses with 404, and with 409 naming the first that cannot go. */
export async function deleteAll(batch: Batch, type: RecordType, ids: readonly number[], detaches: boolean): Promise<number> {
  const { description } = type;
  const { table, title } = description;
  const own = Object.entries(description.fields).find(([, field]) => field.kind === 'reference' && field.to === description.path);
  for await (const part of idBatches(await innermostFirst(batch, type, ids, own?.[0]))) {
    for (const id of part) {
      try {
        await deleteRecord(batch, description, id, null, { detaches });
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 409) throw error;
        const row = await loose(batch.db).selectFrom(table).select(title).where('id', '=', id).executeTakeFirst();
        throw new Refusal(409, `${String(row?.[title])}: ${error.message}`, { data: error.body.data });
      }
    }
  }
  return ids.length;
}

async function innermostFirst({ db }: Batch, { description: { table } }: RecordType, ids: readonly number[], parent?: string) {
  const inPlace = ids.toSorted(byPlace);
  if (parent === undefined) return inPlace;
  const rows = await loose(db).selectFrom(table).select(['id', parent]).where(parent, 'is not', null).execute();
  const below = new Set(rows.map(({ id }) => Number(id)));
  return [...inPlace.filter((id) => below.has(id)), ...inPlace.filter((id) => !below.has(id))];
}

/**
 * Puts siblings in the order in which they are given, at the places that they have among all of their siblings, who are
 * numbered anew from 1. Gives how many got another number. Refuses with 404, or 422 where they are no siblings.
 */
export async function putInOrder(batch: Batch, type: RecordType, ids: readonly number[]): Promise<number> {
  const { description } = type;
  const { table } = description;
  const parent = parentField(description);
  const [first] = ids;
  if (first === undefined) return 0;
  const columns = ['id', 'order', ...(parent === null ? [] : [parent])];
  const given = await loose(batch.db).selectFrom(table).select(columns).where('id', '=', first).executeTakeFirst();
  if (given === undefined) throw notFound(nounTexts(description.noun).notFound);
  const home = parent === null ? null : (given[parent] ?? null);
  const siblings = await loose(batch.db)
    .selectFrom(table)
    .select(['id', 'order'])
    .$if(parent !== null, (query) => query.where(parent ?? 'id', home === null ? 'is' : '=', home))
    .orderBy('order')
    .orderBy('id')
    .execute();
  const moved = new Set(ids);
  const among = siblings.filter(({ id }) => moved.has(Number(id)));
  if (among.length !== moved.size || moved.size !== ids.length)
    throw unprocessable({ ids: ['Chỉ xếp thứ tự được những bản ghi cùng thuộc một nơi. Hãy tải lại danh sách rồi xếp lại.'] });
  let next = 0;
  const ordered = siblings.map(({ id }) => (moved.has(Number(id)) ? (ids[next++] ?? Number(id)) : Number(id)));
  const was = new Map(siblings.map(({ id, order }) => [Number(id), Number(order)]));
  const orders = new Map(ordered.map((id, place) => [id, place + 1] as const).filter(([id, order]) => was.get(id) !== order));
  return changeAll(batch, type, [...orders.keys()], ({ id }) => ({ order: orders.get(id) ?? 0 }));
}
