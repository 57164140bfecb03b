import type { Description } from '#shared/content-types/description.ts';
import type { ReferenceField } from '#shared/fields/reference.ts';
import type { ReferencesField } from '#shared/fields/references.ts';
import { picture } from '#shared/pictures/picture.ts';
import { idsOf } from '#server/database/ids-of.ts';
import { ids } from '#server/database/codecs.ts';
import type { Database } from '#server/database/schema.ts';
import { isAbout } from '#server/database/is-about.ts';
import { loose, pathsInSections, type Row, rowsById, type Value, type Values } from './record.ts';
import type { Batch, ContentContext, RecordType, WriteContext } from './model.ts';

/**
 * Fields of the kind `references`. A record's own column holds the ids in order, as its value; `record_link` holds them once
 * more, a row each, so that the record at the other end is found from. Both are written here, in the transaction of the save.
 * Pictures of sections have such rows too, each once for a field.
 */

export const referencesIn = (value: Value | undefined): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];

export async function existing(db: Database, { description: { table } }: RecordType, wanted: readonly number[]) {
  const rows = await rowsById(db, table, wanted, ['id']);
  return new Set(idsOf(rows));
}

type Referring = { name: string; field: ReferenceField | ReferencesField; target: RecordType; wanted: number[]; gone: number[] };

/** The fields of these values that refer to records: to which, and which of them are not there. */
export async function referring({ db, types }: ContentContext, { fields }: Description, values: Values): Promise<Referring[]> {
  const all: Referring[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'reference' && field.kind !== 'references') continue;
    const value = values[name];
    const wanted = typeof value === 'number' ? [value] : referencesIn(value);
    const target = types.at(field.to);
    const there = await existing(db, target, wanted);
    all.push({ name, field, target, wanted, gone: wanted.filter((id) => !there.has(id)) });
  }
  return all;
}

/** What a record that is gone was called at last; null where the journal does not know it. */
export async function lastTitle(db: Database, { description: { name } }: RecordType, id: number): Promise<string | null> {
  const last = await db
    .selectFrom('journal')
    .select('title')
    .where(isAbout('journal', name, id))
    .where('title', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.title ?? null;
}

/** The rows of `record_link` for the lists of a record, whose row this is. */
export const linkRows = (
  types: ContentContext['types'],
  { name, fields }: Pick<Description, 'name' | 'fields'>,
  id: number,
  row: Row,
) =>
  Object.entries(fields).flatMap(([field, described]) => {
    if (described.kind !== 'references') return [];
    const target = types.at(described.to).description.name;
    return asRows({ resource: name, record_id: id, field, target }, ids(String(row[field] ?? '[]')));
  });

const asRows = <Of extends object>(of: Of, targets: readonly number[]) =>
  targets.map((target_id, place) => ({ ...of, place, target_id }));

/** Brings the rows of a record's references in line with its columns; `before` is its row until now, null for a new one. */
export async function writeReferences(
  { db, types }: ContentContext,
  { name, fields }: Description,
  id: number,
  before: Row | null,
  after: Row,
): Promise<void> {
  for (const [field, described] of Object.entries(fields)) {
    if (described.kind !== 'references' && described.kind !== 'sections') continue;
    const [was, is] = [before?.[field] ?? '[]', after[field] ?? '[]'];
    if (was === is) continue;
    if (described.kind === 'references' ? was !== '[]' : pathsInSections(was).length > 0) {
      const own = db.deleteFrom('record_link').where('resource', '=', name).where('record_id', '=', id);
      await own.where('field', '=', field).execute();
    }
    const rows =
      described.kind === 'sections'
        ? asRows({ resource: name, record_id: id, field, target: picture.name }, await pictureIds(db, pathsInSections(is)))
        : linkRows(types, { name, fields: { [field]: described } }, id, after);
    if (rows.length > 0) await db.insertInto('record_link').values(rows).execute();
  }
}

async function pictureIds(db: Database, paths: readonly string[]): Promise<number[]> {
  if (paths.length === 0) return [];
  const rows = await db.selectFrom('picture').select('id').where('path', 'in', paths).orderBy('id').execute();
  return idsOf(rows);
}

/** For a record that is deleted. */
export async function dropReferences(db: Database, { name, fields }: Description, id: number): Promise<void> {
  if (Object.values(fields).every(({ kind }) => kind !== 'references' && kind !== 'sections')) return;
  await db.deleteFrom('record_link').where('resource', '=', name).where('record_id', '=', id).execute();
}

export type Listing = { type: RecordType; field: string; id: number };

/** The records that list this one, in the order of their content types. */
export async function readListing(db: Database, { description, listedBy }: RecordType, id: number): Promise<Listing[]> {
  if (listedBy.length === 0) return [];
  const rows = await db
    .selectFrom('record_link')
    .select(['resource', 'record_id', 'field'])
    .where('target', '=', description.name)
    .where('target_id', '=', id)
    .orderBy('record_id')
    .execute();
  return listedBy.flatMap((by) =>
    rows
      .filter(({ resource, field }) => resource === by.type.description.name && field === by.field)
      .map((row) => ({ ...by, id: row.record_id })),
  );
}

export function countsByType(listing: readonly Listing[]): { type: RecordType; count: number }[] {
  const byType = Map.groupBy(listing, ({ type }) => type);
  return [...byType].map(([type, those]) => ({ type, count: new Set(those.map(({ id }) => id)).size }));
}

type Update = (content: WriteContext, type: RecordType, id: number, given: Values, version: null) => Promise<void>;

/** Takes a record out of the lists that hold it. */
export async function detachAll(batch: Batch, listing: readonly Listing[], gone: number, update: Update): Promise<void> {
  const byRecord = Map.groupBy(listing, ({ type, id }) => `${type.description.name} ${id}`);
  for (const places of byRecord.values()) {
    const [first] = places;
    if (first === undefined) continue;
    const { type, id } = first;
    const { table } = type.description;
    const names = places.map(({ field }) => field);
    const row = await loose(batch.db).selectFrom(table).select(names).where('id', '=', id).executeTakeFirst();
    if (row === undefined) continue;
    const left = names.map((name) => [name, ids(String(row[name])).filter((target) => target !== gone)]);
    await update(batch, type, id, Object.fromEntries(left) as Values, null);
  }
}
