import { sql } from 'kysely';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import type { Entry, Spoken } from './entry.ts';

/**
 * Writes the index: `search_entry` (a row per record: place and name), the tokens of a record beside
 * it (in its row on PostgreSQL, in the full-text table `search_index` on SQLite), `search_word`: every
 * word there is, with the number of records that have it, and `search_pair`: which words stand side by
 * side in how many names. Must run in the transaction that writes the records.
 */
export async function writeEntries(
  db: Database,
  dialect: Dialect,
  { gone, come }: { gone: readonly Entry[]; come: readonly Entry[] },
): Promise<void> {
  const places = gone.map(({ place }) => place);
  if (places.length > 0) {
    await db.deleteFrom('search_entry').where('place', 'in', places).execute();
    if (dialect === 'sqlite') await sql`delete from search_index where rowid in (${sql.join(places.map(integer))})`.execute(db);
  }
  if (come.length > 0) {
    const rows = come.map(({ place, nameKey, nameAccents, tokens }) => {
      const row = sql`${integer(place)}, ${nameKey}, ${nameAccents}`;
      return dialect === 'postgres' ? sql`(${row}, ${spaced(tokens)}::tsvector)` : sql`(${row})`;
    });
    const columns = sql.raw(`place, name_key, name_accents${dialect === 'postgres' ? ', tokens' : ''}`);
    await sql`insert into search_entry (${columns}) values ${sql.join(rows)}`.execute(db);
    if (dialect === 'sqlite') {
      const tokens = come.map((entry) => sql`(${integer(entry.place)}, ${spaced(entry.tokens)})`);
      await sql`insert into search_index (rowid, tokens) values ${sql.join(tokens)}`.execute(db);
    }
  }
  await countSpoken(db, gone, come);
}

/** Follows which words there are, and which of them stand side by side in names. */
export async function countSpoken(db: Database, gone: readonly Spoken[], come: readonly Spoken[]): Promise<void> {
  await countWords(db, gone, come);
  await countPairs(db, gone, come);
}

export async function emptyIndex(db: Database, dialect: Dialect): Promise<void> {
  for (const table of ['search_entry', 'search_word', 'search_pair'] as const) await db.deleteFrom(table).execute();
  // A full-text table without content of its own takes no `delete` of all rows.
  if (dialect === 'sqlite') await sql`insert into search_index(search_index) values ('delete-all')`.execute(db);
}

/** Runs `write` without PostgreSQL's index of tokens: one pass over all of them afterwards is far quicker than following each. */
export async function tokensInBulk(db: Database, dialect: Dialect, write: () => Promise<void>): Promise<void> {
  if (dialect === 'postgres') await sql`drop index search_entry_tokens`.execute(db);
  await write();
  // As migration 0002 makes it.
  if (dialect === 'postgres')
    await sql`create index search_entry_tokens on search_entry using gin (tokens) with (fastupdate = off)`.execute(db);
}

/** better-sqlite3 gives numbers as floating point, which a full-text table takes for no row. */
const integer = (place: number) => sql`cast(${place} as bigint)`;

/** Tokens are plain letters, digits and underscores, so nothing in them needs care. */
const spaced = (tokens: ReadonlySet<string>) => [...tokens].join(' ');

type Count = { uses: number; named: number };

const signed = (gone: readonly Spoken[], come: readonly Spoken[]) => [
  ...gone.map((spoken) => ({ ...spoken, by: -1 })),
  ...come.map((spoken) => ({ ...spoken, by: 1 })),
];

/** How many statements a bulk of words is cut into: SQLite takes 32,766 values in one. */
const atOnce = 2_000;

async function countWords(db: Database, gone: readonly Spoken[], come: readonly Spoken[]): Promise<void> {
  const counts = new Map<string, Count>();
  for (const { words, nameWords, by } of signed(gone, come)) {
    for (const word of words) {
      const count = counts.get(word) ?? { uses: 0, named: 0 };
      count.uses += by;
      if (nameWords.has(word)) count.named += by;
      counts.set(word, count);
    }
  }
  const changed = [...counts].filter(([, { uses, named }]) => uses !== 0 || named !== 0);
  for (let start = 0; start < changed.length; start += atOnce) {
    const part = changed.slice(start, start + atOnce);
    await db
      .insertInto('search_word')
      .values(part.map(([word, count]) => ({ word, ...count })))
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet(({ ref }) => ({
          uses: sql`${ref('search_word.uses')} + ${ref('excluded.uses')}`,
          named: sql`${ref('search_word.named')} + ${ref('excluded.named')}`,
        })),
      )
      .execute();
    const fewer = part.flatMap(([word, { uses }]) => (uses < 0 ? [word] : []));
    if (fewer.length > 0) await db.deleteFrom('search_word').where('word', 'in', fewer).where('uses', '<=', 0).execute();
  }
}

async function countPairs(db: Database, gone: readonly Spoken[], come: readonly Spoken[]): Promise<void> {
  const counts = new Map<string, { one: string; other: string; named: number }>();
  for (const { nameKey, by } of signed(gone, come)) {
    for (const [key, pair] of pairsOf(nameKey)) {
      const count = counts.get(key) ?? { ...pair, named: 0 };
      count.named += by;
      counts.set(key, count);
    }
  }
  const changed = [...counts.values()].filter(({ named }) => named !== 0);
  for (let start = 0; start < changed.length; start += atOnce) {
    const part = changed.slice(start, start + atOnce);
    await db
      .insertInto('search_pair')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['one', 'other'])
          .doUpdateSet(({ ref }) => ({ named: sql`${ref('search_pair.named')} + ${ref('excluded.named')}` })),
      )
      .execute();
    const fewer = part.flatMap(({ one, other, named }) => (named < 0 ? [sql`(${one}, ${other})`] : []));
    if (fewer.length > 0) {
      await sql`delete from search_pair where named <= 0 and (one, other) in (values ${sql.join(fewer)})`.execute(db);
    }
  }
}

/** Each pair of a name once. */
function pairsOf(nameKey: string): Map<string, { one: string; other: string }> {
  const words = nameKey.split(' ');
  return new Map(words.slice(1).map((other, index) => [`${words[index]} ${other}`, { one: words[index] ?? '', other }]));
}
