import { browserLifetime } from '#server/auth/known-networks.ts';
import type { Database } from '#server/database/schema.ts';

/** Days for which is kept from where an account was used, or somebody tried to use one. */
const addressDays = 90;
const day = 24 * 60 * 60;
/** Rows of the journal that are changed together: saves wait that long on SQLite. */
const batchSize = 500;

/**
 * Takes addresses away that are older than that, out of the journal and the security events, and networks
 * and browsers that are known no longer.
 */
export async function forgetAddresses(db: Database, now: Date): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  const before = ago(addressDays * day);
  for (const [is_browser, last] of [before, ago(browserLifetime)].entries())
    await db.deleteFrom('known_network').where('is_browser', '=', is_browser).where('used_at', '<', last).execute();
  await db
    .updateTable('security_event')
    // What equal ones of a minute are known by names the network too.
    .set({ network: null, merge_key: null })
    .where('at', '<', before)
    .where('network', 'is not', null)
    .execute();
  for (let cursor = 0; ;) {
    const old = db
      .selectFrom('journal')
      .select('seq')
      .where('seq', '>', cursor)
      .where('at', '<', before)
      .where('address', 'is not', null)
      .orderBy('seq')
      .limit(batchSize);
    const changed = await db.updateTable('journal').set({ address: null }).where('seq', 'in', old).returning('seq').execute();
    if (changed.length === 0) return;
    cursor = Math.max(...changed.map(({ seq }) => seq));
  }
}
