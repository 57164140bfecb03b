import { yieldToEventLoop } from '#server/database/waited-time.ts';

/** Milliseconds of work on end. */
const atMost = 4;

/** To be called between pieces of a long work: gives other work of the process its turn, when it has been at it for long enough. */
export function yielding(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < atMost) return;
    await yieldToEventLoop();
    since = performance.now();
  };
}
