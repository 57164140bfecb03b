import type { InterestLetter } from './interest-letters.ts';
import { type MatchedCareer, matchCareers } from './interest-matches.ts';
import { reasonsFor } from './interest-reasons.ts';
import { type InterestAnswers, type InterestSums, isCreatingLow, isFlat } from './interest-sums.ts';

/**
 * What is to be said before anything else: the profile is flat; or creating is among what is liked least; or no career of the
 * site goes along with it; or none of these.
 */
export type InterestFinding = 'flat' | 'creating-low' | 'nothing-near' | 'leaning';

type Career = { positions: readonly { holland: readonly InterestLetter[]; nganh_hocs: readonly { id: number }[] }[] };
type MajorOf<C extends Career> = C['positions'][number]['nganh_hocs'][number];

/** A career with the positions it is shown for, and the activities that lead there. */
export type SuggestedCareer<C extends Career> = MatchedCareer<C> & { reasons: string[] };

export type InterestResult<C extends Career> = {
  finding: InterestFinding;
  near: SuggestedCareer<C>[];
  worth: SuggestedCareer<C>[];
  /** Those of all shown positions, each once, in the order in which they come. */
  majors: MajorOf<C>[];
};

/** `answers`: those the sums come from; null where only the sums are known, and nothing can be quoted. */
export function interestResult<C extends Career>(
  sums: InterestSums,
  answers: InterestAnswers | null,
  careers: readonly C[],
): InterestResult<C> {
  const { near, worth } = matchCareers(sums, careers);
  const quoted = new Set<string>();
  const withReasons = (matched: MatchedCareer<C>) => {
    const reasons = answers === null ? [] : reasonsFor(answers, matched.positions, quoted);
    for (const reason of reasons) quoted.add(reason);
    return { ...matched, reasons };
  };
  const shown = [...near, ...worth];
  const majors = new Map<number, MajorOf<C>>();
  for (const { positions } of shown) {
    for (const major of positions.flatMap((position): readonly MajorOf<C>[] => position.nganh_hocs)) {
      if (!majors.has(major.id)) majors.set(major.id, major);
    }
  }
  return {
    finding: findingOf(sums, shown.length),
    near: near.map(withReasons),
    worth: worth.map(withReasons),
    majors: [...majors.values()],
  };
}

function findingOf(sums: InterestSums, shown: number): InterestFinding {
  if (isFlat(sums)) return 'flat';
  if (isCreatingLow(sums)) return 'creating-low';
  return shown === 0 ? 'nothing-near' : 'leaning';
}
