import { sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type Counters, type StoredTable, tablesOf } from '../table-shapes.ts';

export async function sqliteTables(db: Database): Promise<StoredTable[]> {
  const { rows } = await sql<{ table: string; column: string; place: number | null }>`
    select tables.name as "table", columns.name as "column", nullif(columns.pk, 0) as place
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'
  `.execute(db);
  return tablesOf(rows);
}

/** In bytes: pages of the file that hold nothing any more, and are written before it grows. */
export async function sqliteUnused(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size
  `.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** `sqlite_sequence` is there with the first table that counts. */
export async function sqliteCounters(db: Database): Promise<Counters> {
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(db);
  return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
}

export async function setSqliteCounters(db: Database, counters: Counters): Promise<void> {
  await sql`delete from sqlite_sequence`.execute(db);
  for (const [name, last] of Object.entries(counters))
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db);
}

/** References are then judged when the transaction ends, so that rows may be written in any order. */
export const deferSqliteReferences = async (transaction: Database): Promise<void> => {
  await sql`pragma defer_foreign_keys = on`.execute(transaction);
};

/** Rows of a table from a parameter that holds them as JSON. */
export const jsonRows = (_table: string, columns: readonly string[], parameter: string): string =>
  `select ${columns.map((column) => `value ->> '${column}' as "${column}"`).join(', ')} from json_each(${parameter})`;
