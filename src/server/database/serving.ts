import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseAddress } from './connect.ts';
import { tryLock, trySharedLock } from './dialects/sqlite-file.ts';
import type { Database } from './schema.ts';
import { endLease, isLeased, renewLease } from './lease.ts';

/**
 * Whether a site runs on a database, for those who would put another one in its place. On SQLite each process shares a lock,
 * which ends with it. On PostgreSQL, where no session may be relied on, each renews a row in `turn`; that of a process which
 * was killed counts for as long as it still says.
 */

/** In milliseconds: for how long a row counts, and how often it is renewed. */
const countsFor = 90_000;
const renewEvery = 30_000;

const prefix = 'serving ';

export type Serving = {
  /** Says so from now on. To be called by the time nobody else can be opening the database. */
  begin: (db: Database) => Promise<void>;
  /** Goes on saying so. */
  renew: (db: Database) => void;
  end: () => Promise<void>;
};

export function serving(address: DatabaseAddress, clock: () => Date): Serving {
  if (address.dialect === 'sqlite') {
    let lock: { release: () => void } | null = null;
    return {
      async begin() {
        // Whoever looks whether a site runs has the lock alone for a moment.
        for (let tries = 0; lock === null && tries < 100; tries += 1) {
          lock = trySharedLock(`${address.file}.serving`);
          if (lock === null) await delay(20);
        }
        if (lock === null) throw new Error(`Another process has ${address.file} for itself.`);
      },
      renew: () => {},
      end: async () => lock?.release(),
    };
  }
  const work = `${prefix}${crypto.randomUUID()}`;
  let timer: NodeJS.Timeout | undefined;
  let renewing: Database | undefined;
  const write = async (db: Database) => renewLease(db, work, clock().getTime() + countsFor);
  return {
    async begin(db) {
      // Of processes that were killed.
      const day = new Date(clock().getTime() - 24 * 60 * 60_000).toISOString();
      await db.deleteFrom('turn').where('work', 'like', `${prefix}%`).where('until', '<', day).execute();
      await write(db);
    },
    renew(db) {
      renewing = db;
      // While the database is away there is nobody who could replace it; requests say so themselves.
      timer = setInterval(() => void write(db).catch(() => undefined), renewEvery).unref();
    },
    async end() {
      clearInterval(timer);
      if (renewing !== undefined) await endLease(renewing, work);
    },
  };
}

export function isFileServed(file: string): boolean {
  const lock = tryLock(`${file}.serving`);
  lock?.release();
  return lock === null;
}

/** On PostgreSQL. */
export const isServed = (db: Database, now: Date): Promise<boolean> => isLeased(db, prefix, now);
