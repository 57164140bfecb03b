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

const maxKept = 5_000;

/** Vietnamese has few syllables and texts repeat them, so that most words are found here. */
export function remembered(make: (word: string) => string): (word: string) => string {
  const kept = new Map<string, string>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const made = make(word);
    if (kept.size >= maxKept) kept.clear();
    if (word.length <= maxKeyLength) kept.set(word, made);
    return made;
  };
}

/**
 * What a word is compared by: no accents, lower case, đ as d, i for an open y. Old and new places of a
 * tone (hoạ, họa), both spellings of i, NFC and NFD give the same key.
 */
export const searchKey = remembered((word) => fold(word).slice(0, maxKeyLength).replace(openY, '$1i'));

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
