import type { Database } from '#server/database/schema.ts';

/** What is counted of enquiries. All of it is written by whoever holds the tally, one at a time. */

const hour = 60 * 60_000;

/** For the enquiry that came to the site without a proof, and with one. */
export const siteKey = 'site';
export const provenKey = 'proven';

/** Forgets what began more than an hour ago. */
export const forgetPace = async (transaction: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - hour).toISOString();
  await transaction.deleteFrom('enquiry_pace').where('began_at', '<=', before).execute();
};

/** Counts one more of a key, and gives how many that makes since the first of the hour. */
export async function countUp(transaction: Database, key: string, now: Date): Promise<number> {
  const { count } = await transaction
    .insertInto('enquiry_pace')
    .values({ key, began_at: now.toISOString(), count: 1 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ eb }) => ({ count: eb('enquiry_pace.count', '+', 1) })))
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of a key there were within the hour. */
export async function paceOf(db: Database, key: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - hour).toISOString();
  const row = await db
    .selectFrom('enquiry_pace')
    .select('count')
    .where('key', '=', key)
    .where('began_at', '>', since)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export type Tally = { kept: number; spam: number; dropped: number };

const none: Tally = { kept: 0, spam: 0, dropped: 0 };

/** Reads the tally and holds it until the transaction ends: on PostgreSQL too, one at a time counts. */
export const holdTally = (transaction: Database): Promise<Tally> =>
  transaction
    .insertInto('enquiry_tally')
    .values({ id: 1, ...none })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ kept: ref('enquiry_tally.kept') })))
    .returning(['kept', 'spam', 'dropped'])
    .executeTakeFirstOrThrow();

export const readTally = async (db: Database): Promise<Tally> =>
  (await db.selectFrom('enquiry_tally').select(['kept', 'spam', 'dropped']).where('id', '=', 1).executeTakeFirst()) ?? none;

/** Adds to the tally that is held. */
export const addToTally = async (transaction: Database, { kept = 0, spam = 0, dropped = 0 }: Partial<Tally>): Promise<void> => {
  await transaction
    .updateTable('enquiry_tally')
    .set(({ eb }) => ({ kept: eb('kept', '+', kept), spam: eb('spam', '+', spam), dropped: eb('dropped', '+', dropped) }))
    .where('id', '=', 1)
    .execute();
};
