import { hideAtField } from '#shared/content-types/hide-at.ts';
import { hideDue, nextHide } from './hide-due.ts';
import type { JournalEntry } from '#server/database/journal.ts';
import { onContentChange } from '#server/crud/write-context.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { countWaits } from '#server/database/waited-time.ts';
import { logError } from '#server/observability/log.ts';

export type TimedHiding = {
  /** Hides at their moment whatever has one, until `stop`; what failed is tried again every second. */
  start: () => void;
  stop: () => void;
  /** Returns once nothing is due any more that is known of here; at once where that is so already. */
  settle: () => Promise<void>;
  /** Tells of a moment, in milliseconds, that another instance may have written. */
  heard: (moment: number) => void;
};

/** In milliseconds: how long a moment that another instance wrote, and a clock that was set, may go unseen while nobody asks. */
const lookEvery = 30_000;
const retryAfter = 1_000;
/** In milliseconds: how long one step of the work may wait for the database. */
const waitsAtMost = 5_000;

/**
 * Hides records at the moments they were given. Who reads the site waits in `settle` for what is due, so that nothing is shown
 * after its moment however long the work takes; a work that fails is no reason to answer nobody, and what cannot be written is
 * logged and tried again.
 */
export function timedHiding(content: WriteContext): TimedHiding {
  const { clock } = content;
  // Until it was looked up, something may be due.
  let next = -Infinity;
  let heardMeanwhile = Infinity;
  let failedAt = -Infinity;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let started = false;

  async function run(): Promise<void> {
    heardMeanwhile = Infinity;
    try {
      // Of the request that happens to be the first, this is no part.
      const found = await countWaits(async () => {
        const count = await hideDue(content);
        if (count > 0) console.log(`Hid ${count} records at the moment they had been given.`);
        return nextHide(content);
      }, waitsAtMost);
      next = Math.min(found, heardMeanwhile);
      failedAt = -Infinity;
    } catch (error) {
      failedAt = performance.now();
      logError('What is due to be hidden could not be, which is tried again in a second', error);
    }
  }

  const runOnce = () => (running ??= run().finally(() => (running = null)));
  const isDue = () => clock().getTime() >= next;
  const hasJustFailed = () => performance.now() - failedAt < retryAfter;

  async function settle(): Promise<void> {
    while (isDue() && !hasJustFailed()) await runOnce();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!started) return;
    const wait = hasJustFailed() ? retryAfter : Math.min(lookEvery, Math.max(0, next - clock().getTime()));
    timer = setTimeout(() => void look(), wait).unref();
  }

  /** Looks even where nothing is known to be due: another instance may have written a moment. */
  async function look(): Promise<void> {
    await runOnce();
    schedule();
  }

  function heard(moment: number): void {
    heardMeanwhile = Math.min(heardMeanwhile, moment);
    if (moment >= next) return;
    next = moment;
    schedule();
  }

  onContentChange(content.db, (changes) => {
    if (changes === null || changes.some(maySetMoment)) heard(-Infinity);
  });

  return {
    settle,
    heard,
    start() {
      started = true;
      void look();
    },
    stop() {
      started = false;
      clearTimeout(timer);
    },
  };
}

/** A state names the field with a value only where it has one; texts of a record hold no quotation mark of JSON. */
const maySetMoment = ({ earlier, changed, data }: JournalEntry): boolean =>
  earlier === undefined &&
  (changed?.includes(hideAtField) ?? true) &&
  (data === null || data?.includes(`"${hideAtField}":"`) === true);
