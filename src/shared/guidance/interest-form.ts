import { interestActivities } from './interest-activities.ts';
import { type InterestAnswers, isInterestAnswer } from './interest-sums.ts';

/** The name of the field for the activity at a place, from 0. */
export const interestFieldName = (place: number): string => `viec-${place + 1}`;

/** What a form with all activities says; what is absent, or no answer, counts as not answered. */
export const answersOfForm = (valueOf: (name: string) => unknown): InterestAnswers =>
  interestActivities.map((_, place) => {
    const value = valueOf(interestFieldName(place));
    return typeof value === 'string' && /^\d$/.test(value) && isInterestAnswer(Number(value)) ? Number(value) : null;
  });

/** How far somebody has come: the answers, and the place of the activity in front of him. */
export type InterestProgress = { answers: InterestAnswers; at: number };

export const writeProgress = ({ answers, at }: InterestProgress): string => JSON.stringify({ answers, at });

/** Null for what `writeProgress` cannot have written: what is kept in a browser can be anything. */
export function readProgress(text: string | null): InterestProgress | null {
  if (text === null) return null;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null || !('answers' in read) || !('at' in read)) return null;
  const { answers, at } = read;
  const isPlace = Number.isInteger(at) && interestActivities[Number(at)] !== undefined;
  if (!isPlace || !Array.isArray(answers) || answers.length !== interestActivities.length) return null;
  if (!answers.every((answer) => answer === null || isInterestAnswer(answer))) return null;
  return { answers, at: Number(at) };
}
