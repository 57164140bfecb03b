import type { RecordType } from '#server/crud/model.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { endLease, renewLease, takeLease } from '#server/database/lease.ts';
import type { SiteAddresses } from '#server/journal/site-addresses.ts';
import type { Files } from '#server/media/files.ts';
import { logError, logOnce } from '#server/observability/log.ts';
import { internet, type Network } from '#server/outbound/connect-public.ts';
import { ownPath } from '#shared/addresses/own-path.ts';
import { targetOf } from '#shared/text/marked-text.ts';
import { onContentChange } from '#server/crud/write-context.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import { chunksOf } from '#server/database/chunks-of.ts';
import { findLinks, linksOfRecords } from './found-links.ts';
import { judgeOutside } from './outside-links.ts';
import { judgeOwn } from './own-page.ts';
import { storeProblems } from './store-problems.ts';
import type { Verdict } from './verdict.ts';

const listedOf = compiledQuery((db, resource: string) =>
  db.selectFrom('link_place').select('record_id').distinct().where('resource', '=', resource),
);

/** Has links leave the list as soon as a save took them out of the last place where they stood. Returns the way to stop. */
const forgetChangedPlaces = (db: Database, types: readonly RecordType[]): (() => void) =>
  onContentChange(db, async (changes) => {
    // Whoever saved it has done so.
    if (changes === null) return;
    for (const [resource, those] of Map.groupBy(changes, (change) => change.resource)) {
      const type = types.find(({ description }) => description.name === resource);
      if (type === undefined) continue;
      const changed = new Set(those.map(({ id }) => id));
      // A batch may change twenty thousand records; those with a link that is listed are few.
      const rows = await listedOf(db, type.description.path);
      const ids = rows.map(({ record_id: id }) => id).filter((id) => changed.has(id));
      for (const some of chunksOf(ids)) await forget(db, type, some);
    }
  });

async function forget(db: Database, type: RecordType, ids: readonly number[]): Promise<void> {
  const places = await db
    .selectFrom('link_place')
    .innerJoin('link_problem', 'link_problem.id', 'link_place.link_id')
    .select(['link_id', 'place', 'record_id', 'field', 'address'])
    .where('resource', '=', type.description.path)
    .where('record_id', 'in', [...ids])
    .execute();
  if (places.length === 0) return;
  const held = await linksOfRecords(db, type, [...new Set(places.map(({ record_id: id }) => id))]);
  const gone = places.filter(({ record_id: id, field, address }) => !held.get(id)?.has(`${field} ${address}`));
  for (const { link_id: link, place } of gone)
    await db.deleteFrom('link_place').where('link_id', '=', link).where('place', '=', place).execute();
  for (const some of chunksOf(new Set(gone.map(({ link_id: link }) => link))))
    await db
      .deleteFrom('link_problem')
      .where('id', 'in', some)
      .where('more_places', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('link_place').select('place').whereRef('link_place.link_id', '=', 'link_problem.id'))),
      )
      .execute();
}

export type LinkChecker = {
  /** Begins a check that somebody waits for; false while one is under way, here or in another instance. */
  start: () => Promise<boolean>;
  /** Does the check of the night, unless there was one a few hours ago, and returns when it is done; what fails is logged. */
  nightly: () => Promise<void>;
  /** Returns when a check that was under way has ended by itself; null: none is. */
  ended: () => Promise<void> | null;
  /** Cuts a check short, and begins none any more. */
  stop: () => Promise<void>;
};

type LinkCheckerParts = {
  db: Database;
  dialect: Dialect;
  files: Pick<Files, 'has'>;
  clock: () => Date;
  /** What may hold links: the content types, and the settings of the site. */
  types: readonly RecordType[];
  addresses: SiteAddresses;
  publicUrl?: string | null | undefined;
  network?: Network;
  /** Milliseconds between two requests to one host, for one link, and for a whole check; as usual unless told. */
  pause?: number;
  patience?: number;
  time?: number;
};

/** The name of the lease: one instance checks at a time. */
export const checkLease = 'check links';
/** Milliseconds: an instance that is killed leaves the lease to others after so long; it is kept up more often. */
const leaseLasts = 30_000;
const beatEvery = 2_000;
/** Milliseconds: what was checked so short ago is not checked again at night. */
const recently = 6 * 60 * 60_000;
const rowId = 1;

type Outcome = { outcome: 'done' | 'offline'; isComplete: boolean };

/** Checks the links of the site. To be made once for a database: it follows what is saved as well. */
export function linkChecker(parts: LinkCheckerParts): LinkChecker {
  const { db, clock, types } = parts;
  let running: Promise<void> | null = null;
  let stopping: AbortController | null = null;
  let isStopped = false;
  const stopFollowing = forgetChangedPlaces(db, types);

  async function begin(byHand: boolean): Promise<boolean> {
    if (isStopped || running !== null) return false;
    if (!(await takeLease(db, checkLease, clock(), leaseLasts))) return false;
    if (isStopped) {
      await endLease(db, checkLease);
      return false;
    }
    try {
      // Whoever asks how far it is finds this check, and not the one before.
      await beginRow(db, byHand, clock());
    } catch (error) {
      await endLease(db, checkLease).catch(() => undefined);
      throw error;
    }
    const controller = new AbortController();
    stopping = controller;
    running = run(byHand, controller.signal).finally(() => {
      running = null;
      stopping = null;
    });
    return true;
  }

  async function run(byHand: boolean, signal: AbortSignal): Promise<void> {
    const progress = { total: 0, done: 0 };
    let written: Promise<unknown> = Promise.resolve();
    const beat = () => {
      // One that fails is followed by others before the lease ends.
      written = written
        .then(async () => {
          await renewLease(db, checkLease, clock().getTime() + leaseLasts);
          await db.updateTable('link_check').set(progress).where('id', '=', rowId).execute();
        })
        .catch(() => undefined);
    };
    const timer = setInterval(beat, beatEvery).unref();
    let outcome: string = 'failed';
    let isComplete = true;
    let toldAt: string | undefined;
    try {
      const found = await checkAll(parts, { byHand, signal, progress, beat });
      ({ outcome, isComplete } = found);
      if (outcome === 'done') toldAt = clock().toISOString();
      else logOnce('Links to other sites cannot be checked: this server reaches nobody on the internet.');
    } catch (error) {
      if (signal.aborted) outcome = 'stopped';
      else logError('The links of the site could not be checked', error);
    } finally {
      clearInterval(timer);
      await written;
      await db
        .updateTable('link_check')
        .set({
          ...progress,
          outcome,
          ended_at: clock().toISOString(),
          is_complete: isComplete ? 1 : 0,
          ...(toldAt !== undefined && { told_at: toldAt }),
        })
        .where('id', '=', rowId)
        .execute()
        .then(() => endLease(db, checkLease))
        .catch((error: unknown) => void logError('After a check of links', error));
    }
  }

  return {
    start: () => begin(true),
    async nightly() {
      try {
        const last = await db.selectFrom('link_check').select(['ended_at', 'outcome']).where('id', '=', rowId).executeTakeFirst();
        const wasTold = last?.outcome === 'done' || last?.outcome === 'offline';
        const at = wasTold && last?.ended_at != null ? Date.parse(last.ended_at) : -Infinity;
        if (clock().getTime() - at < recently) return;
        if (await begin(false)) await running;
      } catch (error) {
        logError('The links of the site could not be checked', error);
      }
    },
    ended: () => running,
    async stop() {
      isStopped = true;
      stopFollowing();
      stopping?.abort();
      await running;
    },
  };
}

async function beginRow(db: Database, byHand: boolean, now: Date): Promise<void> {
  const begun = {
    started_at: now.toISOString(),
    ended_at: null,
    by_hand: byHand ? 1 : 0,
    outcome: null,
    total: 0,
    done: 0,
    is_complete: 1,
  };
  await db
    .insertInto('link_check')
    .values({ id: rowId, ...begun })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(begun))
    .execute();
}

type Run = { byHand: boolean; signal: AbortSignal; progress: { total: number; done: number }; beat: () => void };

async function checkAll(parts: LinkCheckerParts, { byHand, signal, progress, beat }: Run): Promise<Outcome> {
  const { db, dialect, types, addresses, files, publicUrl, clock, network = internet, pause, patience, time } = parts;
  const { links, isComplete } = await findLinks(db, types, signal);
  progress.total = links.size;
  beat();
  const { paths, records, outside } = sorted(links.keys(), publicUrl == null ? [] : [publicUrl]);
  const own = await judgeOwn({ db, now: clock(), addresses, files }, paths, records, signal);
  progress.done = own.size;
  const { verdicts, isOffline } = await judgeOutside(outside, {
    network,
    userAgent: userAgentOf(publicUrl ?? null),
    signal,
    onTold: () => (progress.done += 1),
    pause,
    patience,
    time,
  });
  const told = new Map<string, Verdict>([...own, ...verdicts]);
  const hasRoom = await storeProblems({
    db,
    dialect,
    types,
    links,
    verdicts: told,
    isOwn: (address) => own.has(address),
    byHand,
    now: clock(),
    signal,
  });
  const isAllAsked = isOffline || told.size === links.size;
  return { outcome: isOffline ? 'offline' : 'done', isComplete: isComplete && hasRoom && isAllAsked };
}

function sorted(addresses: Iterable<string>, origins: readonly string[]) {
  const paths = new Map<string, string>();
  const records: string[] = [];
  const outside: string[] = [];
  for (const address of addresses) {
    const path = ownPath(address, origins);
    if (path !== null) paths.set(address, path);
    else if (targetOf(address)?.kind === 'record') records.push(address);
    else outside.push(address);
  }
  return { paths, records, outside };
}

/** Says who asks, and where to complain. */
const userAgentOf = (publicUrl: string | null): string =>
  `Mozilla/5.0 (compatible; LinkCheck/1.0${publicUrl === null ? '' : `; +${publicUrl}`})`;
