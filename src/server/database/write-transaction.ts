import { sql } from 'kysely';
import { writerLock } from './dialects/postgres-driver.ts';
import type { Database } from './schema.ts';
import { Touched, whileTouching } from './touched.ts';

/**
 * Runs `work` in a transaction that only one instance at a time is in, so that what it has read still holds when it
 * writes. On SQLite every transaction is one (see `dialects/sqlite.ts`); on PostgreSQL the driver begins those that are asked
 * for as 'read write' with a lock of their own, in the same message: a query for it would be a tenth of a save. What it changes
 * is noted, and the journal holds all of it in the end, whatever was written after the journal.
 */
export const writeTransaction = <T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? work(db)
    : db
        .transaction()
        .setAccessMode('read write')
        .execute((transaction) => {
          const touched = new Touched();
          return whileTouching(touched, async () => {
            const result = await work(transaction);
            const { told, text } = touched;
            if (told !== null && told.text !== text)
              await transaction.updateTable('journal').set({ touched: text }).where('seq', '=', told.seq).execute();
            return result;
          });
        });

/**
 * For what is no content and takes no turn among its writers: `work` in one transaction, or in the one that is open already. Only
 * of a transaction can be found out what became of it when its answer is lost.
 */
export const inTransaction = <T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** On PostgreSQL, in a transaction of another kind: waits until nobody else writes, and keeps other writers waiting until it ends. */
export const lockWriters = async (transaction: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${writerLock})`.execute(transaction);
};
