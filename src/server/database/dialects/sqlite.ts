import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { type Dialect, sql, SqliteDialect } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { keepStatements } from './kept-statements.ts';
import { SqliteCompiler } from './sqlite-compiler.ts';

export function sqliteDialect(file: string): Dialect {
  return new OurSqliteDialect({
    database: () => {
      mkdirSync(dirname(file), { recursive: true });
      const database = new SQLite(file);
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = NORMAL');
      database.pragma('foreign_keys = ON');
      database.pragma('busy_timeout = 5000');
      return Promise.resolve(keepStatements(database));
    },
  });
}

class OurSqliteDialect extends SqliteDialect {
  override createQueryCompiler(): SqliteCompiler {
    return new SqliteCompiler();
  }
}

/** SQLite compares text by bytes already. */
export const sqliteColumns: ColumnTypes = {
  id: (column) => column.primaryKey().autoIncrement(),
  idType: 'integer',
  text: sql`text`,
};
