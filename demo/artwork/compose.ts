import { faults, isPlacedWell } from './judge.ts';
import type { Kind } from './kind.ts';
import { createRandom } from './random.ts';
import type { Composition } from './render.ts';

const hands = 12;
const laysPerHand = 150;

/** The first composition without a fault or, should luck run out, the best of many. */
export function compose({ deal, limits }: Kind, name: string): Composition {
  let best: Composition | undefined;
  let fewest = Infinity;
  for (let hand = 0; hand < hands && fewest > 0; hand++) {
    const lay = deal(createRandom(`${name}/${hand}`));
    for (let attempt = 0; attempt < laysPerHand && fewest > 0; attempt++) {
      const composition = lay(createRandom(`${name}/${hand}/${attempt}`));
      if (!composition || !isPlacedWell(composition)) continue;
      const found = faults(composition, limits, fewest);
      if (found < fewest) [best, fewest] = [composition, found];
    }
  }
  if (!best) throw new Error(`No picture can be laid for ${name}.`);
  return best;
}
