import { sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type Counters, type StoredTable, tablesOf } from '../table-shapes.ts';

export async function postgresTables(db: Database): Promise<StoredTable[]> {
  const { rows } = await sql<{ table: string; column: string; place: number | null }>`
    select tables.relname as "table", columns.attname as "column", array_position(keys.indkey::int2[], columns.attnum) as place
    from pg_class as tables
    join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
    left join pg_index as keys on keys.indrelid = tables.oid and keys.indisprimary
    where tables.relkind = 'r' and tables.relnamespace = current_schema()::regnamespace
  `.execute(db);
  return tablesOf(rows);
}

/** The sequences behind columns called `id`, by their tables. */
async function sequences(db: Database): Promise<{ table: string; sequence: string }[]> {
  const { rows } = await sql<{ table: string; sequence: string }>`
    select tables.relname as "table", counting.oid::regclass::text as sequence
    from pg_class as counting
    join pg_depend as owned on owned.classid = 'pg_class'::regclass and owned.objid = counting.oid and owned.deptype in ('a', 'i')
    join pg_class as tables on tables.oid = owned.refobjid
    join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum = owned.refobjsubid
    where counting.relkind = 'S' and columns.attname = 'id' and tables.relnamespace = current_schema()::regnamespace
  `.execute(db);
  return rows;
}

export async function postgresCounters(db: Database): Promise<Counters> {
  const counters: Record<string, number> = {};
  for (const { table, sequence } of await sequences(db)) {
    const { rows } = await sql<{ last: number }>`select last_value as last from ${sql.raw(sequence)} where is_called`.execute(db);
    if (rows[0] !== undefined) counters[table] = Number(rows[0].last);
  }
  return counters;
}

export async function setPostgresCounters(db: Database, counters: Counters): Promise<void> {
  for (const { table, sequence } of await sequences(db)) {
    // SQLite notes 0 of a table that a migration has filled with nothing.
    const last = counters[table] ?? 0;
    await sql`select setval(${sequence}::regclass, ${Math.max(1, last)}, ${last > 0})`.execute(db);
  }
}

/**
 * Takes the references of these tables away and gives the statements that bring them back, and judge all rows then: rows may be
 * written in any order meanwhile. What the site's own tables refer to by are not deferrable.
 */
export async function withoutPostgresReferences(transaction: Database, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select tables.relname as "table", conname as name, pg_get_constraintdef(references_.oid) as definition
    from pg_constraint as references_ join pg_class as tables on tables.oid = references_.conrelid
    where contype = 'f' and tables.relnamespace = current_schema()::regnamespace
    order by tables.relname, conname
  `.execute(transaction);
  const own = rows.filter(({ table }) => tables.includes(table));
  for (const { table, name } of own) await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(transaction);
  return async () => {
    for (const { table, name, definition } of own)
      await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(transaction);
  };
}

/** Rows of a table from a parameter that holds them as JSON. */
export const jsonRows = (table: string, columns: readonly string[], parameter: string): string =>
  `select ${columns.map((column) => `"${column}"`).join(', ')} from json_populate_recordset(null::"${table}", ${parameter}::json)`;
