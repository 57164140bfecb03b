import { Kysely, type LogEvent } from 'kysely';
import type pg from 'pg';
import { postgresDialect } from './dialects/postgres.ts';
import { type SqliteAddress, sqliteDialect } from './dialects/sqlite.ts';
import { type DatabaseLimits, startLimits, usualLimits } from './limits.ts';
import { notedDialect } from './reads.ts';
import type { Database, Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';
/** The limits and the number of connections are the usual ones unless told. */
export type DatabaseAddress = SqliteAddress | { dialect: 'postgres'; url: string; limits?: DatabaseLimits; connections?: number };

/** Who looks on: `query` after each statement, with the milliseconds it took; `pool` when connections begin to be opened. */
export type DatabaseWatch = { query: (milliseconds: number, failed: boolean) => void; pool: (pool: pg.Pool) => void };

/** Opens nothing yet: the first query connects. */
export function connect(address: DatabaseAddress, watch: DatabaseWatch | null = null): Database {
  const attempts: Attempts = { opened: 0, refused: -Infinity };
  const onPool = (pool: pg.Pool) => {
    pool.on('connect', () => (attempts.opened = performance.now()));
    watch?.pool(pool);
  };
  const onRefused = () => void (attempts.refused = performance.now());
  const dialect = address.dialect === 'sqlite' ? sqliteDialect(address) : postgresDialect(address, onPool, onRefused);
  const log = ({ queryDurationMillis, level }: LogEvent) => watch?.query(queryDurationMillis, level === 'error');
  const db = new Kysely<Schema>({ dialect: notedDialect(dialect), ...(watch !== null && { log }) });
  attemptsOf.set(db, attempts);
  return db;
}

/** When a connection was opened last, and refused. */
type Attempts = { opened: number; refused: number };
const attemptsOf = new WeakMap<Database, Attempts>();
/** In milliseconds: while nobody needs a further connection it is not known whether there is one again. */
const refusedFor = 10_000;

/** Whether the server gives no further connections. What is open may still answer. */
export function isRefusing(db: Database): boolean {
  const { opened, refused } = attemptsOf.get(db) ?? { opened: 0, refused: -Infinity };
  return refused > opened && performance.now() - refused < refusedFor;
}

/** For what runs before the site is served, which may take as long as it takes. */
export function connectForStart(address: DatabaseAddress): Database {
  if (address.dialect === 'sqlite') return connect(address);
  return connect({ ...address, limits: { ...startLimits, connect: (address.limits ?? usualLimits).connect } });
}
