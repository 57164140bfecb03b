import type { AccountRules } from '#shared/answers/accounts.ts';
import type { Database } from '#server/database/schema.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';

const hour = 60 * 60 * 1000;

type Changes = { [Rule in keyof AccountRules]?: AccountRules[Rule] | undefined };
type RuleRow = { idle_hours: number | null; admins_need_second_factor: number | null };

/** As they are until somebody has changed them. */
export const rulesOf = (row: RuleRow | undefined): AccountRules => ({
  idle_hours: row?.idle_hours ?? 72,
  admins_need_second_factor: row?.admins_need_second_factor === 1,
});

export const readRules = async (db: Database): Promise<AccountRules> =>
  rulesOf(await db.selectFrom('account_rule').selectAll().where('id', '=', 1).executeTakeFirst());

/** Whoever used a session last at this moment or before has to sign in again. */
export const idleSince = ({ idle_hours }: AccountRules, now: Date): string =>
  new Date(now.getTime() - idle_hours * hour).toISOString();

/** Sessions that nobody used for too long go: a longer time must not bring them back. */
export const changeRules = (db: Database, changes: Changes, now: Date): Promise<AccountRules> =>
  writeTransaction(db, async (transaction) => {
    const before = await readRules(transaction);
    await transaction.deleteFrom('session').where('used_at', '<=', idleSince(before, now)).execute();
    const { idle_hours = before.idle_hours, admins_need_second_factor: isNeeded = before.admins_need_second_factor } = changes;
    const row = { idle_hours, admins_need_second_factor: isNeeded ? 1 : 0 };
    await transaction
      .insertInto('account_rule')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    return { idle_hours, admins_need_second_factor: isNeeded };
  });
