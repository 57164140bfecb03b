import { interestPath } from '#shared/paths.ts';
import { interestLetters } from './interest-letters.ts';
import { type InterestSums, mostOfSum } from './interest-sums.ts';

/** Six whole numbers without a sign or zeros in front, so that the same sums have one address. */
const pattern = /^#(?:0|[1-9]\d?)(?:-(?:0|[1-9]\d?)){5}$/;

/** The address of a result, below the origin. What is behind the '#' is never sent to a server. */
export const interestResultPath = (sums: InterestSums): string =>
  `${interestPath}#${interestLetters.map((letter) => sums[letter]).join('-')}`;

/** The sums in the fragment of an address, '#' included; null for anything else. */
export function sumsInFragment(fragment: string): InterestSums | null {
  if (!pattern.test(fragment)) return null;
  const [R = 0, I = 0, A = 0, S = 0, E = 0, C = 0] = fragment.slice(1).split('-').map(Number);
  return Math.max(R, I, A, S, E, C) > mostOfSum ? null : { R, I, A, S, E, C };
}
