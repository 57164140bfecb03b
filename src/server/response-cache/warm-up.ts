import { setImmediate } from 'node:timers/promises';
import type { KeptAnswer } from './kept-answer.ts';
import type { LruCache } from './lru-cache.ts';

/** How often an answer was asked for that is made anew before it is asked for again, and how many of them are. */
const often = 3;
const atMost = 200;

type Parts = {
  /** What visitors wait for. */
  pending: ReadonlyMap<string, { answer: Promise<KeptAnswer> }>;
  closing: AbortSignal | undefined;
  isRight: (key: string) => boolean;
  make: (key: string) => Promise<KeptAnswer>;
};

/**
 * Makes anew what was asked for most, one after the other, after a change may have touched it: none while a visitor waits for
 * another answer. What fails ends it until the next change.
 */
export function warmUp({ pending, closing, isRight, make }: Parts) {
  let wanted = new Set<string>();
  let isRunning = false;

  async function run(): Promise<void> {
    for (;;) {
      const [key] = wanted;
      if (key === undefined) return;
      // Between two of them whoever has come meanwhile is answered.
      do {
        await setImmediate();
        await Promise.allSettled([...pending.values()].map(({ answer }) => answer));
      } while (pending.size > 0);
      if (closing?.aborted === true) return;
      wanted.delete(key);
      if (isRight(key)) continue;
      const answer = await make(key);
      if (answer.status >= 500) return;
      // Most browsers ask for this one.
      if (answer.mayBeKept) await answer.in('br');
    }
  }

  return (entries: LruCache<unknown>): void => {
    wanted = new Set([...entries.mostAsked(often, atMost), ...wanted].slice(0, atMost));
    if (isRunning || wanted.size === 0) return;
    isRunning = true;
    // It fails where a visitor's request would, which tells of it.
    void run()
      .catch(() => wanted.clear())
      .finally(() => (isRunning = false));
  };
}
