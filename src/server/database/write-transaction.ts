import { sql } from 'kysely';
import { writerLock } from './dialects/postgres-driver.ts';
import type { Database } from './schema.ts';

/**
 * Runs `work` in a transaction that only one instance at a time is in, so that what it has read still holds when it
 * writes. On SQLite every transaction is one (see `dialects/sqlite.ts`); on PostgreSQL the driver begins those that are asked
 * for as 'read write' with a lock of their own, in the same message: a query for it would be a tenth of a save.
 */
export const writeTransaction = <T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> =>
  db.transaction().setAccessMode('read write').execute(work);

/** On PostgreSQL, in a transaction of another kind: waits until nobody else writes, and keeps other writers waiting until it ends. */
export const lockWriters = async (transaction: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${writerLock})`.execute(transaction);
};
