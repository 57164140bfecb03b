import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
} from 'kysely';
import { ReadingThread } from '../reading-thread.ts';
import { SqliteCompiler } from './sqlite-compiler.ts';

/** SQLite that is only read, in a thread of its own (see reading-thread). */
export const sqliteReaderDialect = (file: string): Dialect => ({
  createAdapter: () => new ReaderAdapter(),
  createDriver: () => new ReaderDriver(new ReadingThread(file)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteCompiler(),
});

/** Kysely executes one query at a time on SQLite, which is only needed where something may be written. */
class ReaderAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ReaderDriver implements Driver {
  readonly #thread: ReadingThread;
  readonly #connection: ReaderConnection;

  constructor(thread: ReadingThread) {
    this.#thread = thread;
    this.#connection = new ReaderConnection(thread);
  }

  /** The thread starts with the first query. */
  init(): Promise<void> {
    return Promise.resolve();
  }

  /** One connection for all at once: no statement depends on one before it. */
  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  beginTransaction(): Promise<never> {
    return Promise.reject(new Error('This connection only reads, each statement by itself: it knows no transactions.'));
  }

  /** Kysely calls these only after a transaction has begun. */
  commitTransaction = this.beginTransaction.bind(this);
  rollbackTransaction = this.beginTransaction.bind(this);

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

class ReaderConnection implements DatabaseConnection {
  readonly #thread: ReadingThread;

  constructor(thread: ReadingThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // The type of the rows is claimed by the query, as with every driver.
    return { rows: (await this.#thread.read(sql, parameters)) as Row[] };
  }

  streamQuery(): never {
    throw new Error('This connection gives all rows at once: it does not stream.');
  }
}
