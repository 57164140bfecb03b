import { type InterestLetter, interestLetters } from './interest-letters.ts';
import { type InterestSums, isFlat, levelled } from './interest-sums.ts';

/** What the letters of a position weigh, the first first. */
const weights = [3, 2, 1] as const;

const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;

/** The six numbers as their distances from their mean. */
function centred(all: readonly number[]): number[] {
  const middle = mean(all);
  return all.map((value) => value - middle);
}

const product = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/**
 * How far a position's letters go along with what somebody likes, from -1 to 1: the correlation of the six sums, those that
 * count as equal made equal (`levelled`), with the six weights of the letters (3-2-1, and 0 for those that are not named). It
 * is 0 where either says nothing, because all six are equal or the position has no letters.
 */
export function nearness(sums: InterestSums, letters: readonly InterestLetter[]): number {
  const levels = levelled(sums);
  const liked = centred(interestLetters.map((letter) => levels[letter]));
  const wanted = centred(interestLetters.map((letter) => weights[letters.indexOf(letter)] ?? 0));
  const spread = Math.sqrt(product(liked, liked) * product(wanted, wanted));
  // Equal positions must come out equal, whichever way the last digits were rounded.
  return spread < 1e-9 ? 0 : Math.round((product(liked, wanted) / spread) * 1e6) / 1e6;
}

/** From here on a position is near what somebody likes, and worth a look. */
const nearFrom = 0.7;
const worthFrom = 0.4;
/** A career is a place to go on from: more positions of it stand on its page. */
const mostPositions = 3;
/** More would be the whole school, and no help. */
const mostNear = 4;

/** What is compared: a career of any shape, by the letters of its positions. */
type Career = { positions: readonly { holland: readonly InterestLetter[] }[] };

/** A career with the positions it is shown for. */
export type MatchedCareer<C extends Career> = { career: C; positions: C['positions'][number][] };

/**
 * The careers whose positions go along with what somebody likes, in two bands. A career stands in the band of its nearest
 * position, with at most three positions of that band. The nearer come first, and where two are equally near, those that came
 * first; of more than four near ones the rest is worth a look. A flat profile orders nothing: both bands are empty.
 */
export function matchCareers<C extends Career>(sums: InterestSums, careers: readonly C[]) {
  if (isFlat(sums)) return { near: [], worth: [] };
  const found = careers.flatMap((career) => {
    const positions = career.positions
      .map((position: C['positions'][number]) => ({ position, near: nearness(sums, position.holland) }))
      .filter(({ near }) => near >= worthFrom)
      // The sort is stable.
      .sort((one, other) => other.near - one.near);
    const [best] = positions;
    if (best === undefined) return [];
    const isNear = best.near >= nearFrom;
    const shown = positions.filter(({ near }) => near >= nearFrom === isNear).slice(0, mostPositions);
    return [{ best: best.near, isNear, matched: { career, positions: shown.map(({ position }) => position) } }];
  });
  found.sort((one, other) => other.best - one.best);
  const near = found.filter(({ isNear }) => isNear).slice(0, mostNear);
  return { near: near.map(({ matched }) => matched), worth: found.slice(near.length).map(({ matched }) => matched) };
}
