import { fold } from '#shared/text/fold.ts';
import { type SearchWord, searchWords } from './search-key.ts';

/** The key of a word, and its bare letters where they differ: 'ty' may be the whole of 'tỷ' (key 'ti') or begin 'typography'. */
const spellings = (text: string, { start, end, key }: SearchWord): string[] =>
  key.endsWith('i') ? [key, fold(text.slice(start, end))] : [key];

/** A label in the form in which words are looked for in it. */
export const heldIn = (label: string): string =>
  ` ${searchWords(label)
    .flatMap((word) => spellings(label, word))
    .join(' ')}`;

/**
 * Tells of labels (`heldIn`) whether they hold every word of a query, in any order. A word may still be being typed: the
 * beginning of one will do; where it is the only one and more than a letter, any part.
 */
export function wordsOf(query: string): (held: string) => boolean {
  const words = searchWords(query);
  const before = words.length === 1 && (words[0]?.key.length ?? 0) > 1 ? '' : ' ';
  const sought = words.map((word) => spellings(query, word).map((spelled) => before + spelled));
  return (held) => sought.every((word) => word.some((spelled) => held.includes(spelled)));
}

export const holdsWords = (label: string, query: string): boolean => wordsOf(query)(heldIn(label));
