import { remembered, searchKey } from './search-key.ts';

const tone = /[\u0300\u0301\u0303\u0309\u0323]/gu;

/**
 * A word with its accents in one spelling: the key of its letters (ă, â, đ, ê, ô, ơ, ư stay apart),
 * then its tone. hoạ and họa give the same key, họa and hoa different ones. AI in capitals has one of its own.
 */
export const accentKey = remembered((word) => {
  if (word === 'AI') return word;
  const apart = word.normalize('NFD').toLowerCase();
  const marks = apart.replace(/[^\u0300-\u036fđ]/gu, '').replace(tone, '');
  const tones = apart.match(tone)?.join('') ?? '';
  return `${searchKey(word)}${marks}${tones}`;
});

/** Whether a word (both by their accent keys, and keys) may go on as another: 'thiê' and 'thiế' as 'thiết', 'tủ' not as 'tuần'. */
export const mayBecome = (key: string, accent: string, other: string, otherAccent: string): boolean =>
  other.startsWith(key) && otherAccent.slice(other.length).startsWith(accent.slice(key.length));
