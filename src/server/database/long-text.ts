import { type RawBuilder, sql, SqliteAdapter } from 'kysely';
import type { Database } from './schema.ts';

/** A long text as `longText` selects it. */
export type LongText = string | Buffer;

/**
 * Selects a column of long texts, for queries that read many of them: from SQLite as bytes, of which Node makes a string in
 * a quarter of the time that better-sqlite3 takes. `longTextOf` reads it.
 */
export const longText = (db: Database, column: string): RawBuilder<LongText> =>
  db.getExecutor().adapter instanceof SqliteAdapter
    ? sql<LongText>`cast(${sql.ref(column)} as blob)`
    : sql<LongText>`${sql.ref(column)}`;

export const longTextOf = (value: LongText): string => value.toString();
