import { sweepPictures } from '#server/crud/sweep-pictures.ts';
import type { WriteContext } from '#server/crud/write-context.ts';
import { logError } from '#server/observability/log.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Three in the morning in Vietnam, which knows no summer time. */
const nightly = 20 * 60 * minute;

export type Sweeper = {
  /** Sweeps now, and from then on every night; a sweep that failed is tried again after ten minutes. */
  start: () => void;
  stop: () => void;
};

/** Sweeps the stored pictures beside serving. */
export function pictureSweeper(content: WriteContext, sweepNow = sweepPictures): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  async function sweep(): Promise<void> {
    let next = day - ((content.clock().getTime() - nightly) % day);
    try {
      const removed = await sweepNow(content);
      if (removed > 0) console.log(`Removed ${removed} stored pictures that no record has used for a day.`);
    } catch (error) {
      if (stopped) return;
      logError('The stored pictures could not be swept, which is tried again in ten minutes', error);
      next = 10 * minute;
    }
    if (!stopped) timer = setTimeout(() => void sweep(), next).unref();
  }
  return {
    start: () => void sweep(),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
