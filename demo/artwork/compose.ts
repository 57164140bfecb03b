import { faults, isPlacedWell } from './judge.ts';
import type { Kind } from './kind.ts';
import { createRandom } from './random.ts';
import type { Composition } from './render.ts';

const choices = 12;
const attemptsPerChoice = 150;

/** The first composition without a fault, or the best of all attempts. */
export function compose({ choose, limits }: Kind, name: string): Composition {
  let best: Composition | undefined;
  let fewest = Infinity;
  for (let choice = 0; choice < choices && fewest > 0; choice++) {
    const arrange = choose(createRandom(`${name}/${choice}`));
    for (let attempt = 0; attempt < attemptsPerChoice && fewest > 0; attempt++) {
      const composition = arrange(createRandom(`${name}/${choice}/${attempt}`));
      if (!composition || !isPlacedWell(composition)) continue;
      const found = faults(composition, limits, fewest);
      if (found < fewest) [best, fewest] = [composition, found];
    }
  }
  if (!best) throw new Error(`No picture can be composed for ${name}.`);
  return best;
}
