import { Kysely, type LogEvent } from 'kysely';
import type pg from 'pg';
import { postgresDialect } from './dialects/postgres.ts';
import { type SqliteAddress, sqliteDialect } from './dialects/sqlite.ts';
import { type DatabaseLimits, startLimits, usualLimits } from './limits.ts';
import type { Database, Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';
/** The limits and the number of connections are the usual ones unless told. */
export type DatabaseAddress = SqliteAddress | { dialect: 'postgres'; url: string; limits?: DatabaseLimits; connections?: number };

/** Who looks on: `query` after each statement, with the milliseconds it took; `pool` when connections begin to be opened. */
export type DatabaseWatch = { query: (milliseconds: number, failed: boolean) => void; pool: (pool: pg.Pool) => void };

/** Opens nothing yet: the first query connects. */
export function connect(address: DatabaseAddress, watch: DatabaseWatch | null = null): Database {
  const dialect = address.dialect === 'sqlite' ? sqliteDialect(address) : postgresDialect(address, watch?.pool);
  if (watch === null) return new Kysely<Schema>({ dialect });
  const log = ({ queryDurationMillis, level }: LogEvent) => watch.query(queryDurationMillis, level === 'error');
  return new Kysely<Schema>({ dialect, log });
}

/** For what runs before the site is served, which may take as long as it takes. */
export function connectForStart(address: DatabaseAddress): Database {
  if (address.dialect === 'sqlite') return connect(address);
  return connect({ ...address, limits: { ...startLimits, connect: (address.limits ?? usualLimits).connect } });
}
