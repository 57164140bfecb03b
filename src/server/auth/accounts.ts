import { sql } from 'kysely';
import type { Account } from '#shared/answers/accounts.ts';
import type { Database } from '#server/database/schema.ts';
import { meColumns, meOf } from './admins.ts';
import { idleSince, readRules } from './rules.ts';

/** Accounts as the one with the id `asker` sees them, in the order they were made. */
export async function listAccounts(db: Database, asker: number, now: Date, only?: number): Promise<Account[]> {
  let accounts = db.selectFrom('admin').select([...meColumns, 'locked', 'created_at', 'signed_in_at']);
  if (only !== undefined) accounts = accounts.where('id', '=', only);
  let sessions = db
    .selectFrom('session')
    .select(({ fn }) => ['admin_id', fn.countAll<number>().as('count'), sql<string>`max(used_at)`.as('used_at')])
    .where('expires_at', '>', now.toISOString())
    .where('used_at', '>', idleSince(await readRules(db), now))
    .groupBy('admin_id');
  if (only !== undefined) sessions = sessions.where('admin_id', '=', only);
  const [rows, used] = await Promise.all([accounts.orderBy('id').execute(), sessions.execute()]);
  const sessionsOf = new Map(used.map(({ admin_id, ...rest }) => [admin_id, rest]));
  return rows.map((row) => {
    const own = sessionsOf.get(row.id);
    return {
      ...meOf(row),
      locked: row.locked === 1,
      created_at: row.created_at,
      last_used_at:
        [row.signed_in_at, own?.used_at]
          .filter((moment) => moment != null)
          .sort()
          .at(-1) ?? null,
      sessions: own?.count ?? 0,
      is_me: row.id === asker,
    };
  });
}

export const readAccount = async (db: Database, id: number, asker: number, now: Date): Promise<Account | null> =>
  (await listAccounts(db, asker, now, id))[0] ?? null;
