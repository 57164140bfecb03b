import { sql } from 'kysely';
import type { DraftToGoOn } from '#shared/answers/dashboard.ts';
import { loose } from '#server/crud/record.ts';
import type { RecordType, RecordTypes } from '#server/crud/model.ts';
import { statusValues } from '#server/crud/status-values.ts';
import { countOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { readDrafts } from '#server/journal/events.ts';
import { doerOf } from '#server/journal/entries.ts';

type UnseenRow = { id: number; title: string; at: string; by: number | null; name: string | null };

/** Drafts that are given at once. */
const most = 50;

/** Records of a type that waits for a moment which nobody sees yet; the status is written into the query, so that its index is used. */
const unpublished = (db: Database, { description }: RecordType) =>
  loose(db)
    .selectFrom(description.table)
    .where(sql.ref(`${description.table}.status`), '=', sql.lit(statusValues(description)?.off));

/** What nobody sees yet and changes that lie beside what visitors see: own ones first, then what was saved last. */
export async function readDraftsToGoOn(
  db: Database,
  types: RecordTypes,
  caller: number,
): Promise<{ drafts: DraftToGoOn[]; total: number }> {
  const waiting = types.all.filter(({ description }) => description.appearsAt !== undefined);
  const rowsOf = async (type: RecordType) => {
    const { table, title } = type.description;
    const columns = () =>
      unpublished(db, type)
        .leftJoin('admin', 'admin.id', `${table}.updated_by`)
        .select([
          `${table}.id`,
          `${table}.${title} as title`,
          `${table}.updated_at as at`,
          `${table}.updated_by as by`,
          'admin.name',
        ])
        .orderBy(`${table}.updated_at`, 'desc')
        .orderBy(`${table}.id`, 'desc')
        .limit(most);
    const [own, all, count] = await Promise.all([
      columns().where(`${table}.updated_by`, '=', caller).execute(),
      columns().execute(),
      countOf(unpublished(db, type)),
    ]);
    return { resource: type.description.path, rows: [...own, ...all], count };
  };
  const [beside, ...unseen] = await Promise.all([readDrafts(db, types), ...waiting.map(rowsOf)]);
  const found = new Map<string, DraftToGoOn>();
  const add = (entry: Omit<DraftToGoOn, 'is_own'>) => {
    const key = `${entry.resource} ${entry.id}`;
    const known = found.get(key);
    if (known === undefined || known.at < entry.at) found.set(key, { ...entry, is_own: entry.by?.id === caller });
  };
  for (const { resource, rows } of unseen)
    for (const { id, title, at, by, name } of rows as readonly UnseenRow[])
      add({ resource, id, title, at, by: doerOf({ by, name }), is_beside: false });
  for (const { resource, id, title, at, by } of beside) add({ resource, id, title: title ?? '', at, by, is_beside: true });
  const drafts = [...found.values()].sort(
    (a, b) => Number(b.is_own) - Number(a.is_own) || (a.at > b.at ? -1 : a.at < b.at ? 1 : b.id - a.id),
  );
  return { drafts: drafts.slice(0, most), total: unseen.reduce((sum, { count }) => sum + count, beside.length) };
}
