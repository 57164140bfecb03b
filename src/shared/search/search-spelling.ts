import { accentKey } from './search-accents.ts';
import { searchWords } from './search-key.ts';

/** In characters. Longer texts are read only to here. */
const maxRead = 20_000;

/**
 * Words known by their keys as the texts of a record spell them, with accents: side by side where a
 * text has them so, else each where it comes first; by the accents that were typed (search-accents)
 * where there are any. The texts come weightiest first.
 */
export function spelledAs(keys: readonly string[], texts: readonly string[], accents: readonly string[] = keys): string {
  const read = texts.map((text) => {
    const part = text.slice(0, maxRead);
    return searchWords(part).map((word) => ({ ...word, part }));
  });
  type Read = (typeof read)[number][number];
  const isAlike = (word: Read | undefined, index: number): word is Read => word?.key === keys[index];
  // Nearly all words have another key: neither their accents nor their place in a sentence is looked at.
  const isMeant = (word: Read | undefined, index: number): word is Read =>
    isAlike(word, index) &&
    (accents[index] === keys[index] || accentKey(word.part.slice(word.start, word.end)) === accents[index]);
  for (const fits of [isMeant, isAlike]) {
    for (const words of read) {
      const at = words.findIndex((_, index) => keys.every((_key, step) => fits(words[index + step], step)));
      if (at !== -1)
        return words
          .slice(at, at + keys.length)
          .map(inSentence)
          .join(' ');
    }
  }
  const all = read.flat();
  return keys
    .map((key, index) => {
      const found = all.find((word) => isMeant(word, index)) ?? all.find((word) => isAlike(word, index));
      return found === undefined ? key : inSentence(found);
    })
    .join(' ');
}

/** As it is written within a sentence: in lower case where only its place made it a capital, but not in a name ('Adobe Photoshop') or a code. */
function inSentence({ part: text, start, end }: { part: string; start: number; end: number }): string {
  const word = text.slice(start, end).normalize('NFC');
  const begins = /(^|[.!?:…“"(–-])\s*$/u.test(text.slice(Math.max(0, start - 3), start));
  const isName = /\d/.test(word) || /^[\s-]\p{Lu}/u.test(text.slice(end));
  return begins && !isName && word.slice(1) === word.slice(1).toLowerCase() ? word.toLowerCase() : word;
}
