import { fold } from '#shared/text/fold.ts';
import { searchWords } from './search-key.ts';

/** A piece of a text, and whether the search found it. */
export type MarkedPart = { text: string; marked: boolean };

/** A letter with the combining marks that follow it. */
const letterPattern = /\P{M}\p{M}*/gu;

/**
 * Cuts a text into what the search matched and what lies between; joined again, the parts are the text.
 * `terms` are as `SearchFacts` has them: keys of words, of several where they count side by side only,
 * the last one with a '*' behind it where it is the beginning of one. Of such a word 'word' marks all,
 * 'part' as many letters as the term has. Matches with nothing but space between them are one part, so
 * that a name reads as one and not as its syllables.
 */
export function markTerms(text: string, terms: readonly string[], reach: 'word' | 'part'): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const sought = terms
    .flatMap((term) => {
      const keys = term.match(/[^ *]+/g);
      return keys === null ? [] : [{ keys, goesOn: term.endsWith('*'), lastLength: keys.at(-1)?.length ?? 0 }];
    })
    // The longest match wins.
    .sort((a, b) => b.keys.length - a.keys.length || b.lastLength - a.lastLength);
  const words = searchWords(text);
  let end = 0;
  for (let index = 0; index < words.length;) {
    const match = sought.find(({ keys, goesOn }) =>
      keys.every((key, step) => {
        const word = words[index + step]?.key;
        return word === key || (goesOn && step === keys.length - 1 && word?.startsWith(key));
      }),
    );
    const first = words[index];
    index += match?.keys.length ?? 1;
    const last = words[index - 1];
    if (first === undefined || last === undefined || match === undefined) continue;
    const between = text.slice(end, first.start);
    // Of the codes of a block ('h0*') no letters are typed.
    const isWhole = reach === 'word' || /^[a-z]\d$/.test(match.keys.at(-1) ?? '');
    const matchEnd = isWhole ? last.end : last.start + lettersEnd(text.slice(last.start, last.end), match.lastLength);
    const before = parts.at(-1);
    if (before !== undefined && between.trim() === '') before.text = text.slice(end - before.text.length, matchEnd);
    else {
      if (between !== '') parts.push({ text: between, marked: false });
      parts.push({ text: text.slice(first.start, matchEnd), marked: true });
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
