/** Gives what comes to `work`, a pause after it came and one at a time; of what comes meanwhile only the last. */
export function lastWins<Given>(pause: number, work: (given: Given) => Promise<void>): (given: Given) => Promise<void> {
  let newest: { given: Given } | null = null;
  let isUnderWay = false;
  return async (given) => {
    newest = { given };
    if (isUnderWay) return;
    isUnderWay = true;
    while (newest !== null) {
      await new Promise((wait) => setTimeout(wait, pause));
      const next = newest.given;
      newest = null;
      await work(next);
    }
    isUnderWay = false;
  };
}
