import type { Random } from './random.ts';
import type { Composition } from './render.ts';

/** The limits of a kind of picture beside the rules that all share. Shares are of the frame, 0 to 1. */
export type Limits = {
  /** The smallest and largest share that stays bare ground. */
  ground: readonly [number, number];
  /** How far the centre of weight may be from the middle, in grid units. */
  maxOffset: number;
  /** The smallest share of each mark that lies within the frame. */
  minInFrame: number;
  /** The smallest share of the frame that the largest mark shows. */
  minLargest: number;
  /** The lower left corner, in grid units, that has to be one flat colour. */
  plainCorner?: { right: number; top: number };
};

/**
 * How one kind of picture is made. `choose` takes colours and marks once per seed, and the function it returns arranges
 * them, again and again until the rules are kept: if each attempt chose anew, marks that are easy to arrange would be on
 * most pictures. An arrangement that does not work out is undefined.
 */
export type Kind = {
  limits: Limits;
  choose: (random: Random) => (random: Random) => Composition | undefined;
};
