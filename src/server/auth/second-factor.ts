import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/write-transaction.ts';
import { notSignedIn } from './access.ts';

/** Codes of an app, as RFC 6238 says: six digits of HMAC-SHA-1, anew every half minute. */
const periodSeconds = 30;
/** How many half minutes the clock of a phone may be off. */
const tolerance = 1;

const recoveryCodeCount = 10;

const totpOf = (secret: string, { issuer, email }: { issuer: string; email: string } = { issuer: '', email: '' }) =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: periodSeconds, digits: 6 });

/** The half minute of a moment, counted from 1970. */
const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / periodSeconds);

/** The half minute whose code this is; null when it is none of those around now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: tolerance });
  return delta === null ? null : stepAt(now) + delta;
}

/**
 * Offers a secret, which counts from the first code of it on; one that was offered before is forgotten. Null when codes are asked
 * for already. `issuer` is what an app calls the account by.
 */
export async function offerSecondFactor(db: Database, owner: { id: number; email: string }, issuer: string) {
  const secret = new Secret({ size: 20 }).base32;
  const offered = await inTransaction(db, (open) =>
    open
      .updateTable('admin')
      .set({ totp_offered: secret })
      .where('id', '=', owner.id)
      .where('totp_secret', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
  return offered === undefined ? null : { secret, address: totpOf(secret, { issuer, email: owner.email }).toString() };
}

/** The codes that stand in for a lost phone; null when the code is wrong, 'none' when no secret was offered. */
export const confirmSecondFactor = (db: Database, id: number, code: string, now: Date): Promise<string[] | 'none' | null> =>
  inTransaction(db, async (transaction) => {
    const { totp_offered: secret } = await transaction
      .selectFrom('admin')
      .select('totp_offered')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => notSignedIn());
    if (secret === null) return 'none';
    const step = stepOfCode(secret, plainCode(code), now);
    if (step === null) return null;
    const switched = await transaction
      .updateTable('admin')
      .set({ totp_secret: secret, totp_offered: null, totp_step: step, grace_session: '' })
      .where('id', '=', id)
      .where('totp_offered', '=', secret)
      .returning('id')
      .executeTakeFirst();
    if (switched === undefined) return 'none';
    return newCodes(transaction, id);
  });

/** In place of those from before. To be called in a transaction. */
async function newCodes(transaction: Database, id: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await transaction.deleteFrom('recovery_code').where('admin_id', '=', id).execute();
  await transaction
    .insertInto('recovery_code')
    .values(codes.map((each) => ({ admin_id: id, code_hash: hashOf(each) })))
    .execute();
  return codes;
}

/** New recovery codes; null when the second factor is off by now, or on with another secret. */
export const renewRecoveryCodes = (db: Database, { id, secret }: { id: number; secret: string }): Promise<string[] | null> =>
  inTransaction(db, async (transaction) => {
    // An update that changes nothing: whoever switches it off at the same moment waits, or is seen here.
    const isOn = await transaction
      .updateTable('admin')
      .set({ totp_secret: secret })
      .where('id', '=', id)
      .where('totp_secret', '=', secret)
      .returning('id')
      .executeTakeFirst();
    return isOn === undefined ? null : newCodes(transaction, id);
  });

export async function recoveryCodesLeftOf(db: Database, id: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('admin_id', '=', id)
    .executeTakeFirstOrThrow();
  return left;
}

/** False when no codes were asked for, or there is no such account any more. */
export const endSecondFactor = (db: Database, id: number): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('recovery_code').where('admin_id', '=', id).execute();
    const before = await transaction.selectFrom('admin').select('totp_secret').where('id', '=', id).executeTakeFirst();
    await transaction
      .updateTable('admin')
      .set({ totp_secret: null, totp_offered: null, totp_step: null })
      .where('id', '=', id)
      .execute();
    return before !== undefined && before.totp_secret !== null;
  });

/** Takes a code of the app or a recovery code, each once, even when it comes twice at the same moment. Null when it is neither. */
export async function takeCode(db: Database, { id, secret }: { id: number; secret: string }, typed: string, now: Date) {
  const code = plainCode(typed);
  if (!/^\d{6}$/.test(code)) {
    const taken = await db
      .deleteFrom('recovery_code')
      .where('admin_id', '=', id)
      .where('code_hash', '=', hashOf(code))
      .returning('code_hash')
      .executeTakeFirst();
    return taken === undefined ? null : 'recovery';
  }
  const step = stepOfCode(secret, code, now);
  if (step === null) return null;
  const taken = await db
    .updateTable('admin')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_secret', '=', secret)
    .where(({ or, eb }) =>
      // A code that was taken ahead of now means that the clock went back, which must not keep its owner out.
      or([eb('totp_step', 'is', null), eb('totp_step', '<', step), eb('totp_step', '>', stepAt(now) + tolerance)]),
    )
    .returning('id')
    .executeTakeFirst();
  return taken === undefined ? null : 'code';
}

const plainCode = (typed: string) => typed.replace(/[\s-]+/g, '').toUpperCase();

/** 80 random bits: 'ABCD-EFGH-IJKL-MNOP'. So many need no slow hash. */
const newRecoveryCode = (): string =>
  [...randomBytes(16)].map((byte, index) => (index > 0 && index % 4 === 0 ? '-' : '') + alphabet.charAt(byte % 32)).join('');
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const hashOf = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex');
