import { type Dialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { ColumnTypes } from './column-types.ts';

/** `count(*)` is a bigint, which pg gives as text; these counts stay far below 2^53. */
const bigintType = 20;

export const postgresDialect = (url: string): Dialect => new PostgresDialect({ pool: createPool(url, 10) });

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
