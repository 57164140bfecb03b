import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  sql,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
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
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }

  override createQueryCompiler(): SqliteCompiler {
    return new SqliteCompiler();
  }
}

/**
 * Kysely migrates SQLite without a transaction, so that a migration can switch foreign keys off. Inside one, two instances
 * that start at once wait for each other, and a migration that fails leaves nothing half-made.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock when a transaction begins. A plain `begin` takes it with the first write, which fails at once, without
 * waiting, when another process has written since the transaction's first read: another instance, or `npm run admin`.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite compares text by bytes already. */
export const sqliteColumns: ColumnTypes = {
  id: (column) => column.primaryKey().autoIncrement(),
  idType: 'integer',
  text: sql`text`,
};
