import type { Database } from '#server/database/schema.ts';
import { endLease, isLeased, renewLease } from '#server/database/lease.ts';

/**
 * A copy of the site takes its pictures after its rows. Until it has them, no file of a picture is removed: what is given up
 * meanwhile goes when the last hold ends, or with the next sweep. A hold is a row in `turn`, so that all instances see it, and
 * ends by itself when the process that renews it is gone.
 */

const prefix = 'hold pictures ';

/** In milliseconds: for how long a hold lasts, and how often it is renewed. */
const lasts = 10 * 60_000;
const renewEvery = 60_000;

export type Hold = {
  /** Throws when the hold has ended by itself, so that what was copied since may not be whole. */
  release: () => Promise<void>;
};

/**
 * Nothing that is named by a record when this returns is removed until `release`: a picture is given up by a commit, and its
 * files are removed by whoever looked for holds after it.
 */
export async function holdPictures(db: Database, clock: () => Date): Promise<Hold> {
  const work = `${prefix}${crypto.randomUUID()}`;
  let heldUntil = 0;
  let isLost = false;
  const renew = async () => {
    const now = clock().getTime();
    isLost ||= heldUntil !== 0 && heldUntil < now;
    await renewLease(db, work, now + lasts);
    heldUntil = now + lasts;
  };
  await renew();
  // One that fails is followed by others before the hold ends.
  const timer = setInterval(() => void renew().catch(() => undefined), renewEvery).unref();
  return {
    async release() {
      clearInterval(timer);
      await endLease(db, work);
      if (isLost || heldUntil < clock().getTime())
        throw new Error('The database was away for so long that pictures may have been removed meanwhile.');
    },
  };
}

export const picturesAreHeld = (db: Database, now: Date): Promise<boolean> => isLeased(db, prefix, now);
