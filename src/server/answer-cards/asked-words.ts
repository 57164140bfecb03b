import { accentKey } from '#shared/search/search-accents.ts';
import { searchWords } from '#shared/search/search-key.ts';
import { shortForms } from '#shared/search/short-forms.ts';

/** A word as it is compared: its key (search-key), and the same with its accents (search-accents); and as it was typed. */
export type Word = { key: string; accent: string; text: string };

/** What of a text is read, in characters and in words: questions are shorter. */
const [maxRead, maxWords] = [200, 24];

/** The words of a text that is written correctly. */
export const wordsOf = (text: string): Word[] =>
  searchWords(text).map(({ start, end, key }) => wordOf(key, text.slice(start, end)));

const wordOf = (key: string, text: string): Word => ({ key, accent: accentKey(text), text });

/** In the south hỏi and ngã sound alike, and are typed one for the other. */
const marksOf = ({ key, accent }: Word): string => accent.slice(key.length).replace('\u0303', '\u0309');

/** Whether a typed word may be this one: it lacks accents, but has no others. */
export const fits = (typed: Word, wanted: Word): boolean =>
  typed.key === wanted.key && marksOf(wanted).startsWith(marksOf(typed));

/** The same typed word with other letters. */
export const respelled = (word: Word, key: string): Word => ({ ...word, key, accent: key + word.accent.slice(word.key.length) });

/** What is typed for short, by its accents: 'dạy' without them is no 'dậy'. */
const meantBy = new Map(shortForms.flatMap(([meant, forms]) => forms.map((form) => [accentKey(form), wordsOf(meant)] as const)));

/** '22', '22.5' once it is read. */
export const isNumber = ({ key }: Word): boolean => /^\d{1,4}(?:\.\d{1,2})?$/.test(key);

/** The words of a question in which combinations stand by their codes (`readCombinations`), short forms written out; '22,5đ' is a number and 'điểm'. */
export function askedWords(text: string): Word[] {
  const typed = text.slice(0, maxRead).replaceAll('%', ' phần trăm');
  const words: Word[] = [];
  let end = 0;
  const all = searchWords(typed);
  for (const [at, word] of all.entries()) {
    if (words.length >= maxWords) break;
    const between = typed.slice(end, word.start);
    ({ end } = word);
    const [, digits = '', unit = ''] = /^(\d{1,4})(d|diem)?$/.exec(word.key) ?? [];
    const last = words.at(-1);
    const isDecimal = last !== undefined && /^\d+$/.test(last.key) && /^[.,]$/.test(between) && digits.length < 3;
    // '3d' is no number of points.
    if (digits === '' || (unit === 'd' && digits.length < 2 && !isDecimal))
      words.push(...(isNo(words, word.key, all[at + 1]?.key) ? no : writtenOut(wordOf(word.key, typed.slice(word.start, end)))));
    else if (isDecimal) words.splice(-1, 1, wordOfNumber(`${last.key}.${digits}`));
    else words.push(wordOfNumber(digits));
    if (unit !== '' && isNumber(words.at(-1)!)) words.push(...wordsOf('điểm'));
  }
  return words.slice(0, maxWords);
}

const wordOfNumber = (key: string): Word => ({ key, accent: key, text: key });

const no = wordsOf('không');
/** 'Hk' is 'học kỳ', and 'không' behind 'có', unless it is counted: 'mỗi hk', 'hk 1'. */
const isNo = (before: readonly Word[], key: string, next = ''): boolean =>
  key === 'hk' &&
  before.some((word) => word.key === 'co') &&
  !/^(?:mot|moi|may|tung|theo|\d+)$/.test(before.at(-1)!.key) &&
  !/^(?:nao|may|\d+)$/.test(next);

/** One word for another keeps how it was typed. */
function writtenOut(word: Word): Word[] {
  const meant = meantBy.get(word.accent) ?? [word];
  return meant.length === 1 ? meant.map((each) => ({ ...each, text: word.text })) : meant;
}
