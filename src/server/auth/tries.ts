import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { networkOf } from '#server/http/network.ts';
import { logError } from '#server/observability/log.ts';

const minute = 60_000;
/** Nobody waits longer than this for what others did. */
const longestWait = 15 * minute;
/** For so long a failure is remembered: each number of failures that is too many within it doubles the wait. */
const memory = 120 * minute;

/** How far the clock of another instance may run ahead. What is later was written before a clock was set back. */
const skewMs = 5_000;

/** A try counts under each of its keys, which allows so many failures within a minute, or within so many milliseconds. */
export type TryKey = { key: string; failures: number; within?: number };

/**
 * Under which keys a try of an address counts. One connection is given a /64 of IPv6, which counts as an address of IPv4 does; but many are
 * given a /56 or a /48, and could change their /64 with every try: 256 or 65,536 times the limit. Both may also hold a
 * school of several editors, who must not lock each other out for a mistyped password: hence twice and four times as many.
 */
export const addressKeys = (address: string): TryKey[] =>
  isIPv6(address)
    ? ([64, 56, 48] as const).map((bits, at) => ({ key: `ip ${networkOf(address, bits)}`, failures: 5 * 2 ** at }))
    : [{ key: `ip ${address}`, failures: 5 }];

/** Bodies of a sign-in that cannot be read are no guesses, and counted apart: six times as many are allowed. */
export const unreadableKeys = (address: string): TryKey[] =>
  addressKeys(address).map(({ key, failures }) => ({ key: `unreadable ${key}`, failures: 6 * failures }));

export const emailKey = (email: string): TryKey => ({ key: `email ${email}`, failures: 5 });

/** Of a browser that its account signed in with before. */
export const browserKey = (hash: string): TryKey => ({ key: `browser ${hash}`, failures: 10 });

/** What is judged of networks that are new to an e-mail while others' failures hold it back: of one of them, and of all. */
export const newNetworkKeys = (email: string, network: string | null): TryKey[] => [
  { key: `new ${network ?? ''} ${email}`, failures: 3, within: 60 * minute },
  { key: `new to ${email}`, failures: 100, within: 60 * minute },
];

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
  waitFor(db, keys.map(hashed), now);

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

const hashed = (given: TryKey): TryKey => ({ ...given, key: hashOf(given.key) });

const before = (now: Date) => new Date(now.getTime() - memory).toISOString();
const after = (now: Date) => new Date(now.getTime() + skewMs).toISOString();

/** Seconds until each key is below the limit; null when all are. */
async function waitFor(db: Database, keys: readonly TryKey[], now: Date): Promise<number | null> {
  if (keys.length === 0) return null;
  const [first, ...rest] = keys.map(({ key, failures }) =>
    db
      .selectFrom(
        db
          .selectFrom('sign_in_try')
          .select(['key', 'tried_at'])
          .where('key', '=', key)
          .where('tried_at', '>', before(now))
          .where('tried_at', '<=', after(now))
          .orderBy('tried_at', 'desc')
          // Older ones would not make the wait longer.
          .limit(doublings * failures)
          .as('newest'),
      )
      .selectAll(),
  );
  const rows = await rest.reduce((all, one) => all.unionAll(one), first!).execute();
  const waits = keys.flatMap((limit) => {
    // The clock of another instance may run ahead of this one's.
    const own = rows.filter(({ key }) => key === limit.key);
    const moments = own.map(({ tried_at }) => Math.min(Date.parse(tried_at), now.getTime())).sort((a, b) => a - b);
    const left = heldUntil(moments, limit) - now.getTime();
    return left > 0 ? [left] : [];
  });
  return waits.length === 0 ? null : Math.ceil(Math.max(...waits) / 1000);
}

/** After so many times too many failures the wait is the longest. */
const doublings = 5;

/**
 * Until when failures at these moments, the oldest first, hold their key back. Too many within a minute do, counted from the first
 * of them; whatever their pace, as many further ones do for twice as long.
 */
export function heldUntil(moments: readonly number[], { failures, within = minute }: Omit<TryKey, 'key'>): number {
  let until = Number.NEGATIVE_INFINITY;
  let wait = within;
  let counted: number[] = [];
  for (const moment of moments) {
    counted.push(moment);
    if (wait === within) counted = counted.filter((each) => each > moment - within);
    if (counted.length < failures) continue;
    until = (wait === within ? (counted[0] ?? moment) : moment) + wait;
    wait = Math.max(within, Math.min(2 * wait, longestWait));
    counted = [];
  }
  return until;
}
