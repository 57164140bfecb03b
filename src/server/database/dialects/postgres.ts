import { CompiledQuery, type Dialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { ColumnTypes } from './column-types.ts';

/** Counts come as bigint, which pg gives as text; ours stay far below 2^53. */
const bigintType = 20;

export const postgresDialect = (url: string): Dialect => new PostgresDialect({ pool: createPool(url, 10) });

/**
 * PostgreSQL that reads what an index finds and never looks through a table, and plans each statement once. For
 * questions of which this is known to be right: the planner takes a look at a full-text column for cheap, and plans
 * the long statements of a search for longer than it takes to answer them.
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

/** A plan takes memory of the connection until it ends. */
const maxNamed = 100;

/** PostgreSQL keeps the plan of a statement that has a name. Statements differ by their text only, values are bound. */
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

/** The locale of a cluster differs from machine to machine; "C" compares bytes everywhere. */
export const postgresColumns: ColumnTypes = {
  id: (column) => column.primaryKey(),
  idType: 'serial',
  text: sql`text collate "C"`,
};
