import { fold } from './fold.ts';
import { searchWords } from './search-key.ts';

/** A piece of a text, and whether the search found it. */
export type MarkedPart = { text: string; marked: boolean };

/** A letter with the marks that stand behind it. */
const letterPattern = /\P{M}\p{M}*/gu;

/**
 * Cuts a text into what the search matched and what lies between; joined again, the parts are the text.
 * A word is a match when its key begins with one of `terms` (keys, as `SearchFacts` has them). With
 * 'word' all of it is marked, with 'part' as many letters as the term has. Matches with nothing but
 * space between them are one part, so that a name reads as one and not as its syllables.
 */
export function markTerms(text: string, terms: readonly string[], reach: 'word' | 'part'): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const word of searchWords(text)) {
    const length = Math.max(0, ...terms.filter((term) => word.key.startsWith(term)).map((term) => term.length));
    if (length === 0) continue;
    const between = text.slice(end, word.start);
    const matchEnd = reach === 'word' ? word.end : word.start + lettersEnd(text.slice(word.start, word.end), length);
    const last = parts.at(-1);
    if (last !== undefined && between.trim() === '') last.text = text.slice(end - last.text.length, matchEnd);
    else {
      if (between !== '') parts.push({ text: between, marked: false });
      parts.push({ text: text.slice(word.start, matchEnd), marked: true });
    }
    end = matchEnd;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** Where in a word the letters end that make the first `length` places of its key. */
function lettersEnd(word: string, length: number): number {
  let places = 0;
  for (const { 0: letter, index } of word.matchAll(letterPattern)) {
    places += fold(letter).length;
    if (places >= length) return index + letter.length;
  }
  return word.length;
}
