/** The words of a query. In: a query. Out: its words as pages and the index need them. */

import { blockLetter } from '#shared/search/code-keys.ts';
import type { Query } from '#shared/search/search-query.ts';

const typedWords = ({ readings: [typed] }: Query): readonly string[] => typed?.words ?? [];

/** As a visitor types them. */
export const wordsOf = (query: Query) => ({
  words: typedWords(query).flatMap(spoken),
  accents: (query.readings[0]?.accents ?? []).flatMap(spoken),
});

/** A word, or what visitors call the combinations that it is the key of. */
const spoken = (word: string): string[] => {
  const letter = blockLetter(word);
  return letter === null ? [word] : ['khoi', letter];
};

/** A word, or with each digit behind its letter the combinations that it is the key of. */
const codesOf = (word: string, end = ''): string[] => {
  const letter = blockLetter(word);
  return letter === null ? [word] : Array.from('0123456789', (digit) => letter + digit + end);
};

/** Words as keys that a text may begin with: the open last word is compared as it was typed. */
export const readingsOf = ({ readings, beginning }: Query): string[][] =>
  readings.map(({ words, open }) => (open ? [...words.slice(0, -1), beginning] : words));

/** Words that are looked for. */
export const termsOf = ({ readings, beginning }: Query): string[] => [
  ...readings.flatMap(({ words }) => words.flatMap((word) => codesOf(word))),
  ...(readings.some(({ open }) => open) ? [beginning] : []),
];

/** Words of a synonym count side by side only, and the last word as a prefix where nothing has it whole. */
export function marksOf(query: Query, isPrefixed: boolean): string[] {
  const typed = typedWords(query);
  const marks = typed.flatMap((word) => codesOf(word, '*'));
  if (isPrefixed) marks.push(`${query.beginning}*`);
  for (const { words } of query.readings.slice(1)) {
    const runs = words
      .map((word) => (typed.includes(word) ? ',' : word))
      .join(' ')
      .split(',');
    marks.push(...runs.map((run) => run.trim()).filter((run) => run !== ''));
  }
  return marks;
}

export const wordCount = (query: Query): number => typedWords(query).length;

export const hasWord = (query: Query | undefined, word: string): boolean =>
  query !== undefined && typedWords(query).includes(word);

/** Whether a query has no word that was not typed. */
export const isTypedIn = (typed: Query, query: Query): boolean => typedWords(query).every((word) => hasWord(typed, word));

/** Queries of other words than those before them. */
export function distinct(queries: readonly (Query | null)[]): Query[] {
  const given = queries.filter((query) => query !== null);
  const texts = given.map((query) => typedWords(query).join(' '));
  return given.filter((_, at) => texts.indexOf(texts[at]!) === at);
}
