import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';
import type { AdminUser } from './admins.ts';

const day = 24 * 60 * 60 * 1000;
/** Counted from the last use. */
const lifetime = 30 * day;
/** The last use is written this often at most, not with every request. */
const renewAfter = 60 * 60 * 1000;

/** The database holds only the hash: whoever reads it cannot sign in. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** 256 random bits, base64url. */
export async function issueToken(db: Database, adminId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('session').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('session')
    .values({ token_hash: hashOf(token), admin_id: adminId, created_at: now.toISOString(), ...validity(now) })
    .execute();
  return token;
}

/** Whose token it is; null when it is unknown, revoked or expired. */
export async function tokenOwner(db: Database, token: string, now: Date): Promise<AdminUser | null> {
  const token_hash = hashOf(token);
  const found = await db
    .selectFrom('session')
    .innerJoin('admin', 'admin.id', 'session.admin_id')
    .select(['admin.id', 'admin.email', 'admin.name', 'session.used_at'])
    .where('session.token_hash', '=', token_hash)
    .where('session.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!found) return null;
  const { used_at, ...admin } = found;
  if (now.getTime() - new Date(used_at).getTime() > renewAfter) {
    await db.updateTable('session').set(validity(now)).where('token_hash', '=', token_hash).execute();
  }
  return admin;
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute();
}

const validity = (now: Date) => ({ used_at: now.toISOString(), expires_at: new Date(now.getTime() + lifetime).toISOString() });
