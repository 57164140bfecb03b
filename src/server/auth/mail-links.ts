import { createHash, randomBytes } from 'node:crypto';
import { type MailLink, mailLinkKinds } from '#shared/answers/mail.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/write-transaction.ts';

const linkLasts = 48 * 60 * 60 * 1000;

/** The database holds only the hash: whoever reads it can set no password. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The token of a link that sets a password, once; those before it end. Null where its mail waits no longer: another password,
 * another address or a lock has ended it since it was read.
 */
export const makeMailLink = (
  db: Database,
  { id, admin_id: adminId }: { id: number; admin_id: number },
  kind: MailLink['kind'],
  now: Date,
) =>
  inTransaction(db, async (open) => {
    // An update that changes nothing: whoever changes the account at the same moment waits, or is seen here.
    await open
      .updateTable('admin')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', adminId)
      .execute();
    if ((await open.selectFrom('mail').select('id').where('id', '=', id).executeTakeFirst()) === undefined) return null;
    const token = randomBytes(32).toString('base64url');
    const until = new Date(now.getTime() + linkLasts).toISOString();
    await open.deleteFrom('mail_link').where('admin_id', '=', adminId).execute();
    await open
      .insertInto('mail_link')
      .values({ token_hash: hashOf(token), admin_id: adminId, kind, expires_at: until })
      .execute();
    return { token, until };
  });

export type LinkOwner = MailLink & { id: number };

/** Whose link this is; null where it was used, has expired, has ended, or its account is locked. */
export async function mailLinkOwner(db: Database, token: string, now: Date): Promise<LinkOwner | null> {
  const found = await db
    .selectFrom('mail_link')
    .innerJoin('admin', 'admin.id', 'mail_link.admin_id')
    .select(['admin.id', 'admin.email', 'admin.name', 'mail_link.kind'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .where('locked', '=', 0)
    .executeTakeFirst();
  return found === undefined ? null : { ...found, kind: found.kind as MailLink['kind'] };
}

/** Ends the link; false where somebody else has just done so. To be called in a transaction. */
export const takeMailLink = async (open: Database, token: string): Promise<boolean> =>
  (await open.deleteFrom('mail_link').where('token_hash', '=', hashOf(token)).returning('admin_id').executeTakeFirst()) !==
  undefined;

/** What was mailed, or waits to be, is good no longer: the account has another password, another address, or is locked. */
export async function endMailLinks(open: Database, adminId: number): Promise<void> {
  await open.deleteFrom('mail_link').where('admin_id', '=', adminId).execute();
  await open.deleteFrom('mail').where('admin_id', '=', adminId).where('kind', 'in', mailLinkKinds).execute();
}
