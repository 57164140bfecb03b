import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseAddress } from './connect.ts';
import { tryLock } from './dialects/sqlite-file.ts';
import type { Database } from './schema.ts';

export type Waiting = {
  /** Told once, when another process is opening the same database. */
  onWait: () => void;
  /** How long to wait for it, in milliseconds. */
  patience: number;
  /** What is thrown then. */
  tooLong: () => Error;
};

/**
 * Runs `open` while no other process does so on the same database, so that one migrates and loads the first content and
 * the others find it done. The lock ends with the process that has it, however that ends.
 */
export async function openAlone<T>(db: Database, address: DatabaseAddress, waiting: Waiting, open: () => Promise<T>): Promise<T> {
  if (address.dialect === 'sqlite') {
    const lock = await waitFor(async () => tryFileOpeningLock(address.file), waiting);
    return open().finally(lock.release);
  }
  return db.transaction().execute(async (transaction) => {
    await waitFor(async () => ((await tryOpeningLock(transaction)) ? true : null), waiting);
    return open();
  });
}

/** Takes the lock on PostgreSQL until the transaction ends; false while another process has it. */
export async function tryOpeningLock(transaction: Database): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${openingLock}) as got`.execute(transaction);
  return rows[0]?.got === true;
}

/** The same on SQLite, until it is released or the process ends; null while another process has it. */
export const tryFileOpeningLock = (file: string): { release: () => void } | null => tryLock(`${file}.opening`);

async function waitFor<T>(take: () => Promise<T | null>, { onWait, patience, tooLong }: Waiting): Promise<T> {
  const interval = 100;
  for (let waited = 0; ; waited += interval) {
    const taken = await take();
    if (taken !== null) return taken;
    if (waited === 0) onWait();
    if (waited >= patience) throw tooLong();
    await delay(interval);
  }
}

/** Any number, as long as nothing else in the database takes a lock of the same number. */
const openingLock = 7_204_121;
