import { blockLetter } from '#shared/search/code-keys.ts';
import type { Query } from '#shared/search/search-query.ts';

/** As a visitor types them. */
export const wordsOf = ({ readings }: Query) => ({
  words: (readings[0]?.words ?? []).flatMap((word) => inBlock(word, (letter) => ['khoi', letter])),
  accents: (readings[0]?.accents ?? []).flatMap((accent) => inBlock(accent, (letter) => ['khoi', letter])),
});

/** A word, or what stands for the key of a block. */
const inBlock = (word: string, other: (letter: string) => string[]): string[] => {
  const letter = blockLetter(word);
  return letter === null ? [word] : other(letter);
};

const digits = [...'0123456789'];

/** Words as keys that a text may begin with: the open last word is compared as it was typed. */
export const readingsOf = ({ readings, beginning }: Query): string[][] =>
  readings.map(({ words, open }) => (open ? [...words.slice(0, -1), beginning] : words));

/** Words that are looked for. */
export function termsOf({ readings, beginning }: Query): string[] {
  const terms = new Set(
    readings.flatMap(({ words }) => words.flatMap((word) => inBlock(word, (letter) => digits.map((digit) => letter + digit)))),
  );
  if (readings.some(({ open }) => open)) terms.add(beginning);
  return [...terms];
}

/** Words of a synonym count side by side only, and the last word as a beginning where nothing has it whole. */
export function marksOf({ readings, beginning }: Query, isHalf: boolean): string[] {
  const [typed, ...others] = readings;
  const marks = new Set(typed?.words.flatMap((word) => inBlock(word, (letter) => digits.map((digit) => `${letter}${digit}*`))));
  if (isHalf) marks.add(`${beginning}*`);
  for (const { words } of others) {
    let run: string[] = [];
    for (const word of [...words, undefined]) {
      if (word !== undefined && !typed?.words.includes(word)) run.push(word);
      else if (run.length > 0) {
        marks.add(run.join(' '));
        run = [];
      }
    }
  }
  return [...marks];
}

export const wordCount = ({ readings: [typed] }: Query): number => typed?.words.length ?? 0;

export const hasWord = (query: Query | undefined, word: string): boolean => query?.readings[0]?.words.includes(word) === true;

/** Whether a query has no word that was not typed. */
export const isTypedIn = (typed: Query, { readings: [some] }: Query): boolean =>
  some?.words.every((word) => hasWord(typed, word)) === true;

/** Queries of other words than those before them. */
export function distinct(queries: readonly (Query | null)[]): Query[] {
  const seen = new Set<string>();
  return queries.flatMap((query) => {
    const words = query?.readings[0]?.words.join(' ');
    if (query === null || words === undefined || seen.has(words)) return [];
    seen.add(words);
    return [query];
  });
}
