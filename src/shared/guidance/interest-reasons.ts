import { interestActivities } from './interest-activities.ts';
import type { InterestLetter } from './interest-letters.ts';
import type { InterestAnswers } from './interest-sums.ts';

/** 'Thích'. */
const likedFrom = 3;
const mostReasons = 2;

/**
 * The activities that somebody likes and that lead to these positions: the one that is liked most of each of their letters, in
 * the order of the letters, then the next of each. Empty where none is liked.
 */
export function reasonsFor(answers: InterestAnswers, positions: readonly { holland: readonly InterestLetter[] }[]): string[] {
  const letters = [...new Set(positions.flatMap(({ holland }) => holland))];
  const liked = letters.map((letter) =>
    interestActivities
      .map((activity, place) => ({ ...activity, answer: answers[place] ?? 0 }))
      .filter((activity) => activity.letter === letter && activity.answer >= likedFrom)
      .sort((one, other) => other.answer - one.answer),
  );
  const most = Math.max(0, ...liked.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, turn) => liked.flatMap((of) => of[turn] ?? []));
  return inTurn
    .flat()
    .slice(0, mostReasons)
    .map(({ text }) => text);
}
