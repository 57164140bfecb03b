import { createHash } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';

/** An account signs in from few places; further ones push the oldest out. */
const maxNetworks = 20;

/** The table holds no addresses. */
const hashOf = (network: string) => createHash('sha256').update(network).digest('base64url');

/** Whether this account has signed in from this network before. */
export async function isKnownNetwork(db: Database, email: string, network: string): Promise<boolean> {
  if (network === '') return false;
  const found = await db
    .selectFrom('known_network')
    .innerJoin('admin', 'admin.id', 'known_network.admin_id')
    .select('known_network.admin_id')
    .where('admin.email', '=', email)
    .where('known_network.network_hash', '=', hashOf(network))
    .executeTakeFirst();
  return found !== undefined;
}

/** To be called in a transaction. */
export async function rememberNetwork(db: Database, id: number, network: string, now: Date): Promise<void> {
  if (network === '') return;
  const used_at = now.toISOString();
  await db
    .insertInto('known_network')
    .values({ admin_id: id, network_hash: hashOf(network), used_at })
    .onConflict((conflict) => conflict.columns(['admin_id', 'network_hash']).doUpdateSet({ used_at }))
    .execute();
  const newest = db
    .selectFrom('known_network')
    .select('network_hash')
    .where('admin_id', '=', id)
    .orderBy('used_at', 'desc')
    .orderBy('network_hash')
    .limit(maxNetworks);
  await db.deleteFrom('known_network').where('admin_id', '=', id).where('network_hash', 'not in', newest).execute();
}
