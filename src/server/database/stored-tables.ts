import { CompiledQuery, sql } from 'kysely';
import { connect, type Dialect } from './connect.ts';
import { postgresCounters, postgresTables, setPostgresCounters, withoutPostgresReferences } from './dialects/postgres-tables.ts';
import { deferSqliteReferences, setSqliteCounters, sqliteCounters, sqliteTables } from './dialects/sqlite-tables.ts';
import { migrateOn } from './migrate.ts';
import type { Database } from './schema.ts';
import type { Counters, StoredRow, StoredTable } from './table-shapes.ts';
import { countWaits, countWaitsAnew } from './waited-time.ts';
import { chunksOf } from './chunks-of.ts';

/**
 * Tables as a copy of a database sees them: by name, without what their columns mean, so that it works on those of an older
 * version too. Rows are the same on both databases, in the same order.
 */

/** The names of the migrations that a database has seen, in their order; null where it is none of this app. */
export async function seenMigrations(db: Database, dialect: Dialect): Promise<string[] | null> {
  const tables = await allTables(db, dialect);
  if (!tables.some(({ name }) => name === 'kysely_migration')) return null;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The tables that the app makes by these migrations, as they are in the database, by name. */
export async function ownTables(db: Database, dialect: Dialect, migrations: readonly string[]): Promise<StoredTable[]> {
  const names = await tablesAfter(migrations);
  return (await allTables(db, dialect)).filter(({ name }) => names.has(name));
}

const isOfMigrations = (name: string) => name.startsWith('kysely_');

const allTables = async (db: Database, dialect: Dialect): Promise<StoredTable[]> =>
  (await (dialect === 'sqlite' ? sqliteTables(db) : postgresTables(db))).sort((a, b) => (a.name < b.name ? -1 : 1));

/** A database may be shared with tables of others: what is the app's own is what its migrations make. */
async function tablesAfter(migrations: readonly string[]): Promise<ReadonlySet<string>> {
  const until = migrations.at(-1);
  if (until === undefined) return new Set();
  await using made = connect({ dialect: 'sqlite', file: ':memory:' });
  await migrateOn(made, 'sqlite', { until });
  return new Set((await sqliteTables(made)).map(({ name }) => name).filter((name) => !isOfMigrations(name)));
}

export const readCounters = (db: Database, dialect: Dialect): Promise<Counters> =>
  dialect === 'sqlite' ? sqliteCounters(db) : postgresCounters(db);

/** To be called after rows were written with their numbers, which a sequence of PostgreSQL does not notice. */
export const setCounters = (db: Database, dialect: Dialect, counters: Counters): Promise<void> =>
  dialect === 'sqlite' ? setSqliteCounters(db, counters) : setPostgresCounters(db, counters);

/** Runs `write` in a transaction whose rows may refer to rows that come later; references are judged at its end. */
export async function inAnyOrder(
  transaction: Database,
  dialect: Dialect,
  tables: readonly StoredTable[],
  write: () => Promise<void>,
): Promise<void> {
  if (dialect === 'sqlite') {
    await deferSqliteReferences(transaction);
    return write();
  }
  const names = tables.map(({ name }) => name);
  const bringBack = await withoutPostgresReferences(transaction, names);
  await write();
  await bringBack();
}

/** Takes away the app's tables, its own notes of migrations included. What is not the app's own and refers to them stops it. */
export async function dropOwnTables(transaction: Database, dialect: Dialect): Promise<void> {
  const migrations = await seenMigrations(transaction, dialect);
  if (migrations === null) return;
  const own = await ownTables(transaction, dialect, migrations);
  const kept = (await allTables(transaction, dialect)).filter(({ name }) =>
    ['kysely_migration', 'kysely_migration_lock'].includes(name),
  );
  const names = [...own, ...kept].map(({ name }) => sql.table(name));
  await sql`drop table ${sql.join(names)}`.execute(transaction);
}

/**
 * Runs `read` on the database as it is at one moment, whatever is saved meanwhile, and without keeping anybody from saving.
 * It may take as long as it takes, as long as no single query does.
 */
export const inSnapshot = <T>(db: Database, dialect: Dialect, read: (snapshot: Database) => Promise<T>): Promise<T> =>
  countWaits(() =>
    db.connection().execute(async (connection) => {
      // A transaction of Kysely's would take the writer's lock on SQLite, and the short limits of requests on PostgreSQL.
      const begin = dialect === 'sqlite' ? 'begin' : 'begin isolation level repeatable read read only';
      await sql.raw(begin).execute(connection);
      try {
        if (dialect === 'postgres') {
          await sql`set local statement_timeout = 600000`.execute(connection);
          await sql`set local idle_in_transaction_session_timeout = 600000`.execute(connection);
        }
        // The moment is that of the first read.
        await seenMigrations(connection, dialect);
        return await read(connection);
      } finally {
        await sql`rollback`.execute(connection);
      }
    }),
  );

/** What one part of a table takes in memory as text, about, in characters; and how many rows it has at most. */
const partSize = 2_000_000;
const mostRows = 128;

/** All rows of a table in the order of its key, in parts. */
export async function* rowsOf(db: Database, table: StoredTable): AsyncGenerator<StoredRow[]> {
  const columns = sql.join(table.columns.map((column) => sql.id(column)));
  const key = sql.join(table.key.map((column) => sql.id(column)));
  if (table.key.length === 0) throw new Error(`The table ${table.name} has no key to read it by.`);
  let limit = 16;
  for (let last: StoredRow | undefined; ;) {
    const after = last;
    const beyond =
      after === undefined ? sql`` : sql`where (${key}) > (${sql.join(table.key.map((column) => after[column] ?? null))})`;
    const { rows } = await sql<StoredRow>`
      select ${columns} from ${sql.id(table.name)} ${beyond} order by ${key} limit ${sql.lit(limit)}
    `.execute(db);
    countWaitsAnew();
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
    limit = nextLimit(rows, limit);
  }
}

/** A power of two, so that there are few different queries: as many rows as `partSize` holds of those that came last. */
function nextLimit(rows: readonly StoredRow[], limit: number): number {
  let size = 0;
  for (const row of rows) for (const value of Object.values(row)) size += typeof value === 'string' ? value.length : 8;
  const fitting = partSize / Math.max(1, size / rows.length);
  if (fitting < limit) return Math.max(1, limit / 2);
  return fitting >= 2 * limit ? Math.min(mostRows, 2 * limit) : limit;
}

/** Below what SQLite (32,766) and PostgreSQL (65,535) take in one statement. */
const mostValues = 16_000;

/** Rows have to hold the columns of the table, and no others. */
export async function insertRows(db: Database, dialect: Dialect, { name, columns }: StoredTable, rows: readonly StoredRow[]) {
  const batchSize = Math.max(1, Math.floor(mostValues / columns.length));
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const into = `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values `;
  for (const part of chunksOf(rows, batchSize)) {
    const values = part.flatMap((row) => columns.map((column) => row[column] ?? null));
    let number = 0;
    const placeholder = () => (dialect === 'sqlite' ? '?' : `$${(number += 1)}`);
    const tuples = part.map(() => `(${columns.map(placeholder).join(', ')})`).join(', ');
    await db.executeQuery(CompiledQuery.raw(into + tuples, values));
    countWaitsAnew();
  }
}
