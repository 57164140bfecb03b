import type { Limits } from './kind.ts';
import { placingRules } from './rules/placing.ts';
import { printingRules, study } from './rules/printing.ts';
import type { Composition } from './render.ts';

/** Cheap to ask; what is placed badly need not be looked at more closely. */
export const isPlacedWell = (composition: Composition): boolean => placingRules.every((rule) => rule(composition));

/** How badly a picture breaks the rules; 0 is one we would print. Stops counting at `enough`. */
export function faults(composition: Composition, limits: Limits, enough = Infinity): number {
  const studied = study(composition);
  let sum = 0;
  for (const rule of printingRules) {
    sum += rule(studied, limits);
    if (sum >= enough) break;
  }
  return sum;
}
