import { sql } from 'kysely';
import type { Dialect } from './connect.ts';
import type { Database } from './schema.ts';

/**
 * Runs `work` in a transaction that only one instance at a time is in, so that what it has read still holds when it
 * writes. On SQLite every transaction is one (see `dialects/sqlite.ts`); on PostgreSQL it waits for a lock of its own.
 */
export const writeTransaction = <T>(db: Database, dialect: Dialect, work: (transaction: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await lockWriters(transaction);
    return work(transaction);
  });

/** On PostgreSQL: waits until nobody else writes, and keeps other writers waiting until the transaction ends. */
export const lockWriters = async (transaction: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${writerLock})`.execute(transaction);
};

/** Any number, as long as nothing else in the database takes a lock of the same number. */
const writerLock = 7_204_117;
