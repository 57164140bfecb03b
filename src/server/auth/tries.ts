import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { isV6, networkOf } from '#server/http/network.ts';
import { logError } from '#server/observability/log.ts';

const windowMs = 60_000;

/** How far the clock of another instance may run ahead. What is later was written before a clock was set back. */
const skewMs = 5_000;

/** A try counts under each of its keys, which allows so many failures within a minute. */
export type TryKey = { key: string; failures: number };

/**
 * Under which keys a try of an address counts. One connection is given a /64 of IPv6, which counts as an address of IPv4 does; but many are
 * given a /56 or a /48, and could change their /64 with every try: 256 or 65,536 times the limit. Both may also hold a
 * school of several editors, who must not lock each other out for a mistyped password: hence twice and four times as many.
 */
export const addressKeys = (address: string): TryKey[] =>
  isV6(address)
    ? [
        { key: `ip ${networkOf(address, 64)}`, failures: 5 },
        { key: `ip ${networkOf(address, 56)}`, failures: 10 },
        { key: `ip ${networkOf(address, 48)}`, failures: 20 },
      ]
    : [{ key: `ip ${address}`, failures: 5 }];

/** Bodies of a sign-in that cannot be read are no guesses, and counted apart: six times as many are allowed. */
export const unreadableKeys = (address: string): TryKey[] =>
  addressKeys(address).map(({ key, failures }) => ({ key: `unreadable ${key}`, failures: 6 * failures }));

export const emailKey = (email: string): TryKey => ({ key: `email ${email}`, failures: 5 });

/** The table has no more rows than this under any attack; the oldest tries are removed first. */
const maxTries = 100_000;

/** `wait`: the seconds to wait after too many failures. Otherwise the ids of the try, which counts as failed until `forgiveTry`. */
export type StartedTry = { wait: number } | { wait: null; tries: number[] };

type Limits = {
  /** Rows of the table at most. */
  atMost?: number;
  /** The keys whose failures are a reason to refuse; all unless told. */
  limiting?: readonly TryKey[];
};

/**
 * Counts a try under each of `keys`, in the database, because several instances may share one. It is
 * counted before its outcome is known: a hundred guesses sent at once would all pass a check that
 * counts afterwards. No lock is held when this returns, so none is while a password is hashed.
 */
export async function beginTry(
  db: Database,
  dialect: Dialect,
  given: readonly TryKey[],
  now: Date,
  { atMost = maxTries, limiting = given }: Limits = {},
): Promise<StartedTry> {
  const hashed = ({ key, failures }: TryKey): TryKey => ({ key: hashOf(key), failures });
  const [keys, limits] = [given.map(hashed), limiting.map(hashed)];
  // A refusal costs one read, and neither a lock nor a write.
  const known = await waitFor(db, limits, now);
  if (known !== null) return { wait: known };
  return db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${triesLock})`.execute(transaction);
    await transaction
      .deleteFrom('sign_in_try')
      .where(({ or, eb }) => or([eb('tried_at', '<=', before(now)), eb('tried_at', '>', after(now))]))
      .execute();
    const wait = await waitFor(transaction, limits, now);
    if (wait !== null) return { wait };
    const rows = await transaction
      .insertInto('sign_in_try')
      .values(keys.map(({ key }) => ({ key, tried_at: now.toISOString() })))
      .returning('id')
      .execute();
    const tries = rows.map(({ id }) => id);
    await transaction
      .deleteFrom('sign_in_try')
      .where('id', '<=', Math.max(...tries) - atMost)
      .execute();
    return { wait: null, tries };
  });
}

/** Seconds to wait before a try under one of these keys, without counting one; null when there is nothing to wait for. */
export const waitBefore = (db: Database, keys: readonly TryKey[], now: Date): Promise<number | null> =>
  waitFor(
    db,
    keys.map(({ key, failures }) => ({ key: hashOf(key), failures })),
    now,
  );

export const tooManyTries = (seconds: number) =>
  new Refusal(429, `Bạn đã thử quá nhiều lần, vui lòng đợi ${seconds} giây rồi thử lại.`, {}, { 'Retry-After': String(seconds) });

/** The password was right: the try no longer counts. Where that cannot be written it is logged, and what was proven stands. */
export async function forgiveTry(db: Database, tries: readonly number[]): Promise<void> {
  await db
    .deleteFrom('sign_in_try')
    .where('id', 'in', tries)
    .execute()
    .catch((error: unknown) => void logError('A try cannot be forgiven', error));
}

/** Any number, as long as nothing else in the database takes a lock of the same number. */
const triesLock = 7_204_118;

/** The table holds neither addresses nor e-mails. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

const before = (now: Date) => new Date(now.getTime() - windowMs).toISOString();
const after = (now: Date) => new Date(now.getTime() + skewMs).toISOString();

/** Seconds until each key is below the limit; null when all are. */
async function waitFor(db: Database, keys: readonly TryKey[], now: Date): Promise<number | null> {
  if (keys.length === 0) return null;
  const rows = await db
    .selectFrom('sign_in_try')
    .select(['key', 'tried_at'])
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .where('tried_at', '>', before(now))
    .where('tried_at', '<=', after(now))
    .orderBy('tried_at')
    .execute();
  const waits = keys.flatMap(({ key, failures }) => {
    const moments = rows.filter((row) => row.key === key).map(({ tried_at }) => tried_at);
    const oldest = moments.at(-failures);
    return oldest === undefined ? [] : [new Date(oldest).getTime() + windowMs - now.getTime()];
  });
  if (waits.length === 0) return null;
  // The clock of another instance may run ahead of this one's.
  return Math.ceil(Math.min(Math.max(...waits, 1), windowMs) / 1000);
}
