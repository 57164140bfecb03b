import { fold } from './fold.ts';

/** A word of a text: where it stands, and the key it is compared by. */
export type SearchWord = { start: number; end: number; key: string };

/** Letters and digits with their marks; a mark may stand alone behind its letter (NFD). */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Longer words are compared by their beginning; an index bears no word of any length. */
const maxKeyLength = 40;

/**
 * The y that is the whole rhyme of a syllable is spelled i just as well: kỹ kĩ, lý lí, mỹ mĩ, quý quí.
 * Behind another vowel it is a sound of its own: tay is not tai, thuy is not thui.
 */
const openY = /^([bcdghklmnprstvx]{1,3}|qu)y$/;

/**
 * What a word is compared by: no accents, lower case, đ as d, i for an open y. Old and new places of a
 * tone (hoạ, họa), both spellings of i, NFC and NFD have one key.
 */
export function searchKey(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const key = fold(word).slice(0, maxKeyLength).replace(openY, '$1i');
  if (keys.size >= maxKept) keys.clear();
  if (word.length <= maxKeyLength) keys.set(word, key);
  return key;
}

/** A language has few syllables, and a text has them over and over. */
const keys = new Map<string, string>();
const maxKept = 5_000;

/** The words of a text in order, by place in the text as it was given. */
export function searchWords(text: string): SearchWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    key: searchKey(word),
  }));
}

/** The keys of a text, in order. Nothing that a database gives a meaning to survives. */
export const searchKeys = (text: string): string[] => searchWords(text).map(({ key }) => key);
