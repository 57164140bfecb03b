import type { Random } from './random.ts';
import type { Composition } from './render.ts';

/** What a kind of picture asks for beyond the rules all share. Shares are of the frame, 0 to 1. */
export type Limits = {
  /** The smallest and largest share left as ground. */
  ground: readonly [number, number];
  /** How far the centre of weight may stray from the middle, in grid units. */
  stray: number;
  /** Share of each mark that must lie in the frame. */
  seen: number;
  /** The smallest share the largest mark may show. */
  lead: number;
  /** The lower left corner, in grid units, that must lie in one flat colour. */
  calm?: { right: number; top: number };
};

/**
 * The rule of one kind of picture. The cards – colours, marks – are dealt once per seed, so that no
 * mark is favoured for being easy to lay; the laying is tried until the judge is content. A laying that does not work out is undefined.
 */
export type Kind = {
  limits: Limits;
  deal: (random: Random) => (random: Random) => Composition | undefined;
};
