import { Kysely } from 'kysely';
import { postgresDialect } from './dialects/postgres.ts';
import { type SqliteAddress, sqliteDialect } from './dialects/sqlite.ts';
import type { Database, Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';
export type DatabaseAddress = SqliteAddress | { dialect: 'postgres'; url: string };

/** Opens nothing yet: the first query connects. */
export function connect(address: DatabaseAddress): Database {
  const dialect = address.dialect === 'sqlite' ? sqliteDialect(address) : postgresDialect(address.url);
  return new Kysely<Schema>({ dialect });
}
