import { sql } from 'kysely';
import type { Dialect } from './connect.ts';
import type { Database } from './schema.ts';

/**
 * Runs `work`, which uses connections of its own, while no other instance on the same PostgreSQL does: what an empty
 * database is given is then made once, however many start on it at the same moment. An instance that ends meanwhile leaves
 * its turn to the next. On SQLite nobody waits.
 */
export const startTurn = (db: Database, dialect: Dialect, work: () => Promise<void>): Promise<void> =>
  dialect === 'sqlite'
    ? work()
    : db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${startLock})`.execute(transaction);
        await work();
      });

/** Any number, as long as nothing else in the database takes a lock of the same number. */
const startLock = 7_204_120;
