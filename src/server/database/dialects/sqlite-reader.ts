import { type DatabaseConnection, type Dialect, type Driver, SqliteAdapter, SqliteIntrospector } from 'kysely';
import { ReadingThread } from '../reading-thread.ts';
import { SqliteCompiler } from './sqlite.ts';

/** SQLite that is only read, in a thread of its own (see reading-thread). */
export const sqliteReaderDialect = (file: string): Dialect => ({
  createAdapter: () => new ReaderAdapter(),
  createDriver: () => readerDriver(new ReadingThread(file)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteCompiler(),
});

/** Kysely executes one query at a time on SQLite, which is only needed where something may be written. */
class ReaderAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function readerDriver(thread: ReadingThread): Driver {
  const connection: DatabaseConnection = {
    // The type of the rows is claimed by the query, as with every driver.
    executeQuery: async <Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => ({
      rows: (await thread.read(sql, parameters)) as Row[],
    }),
    streamQuery() {
      throw new Error('This connection gives all rows at once: it does not stream.');
    },
  };
  const refuseTransaction = () =>
    Promise.reject(new Error('This connection only reads, each statement by itself: it knows no transactions.'));
  return {
    // The thread starts with the first query.
    init: () => Promise.resolve(),
    // One connection for all at once: no statement depends on one before it.
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: refuseTransaction,
    // Kysely calls these only after a transaction has begun.
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    destroy: () => thread.close(),
  };
}
