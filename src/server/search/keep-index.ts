import { sql } from 'kysely';
import type { Description } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import { type Children, childrenOf, isParent, parentColumns, parents, type Row, spokenBy, textsAbove } from './above.ts';
import { type Entry, entryOf } from './entry.ts';
import type { SearchSource, SearchSources } from './source.ts';
import { countSpoken, emptyIndex, tokensInBulk, writeEntries } from './store.ts';

/** The index of the records of these content types. */
export function searchIndex(sources: SearchSources) {
  const sourceOf = new Map(Object.entries(sources));
  return {
    /**
     * Follows a change of one record, in its transaction: `before` and `after` are all its columns, null where it was not
     * or is no more. Whether visitors may see a record is asked when they search, so nothing has to follow when a record
     * or what it hangs on is hidden.
     */
    async keep(db: Database, dialect: Dialect, { name }: Description, id: number, before: Row | null, after: Row | null) {
      const source = sourceOf.get(name);
      if (source !== undefined) {
        const above = textsAbove(db, name);
        const entry = async (row: Row | null) => (row === null ? [] : [entryOf(source, id, row, await above(row))]);
        const [gone, come] = [await entry(before), await entry(after)];
        if (!isSame(gone[0], come[0])) await writeEntries(db, dialect, { gone, come });
      }
      if (isParent(name)) {
        await countSpoken(db, before === null ? [] : [spokenBy(before)], after === null ? [] : [spokenBy(after)]);
        if (before === null || after === null) return;
        const [gone, come] = [await childrenOf(db, name, id, before), await childrenOf(db, name, id, after)];
        for (const [index, children] of gone.entries()) {
          const above = come[index]?.above ?? [];
          const child = sourceOf.get(children.of);
          if (child === undefined || children.above.join('\n') === above.join('\n')) continue;
          await renameAbove(db, dialect, child, children, above);
        }
      }
    },
    /** Indexes every record, unless the index knows as many as there are. Instances may call it at the same moment. */
    async fill(db: Database, dialect: Dialect) {
      if (await isFilled(db, sources)) return;
      await writeTransaction(db, dialect, async (transaction) => {
        // Another instance may have filled it while this one waited for the lock.
        if (await isFilled(transaction, sources)) return;
        await emptyIndex(transaction, dialect);
        await tokensInBulk(transaction, dialect, () => writeRecords(transaction, dialect, sources));
      });
    },
  };
}

/** A new picture or status changes nothing that is searched. */
const isSame = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one?.place === other?.place &&
  one?.nameAccents === other?.nameAccents &&
  one?.tokens.size === other?.tokens.size &&
  [...(one?.tokens ?? [])].every((token) => other?.tokens.has(token));

const tableOf = (name: string): string => {
  const found = descriptions.find((description) => description.name === name);
  if (found === undefined) throw new Error(`No content type is called ${name}.`);
  return found.table;
};

/** Where no record is searched, the index still has the words of those that such records would hang on. */
async function isFilled(db: Database, sources: SearchSources): Promise<boolean> {
  const counts = Object.keys(sources).map((name) => sql`(select count(*) from ${sql.table(tableOf(name))})`);
  const { rows } = await sql<{ entries: number; records: number; words: number }>`
    select (select count(*) from search_entry) as entries, ${sql.join(counts, sql` + `)} as records,
      (select count(*) from (select word from search_word limit 1) as known) as words
  `.execute(db);
  const [found] = rows;
  return found !== undefined && found.entries === found.records && found.words > 0;
}

/** How many records are read and indexed at a time. */
const atOnce = 200;

type Numbered = Row & { id: number };

/** The next rows of a table behind an id, all of their columns. */
async function rowsAfter(db: Database, name: string, id: number, condition = sql`true`): Promise<Numbered[]> {
  const { rows } = await sql<Numbered>`
    select * from ${sql.table(tableOf(name))} where id > ${id} and ${condition} order by id limit ${sql.lit(atOnce)}
  `.execute(db);
  return rows;
}

/** Writes children anew that hang on something by other names now. */
async function renameAbove(
  db: Database,
  dialect: Dialect,
  source: SearchSource,
  { of, parentId, above }: Children,
  now: readonly string[],
) {
  const isChild = sql`${sql.ref(parentColumns[of])} = ${parentId}`;
  await inParts(
    (id) => rowsAfter(db, of, id, isChild),
    async (rows) => {
      const entries = (texts: readonly string[]) => rows.map((row) => entryOf(source, row.id, row, texts));
      await writeEntries(db, dialect, { gone: entries(above), come: entries(now) });
    },
  );
}

/** Writes every record there is into the empty index, part by part. */
async function writeRecords(db: Database, dialect: Dialect, sources: SearchSources): Promise<void> {
  for (const parent of parents) {
    await inParts(
      (id) => rowsAfter(db, parent, id),
      (rows) => countSpoken(db, [], rows.map(spokenBy)),
    );
  }
  for (const [name, source] of Object.entries(sources)) {
    const above = textsAbove(db, name);
    await inParts(
      (id) => rowsAfter(db, name, id),
      async (rows) => {
        const come: Entry[] = [];
        for (const row of rows) come.push(entryOf(source, row.id, row, await above(row)));
        await writeEntries(db, dialect, { gone: [], come });
      },
    );
  }
}

async function inParts<Part extends { id: number }>(
  after: (id: number) => Promise<Part[]>,
  follow: (rows: Part[]) => Promise<void>,
): Promise<void> {
  for (let rows = await after(0); rows.length > 0; rows = await after(rows.at(-1)?.id ?? Infinity)) await follow(rows);
}
