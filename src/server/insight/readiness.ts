import { type StatsFs, statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { isRefusing } from '#server/database/connect.ts';
import { knownMigrations } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { countWaits } from '#server/database/waited-time.ts';
import { leastFree } from '#server/journal/admission.ts';
import type { Files } from '#server/media/files.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import { siteVersion } from '#server/threads/program.ts';

/**
 * `ready`: whether this instance can answer visitors. `degraded`: what it lacks and all others lack as well; pages go on from
 * memory meanwhile, and to send visitors elsewhere would help nobody. `newer`: a later version of the site has migrated the
 * database; this one goes on with it.
 */
export type Readiness = {
  ready: boolean;
  degraded: ('database' | 'store' | 'disk')[];
  version: string;
  /** `refusing`: it answers, but gives no further connections. */
  database: 'ok' | 'silent' | 'refusing';
  migrations: 'ok' | 'newer' | 'missing' | 'unknown';
  store: 'ok' | 'away';
  disk: 'ok' | 'full';
  index: 'ok' | 'building';
};

/** `freeBytes`: the room that is left for what the site writes. */
type ReadinessParts = { db: Database; files: Files; searchIndex?: SearchIndex | undefined; freeBytes: () => Promise<number> };

/** In milliseconds: how long the database and the store may take to answer. */
const answersWithin = 2_000;
/** In milliseconds: several who ask at once, and often, cost one look. A store may charge for each call. */
const keptFor = 1_000;
const storeKeptFor = 10_000;

/** Looks at everything that answers are made from. */
export function readiness({ db, files, searchIndex, freeBytes }: ReadinessParts): () => Promise<Readiness> {
  const known = knownMigrations();
  const store = keep(storeKeptFor, async (): Promise<Readiness['store']> => ((await inTime(files.check())) ? 'ok' : 'away'));

  async function migrations(): Promise<Readiness['migrations']> {
    const { rows } = await countWaits(() => sql<{ name: string }>`select name from kysely_migration`.execute(db), answersWithin);
    const applied = new Set(rows.map(({ name }) => name));
    const names = await known;
    if (names.some((name) => !applied.has(name))) return 'missing';
    return applied.size > names.length ? 'newer' : 'ok';
  }

  return keep(keptFor, async () => {
    const unknown = () => 'unknown' as const;
    const looked = Promise.race([migrations().catch(unknown), late(unknown)]);
    // Where it cannot be told, a save will tell it.
    const [found, stored, free] = await Promise.all([looked, store(), freeBytes().catch(() => leastFree)]);
    const state = {
      version: siteVersion,
      database: found === 'unknown' ? 'silent' : isRefusing(db) ? 'refusing' : 'ok',
      migrations: found,
      store: stored,
      disk: free < leastFree ? 'full' : 'ok',
      index: searchIndex?.isReady?.() === false ? 'building' : 'ok',
    } satisfies Omit<Readiness, 'ready' | 'degraded'>;
    const degraded = (['database', 'store', 'disk'] as const).filter((part) => state[part] !== 'ok');
    return { ready: found !== 'missing' && state.index === 'ok', degraded, ...state };
  });
}

/** Whether it went well before the time was over. */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late(() => false)]);
}

const freeOf = ({ bavail, bsize }: StatsFs): number => bavail * bsize;

/** In bytes. */
export const freeIn = async (folder: string): Promise<number> => freeOf(await statfs(folder));

/** The same at once, of the folder of a database that is written in this thread too: another thread would take ten times as long. */
export const freeNow = (folder: string): number => freeOf(statfsSync(folder));

const late = <T>(value: () => T): Promise<T> => delay(answersWithin, undefined, { ref: false }).then(value);

function keep<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > milliseconds) last = { at: now, value: read() };
    return last.value;
  };
}
