import { Kysely } from 'kysely';
import { postgresDialect } from './dialects/postgres.ts';
import { sqliteDialect } from './dialects/sqlite.ts';
import type { Database, Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';
export type DatabaseAddress = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

/** Opens nothing yet: the first query connects. */
export function connect(address: DatabaseAddress): Database {
  const dialect = address.engine === 'sqlite' ? sqliteDialect(address.file) : postgresDialect(address.url);
  return new Kysely<Schema>({ dialect });
}
