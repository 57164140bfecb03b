import { sql } from 'kysely';
import type { Dialect } from './connect.ts';
import type { Database } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** In milliseconds: other requests wait for the one connection of SQLite that long. */
const longest = 5_000;
/** In milliseconds. Less than PostgreSQL waits before it looks for deadlocks, so that a save never is the one that is given up. */
const lockWait = 300;

/**
 * Runs `work` in a transaction that is never committed, whatever comes of it: what it writes is there for its own reads and for
 * nobody else. It takes no turn among writers; where it waits for a row that a save holds, it gives up with `DatabaseUnavailable`.
 */
export async function rolledBack<T>(db: Database, dialect: Dialect, work: (transaction: Database) => Promise<T>): Promise<T> {
  const transaction = await db.startTransaction().execute();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable('What was to be rolled back took too long.')), longest);
  });
  try {
    if (dialect === 'postgres') await sql`set local lock_timeout = ${sql.lit(lockWait)}`.execute(transaction);
    return await Promise.race([work(transaction), late]);
  } finally {
    clearTimeout(timer);
    await transaction.rollback().execute();
  }
}
