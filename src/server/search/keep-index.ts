import { sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { type Children, childrenOf, isParent, parentColumns, type Row, spokenBy, textsAbove } from './above.ts';
import { type Entry, entryOf, isSearchable, type Searchable } from './entry.ts';
import { countSpoken, writeEntries } from './store.ts';

/**
 * Follows a change of one record, in its transaction: `before` and `after` are all its columns, null
 * where it was not or is no more. Whether visitors may see a record is asked when they search, so
 * nothing has to follow when a record or what it hangs on is hidden.
 */
export async function keepIndex(
  db: Database,
  dialect: Dialect,
  resource: Description,
  id: number,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const { name } = resource;
  if (isSearchable(name)) {
    const above = textsAbove(db, name);
    const entry = async (row: Row | null) => (row === null ? [] : [entryOf(name, id, row, await above(row))]);
    const [gone, come] = [await entry(before), await entry(after)];
    if (!isSame(gone[0], come[0])) await writeEntries(db, dialect, { gone, come });
  }
  if (isParent(name)) {
    await countSpoken(db, before === null ? [] : [spokenBy(before)], after === null ? [] : [spokenBy(after)]);
    if (before === null || after === null) return;
    const [gone, come] = [await childrenOf(db, name, id, before), await childrenOf(db, name, id, after)];
    for (const [index, children] of gone.entries()) {
      const above = come[index]?.above ?? [];
      if (children.above.join('\n') !== above.join('\n')) await renameAbove(db, dialect, children, above);
    }
  }
}

/** A new picture or status changes nothing that is searched. */
const isSame = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one?.place === other?.place &&
  one?.nameAccents === other?.nameAccents &&
  one?.tokens.size === other?.tokens.size &&
  [...(one?.tokens ?? [])].every((token) => other?.tokens.has(token));

/** How many records are read and indexed at a time. */
const atOnce = 200;

const tables = { position: 'vi_tri', subject: 'mon_hoc', article: 'bai_viet' } as const satisfies Record<Searchable, string>;
const parentTables = ['bo_phan', 'nghe_nghiep', 'nganh_hoc', 'nhom_nganh'] as const;

type Table = (typeof tables)[Searchable] | (typeof parentTables)[number];
type Numbered = Row & { id: number };

/** The next rows of a table behind an id, all of their columns. */
const rowsAfter = (db: Database, table: Table, id: number) =>
  db.selectFrom(table).selectAll().where('id', '>', id).orderBy('id').limit(atOnce);

/** Writes children anew that hang on something by other names now. */
async function renameAbove(db: Database, dialect: Dialect, { of, parentId, above }: Children, now: readonly string[]) {
  const after = (id: number): Promise<Numbered[]> =>
    rowsAfter(db, tables[of], id).where(sql.ref<number>(parentColumns[of]), '=', parentId).execute();
  await inParts(after, async (rows) => {
    const entries = (texts: readonly string[]) => rows.map((row) => entryOf(of, row.id, row, texts));
    await writeEntries(db, dialect, { gone: entries(above), come: entries(now) });
  });
}

/** Indexes every record there is, part by part; for a database whose index is empty. */
export async function fillIndex(db: Database, dialect: Dialect): Promise<void> {
  for (const table of parentTables) {
    const after = (id: number): Promise<Numbered[]> => rowsAfter(db, table, id).execute();
    await inParts(after, (rows) => countSpoken(db, [], rows.map(spokenBy)));
  }
  for (const resource of ['position', 'subject', 'article'] as const) {
    const above = textsAbove(db, resource);
    const after = (id: number): Promise<Numbered[]> => rowsAfter(db, tables[resource], id).execute();
    await inParts(after, async (rows) => {
      const come: Entry[] = [];
      for (const row of rows) come.push(entryOf(resource, row.id, row, await above(row)));
      await writeEntries(db, dialect, { gone: [], come });
    });
  }
}

async function inParts<Part extends { id: number }>(
  after: (id: number) => Promise<Part[]>,
  follow: (rows: Part[]) => Promise<void>,
): Promise<void> {
  for (let rows = await after(0); rows.length > 0; rows = await after(rows.at(-1)?.id ?? Infinity)) await follow(rows);
}
