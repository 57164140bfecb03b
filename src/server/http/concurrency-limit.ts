import { busy } from './errors.ts';

export type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `concurrency` pieces of work at a time; the others wait in the order they came. What comes while `maxWaiting` wait
 * already is refused with 503.
 */
export function concurrencyLimit(concurrency: number, maxWaiting = Number.POSITIVE_INFINITY): Limited {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw busy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
