import { sql } from 'kysely';
import { heldIn, wordsOf } from '#shared/rules/holds-words.ts';
import { searchKeys } from '#shared/rules/search-key.ts';
import type { Description } from '#shared/content-types/description.ts';
import { lastSeq } from '#server/database/journal.ts';
import type { Database } from '#server/database/schema.ts';
import { loose } from './record.ts';

type Named = { id: number; held: string };
type Kept = { seq: number; rows: Named[] };

const kept = new WeakMap<Database, Map<string, Kept>>();

/** Of a table with more rows than these the names are read for each keyword. */
const maxKept = 50_000;

/** The ids of records that hold every word of the text in what the list is searched by, folded as visitors' searches are. */
async function idsNamed(db: Database, description: Description, text: string): Promise<number[]> {
  if (searchKeys(text).length === 0) return [];
  const holds = wordsOf(text);
  return (await namesOf(db, description)).flatMap(({ id, held }) => (holds(held) ? [id] : []));
}

async function namesOf(db: Database, { name, table, list }: Description): Promise<Named[]> {
  const seq = await lastSeq(db);
  const tables = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, tables);
  const known = tables.get(name);
  if (known?.seq === seq) return known.rows;
  const found = await loose(db)
    .selectFrom(table)
    .select(['id', ...list.searched])
    .execute();
  const rows = found.map((row) => ({
    id: Number(row['id']),
    // Lists of names are JSON, whose marks are no letters.
    held: heldIn(list.searched.map((column) => String(row[column])).join(' ')),
  }));
  if (rows.length <= maxKept) tables.set(name, { seq, rows });
  return rows;
}

/** The condition that a keyword puts on the rows of a list. */
export async function namedCondition(db: Database, description: Description, text: string) {
  const ids = await idsNamed(db, description, text);
  // As text: there may be more of them than a statement takes parameters.
  return ids.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`${sql.ref(`${description.table}.id`)} in (${sql.raw(ids.join(','))})`;
}
