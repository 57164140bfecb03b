import { CompiledQuery, type Dialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { ColumnTypes } from './column-types.ts';

/** `count(*)` is a bigint, which pg gives as text; these counts stay far below 2^53. */
const bigintType = 20;

export const postgresDialect = (url: string): Dialect => new PostgresDialect({ pool: createPool(url, 10) });

/**
 * PostgreSQL that reads through indexes only and plans each statement once. For queries of which this is known to be right:
 * the planner underestimates the cost of comparing a full-text column, and needs longer to plan the long statements of a
 * search than to execute them.
 */
export function postgresIndexDialect(url: string): Dialect {
  const pool = createPool(url, 4);
  pool.on('connect', nameStatements);
  return new PostgresDialect({
    pool,
    async onCreateConnection(connection) {
      for (const setting of ['enable_seqscan = off', 'enable_indexscan = off', 'plan_cache_mode = force_generic_plan'])
        await connection.executeQuery(CompiledQuery.raw(`set ${setting}`));
    },
  });
}

/** Each plan takes memory of its connection until that is closed. */
const maxNamed = 100;

/** PostgreSQL keeps the plan of a statement that has a name. Values are bound, so that a statement is known by its text. */
function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < maxNamed) names.set(text, `statement_${names.size}`);
    return names.get(text);
  };
  Object.assign(client, { query: (text: string, values: unknown[]) => query({ name: nameOf(text), text, values }) });
}

function createPool(url: string, max: number): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === bigintType ? Number : (pg.types.getTypeParser as (oid: number, format?: string) => unknown)(oid, format),
  };
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5_000, types });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

/** The collation of a cluster differs from machine to machine; "C" compares bytes everywhere. */
export const postgresColumns: ColumnTypes = {
  id: (column) => column.primaryKey(),
  idType: 'serial',
  text: sql`text collate "C"`,
};
