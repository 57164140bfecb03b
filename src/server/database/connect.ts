import { Kysely } from 'kysely';
import { postgresDialect, postgresIndexDialect } from './dialects/postgres.ts';
import { sqliteDialect } from './dialects/sqlite.ts';
import { sqliteReaderDialect } from './dialects/sqlite-reader.ts';
import type { Database, Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';
export type DatabaseAddress = { dialect: 'sqlite'; file: string } | { dialect: 'postgres'; url: string };

/** Opens nothing yet: the first query connects. */
export function connect(address: DatabaseAddress): Database {
  const dialect = address.dialect === 'sqlite' ? sqliteDialect(address.file) : postgresDialect(address.url);
  return new Kysely<Schema>({ dialect });
}

/**
 * A connection beside the ordinary one, for the search. SQLite would hold the process up meanwhile; PostgreSQL is told
 * there to rely on its indexes, which is right for some of what a search asks.
 */
export const connectReader = (address: DatabaseAddress): Database =>
  new Kysely<Schema>({
    dialect: address.dialect === 'sqlite' ? sqliteReaderDialect(address.file) : postgresIndexDialect(address.url),
  });
