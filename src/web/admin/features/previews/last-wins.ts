/**
 * Does `work` with what it was given last: a pause after it was, which is not put off for ever while more comes, and never while
 * it is still at work with something before.
 */
export function lastWins<Given>(pause: number, work: (given: Given) => Promise<void>) {
  let waiting: { given: Given; since: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isAtWork = false;

  async function begin(): Promise<void> {
    isDue = true;
    if (isAtWork || waiting === null) return;
    const { given } = waiting;
    waiting = null;
    isDue = false;
    isAtWork = true;
    await work(given).finally(() => (isAtWork = false));
    if (isDue) await begin();
  }

  return {
    give(given: Given): void {
      const now = Date.now();
      const since = waiting?.since ?? now;
      waiting = { given, since };
      if (isDue) return;
      clearTimeout(timer);
      timer = setTimeout(() => void begin(), Math.max(0, Math.min(pause, since + 2 * pause - now)));
    },
    stop(): void {
      clearTimeout(timer);
      waiting = null;
    },
  };
}
