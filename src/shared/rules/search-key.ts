import { fold } from './fold.ts';

/** A word of a text: where it stands, and the key it is compared by. */
export type SearchWord = { start: number; end: number; key: string };

/** Letters and digits with their marks; in NFD a mark is a character of its own behind its letter. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Longer words are compared by their beginning: an index limits the length of its entries. */
const maxKeyLength = 40;

/**
 * A y that is the whole rhyme of a syllable may also be spelled i: kỹ kĩ, lý lí, mỹ mĩ, quý quí.
 * Behind another vowel it is another sound: tay is not tai, thuy is not thui.
 */
const openY = /^([bcdghklmnprstvx]{1,3}|qu)y$/;

/**
 * What a word is compared by: no accents, lower case, đ as d, i for an open y. Old and new places of a
 * tone (hoạ, họa), both spellings of i, NFC and NFD give the same key.
 */
export function searchKey(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const key = fold(word).slice(0, maxKeyLength).replace(openY, '$1i');
  if (keys.size >= maxKept) keys.clear();
  if (word.length <= maxKeyLength) keys.set(word, key);
  return key;
}

/** Vietnamese has few syllables and texts repeat them, so that most keys are found here. */
const keys = new Map<string, string>();
const maxKept = 5_000;

/** The words of a text in order, with their places in the text as given. */
export function searchWords(text: string): SearchWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    key: searchKey(word),
  }));
}

/** The keys of a text, in order: letters and digits only, so that no character has a meaning to a full-text query. */
export const searchKeys = (text: string): string[] => searchWords(text).map(({ key }) => key);
