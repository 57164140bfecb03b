import type { Dialect } from './connect.ts';
import type { Database } from './schema.ts';
import { writeTransaction } from './write-transaction.ts';

/**
 * Takes the turn for a work that one instance at a time does; false while another has it. It ends with `giveBack`, or by itself
 * after `milliseconds`, so that an instance that is killed holds nobody up for longer.
 */
export const takeTurn = (db: Database, dialect: Dialect, work: string, now: Date, milliseconds: number): Promise<boolean> =>
  writeTransaction(db, dialect, async (transaction) => {
    const taken = await transaction.selectFrom('turn').select('until').where('work', '=', work).executeTakeFirst();
    if (taken !== undefined && taken.until > now.toISOString()) return false;
    const until = new Date(now.getTime() + milliseconds).toISOString();
    await transaction
      .insertInto('turn')
      .values({ work, until })
      .onConflict((conflict) => conflict.column('work').doUpdateSet({ until }))
      .execute();
    return true;
  });

export const giveBack = async (db: Database, work: string): Promise<void> => {
  await db.deleteFrom('turn').where('work', '=', work).execute();
};
