import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import pg from 'pg';
import { type DatabaseLimits, usualConnections, usualLimits } from '../limits.ts';
import type { Database } from '../schema.ts';
import type { ColumnTypes } from './column-types.ts';
import { type ConnectionPool, PostgresDriver } from './postgres-driver.ts';

/** `count(*)` is a bigint, which pg gives as text; these counts stay far below 2^53. */
const bigintType = 20;

type Address = { url: string; limits?: DatabaseLimits; connections?: number };

/** `onPool` is handed the connections once the first is wanted; `onRefused` hears of each that the server did not give. */
export const postgresDialect = (address: Address, onPool?: (pool: pg.Pool) => void, onRefused?: () => void): Dialect => {
  const { url, limits = usualLimits, connections = usualConnections } = address;
  return dialectOf(
    () => {
      const pool = createPool(url, connections, limits);
      onPool?.(pool);
      return pool;
    },
    limits,
    onRefused,
  );
};

/** The dialect on connections that come from elsewhere. */
export const dialectOf = (open: () => ConnectionPool, limits: DatabaseLimits, onRefused = () => {}): Dialect => ({
  createAdapter: () => new TransactionLocks(),
  createDriver: () => new PostgresDriver(open(), limits, onRefused),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

export function createPool(url: string, max: number, limits: DatabaseLimits): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === bigintType ? Number : (pg.types.getTypeParser as (oid: number, format?: string) => unknown)(oid, format),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    types,
  });
  // A connection that breaks is replaced at the next query, and the query that it breaks under is told. Without a listener
  // it would end the process: the pool listens while nobody uses a connection, and to nothing while somebody does.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The size of the database on the disk of the server. */
export async function databaseBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Whether pg can read an address; `postgres://user@/name?host=/run/postgresql` is one, though not of the kind that URL reads. */
export function isPostgresAddress(text: string): boolean {
  if (!/^postgres(ql)?:\/\/./.test(text)) return false;
  try {
    return new pg.Client({ connectionString: text }).host !== '';
  } catch {
    return false;
  }
}

/** The number of the lock that Kysely takes around migrations; older versions of the site take it too. */
const migrationLock = sql.lit(3_853_314_791_062_309_107n);

/** Waits until nobody else migrates, and keeps others waiting until the transaction ends. */
export const lockMigrations = async (transaction: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
};

/** Kysely's own lock around migrations belongs to a session. */
class TransactionLocks extends PostgresAdapter {
  override acquireMigrationLock = async (): Promise<void> => {};
  override releaseMigrationLock = async (): Promise<void> => {};
}

/** The collation of a cluster differs from machine to machine; "C" compares bytes everywhere. */
export const postgresColumns: ColumnTypes = {
  id: (column) => column.primaryKey(),
  idType: 'serial',
  text: sql`text collate "C"`,
};
