import { loose } from '#server/crud/record.ts';
import type { RecordTypes } from '#server/crud/model.ts';
import { entryOf } from '#server/crud/state.ts';
import type { Database } from '#server/database/schema.ts';
import { pictureFiles } from '#server/media/pictures.ts';

/**
 * Where the journal and what it is about disagree; nothing when all is well. Every record has to be what its last row says,
 * every one that is gone deleted by its last row, and every picture that is named one that has a row.
 */
export async function journalFaults(db: Database, types: RecordTypes): Promise<string[]> {
  const faults: string[] = [];
  const rows = await db
    .selectFrom('journal')
    .selectAll()
    .where('action', 'not in', ['draft', 'discard', 'settings', 'account'])
    .orderBy('seq')
    .execute();
  const last = new Map(rows.map((row) => [`${row.resource} ${row.record_id}`, row]));
  for (const { description } of types.all) {
    for (const row of await loose(db).selectFrom(description.table).selectAll().execute()) {
      const key = `${description.name} ${row['id']}`;
      const entry = last.get(key);
      last.delete(key);
      const { data } = entryOf(description, row, { action: 'update' });
      if (entry === undefined) faults.push(`${key} is there, and the journal says nothing of it.`);
      // Rows that are older than what is kept now say no more than that something happened.
      else if (entry.version === null) continue;
      else if (entry.data === null || !sameJson(entry.data, data ?? ''))
        faults.push(`${key} is ${data}, and its last row (${entry.seq}, ${entry.action}) says ${entry.data}.`);
    }
  }
  for (const [key, { action, seq }] of last)
    if (action !== 'delete' && action !== 'purge') faults.push(`${key} is gone, and its last row (${seq}) says ${action}.`);

  const pictures = new Set((await db.selectFrom('picture').select('path').execute()).map(({ path }) => path));
  const named = await db.selectFrom('journal_picture').select(['path', 'seq']).execute();
  for (const { path, seq } of named) if (!pictures.has(path)) faults.push(`Row ${seq} names ${path}, which has no row.`);
  const uses = new Set(named.map(({ path }) => path));
  for (const path of pictures) if (!uses.has(path)) faults.push(`${path} has a row, and nothing names it.`);
  return faults;
}

/** Columns come in another order after a row was changed, and those of an account are emptied when it is removed. */
const sameJson = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (data: string): string =>
  JSON.stringify(
    Object.entries(JSON.parse(data) as object)
      .filter(([name]) => !['updated_by', 'author_id'].includes(name))
      .sort(),
  );

/** The files of every picture that has a row. */
export async function keptFiles(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('picture').select(['path', 'widths']).execute();
  return new Set(rows.flatMap(({ path, widths }) => pictureFiles(path, { widths: JSON.parse(widths) as number[] })));
}
