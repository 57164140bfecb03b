import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Me, OwnSession } from '#shared/answers/accounts.ts';
import { texts } from '#shared/texts.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/write-transaction.ts';
import { Refusal } from '#server/http/errors.ts';
import { storageFault } from '#server/http/storage-fault.ts';
import { logError } from '#server/observability/log.ts';
import { meColumns, meOf } from './admins.ts';
import { remember } from './known-networks.ts';
import { idleSince, readRules, rulesOf } from './rules.ts';

const day = 24 * 60 * 60 * 1000;
/** Counted from signing in: using a token does not make it live longer. */
const lifetime = 30 * day;
/** The last use is written this often at most, not with every request; where a session ends sooner than usual, more often. */
const renewAfter = 60 * 60 * 1000;
/** For so long nobody is asked again who he is. */
const provenFor = 10 * 60 * 1000;

/** A script that signs in for each call would make a long list. */
const listedSessions = 100;

/** An account has no more: whoever signs in again and again ends the oldest, and fills no disk. */
const keptSessions = 1000;

/** The database holds only the hash: whoever reads it cannot sign in. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What a session is called where it is listed. */
const sessionId = sql<string>`substr(token_hash, 1, 32)`;
const idOf = (tokenHash: string) => tokenHash.slice(0, 32);

/** Sessions that began before this have ended, whatever they were promised. */
const firstBegun = (now: Date) => new Date(now.getTime() - lifetime).toISOString();

type SignIn = {
  device?: string | null;
  network?: string | null;
  /** The token by which the browser is known from now on. */
  browser?: string | null;
  /** Of the password that was right: the token is refused when it was changed, or the account locked, in the meantime. */
  passwordHash?: string;
};

/** 256 random bits, base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

export async function issueToken(
  db: Database,
  adminId: number,
  now: Date,
  { device = null, network = null, browser = null, passwordHash }: SignIn = {},
): Promise<string> {
  const token = newToken();
  const created_at = now.toISOString();
  const expires_at = new Date(now.getTime() + lifetime).toISOString();
  await inTransaction(db, async (transaction) => {
    // First of all: what changes a password or locks an account does so too, and ends sessions afterwards. Whichever comes
    // second waits here on PostgreSQL, and sees what the other did.
    let account = transaction.updateTable('admin').set({ signed_in_at: created_at }).where('id', '=', adminId);
    if (passwordHash !== undefined) account = account.where('password_hash', '=', passwordHash).where('locked', '=', 0);
    if ((await account.returning('id').executeTakeFirst()) === undefined) throw new Refusal(401, texts.wrongLogin);
    const idle = idleSince(await readRules(transaction), now);
    await transaction
      .deleteFrom('session')
      .where(({ or, eb }) => or([eb('expires_at', '<=', created_at), eb('used_at', '<=', idle)]))
      .execute();
    await transaction
      .insertInto('session')
      .values({ token_hash: hashOf(token), admin_id: adminId, created_at, used_at: created_at, expires_at, device, network })
      .execute();
    const own = transaction.selectFrom('session').where('admin_id', '=', adminId);
    const tooMany = await own.select('created_at').orderBy('created_at', 'desc').offset(keptSessions).limit(1).executeTakeFirst();
    if (tooMany !== undefined)
      await transaction
        .deleteFrom('session')
        .where('admin_id', '=', adminId)
        .where('created_at', '<=', tooMany.created_at)
        .execute();
    await remember(transaction, adminId, { network, browser }, now);
  });
  return token;
}

const ownerOf = compiledQuery((db, tokenHash: string, now: string, firstBegun: string) =>
  db
    .selectFrom('session')
    .innerJoin('admin', 'admin.id', 'session.admin_id')
    .leftJoin('account_rule', (join) => join.on('account_rule.id', '=', sql.lit(1)))
    .select([...meColumns, 'admin.grace_session', 'session.used_at', 'session.created_at', 'session.proven_at'])
    .select(['account_rule.idle_hours', 'account_rule.admins_need_second_factor'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('session.created_at', '>', firstBegun)
    .where('admin.locked', '=', 0),
);

/** `isProven`: whether the password was given not long ago. */
export type Owner = { me: Me; isProven: boolean };

/**
 * Whose token it is; null when it is unknown, revoked, expired or was not used for too long, or its account is locked. `isUse`:
 * whether somebody uses it, as far as a session ends where nobody does.
 */
export async function tokenOwner(db: Database, token: string, now: Date, { isUse = true } = {}): Promise<Owner | null> {
  const token_hash = hashOf(token);
  const [found] = await ownerOf(db, token_hash, now.toISOString(), firstBegun(now));
  if (!found) return null;
  const rules = rulesOf(found);
  if (found.used_at <= idleSince(rules, now)) return null;
  const since = (moment: string) => now.getTime() - new Date(moment).getTime();
  if (isUse && since(found.used_at) > Math.min(renewAfter, rules.idle_hours * 60_000)) await tellUse(db, token_hash, now);
  const me = meOf(found);
  const isDue = rules.admins_need_second_factor && me.role === 'admin' && !me.second_factor;
  const due = isDue ? await dueFor(db, me.id, found.grace_session, token_hash) : null;
  return {
    me: due === null ? me : { ...me, second_factor_due: due },
    isProven: since(found.proven_at ?? found.created_at) < provenFor,
  };
}

/** The first session that is used while a second factor is a duty may still do without; every other has to switch it on. */
async function dueFor(db: Database, id: number, grace: string | null, tokenHash: string): Promise<'next' | 'now'> {
  if (grace !== null) return grace === tokenHash ? 'next' : 'now';
  const given = await db
    .updateTable('admin')
    .set({ grace_session: tokenHash })
    .where('id', '=', id)
    .where('grace_session', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return given === undefined ? 'now' : 'next';
}

export async function markProven(db: Database, token: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ proven_at: now.toISOString() }).where('token_hash', '=', hashOf(token)).execute();
}

/** A disk without room, or one that can only be read, keeps nobody from reading. */
async function tellUse(db: Database, tokenHash: string, now: Date): Promise<void> {
  try {
    await db.updateTable('session').set({ used_at: now.toISOString() }).where('token_hash', '=', tokenHash).execute();
  } catch (error) {
    if (storageFault(error) === null) throw error;
    logError('The last use of a session cannot be written', error);
  }
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await inTransaction(db, (open) => open.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute());
}

/** The newest first. */
export async function sessionsOf(db: Database, adminId: number, token: string, now: Date): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'device', 'network', 'created_at', 'used_at', 'expires_at'])
    .where('admin_id', '=', adminId)
    .where('expires_at', '>', now.toISOString())
    .where('used_at', '>', idleSince(await readRules(db), now))
    .where('created_at', '>', firstBegun(now))
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(listedSessions)
    .execute();
  const own = hashOf(token);
  return rows.map(({ token_hash, ...session }) => ({ id: idOf(token_hash), is_this: token_hash === own, ...session }));
}

/** How many sessions were ended: of one account those that are named, and never that of `but`. */
export const endSessions = (db: Database, adminId: number, { id, but }: { id?: string; but?: string } = {}): Promise<number> =>
  inTransaction(db, async (open) => {
    let ended = open.deleteFrom('session').where('admin_id', '=', adminId);
    if (id !== undefined) ended = ended.where(sessionId, '=', id);
    if (but !== undefined) ended = ended.where('token_hash', '!=', hashOf(but));
    return (await ended.returning('admin_id').execute()).length;
  });
