import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  sql,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { keepStatements } from './kept-statements.ts';
import { LongLog } from './long-log.ts';

export type SqliteAddress = {
  dialect: 'sqlite';
  file: string;
  /** 'full' unless told: a commit returns when it is on the disk. 'normal': a power cut may take the last commits back. */
  synchronous?: 'full' | 'normal';
};

export const sqliteDialect = (address: SqliteAddress): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new ImmediateDriver(address),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteCompiler(),
});

function openFile({ file, synchronous = 'full' }: SqliteAddress): SQLite.Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new SQLite(file);
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${synchronous}`);
  // On macOS a plain fsync leaves what was written in the memory of the drive; elsewhere this changes nothing.
  database.pragma(`fullfsync = ${synchronous === 'full'}`);
  database.pragma('foreign_keys = ON');
  // What is deleted is written over: a key that sealed something must be gone with its row.
  database.pragma('secure_delete = ON');
  database.pragma('busy_timeout = 5000');
  return keepStatements(database);
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
  readonly #log: LongLog;
  readonly #opened: { database: SQLite.Database | null };

  constructor(address: SqliteAddress) {
    const opened: { database: SQLite.Database | null } = { database: null };
    super({ database: () => Promise.resolve((opened.database = openFile(address))) });
    this.#log = new LongLog(address.file);
    this.#opened = opened;
  }

  override async init(...options: Parameters<SqliteDriver['init']>): Promise<void> {
    await super.init(...options);
    if (this.#opened.database !== null) this.#log.prepare(this.#opened.database);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { database } = this.#opened;
    if (database === null || !this.#log.isLong()) return super.commitTransaction(connection);
    await this.#log.commit(database, () => super.commitTransaction(connection));
  }

  override async destroy(): Promise<void> {
    await this.#log.settled();
    await super.destroy();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite ends a transaction by itself when the disk is full or fails; to roll back again would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  }
}

/**
 * Writes a parameter as `+?`, which has the same value. While it plans, SQLite reads the value behind a bare `?` in a
 * comparison or a limit, and from then on plans the statement again whenever another value is bound there, which takes
 * longer than most queries. It does not read the value behind a sign (`sqlite3ExprIsInteger` in its source). A value that
 * the plan should depend on is written into the text of the query.
 */
class SqliteCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/** SQLite compares text by bytes already. */
export const sqliteColumns: ColumnTypes = {
  id: (column) => column.primaryKey().autoIncrement(),
  idType: 'integer',
  text: sql`text`,
};
