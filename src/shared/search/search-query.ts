import { accentKey } from './search-accents.ts';
import { searchKey, type SearchWord, searchWords } from './search-key.ts';
import { fold } from '#shared/text/fold.ts';
import { isCode } from './code-keys.ts';
import { isAddress, isEveryday, isLeading, synonyms } from './search-synonyms.ts';

/** One way to read what was typed: words that a record must all have. */
export type Reading = {
  words: string[];
  /** The same words with their accents (search-accents), where the visitor or a synonym gave any. */
  accents: string[];
  /** The last word may be the beginning of one: it is the last that was typed. */
  open: boolean;
};

export type Query = {
  /** As typed first, then with synonyms in place of words. */
  readings: Reading[];
  /** The open last word as it was typed: its key 'qui' does not begin 'quyen', but 'quy' does. */
  beginning: string;
};

/** Limits on what is read: real queries are shorter, and each word costs time. */
const maxLength = 200;
const maxWords = 12;
const maxReadings = 6;

/** Null when there is no word in the text. */
export function readQuery(text: string): Query | null {
  const typed = text.slice(0, maxLength);
  const words = withoutOperators(typed, searchWords(typed)).slice(0, maxWords);
  const last = words.at(-1);
  if (last === undefined) return null;
  const reading = {
    words: words.map(({ key }) => key),
    accents: accentsOf(
      typed,
      words.map(({ start, end }) => typed.slice(start, end)),
    ),
    // 'C++' is a whole word, and so is a code.
    open: !/^[+#]/.test(typed.slice(last.end)) && !isCode(last.key),
  };
  return { readings: withSynonyms(reading), beginning: reading.open ? fold(typed.slice(last.start, last.end)) : '' };
}

/** 'ai' is who; it is artificial intelligence in capitals, or beside a word that is not Vietnamese. */
function accentsOf(text: string, words: readonly string[]): string[] {
  const isShouted = text === text.toUpperCase();
  const isForeign = (word: string | undefined) => word !== undefined && word !== '' && !isSyllable.test(searchKey(word));
  return words.map((word, index) => {
    if (word.toLowerCase() !== 'ai') return accentKey(word);
    const isMeant =
      (word === 'AI' && (!isShouted || words.length === 1)) || isForeign(words[index - 1]) || isForeign(words[index + 1]);
    return accentKey(isMeant ? 'AI' : 'ai');
  });
}

/** A key that can be a Vietnamese syllable. */
export const isSyllable = /^(ngh?|nh|gh|gi|kh|ph|th|tr|ch|qu|[bcdghklmnpqrstvx])?[aeiouy]{1,3}(ch|nh|ng|[cmnpt])?$/;

/** Without the operators of other search engines ('đồ AND họa'). */
const withoutOperators = (text: string, words: readonly SearchWord[]): SearchWord[] => {
  const isOperator = (word: SearchWord | undefined) =>
    word !== undefined && /^(AND|OR|NOT|NEAR)$/.test(text.slice(word.start, word.end));
  const isJoined = (word: SearchWord | undefined) => word !== undefined && !isOperator(word);
  return words.filter((word, index) => !(isOperator(word) && isJoined(words[index - 1]) && isJoined(words[index + 1])));
};

/** A query of corrected words, all of which are whole. */
export function queryOf(words: readonly string[], accents: readonly string[] = words): Query {
  const reading = { words: [...words], accents: [...accents], open: false };
  return { readings: withSynonyms(reading), beginning: words.at(-1) ?? '' };
}

/** Without words that only stand around what is sought ('học … ở đâu'); null when nothing would change or remain. */
export const withoutLeading = (query: Query): Query | null =>
  keeping(query, (word, _, accent, next) => !isLeading(word, accent, next));

/** Without any filler word; null when nothing would change or remain. */
export const withoutEveryday = (query: Query): Query | null =>
  keeping(query, (word, _, accent, next) => !isEveryday(word, accent, next));

/** Without words that only address somebody ('trường mình ở đâu vậy ạ'); null when nothing would change or remain. */
export const withoutAddress = (query: Query): Query | null => keeping(query, (word, _, accent) => !isAddress(word, accent));

/** Without filler words at its beginning ('em muốn chuyển ngành'); null when nothing would change or remain. */
export function withoutEverydayStart(query: Query): Query | null {
  let from = 0;
  return keeping(query, (word, index, accent, next) => index > from || !isEveryday(word, accent, next) || (from += 1) === 0);
}

type IsKept = (word: string, index: number, accent: string, next: string | undefined) => boolean;

/** The words of a query that `isKept` keeps; null when nothing would change or remain. */
export function keeping({ readings: [typed], beginning }: Query, isKept: IsKept): Query | null {
  if (typed === undefined) return null;
  const kept = typed.words.flatMap((word, index) =>
    isKept(word, index, typed.accents[index] ?? '', typed.words[index + 1]) ? [index] : [],
  );
  if (kept.length === 0 || kept.length === typed.words.length) return null;
  const reading = {
    words: kept.map((index) => typed.words[index] ?? ''),
    accents: kept.map((index) => typed.accents[index] ?? ''),
    open: typed.open && kept.at(-1) === typed.words.length - 1,
  };
  return { readings: withSynonyms(reading), beginning };
}

function withSynonyms(typed: Reading): Reading[] {
  const readings = [typed];
  for (const reading of readings) {
    for (const { typed: from, meant } of synonyms) {
      const start = indexOfRun(reading.words, from);
      if (start === -1) continue;
      const end = start + from.length;
      for (const inserted of meant) {
        const words = reading.words.toSpliced(start, from.length, ...inserted.words);
        const accents = reading.accents.toSpliced(start, from.length, ...inserted.accents);
        const known = readings.some((other) => other.words.join(' ') === words.join(' '));
        if (!known && readings.length < maxReadings)
          readings.push({ words, accents, open: reading.open && end < reading.words.length });
      }
    }
  }
  return readings;
}

function indexOfRun(words: readonly string[], run: readonly string[]): number {
  let start = words.indexOf(run[0] ?? '');
  while (start !== -1 && !run.every((word, index) => words[start + index] === word))
    start = words.indexOf(run[0] ?? '', start + 1);
  return start;
}
