import { interestActivities } from './interest-activities.ts';
import type { InterestLetter } from './interest-letters.ts';
import type { InterestAnswers } from './interest-sums.ts';

/** 'Thích'. */
const likedFrom = 3;
const mostReasons = 2;

/**
 * The activities that somebody likes and that lead to these positions: the one that is liked most of each of their letters, in
 * the order of the letters, then the next of each. What was `quoted` already comes last of its letter, so that not every career
 * has the same reasons. Empty where none is liked.
 */
export function reasonsFor(
  answers: InterestAnswers,
  positions: readonly { holland: readonly InterestLetter[] }[],
  quoted: ReadonlySet<string> = new Set(),
): string[] {
  const letters = [...new Set(positions.flatMap(({ holland }) => holland))];
  const liked = letters.map((letter) =>
    interestActivities
      .map(({ text, ...activity }, place) => ({ ...activity, text, answer: answers[place] ?? 0, isQuoted: quoted.has(text) }))
      .filter((activity) => activity.letter === letter && activity.answer >= likedFrom)
      .sort((one, other) => Number(one.isQuoted) - Number(other.isQuoted) || other.answer - one.answer),
  );
  const most = Math.max(0, ...liked.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, turn) => liked.flatMap((of) => of[turn] ?? []));
  return inTurn
    .flat()
    .slice(0, mostReasons)
    .map(({ text }) => text);
}
