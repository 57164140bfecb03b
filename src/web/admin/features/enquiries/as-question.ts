import type { Enquiry } from '#shared/answers/enquiries.ts';
import { capital } from '#shared/text/capital.ts';
import { fold } from '#shared/text/fold.ts';

const phoneNumber = /(?<![\d])(?:\+?84|0)(?:[\s.()-]{0,2}\d){8,10}(?!\d)/g;
const emailAddress = /[^\s@"'<>()[\]\\,;:]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
const gap = '…';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const wordsOf = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'gu');

/**
 * A text without whoever asked: the name as it was given, with accents or without, the given name in capitals or with one,
 * and every number and address. Who else is named stays: the record is hidden until somebody has read it.
 */
export function withoutPerson(text: string, name: string): string {
  let told = text.normalize('NFC').replaceAll(emailAddress, gap).replaceAll(phoneNumber, gap);
  const words = name.normalize('NFC').trim().split(/\s+/);
  const folded = fold(told);
  // Letters of both stand at the same places.
  if (words.length > 1 && folded.length === told.length) {
    const whole = wordsOf(words.map((word) => escaped(fold(word))).join(String.raw`\s+`));
    for (const { index, 0: found } of [...folded.matchAll(whole)].reverse())
      told = told.slice(0, index) + gap + told.slice(index + found.length);
  }
  const given = capital(words.at(-1) ?? '');
  // 'Tiếng Anh' is nobody.
  return given === ''
    ? told
    : [given, given.toLocaleUpperCase('vi')].reduce(
        (left, word) => left.replaceAll(wordsOf(`(?<!tiếng |Tiếng |TIẾNG )${escaped(word)}`), gap),
        told,
      );
}

/** At most so many letters, to the end of a word. */
function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}${gap}`;
}

/** What an answered enquiry is as a hidden record of 'Hỏi đáp', whose name has at most `most` letters. */
export function asQuestion({ question: asked, name }: Pick<Enquiry, 'question' | 'name'>, answer: string, most: number) {
  const whole = withoutPerson(asked, name);
  const short = shortened(whole, most);
  const answered = { title: 'Trả lời', content: withoutPerson(answer, name), list: [] };
  return {
    name: short,
    chu_de: 'khac',
    tra_loi:
      short.endsWith(gap) && !whole.endsWith(gap) ? [{ title: 'Câu hỏi', content: whole, list: [] }, answered] : [answered],
    status: 0,
  };
}
