import type { Limits } from './kind.ts';
import { placingRules } from './rules/placing.ts';
import { analyse, printingRules } from './rules/printing.ts';
import type { Composition } from './render.ts';

/** The rules that need no raster, so that most bad compositions are dropped cheaply. */
export const isPlacedWell = (composition: Composition): boolean => placingRules.every((rule) => rule(composition));

/** How badly a picture breaks the rules; 0 when it keeps all of them. Stops counting at `enough`. */
export function faults(composition: Composition, limits: Limits, enough = Infinity): number {
  const analysis = analyse(composition);
  let sum = 0;
  for (const rule of printingRules) {
    sum += rule(analysis, limits);
    if (sum >= enough) break;
  }
  return sum;
}
