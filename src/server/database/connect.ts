import { Kysely } from 'kysely';
import { postgresDialect } from './dialects/postgres.ts';
import { type SqliteAddress, sqliteDialect } from './dialects/sqlite.ts';
import { type DatabaseLimits, startLimits, usualLimits } from './limits.ts';
import type { Database, Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';
/** The limits are the usual ones unless told. */
export type DatabaseAddress = SqliteAddress | { dialect: 'postgres'; url: string; limits?: DatabaseLimits };

/** Opens nothing yet: the first query connects. */
export function connect(address: DatabaseAddress): Database {
  const dialect =
    address.dialect === 'sqlite' ? sqliteDialect(address) : postgresDialect(address.url, address.limits ?? usualLimits);
  return new Kysely<Schema>({ dialect });
}

/** For what runs before the site is served, which may take as long as it takes. */
export function connectForStart(address: DatabaseAddress): Database {
  if (address.dialect === 'sqlite') return connect(address);
  return connect({ ...address, limits: { ...startLimits, connect: (address.limits ?? usualLimits).connect } });
}
