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
 * A second connection, for the queries of the search. On SQLite it reads in a thread of its own, because a long query would
 * block the process; on PostgreSQL it has settings that make the planner use indexes, which suits some of these queries.
 */
export const connectReader = (address: DatabaseAddress): Database =>
  new Kysely<Schema>({
    dialect: address.dialect === 'sqlite' ? sqliteReaderDialect(address.file) : postgresIndexDialect(address.url),
  });
