import { initialOf } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { sortKey } from '#shared/rules/sort-key.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { type Batch, type WriteContext, inBatch } from './write-context.ts';
import { readDetail } from './detail.ts';
import type { RecordType } from './record-types.ts';
import { type Faults, faultsIn, refuse } from './faults.ts';
import {
  type Changed,
  decodeRow,
  encodeValues,
  fieldsOfKind,
  isPicture,
  loose,
  type NewRecord,
  type Stored,
  type Value,
  type Values,
} from './record.ts';
import { settleSlug } from './slug.ts';
import { picturesOf, putBackLater, refuseRemoved, removeLater } from './unused-pictures.ts';

/**
 * The only place where content changes. `values` have passed the rules of their fields; what only
 * the database knows is judged here: parents that exist, slugs that are free, the content type's own
 * rules. Every function joins the batch it is called in, or is a transaction of its own.
 */

/** Returns the id of the new record. Absent fields take their initial value, an absent slug is made. */
export function createRecord<D extends Description>(content: WriteContext, { path }: D, values: NewRecord<D>): Promise<number> {
  return insertValues(content, content.types.at(path), Object.fromEntries<Value | undefined>(Object.entries(values)));
}

/** An absent field stays as it is; an empty slug is made anew; what changes nothing leaves no trace. Refuses with 404, 409 (`version` is stale) or 422. */
export function updateRecord<D extends Description>(
  content: WriteContext,
  { path }: D,
  id: number,
  values: Changed<D>,
  version: number | null = null,
): Promise<void> {
  return updateValues(
    content,
    content.types.at(path),
    id,
    Object.fromEntries<Value | undefined>(Object.entries(values)),
    version,
  );
}

export function insertValues(content: WriteContext, type: RecordType, given: Values): Promise<number> {
  return inBatch(content, async (batch) => {
    const { description } = type;
    const row = await columnsToWrite(batch, type, complete(description, given), null);
    const now = batch.clock().toISOString();
    const { id } = await loose(batch.db)
      .insertInto(description.table)
      .values({ ...row, version: 1, created_at: now, updated_at: now, updated_by: batch.by ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    batch.changes.push({ resource: description.name, id: Number(id), action: 'create' });
    return Number(id);
  });
}

export function updateValues(
  content: WriteContext,
  type: RecordType,
  id: number,
  given: Values,
  version: number | null,
): Promise<void> {
  return inBatch(content, async (batch) => {
    const { description } = type;
    const row = await currentRow(batch, type, id, version);
    const before = decodeRow(description.fields, row);
    const known = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(description.fields, name)));
    const changed = await columnsToWrite(batch, type, known, before);
    if (Object.entries(changed).every(([column, value]) => row[column] === value)) return;
    await loose(batch.db)
      .updateTable(description.table)
      .set({ ...changed, version: before.version + 1, updated_at: batch.clock().toISOString(), updated_by: batch.by ?? null })
      .where('id', '=', id)
      .execute();
    const left = picturesOf(description, row);
    for (const path of picturesOf(description, { ...row, ...changed }).keys()) left.delete(path);
    removeLater(batch, left);
    batch.changes.push({ resource: description.name, id, action: 'update' });
  });
}

/** What `insertValues` would have against these values, so that it can be told together with other faults. */
export const judgeInsert = (content: WriteContext, type: RecordType, given: Values): Promise<Faults> =>
  faultsIn(content, type, complete(type.description, given), null);

/** The same for `updateValues`; refuses with 404 or 409 as that does. */
export async function judgeUpdate(
  content: WriteContext,
  type: RecordType,
  id: number,
  given: Values,
  version: number | null,
): Promise<Faults> {
  return faultsIn(content, type, given, decodeRow(type.description.fields, await currentRow(content, type, id, version)));
}

/** Absent fields take their initial value. */
function complete({ fields }: Description, given: Values): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name];
    // The rule of a field is what gives a first value its type.
    values[name] = value === undefined ? (initialOf(field) as Value) : value;
  }
  return values;
}

/** Refuses with 404, 409 (`version` is stale, or other records hang on this one). */
export function deleteRecord(
  content: WriteContext,
  { path }: Description,
  id: number,
  version: number | null = null,
): Promise<void> {
  return inBatch(content, async (batch) => {
    const type = batch.types.at(path);
    const { description } = type;
    const row = await currentRow(batch, type, id, version);
    await refuseInUse(batch, type, id);
    await loose(batch.db).deleteFrom(description.table).where('id', '=', id).execute();
    removeLater(batch, picturesOf(description, row));
    batch.changes.push({ resource: description.name, id, action: 'delete' });
  });
}

async function currentRow({ db }: Pick<WriteContext, 'db'>, type: RecordType, id: number, version: number | null) {
  const row = await loose(db).selectFrom(type.description.table).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(nounTexts(type.description.noun).notFound);
  if (version !== null && row['version'] !== version) {
    throw new Refusal(409, texts.stale, { data: await readDetail(db, type, id) });
  }
  return row;
}

async function columnsToWrite(batch: Batch, type: RecordType, given: Values, before: Stored | null) {
  const { description, slots } = type;
  refuse(description, await faultsIn(batch, type, given, before));
  const values = (await slots.beforeSave?.(batch, given, before)) ?? given;
  const name = String(values[description.title] ?? before?.[description.title] ?? '');
  for (const field of fieldsOfKind(description.fields, 'slug')) {
    const typed = values[field];
    if (typed !== undefined) values[field] = await settleSlug(batch, description, String(typed), name, before?.id ?? null);
  }
  const pictures = Object.values(values).filter(isPicture);
  await refuseRemoved(batch, pictures);
  putBackLater(batch, pictures);
  return {
    ...encodeValues(description.fields, values),
    sort_name: sortKey(name),
  };
}

async function refuseInUse({ db }: Batch, { description, children }: RecordType, id: number): Promise<void> {
  const counts: string[] = [];
  for (const {
    type: { description: child },
    column,
  } of children) {
    const { count } = await loose(db)
      .selectFrom(child.table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(column, '=', id)
      .executeTakeFirstOrThrow();
    if (count > 0) counts.push(`${count} ${child.path === description.path ? `${child.noun} con` : child.noun}`);
  }
  if (counts.length > 0) throw new Refusal(409, nounTexts(description.noun).inUse(counts));
}
