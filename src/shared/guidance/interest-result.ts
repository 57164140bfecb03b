import type { InterestLetter } from './interest-letters.ts';
import { type MatchedCareer, matchCareers } from './interest-matches.ts';
import { reasonsFor } from './interest-reasons.ts';
import { type InterestAnswers, type InterestSums, isCreatingLow, isFlat } from './interest-sums.ts';

/**
 * What is to be said before anything else: the profile is flat; or creating is among what is liked least; or no career of the
 * site goes along with it; or none of these.
 */
export type InterestFinding = 'flat' | 'creating-low' | 'nothing-near' | 'leaning';

type Career = {
  name: string;
  positions: readonly { name: string; holland: readonly InterestLetter[]; nganh_hocs: readonly { id: number }[] }[];
};
type MajorOf<C extends Career> = C['positions'][number]['nganh_hocs'][number];

/** A career with the positions it is shown for, and the activities that lead there. */
export type SuggestedCareer<C extends Career> = MatchedCareer<C> & { reasons: string[] };

export type InterestResult<C extends Career> = {
  finding: InterestFinding;
  near: SuggestedCareer<C>[];
  worth: SuggestedCareer<C>[];
  /** The nearest majors of the positions that are near: those of most of them first, at most five. */
  majors: MajorOf<C>[];
};

const mostMajors = 5;

/** `answers`: those the sums come from; null where only the sums are known, and nothing can be quoted. */
export function interestResult<C extends Career>(
  sums: InterestSums,
  answers: InterestAnswers | null,
  careers: readonly C[],
): InterestResult<C> {
  const { near, worth } = matchCareers(sums, careers);
  const quoted = new Set<string>();
  const withReasons = (matched: MatchedCareer<C>) => {
    const reasons = answers === null ? [] : reasonsFor(answers, matched, quoted);
    for (const reason of reasons) quoted.add(reason);
    return { ...matched, reasons };
  };
  return {
    finding: findingOf(sums, near.length + worth.length),
    near: near.map(withReasons),
    worth: worth.map(withReasons),
    majors: majorsOf(near),
  };
}

function majorsOf<C extends Career>(near: readonly MatchedCareer<C>[]): MajorOf<C>[] {
  const found = new Map<number, { major: MajorOf<C>; count: number }>();
  for (const { positions } of near) {
    for (const position of positions) {
      const [nearest]: readonly MajorOf<C>[] = position.nganh_hocs;
      if (nearest !== undefined) found.set(nearest.id, { major: nearest, count: (found.get(nearest.id)?.count ?? 0) + 1 });
    }
  }
  // The sort is stable: of as many positions, the major that came first.
  return [...found.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, mostMajors)
    .map(({ major }) => major);
}

function findingOf(sums: InterestSums, shown: number): InterestFinding {
  if (isFlat(sums)) return 'flat';
  if (isCreatingLow(sums)) return 'creating-low';
  return shown === 0 ? 'nothing-near' : 'leaning';
}
