import type { Query, Reading } from '#shared/rules/search-query.ts';
import { accentToken, type PairPlace, pairToken, type Place, wordToken, type Wanted } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The records that match about equally well; none of them is in a tier before. */
export type Tier = { level: number; wanted: Wanted };

export type Tiers = {
  tiers: Tier[];
  /** What is in any of them; null when there is none. */
  any: Wanted | null;
  /** The same without long texts that hold a word only by other accents; null where several words or none were typed with any. */
  strict: Tiers | null;
  /** Words by the tokens of their accents in names. */
  spelled: ReadonlyMap<string, string>;
  /** How many names have the rarest of the words: about how many match by the name, at most. */
  named: number;
  /** How many texts have it: about how many match at all. */
  uses: number;
};

/**
 * Where words were typed with accents, what has them only with others comes behind all that has them
 * so, by as much; names with the words side by side are taken for meant all the same.
 */
export const foldedStep = 20;

/** Up to this one the words stand side by side in the name. */
export const lastPhraseLevel = 2;

/** Up to this one they are in the name. */
export const lastNameLevel = 4;

/** Up to this one they stand side by side in the name of what the record hangs on. */
export const lastAboveLevel = 5;

/** Up to this one they are in the name, tags, the short text, or the names of what the record hangs on. */
export const lastShortLevel = 9;

/** Whether the last word is found as a beginning only. */
export const isBegun = (level: number): boolean => begunLevels.has(level % foldedStep);

const begunLevels: ReadonlySet<number> = new Set([2, 4, 7, 9, 11]);

/**
 * From the best match down: all words in the name, side by side, then so with the last one as a
 * beginning, then in any order; then in a name of what it hangs on, with tags and these names, with
 * short texts, and anywhere. Whole words come before beginnings. Empty when some word of every reading is in no record.
 */
export function tiersOf({ readings }: Query, { known, endings }: Vocabulary): Tiers {
  const isKnown = (word: string) => known.has(word);
  const whole = readings.filter(({ words }) => words.every(isKnown));
  const begun = readings.filter(({ words, open }) => words.slice(0, -1).every(isKnown) && open && endings.length > 0);
  const more = begun.some(({ words }) => endings.some((ending) => ending !== words.at(-1)));

  const wholeIn = (place: Part) => anyOf(whole.map(({ words }) => has(place, words, [])));
  const begunIn = (place: Part) =>
    more ? anyOf([...begun.map(({ words }) => has(place, words, endings)), wholeIn(place)]) : wholeIn(place);
  const tiers: Tier[] = [];
  const add = (level: number, wanted: Wanted | null, ...before: (Wanted | null)[]) => {
    const but = anyOf(before);
    if (wanted !== null) tiers.push({ level, wanted: but === null ? wanted : { all: wanted, but } });
  };
  const several = ({ words }: Reading) => words.length > 1;
  const sideBySide = anyOf(whole.filter(several).map(({ words }) => allOf(pairs('p', words, []))));
  const begunBeside = more ? anyOf(begun.filter(several).map(({ words }) => allOf(pairs('p', words, endings)))) : null;
  const above = anyOf(whole.filter(several).map(({ words }) => allOf(pairs('q', words, []))));
  const [typed] = readings;
  const isSpelled = typed !== undefined && accentsOf(typed).length > 0;
  // A word typed with accents is half a word more seldom than one that is spelled so.
  const isWhole = isSpelled && typed.accents.at(-1) !== typed.words.at(-1);
  const beside = isWhole ? sideBySide : anyOf([sideBySide, begunBeside]);
  add(1, sideBySide);
  if (!isWhole) add(2, begunBeside, sideBySide);

  const spelledIn = (place: Part) =>
    isSpelled ? anyOf(whole.map((reading) => allOf([has(place, reading.words, []), ...spelling(place, reading)]))) : null;
  const spelledAny = spelledIn('a');
  if (isSpelled) {
    const spelledAbove = anyOf(
      whole.filter(several).map((reading) => allOf([...pairs('q', reading.words, []), ...spelling('t', reading)])),
    );
    add(3, spelledIn('n'), beside);
    add(5, spelledAbove, spelledIn('n'), beside);
    add(6, spelledIn('t'), spelledIn('n'), spelledAbove, beside);
    add(8, spelledIn('h'), spelledIn('t'), beside);
    add(10, spelledAny, spelledIn('h'), beside);
  }
  const step = isSpelled ? foldedStep : 0;
  if (isWhole) add(step + 2, begunBeside, sideBySide, spelledAny);
  add(step + 3, wholeIn('n'), sideBySide, begunBeside, spelledAny);
  if (more) add(step + 4, begunIn('n'), wholeIn('n'), begunBeside, spelledAny);
  add(step + 5, above, begunIn('n'), spelledAny);
  add(step + 6, wholeIn('t'), begunIn('n'), above, spelledAny);
  if (more) add(step + 7, begunIn('t'), begunIn('n'), above, wholeIn('t'), spelledAny);
  add(step + 8, wholeIn('h'), begunIn('t'), spelledAny);
  if (more) add(step + 9, begunIn('h'), begunIn('t'), wholeIn('h'), spelledAny);
  const short = tiers.length;
  add(step + 10, wholeIn('a'), begunIn('h'), spelledAny);
  if (more) add(step + 11, begunIn('a'), begunIn('h'), wholeIn('a'), spelledAny);

  const rarest = (having: 'named' | 'uses') => {
    const countOf = (words: readonly string[]) => words.reduce((sum, word) => sum + (known.get(word)?.[having] ?? 0), 0);
    const counts = (more ? begun : whole).map(({ words }) =>
      Math.min(...words.map((word, index) => countOf(more && index === words.length - 1 ? endings : [word]))),
    );
    return Math.max(0, ...counts);
  };
  const [named, uses] = [rarest('named'), rarest('uses')];
  const spelled = new Map(readings.flatMap(accentsOf).map((accent) => [accentToken('y', accent), accent]));
  const isStrict = isSpelled && readings[0]?.words.length === 1;
  const strict = isStrict
    ? { tiers: tiers.slice(0, short), any: anyOf([spelledAny, begunIn('h')]), strict: null, spelled, named, uses }
    : null;
  return { tiers, any: begunIn('a'), strict, spelled, named, uses };
}

/** The parts of a record, each with those before in it. */
type Part = 'n' | 't' | 'h' | 'a';

/** A word typed without accents may have any. */
const accentsOf = ({ words, accents }: Reading): string[] => accents.filter((accent, index) => accent !== words[index]);

/** The words as they were typed. */
const spelling = (part: Part, reading: Reading): Wanted[] =>
  accentsOf(reading).map((accent) => accentToken(accentPlaces[part], accent));

const accentPlaces = { n: 'y', t: 'w', h: 'w', a: 'x' } as const;

/**
 * All of the words in one part of the record, the last one by any of `endings` if there are some.
 * Anywhere in a long text that would mean little ('đồ họa' is not 'đỏ … hoa'), nor do words that are
 * scattered over name, tags and the names of what the record hangs on: there each word must have its
 * neighbour beside it, unless the texts of the record's own that count here have it.
 */
function has(place: Part, words: readonly string[], endings: readonly string[]): Wanted {
  const last = words.length - 1;
  const spellings = (index: number): readonly string[] =>
    index === last && endings.length > 0 ? endings : words.slice(index, index + 1);
  const own = (index: number, at: Place) => spellings(index).map((word) => wordToken(at, word));
  if (place === 'n') return allOf(words.map((_, index) => orOf(own(index, place))));
  if (last === 0) return orOf([...own(0, place), ...own(0, 'u')]);
  const beside = (at: PairPlace, index: number): Wanted[] =>
    index < 0 || index >= last ? [] : spellings(index + 1).map((next) => pairToken(at, words[index] ?? '', next));
  const besideIn = (at: PairPlace, index: number) => [...beside(at, index - 1), ...beside(at, index)];
  return allOf(
    words.map((_, index) =>
      orOf([...own(index, place === 'a' ? 'h' : place), ...besideIn('q', index), ...(place === 'a' ? besideIn('b', index) : [])]),
    ),
  );
}

/** All of the words side by side in their order, the last one by any of `endings` if there are some. */
const pairs = (place: PairPlace, words: readonly string[], endings: readonly string[]): Wanted[] =>
  words.slice(1).map((word, index) => {
    const isLast = index === words.length - 2;
    const spellings = isLast && endings.length > 0 ? endings : [word];
    return orOf(spellings.map((spelling) => pairToken(place, words[index] ?? '', spelling)));
  });

const orOf = (parts: Wanted[]): Wanted => (parts.length === 1 && parts[0] !== undefined ? parts[0] : { or: parts });
const allOf = (parts: Wanted[]): Wanted => (parts.length === 1 && parts[0] !== undefined ? parts[0] : { and: parts });

function anyOf(parts: readonly (Wanted | null)[]): Wanted | null {
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? null : orOf(given);
}
