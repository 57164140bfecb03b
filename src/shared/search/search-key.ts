import { fold } from '#shared/text/fold.ts';

/** A word of a text: where it stands, and the key it is compared by. */
export type SearchWord = { start: number; end: number; key: string };

const letter = 1;
const mark = 2;
const other = 3;
/** What each UTF-16 unit is, 0 where nobody has asked yet: a table is several times as fast as a regular expression. */
const kinds = new Uint8Array(0x10000);

/** Letters and digits, the marks that follow them (in NFD a mark is a character of its own), and all else. */
function kindOf(unit: number): number {
  const known = kinds[unit] ?? 0;
  if (known !== 0) return known;
  const sign = String.fromCharCode(unit);
  // Halves of a pair are neither: what lies beyond the first plane is pictures and scripts that nobody here reads.
  const kind = /[\p{L}\p{N}]/u.test(sign) ? letter : /\p{M}/u.test(sign) ? mark : other;
  kinds[unit] = kind;
  return kind;
}

/** Longer words are compared by their beginning: an index limits the length of its entries. */
const maxKeyLength = 40;

/**
 * A y that is the whole rhyme of a syllable may also be spelled i: kỹ kĩ, lý lí, mỹ mĩ, quý quí.
 * Behind another vowel it is another sound: tay is not tai, thuy is not thui.
 */
const openY = /^([bcdghklmnprstvx]{1,3}|qu)y$/;

const maxKept = 20_000;

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

const initials = new Uint16Array(0x10000);

/** The first letter of the key of a word that begins with a letter; both as UTF-16 units. */
export function initialOf(unit: number): number {
  const known = initials[unit] ?? 0;
  return known === 0 ? (initials[unit] = fold(String.fromCharCode(unit)).charCodeAt(0)) : known;
}

/** Calls back with the place of each word of a text, in order. */
export function eachWord(text: string, found: (start: number, end: number) => void): void {
  const { length } = text;
  for (let start = 0; start < length; start += 1) {
    if (kindOf(text.charCodeAt(start)) !== letter) continue;
    let end = start + 1;
    while (end < length && kindOf(text.charCodeAt(end)) !== other) end += 1;
    found(start, end);
    start = end;
  }
}

/** The words of a text in order, with their places in the text as given. */
export function searchWords(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  eachWord(text, (start, end) => words.push({ start, end, key: searchKey(text.slice(start, end)) }));
  return words;
}

/** The keys of a text, in order: letters and digits only, so that no character has a meaning to a full-text query. */
export const searchKeys = (text: string): string[] => searchWords(text).map(({ key }) => key);
