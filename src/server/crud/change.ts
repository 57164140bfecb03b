import { initialOf } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { sortKey } from '#shared/rules/sort-key.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { putPicture } from '#server/media/pictures.ts';
import { childrenOf, descriptions, slotsOf } from '#server/content-types/index.ts';
import { type Batch, type Content, inBatch } from './content.ts';
import { readDetail } from './detail.ts';
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
import { keepIndex } from '#server/search/keep-index.ts';
import { settleSlug } from './slug.ts';
import { picturesOf, removeUnused } from './unused-pictures.ts';

/**
 * The only place where content changes. `values` have passed the rules of their fields; what only
 * the database knows is judged here: parents that exist, slugs that are free, the resource's own
 * rules. Every function joins the batch it is called in, or is a transaction of its own.
 */

/** Returns the id of the new record. Absent fields take their initial value, an absent slug is made. */
export function createRecord<R extends Description>(content: Content, resource: R, values: NewRecord<R>): Promise<number> {
  return insertValues(content, resource, Object.fromEntries<Value | undefined>(Object.entries(values)));
}

/** An absent field stays as it is; an empty slug is made anew; what changes nothing leaves no trace. Refuses with 404, 409 (`version` is stale) or 422. */
export function updateRecord<R extends Description>(
  content: Content,
  resource: R,
  id: number,
  values: Changed<R>,
  version: number | null = null,
): Promise<void> {
  return updateValues(content, resource, id, Object.fromEntries<Value | undefined>(Object.entries(values)), version);
}

export function insertValues(content: Content, resource: Description, given: Values): Promise<number> {
  return inBatch(content, async (batch) => {
    const row = await columnsToWrite(batch, resource, complete(resource, given), null);
    const now = batch.clock().toISOString();
    const { id } = await loose(batch.db)
      .insertInto(resource.table)
      .values({ ...row, version: 1, created_at: now, updated_at: now, updated_by: batch.by ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepIndex(batch.db, batch.dialect, resource, Number(id), null, row);
    batch.changes.push({ path: resource.path, id: Number(id), action: 'create' });
    return Number(id);
  });
}

export function updateValues(
  content: Content,
  resource: Description,
  id: number,
  given: Values,
  version: number | null,
): Promise<void> {
  return inBatch(content, async (batch) => {
    const row = await currentRow(batch, resource, id, version);
    const before = decodeRow(resource.fields, row);
    const known = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(resource.fields, name)));
    const changed = await columnsToWrite(batch, resource, known, before);
    if (Object.entries(changed).every(([column, value]) => row[column] === value)) return;
    await loose(batch.db)
      .updateTable(resource.table)
      .set({ ...changed, version: before.version + 1, updated_at: batch.clock().toISOString(), updated_by: batch.by ?? null })
      .where('id', '=', id)
      .execute();
    await keepIndex(batch.db, batch.dialect, resource, id, row, { ...row, ...changed });
    const left = picturesOf(resource, row);
    for (const path of picturesOf(resource, { ...row, ...changed }).keys()) left.delete(path);
    removeLater(batch, left);
    batch.changes.push({ path: resource.path, id, action: 'update' });
  });
}

/** What `insertValues` would have against these values, so that it can be told together with other faults. */
export const judgeInsert = ({ db }: Content, resource: Description, given: Values): Promise<Faults> =>
  faultsIn(db, resource, complete(resource, given), null);

/** The same for `updateValues`; refuses with 404 or 409 as that does. */
export async function judgeUpdate(
  { db }: Content,
  resource: Description,
  id: number,
  given: Values,
  version: number | null,
): Promise<Faults> {
  return faultsIn(db, resource, given, decodeRow(resource.fields, await currentRow({ db }, resource, id, version)));
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
export function deleteRecord(content: Content, resource: Description, id: number, version: number | null = null): Promise<void> {
  return inBatch(content, async (batch) => {
    const row = await currentRow(batch, resource, id, version);
    await refuseInUse(batch, resource, id);
    await loose(batch.db).deleteFrom(resource.table).where('id', '=', id).execute();
    await keepIndex(batch.db, batch.dialect, resource, id, row, null);
    removeLater(batch, picturesOf(resource, row));
    batch.changes.push({ path: resource.path, id, action: 'delete' });
  });
}

function removeLater(batch: Batch, pictures: Map<string, string[]>): void {
  if (pictures.size === 0) return;
  const { dialect, files, clock, root: db } = batch;
  batch.afterCommit.push(() => removeUnused({ db, dialect, files, clock }, descriptions, pictures));
}

async function currentRow({ db }: Pick<Content, 'db'>, resource: Description, id: number, version: number | null) {
  const row = await loose(db).selectFrom(resource.table).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(nounTexts(resource.noun).notFound);
  if (version !== null && row['version'] !== version) {
    throw new Refusal(409, texts.stale, { data: await readDetail(db, resource, id) });
  }
  return row;
}

async function columnsToWrite(batch: Batch, resource: Description, given: Values, before: Stored | null) {
  refuse(resource, await faultsIn(batch.db, resource, given, before));
  const values = (await slotsOf(resource).beforeSave?.(batch, given, before)) ?? given;
  const name = String(values[resource.title] ?? before?.[resource.title] ?? '');
  for (const field of fieldsOfKind(resource.fields, 'slug')) {
    const typed = values[field];
    if (typed !== undefined) values[field] = await settleSlug(batch, resource, String(typed), name, before?.id ?? null);
  }
  await ensureFiles(batch, values);
  return {
    ...encodeValues(resource.fields, values),
    sort_name: sortKey(name),
  };
}

/** A removal may have taken the files of an equal picture away since they were stored; holding the pen, look again. */
async function ensureFiles({ files }: Batch, values: Values): Promise<void> {
  for (const value of Object.values(values)) {
    if (!isPicture(value)) continue;
    const missing = await Promise.all((value.copies ?? []).map(async ({ name }) => !(await files.has(name))));
    if (missing.includes(true)) await putPicture(files, value);
  }
}

async function refuseInUse({ db }: Batch, resource: Description, id: number): Promise<void> {
  const counts: string[] = [];
  for (const { resource: child, column } of childrenOf(resource)) {
    const { count } = await loose(db)
      .selectFrom(child.table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(column, '=', id)
      .executeTakeFirstOrThrow();
    if (count > 0) counts.push(`${count} ${child.path === resource.path ? `${child.noun} con` : child.noun}`);
  }
  if (counts.length > 0) throw new Refusal(409, nounTexts(resource.noun).inUse(counts));
}
