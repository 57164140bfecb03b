import { Kysely } from 'kysely';
import { postgresDialect } from './dialects/postgres.ts';
import { sqliteDialect } from './dialects/sqlite.ts';
import { sqliteReaderDialect } from './dialects/sqlite-reader.ts';
import type { Database, Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';
export type DatabaseAddress = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

/** Opens nothing yet: the first query connects. */
export function connect(address: DatabaseAddress): Database {
  const dialect = address.engine === 'sqlite' ? sqliteDialect(address.file) : postgresDialect(address.url);
  return new Kysely<Schema>({ dialect });
}

/**
 * A connection beside the ordinary one, for reads that take long: SQLite would hold the process up
 * meanwhile. Undefined where the ordinary connection waits for nobody.
 */
export const connectReader = (address: DatabaseAddress): Database | undefined =>
  address.engine === 'sqlite' ? new Kysely<Schema>({ dialect: sqliteReaderDialect(address.file) }) : undefined;
