import { sweepPictures } from '#server/crud/sweep-pictures.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { removeExpiredPreviews } from '#server/previews/previews.ts';
import { forgetEnquiries } from '#server/enquiries/change-enquiries.ts';
import { type Keeping, thinJournal } from '#server/journal/thin.ts';
import { forgetSetAside } from '#server/set-aside/set-aside.ts';
import { thinPictures } from '#server/picture-library/thin-pictures.ts';
import { readSite } from '#server/public/site.ts';
import { Plans } from '#server/sheets/plans.ts';
import { logError } from '#server/observability/log.ts';
import { forgetAddresses } from './forget-addresses.ts';
import { libraryPictureRecord } from './site-types.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Three in the morning in Vietnam, which knows no summer time. */
const nightly = 20 * 60 * minute;

export type NightlyWork = {
  /** Does it now, and from then on every night; what failed is tried again after ten minutes. */
  start: () => void;
  stop: () => void;
  /** By the name of a work: when it was last done, in seconds. */
  doneAt: () => Readonly<Record<string, number>>;
};

/** Takes away what is kept no longer: versions and deleted records, old addresses of people, and then the pictures that nothing names any more. */
export async function tidy(content: WriteContext, keeping: Keeping): Promise<void> {
  const thinned = await thinJournal(content, keeping);
  if (thinned !== null && thinned.rows + thinned.records > 0)
    console.log(`Removed ${thinned.rows} old changes, and for good ${thinned.records} records that were deleted long ago.`);
  const pictures = await thinPictures(content, libraryPictureRecord, keeping.trashDays);
  if (pictures > 0) console.log(`Removed for good ${pictures} pictures that were deleted from the library long ago.`);
  await removeExpiredPreviews(content.db, content.clock());
  const waiting = await forgetSetAside(content);
  if (waiting > 0) console.log(`Removed ${waiting} new records that were set aside long ago.`);
  await new Plans(content).dropOld();
  await forgetAddresses(content.db, content.clock());
  const enquiries = await forgetEnquiries(content.db, content.clock(), (await readSite(content.db)).thang_luu);
  if (enquiries > 0) console.log(`Removed ${enquiries} enquiries that are kept no longer.`);
  const removed = await sweepPictures(content);
  if (removed > 0) console.log(`Removed ${removed} stored pictures that nothing has named for a day.`);
}

/** Answers false where there was nothing to do. */
type Work = (isNight: boolean) => Promise<unknown>;

/**
 * Does each of these works beside serving, one after the other; `isNight` is false at the start, whatever the hour. One that
 * fails holds up none of the others.
 */
export function nightlyWork(clock: () => Date, works: Readonly<Record<string, Work>>): NightlyWork {
  const doneAt: Record<string, number> = {};
  const retries = new Map<string, NodeJS.Timeout>();
  const running = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function attempt(name: string, work: Work, isNight: boolean): Promise<void> {
    if (stopped || running.has(name)) return;
    clearTimeout(retries.get(name));
    running.add(name);
    try {
      if ((await work(isNight)) !== false) doneAt[name] = clock().getTime() / 1_000;
    } catch (error) {
      if (stopped) return;
      logError('A nightly work could not be done, which is tried again in ten minutes', error);
      retries.set(name, setTimeout(() => void attempt(name, work, isNight), 10 * minute).unref());
    } finally {
      running.delete(name);
    }
  }

  async function run(isNight: boolean): Promise<void> {
    const next = day - ((clock().getTime() - nightly) % day);
    // A timer may be early by a moment, and the night is not over then.
    timer = setTimeout(() => void run(true), next < minute ? next + day : next).unref();
    for (const [name, work] of Object.entries(works)) await attempt(name, work, isNight);
  }

  return {
    doneAt: () => doneAt,
    start: () => void run(false),
    stop() {
      stopped = true;
      clearTimeout(timer);
      for (const retry of retries.values()) clearTimeout(retry);
    },
  };
}
