import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';

const windowMs = 60_000;
const maxFailures = 5;

/** The table has no more rows than this under any attack; the oldest tries are removed first. */
const maxTries = 100_000;

/** `wait`: the seconds to wait after too many failures. Otherwise the ids of the try, which counts as failed until `forgiveTry`. */
export type StartedTry = { wait: number } | { wait: null; tries: number[] };

/**
 * Counts a try under each of `keys`, in the database, because several instances may share one. It is
 * counted before its outcome is known: a hundred guesses sent at once would all pass a check that
 * counts afterwards. No lock is held when this returns, so none is while a password is hashed.
 */
export async function beginTry(
  db: Database,
  dialect: Dialect,
  given: readonly string[],
  now: Date,
  atMost = maxTries,
): Promise<StartedTry> {
  const keys = given.map(hashOf);
  // A refusal costs one read, and neither a lock nor a write.
  const known = await waitFor(db, keys, now);
  if (known !== null) return { wait: known };
  return db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${triesLock})`.execute(transaction);
    await transaction.deleteFrom('sign_in_try').where('tried_at', '<=', before(now)).execute();
    const wait = await waitFor(transaction, keys, now);
    if (wait !== null) return { wait };
    const rows = await transaction
      .insertInto('sign_in_try')
      .values(keys.map((key) => ({ key, tried_at: now.toISOString() })))
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

/** The password was right: the try no longer counts. */
export async function forgiveTry(db: Database, tries: readonly number[]): Promise<void> {
  await db.deleteFrom('sign_in_try').where('id', 'in', tries).execute();
}

/** Any number, as long as nothing else in the database takes a lock of the same number. */
const triesLock = 7_204_118;

/** The table holds neither addresses nor e-mails. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

const before = (now: Date) => new Date(now.getTime() - windowMs).toISOString();

/** Seconds until each key is below the limit; null when all are. */
async function waitFor(db: Database, keys: readonly string[], now: Date): Promise<number | null> {
  const rows = await db
    .selectFrom('sign_in_try')
    .select(['key', 'tried_at'])
    .where('key', 'in', keys)
    .where('tried_at', '>', before(now))
    .orderBy('tried_at')
    .execute();
  const waits = keys.flatMap((key) => {
    const moments = rows.filter((row) => row.key === key).map(({ tried_at }) => tried_at);
    const oldest = moments.at(-maxFailures);
    return oldest === undefined ? [] : [new Date(oldest).getTime() + windowMs - now.getTime()];
  });
  if (waits.length === 0) return null;
  // The clock of another instance may run ahead of this one's.
  return Math.ceil(Math.min(Math.max(...waits, 1), windowMs) / 1000);
}
