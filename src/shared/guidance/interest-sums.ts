import { interestActivities, interestAnswers } from './interest-activities.ts';
import { type InterestLetter, interestLetters } from './interest-letters.ts';

/** What was answered to each activity, in their order: the place of the answer, from 0; null where none was given yet. */
export type InterestAnswers = readonly (number | null)[];

/** One sum for each letter, from 0 to `mostOfSum`. */
export type InterestSums = Readonly<Record<InterestLetter, number>>;

const mostOfAnswer = interestAnswers.length - 1;
export const mostOfSum = (interestActivities.length / interestLetters.length) * mostOfAnswer;

export const isInterestAnswer = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostOfAnswer;

export const noAnswers: InterestAnswers = interestActivities.map(() => null);

/** The places of the activities that have no answer yet. */
export const unanswered = (answers: InterestAnswers): number[] =>
  interestActivities.flatMap((_, place) => (isInterestAnswer(answers[place]) ? [] : [place]));

/** Null until every activity is answered. */
export function sumsOf(answers: InterestAnswers): InterestSums | null {
  if (unanswered(answers).length > 0) return null;
  const sums: Record<InterestLetter, number> = { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };
  for (const [place, { letter }] of interestActivities.entries()) sums[letter] += answers[place] ?? 0;
  return sums;
}

const inOrder = (sums: InterestSums) => interestLetters.map((letter) => sums[letter]);

/** Sums that are less than this apart count as equal: five answers do not tell more. */
const leastDifference = 3;

/**
 * The sums with those that count as equal made equal: levels, each with the mean of its sums as its value.
 *
 * 'Less than three apart' alone parts nothing, because 6 and 8 are, 8 and 10 are, and 6 and 10 are not. So levels are put
 * together from the nearest: each sum begins as a level of its own; the two neighbouring levels that together span least
 * become one, the higher pair where two span the same, as long as the span stays under three. Sums that are three or more
 * apart are thus never equal, a higher sum never gets a lower value, and two sums that are less apart are equal unless each is
 * nearer to others.
 */
export function levelled(sums: InterestSums): InterestSums {
  let levels = [...new Set(inOrder(sums))].sort((one, other) => other - one).map((sum) => [sum]);
  for (;;) {
    const spans = levels.slice(1).map((lower, at) => (levels[at]?.[0] ?? 0) - (lower.at(-1) ?? 0));
    const least = Math.min(...spans);
    if (!(least < leastDifference)) break;
    const at = spans.indexOf(least);
    levels = [...levels.slice(0, at), levels.slice(at, at + 2).flat(), ...levels.slice(at + 2)];
  }
  const valueOf = (letter: InterestLetter): number => {
    const level = levels.find((one) => one.includes(sums[letter])) ?? [];
    const own = inOrder(sums).filter((sum) => level.includes(sum));
    return own.reduce((total, sum) => total + sum, 0) / own.length;
  };
  return { R: valueOf('R'), I: valueOf('I'), A: valueOf('A'), S: valueOf('S'), E: valueOf('E'), C: valueOf('C') };
}

/** With a smaller range from the lowest sum to the highest there is no leaning. */
const leastRange = 4;

/** Whether all six are so near each other that they say nothing, and order nothing. */
export const isFlat = (sums: InterestSums): boolean => Math.max(...inOrder(sums)) - Math.min(...inOrder(sums)) < leastRange;

/**
 * Whether creating is among the two things that are liked least: at most one sum is lower than its own, those that are as
 * high share its place, and the highest does not count as equal to it. A flat profile has no lowest.
 */
export function isCreatingLow(sums: InterestSums): boolean {
  if (isFlat(sums)) return false;
  const all = inOrder(sums);
  const lower = all.filter((sum) => sum < sums.A).length;
  return lower <= 1 && Math.max(...all) - sums.A >= leastDifference;
}
