const waiting: (() => void)[] = [];
let isDue = false;

/**
 * Runs pieces of work in the order in which they come, one in each turn of the event loop: several that are ready together would
 * be one long turn, and what is answered from memory is answered between turns.
 */
export function inOwnTurn(work: () => void): void {
  waiting.push(work);
  beginNext();
}

function beginNext(): void {
  if (isDue || waiting.length === 0) return;
  isDue = true;
  setImmediate(() => {
    isDue = false;
    const work = waiting.shift();
    try {
      work?.();
    } finally {
      beginNext();
    }
  });
}
