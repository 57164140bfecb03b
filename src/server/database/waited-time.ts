import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';

/** How long something has waited for the database, in milliseconds: time in which several queries wait counts once. */
export class WaitedTime {
  /** What it may wait in all, where that is less than the limit of the database. */
  readonly atMost: number;
  #before = 0;
  #waiting = 0;
  #since = 0;

  constructor(atMost = Infinity) {
    this.atMost = atMost;
  }

  begin(): void {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
  }

  end(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#before += performance.now() - this.#since;
  }

  /** What was waited so far counts no more. */
  startAnew(): void {
    this.#before = 0;
    this.#since = performance.now();
  }

  get total(): number {
    return this.#before + (this.#waiting === 0 ? 0 : performance.now() - this.#since);
  }
}

const current = new AsyncLocalStorage<WaitedTime>();

/**
 * Counts all waits for the database within `work` as one, so that a request of many queries waits no longer than one query
 * may. Time that is spent otherwise, such as on a picture, does not count.
 */
export const countWaits = <T>(work: () => T, atMost?: number): T => current.run(new WaitedTime(atMost), work);

/**
 * For work on many rows, between its parts: each of them may wait as long as a request, because the database has answered up
 * to there. Whoever calls this bounds the number of parts.
 */
export const countWaitsAnew = (): void => current.getStore()?.startAnew();

/** Between the parts of such work: other work of the process gets its turn. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
  countWaitsAnew();
}

/** Outside of `countWaits` each use of a connection counts for itself. */
export const waitedSoFar = (): WaitedTime => current.getStore() ?? new WaitedTime();
