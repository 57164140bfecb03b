import type { Database } from './schema.ts';
import { writeTransaction } from './write-transaction.ts';

/**
 * Takes the lease of a work that one instance at a time does, a row in `turn`; false while another has it. It ends with `endLease`, or by itself
 * after `milliseconds`, so that an instance that is killed holds nobody up for longer.
 */
export const takeLease = (db: Database, work: string, now: Date, milliseconds: number): Promise<boolean> =>
  writeTransaction(db, async (transaction) => {
    const taken = await transaction.selectFrom('turn').select('until').where('work', '=', work).executeTakeFirst();
    if (taken !== undefined && taken.until > now.toISOString()) return false;
    await renewLease(transaction, work, now.getTime() + milliseconds);
    return true;
  });

/** Writes down that `work` is under way until that moment, in milliseconds since 1970, unless it is renewed again. */
export async function renewLease(db: Database, work: string, untilTime: number): Promise<void> {
  const until = new Date(untilTime).toISOString();
  await db
    .insertInto('turn')
    .values({ work, until })
    .onConflict((conflict) => conflict.column('work').doUpdateSet({ until }))
    .execute();
}

/** Whether any work whose name begins so is under way. */
export async function isLeased(db: Database, prefix: string, now: Date): Promise<boolean> {
  const work = await db
    .selectFrom('turn')
    .select('work')
    .where('work', 'like', `${prefix}%`)
    .where('until', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return work !== undefined;
}

/** Until when a work is under way; null where it is not. */
export async function leasedUntil(db: Database, work: string, now: Date): Promise<string | null> {
  const row = await db.selectFrom('turn').select('until').where('work', '=', work).executeTakeFirst();
  return row !== undefined && row.until > now.toISOString() ? row.until : null;
}

export const endLease = async (db: Database, work: string): Promise<void> => {
  await db.deleteFrom('turn').where('work', '=', work).execute();
};
