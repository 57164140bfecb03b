import { blockKey } from '#shared/search/code-keys.ts';
import { type SearchWord, searchWords } from '#shared/search/search-key.ts';
import { codeCalled, codeOfSubjects, subjectCalled } from './combination-tag.ts';

/** What somebody called a combination, and its code; a letter for all that begin with it. */
export type CalledCombination = { typed: string; code: string };

/** In characters. What follows stays as it is. */
const maxRead = 200;

const leads: readonly (readonly string[])[] = [['to', 'hop'], ['khoi']];
/** What may stand between these and a code: 'khối dự thi A', 'tổ hợp xét tuyển D1'. */
const passedOver: ReadonlySet<string> = new Set(['thi', 'du', 'nganh', 'hoc', 'xet', 'tuyen', 'sinh', 'mon']);
const joining: ReadonlySet<string> = new Set(['hay', 'hoac', 'va']);
/** From the end of a code on: a sign, or a letter that is no other word there: 'khối v h'. */
const goingOn = /^(?:. *[,/+–-]|(?:v h|[abc] d|a b)$)/i;
/** 'Giáo dục kinh tế và pháp luật'. */
const longestSubject = 7;
const subjectsEach = 3;

/**
 * A text with codes in place of what combinations are called: 'khối A1', 'tổ hợp D 01', 'toán lý hóa'; for 'khối V' the key
 * of `blockKey`. `called` are those that were not called by their code.
 */
export function readCombinations(text: string): { text: string; called: CalledCombination[] } {
  // Keyboards of other scripts give wide letters, 'Ｄ０１'; each is as long as its usual form.
  const typed = text.slice(0, maxRead).replaceAll(/[！-～]/g, (sign) => sign.normalize('NFKC'));
  const words = searchWords(typed);
  const called: CalledCombination[] = [];
  let written = '';
  let end = 0;
  let isLed = false;
  for (let at = 0; at < words.length;) {
    const from: number = isLed && joining.has(words[at]!.key) ? at + 1 : at;
    const goesOn: boolean = from > at || (isLed && goingOn.test(typed.slice(end - 1, words[at]!.end)));
    const lead = leadAt(typed, words, from);
    isLed = goesOn || lead > 0;
    const found: FoundCode | null = codeAt(typed, words, from + lead, isLed) ?? subjectsAt(typed, words, at);
    isLed &&= found !== null;
    if (found === null) {
      at += 1;
      continue;
    }
    const last = words[found.end - 1]!;
    if (found.isName) called.push({ typed: typed.slice(words[from]!.start, last.end), code: found.code });
    written += `${typed.slice(end, words[from]!.start)}${found.code.length === 1 ? blockKey(found.code) : found.code}`;
    [at, end] = [found.end, last.end];
  }
  return { text: written + typed.slice(end) + text.slice(maxRead), called };
}

/** How many words say that a combination follows. */
function leadAt(typed: string, words: readonly SearchWord[], at: number): number {
  const lead = leads.find((keys) => keys.every((key, step) => words[at + step]?.key === key))?.length ?? 0;
  let length = lead;
  while (length > 0 && passedOver.has(words[at + length]?.key ?? '')) length += 1;
  // 'Khối ngành y dược', 'khối thi e chọn': there these letters are words.
  const { key, end } = words[at + length] ?? { key: '', end: 0 };
  return length > lead && /^[egky]$/.test(key) && /^[ -]*\p{L}/u.test(typed.slice(end)) ? lead : length;
}

type FoundCode = { end: number; code: string; isName: boolean };

/** 'D01', 'D 01'; where a lead says that a combination is meant also 'D1' and 'D'. */
function codeAt(typed: string, words: readonly SearchWord[], at: number, isLed: boolean): FoundCode | null {
  const word = words[at];
  // Only a letter without any accent.
  const match = word && /^([a-z])(\d{0,2})$/i.exec(typed.slice(word.start, word.end));
  if (!match || /^(?:\+\+|#)/.test(typed.slice(word.end))) return null;
  const [, letter = '', number = ''] = match;
  const next = number === '' && /^0\d$/.test(words[at + 1]?.key ?? '') ? words[at + 1]!.key : number;
  if (!isLed && next.length < 2) return null;
  return { end: at + (next === number ? 1 : 2), code: codeCalled(letter, next), isName: next.length < 2 };
}

/** Three subjects in a row that are those of a combination. */
function subjectsAt(typed: string, words: readonly SearchWord[], at: number): FoundCode | null {
  const subjects: string[] = [];
  let end = at;
  while (subjects.length < subjectsEach) {
    let length = Math.min(longestSubject, words.length - end);
    let subject: string | undefined;
    for (; length > 0 && subject === undefined; length -= 1)
      subject = subjectCalled(typed.slice(words[end]!.start, words[end + length - 1]!.end));
    if (subject === undefined) return null;
    subjects.push(subject);
    end += length + 1;
  }
  const code = codeOfSubjects(subjects);
  return code === undefined ? null : { end, code, isName: true };
}
