import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { heldIn, wordsOf } from '#shared/search/holds-words.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import type { Description } from '#shared/content-types/description.ts';
import { lastSeq } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { loose } from './record.ts';
import { type Title, titleKeys } from './rank-names.ts';

/** What a record is found by: `held` has all that its list is searched by, folded as visitors' searches are; `read` as it is stored. */
export type Named = Title & { id: number; held: string; read: string };

/** `isWhole`: the table has no more rows than these. */
type Names = { rows: readonly Named[]; isWhole: boolean };

const kept = new WeakMap<Database, Map<string, Names & { seq: number }>>();

/** Of a table with more rows than these the names are read for each keyword. */
export const maxKept = 50_000;

/** Rows that are read and folded before other work of the process gets its turn: some ten milliseconds. */
const batchSize = 500;

/** The names of all records of a type, or of its newest `most`; kept until content changes, and then only what changed is folded anew. */
export async function namesOf(db: Database, description: Description, most = Number.POSITIVE_INFINITY): Promise<Names> {
  const seq = await lastSeq(db);
  const tables = kept.get(db) ?? new Map<string, Names & { seq: number }>();
  kept.set(db, tables);
  const known = tables.get(description.name);
  if (known?.seq === seq && (known.isWhole || known.rows.length >= most)) return known;
  const names = await readNames(db, description, most, new Map(known?.rows.map((row) => [row.id, row])));
  if (names.rows.length <= maxKept) tables.set(description.name, { seq, ...names });
  return names;
}

/** The condition that a keyword puts on the rows of a list: they hold every word of it in what the list is searched by. */
export async function namedCondition(db: Database, description: Description, text: string) {
  const holds = wordsOf(text);
  const { rows } = searchKeys(text).length === 0 ? { rows: [] } : await namesOf(db, description);
  const ids = rows.flatMap(({ id, held }) => (holds(held) ? [id] : []));
  // As text: there may be more of them than a statement takes parameters.
  return ids.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`${sql.ref(`${description.table}.id`)} in (${sql.raw(ids.join(','))})`;
}

async function readNames(db: Database, { table, title, list }: Description, most: number, before: ReadonlyMap<number, Named>) {
  const rows: Named[] = [];
  for (let last: number | null = null; rows.length < most;) {
    const size = Math.min(batchSize, most - rows.length);
    let part = loose(db)
      .selectFrom(table)
      .select(['id', ...new Set([title, ...list.searched])])
      .orderBy('id', 'desc')
      .limit(size);
    if (last !== null) part = part.where('id', '<', last);
    const found = await part.execute();
    for (const row of found) {
      const id = Number(row['id']);
      last = id;
      // Lists of names are JSON, whose marks are no letters.
      const read = list.searched.map((column) => String(row[column])).join(' ');
      const known = before.get(id);
      rows.push(known?.read === read ? known : { id, read, held: heldIn(read), ...titleKeys(String(row[title])) });
    }
    if (found.length < size) return { rows, isWhole: true };
    await setImmediate();
  }
  return { rows, isWhole: false };
}
