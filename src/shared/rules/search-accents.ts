import { searchKey } from './search-key.ts';

const tone = /[\u0300\u0301\u0303\u0309\u0323]/gu;

/**
 * A word with its accents in one spelling: the key of its letters (ă, â, đ, ê, ô, ơ, ư stay apart),
 * then its tone. hoạ and họa give the same key, họa and hoa different ones.
 */
export function accentKey(word: string): string {
  const known = accents.get(word);
  if (known !== undefined) return known;
  const made = spell(word);
  if (accents.size >= maxKept) accents.clear();
  if (word.length <= 40) accents.set(word, made);
  return made;
}

const accents = new Map<string, string>();
const maxKept = 5_000;

function spell(word: string): string {
  const apart = word.normalize('NFD').toLowerCase();
  const marks = apart.replace(/[^\u0300-\u036fđ]/gu, '').replace(tone, '');
  const tones = apart.match(tone)?.join('') ?? '';
  return `${searchKey(word)}${marks}${tones}`;
}
