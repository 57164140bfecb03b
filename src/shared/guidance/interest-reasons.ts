import { interestActivities } from './interest-activities.ts';
import type { InterestLetter } from './interest-letters.ts';
import type { InterestAnswers } from './interest-sums.ts';
import { interestTopics } from './interest-topics.ts';

/** 'Thích'. */
const likedFrom = 3;
const mostReasons = 2;

/** What a career is shown for: its name, and its positions. */
type Shown = {
  career: { name: string };
  positions: readonly { name: string; holland: readonly InterestLetter[] }[];
};

/** The words of names between spaces, so that a topic is found as whole words: 'in' is no part of 'tin'. */
const wordsOf = (names: readonly string[]): string =>
  ` ${names
    .join(' ')
    .normalize('NFC')
    .toLocaleLowerCase('vi')
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `;

/**
 * The activities that somebody likes and that are near a career: of a letter of its positions, and about what the career or a
 * position is called. The more of its words the first, then what is liked more. What was `quoted` already comes last, so that not
 * every career has the same reasons. Empty where none is near.
 */
export function reasonsFor(answers: InterestAnswers, { career, positions }: Shown, quoted: ReadonlySet<string> = new Set()) {
  const letters = new Set(positions.flatMap(({ holland }) => holland));
  const words = wordsOf([career.name, ...positions.map(({ name }) => name)]);
  return interestActivities
    .map(({ letter, text }, place) => ({
      text,
      letter,
      answer: answers[place] ?? 0,
      isQuoted: quoted.has(text),
      shared: (interestTopics[text] ?? []).filter((topic) => words.includes(` ${topic} `)).length,
    }))
    .filter(({ letter, answer, shared }) => letters.has(letter) && answer >= likedFrom && shared > 0)
    .sort((one, other) => Number(one.isQuoted) - Number(other.isQuoted) || other.shared - one.shared || other.answer - one.answer)
    .slice(0, mostReasons)
    .map(({ text }) => text);
}
