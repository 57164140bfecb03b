import { createHash } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';

/** An account signs in from few places and with few browsers; of each, further ones push the oldest out. */
const maxKnown = 20;

/** For how long a browser is known, in seconds, from the last time that it was signed in with. */
export const browserLifetime = 180 * 24 * 60 * 60;

/** The table holds no addresses, and no token of a browser. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export type Caller = { network: string | null; browser: string | null };

/** Whose e-mail this is, and what the account has signed in from before: the network, and the browser by the hash of its token. */
export type Known = { account: { id: number; email: string } | null; network: boolean; browser: string | null };

/** One query, and as much work for an e-mail that nobody has. */
export async function whatIsKnown(db: Database, email: string, { network, browser }: Caller, now: Date): Promise<Known> {
  const browserHash = hashOf(browser ?? '');
  const oldest = new Date(now.getTime() - browserLifetime * 1000).toISOString();
  const rows = await db
    .selectFrom('admin')
    .leftJoin('known_network', (join) =>
      join
        .onRef('known_network.admin_id', '=', 'admin.id')
        .on('known_network.network_hash', 'in', [hashOf(network ?? ''), browserHash])
        .on(({ or, eb }) => or([eb('is_browser', '=', 0), eb('used_at', '>', oldest)])),
    )
    .select(['admin.id', 'admin.email', 'is_browser'])
    .where('admin.email', '=', email)
    .execute();
  const [account = null] = rows;
  const isKnown = (kind: number) => rows.some(({ is_browser }) => is_browser === kind);
  return {
    account: account && { id: account.id, email: account.email },
    network: isKnown(0),
    browser: isKnown(1) ? browserHash : null,
  };
}

/** To be called in a transaction. */
export async function remember(db: Database, id: number, { network, browser }: Caller, now: Date): Promise<void> {
  const used_at = now.toISOString();
  for (const [is_browser, text] of [network, browser].entries()) {
    if (text === null || text === '') continue;
    await db
      .insertInto('known_network')
      .values({ admin_id: id, network_hash: hashOf(text), used_at, is_browser })
      .onConflict((conflict) => conflict.columns(['admin_id', 'network_hash']).doUpdateSet({ used_at }))
      .execute();
    const own = db.selectFrom('known_network').where('admin_id', '=', id).where('is_browser', '=', is_browser);
    const newest = own.select('network_hash').orderBy('used_at', 'desc').orderBy('network_hash').limit(maxKnown);
    await db
      .deleteFrom('known_network')
      .where('admin_id', '=', id)
      .where('is_browser', '=', is_browser)
      .where('network_hash', 'not in', newest)
      .execute();
  }
}

/** A changed password ends what browsers are known by. */
export async function forgetBrowsers(db: Database, id: number): Promise<void> {
  await db.deleteFrom('known_network').where('admin_id', '=', id).where('is_browser', '=', 1).execute();
}
