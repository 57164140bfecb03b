import { parseViNumber } from '#shared/formats/vi-number.ts';

/** An address keeps as much of what was typed, in characters: of a sum or papers in one text, and of one of several fields. */
const longest = 40;
const longestPaper = 9;
/** Fields that a form has for marks: the sum, and a paper each. */
const mostFields = 5;

/** A text of some letters without the words that go with a number. */
function withoutWords(text: string): string {
  const left = text.trimEnd();
  const word = /(?:điểm|đ)$/iu.exec(left);
  return word === null ? left : withoutWords(left.slice(0, word.index));
}

/** What was typed, of any length, cut between characters and without such words. */
const cut = (typed: string, length: number): string => {
  const letters = typed
    .trim()
    .slice(0, 2 * longest)
    .normalize('NFC');
  return withoutWords([...letters].slice(0, length).join(''));
};

/** '22,5' and '22.50' as '22.5', with two decimals at most. What is no number stays, without what parts papers. */
function numberText(typed: string): string {
  const number = parseViNumber(typed);
  return number === null ? typed.replaceAll(/[,;]/g, '.') : String(Math.round(number * 100) / 100);
}

/** Two of them would read as one number with decimals. */
const joined = (papers: readonly string[]): string => papers.map(numberText).join(papers.length === 2 ? ';' : ',');

/**
 * Marks as an address has them: a sum, '22.5', or the papers of a combination in their order, '7,8,7.5'. `given` is what an address
 * or a form has: one text, in which papers are parted by semicolons, or by commas where there are two of them; or the fields of the
 * sum and of each paper, of which the papers count. What cannot be read stays, so that it can be told. '' for nothing.
 */
export function marksText(given: readonly string[]): string {
  const papers = given.slice(1, mostFields).map((paper) => cut(paper, longestPaper));
  if (papers.some((paper) => paper !== '')) return joined(papers);
  const sum = cut(given[0] ?? '', longest);
  const parts = sum.split(sum.includes(';') ? ';' : ',');
  return parts.length > 2 || sum.includes(';') ? joined(parts.map((part) => part.trim())) : numberText(sum);
}

/** One number of an address, as `marksText` keeps a sum. */
export const markText = (given: string | null): string => numberText(cut(given ?? '', longestPaper));

/** The numbers of such a text, one or a paper each; null where one of them is none. */
export function marksIn(text: string): number[] | null {
  const numbers = text.split(/[,;]/).map(parseViNumber);
  return numbers.every((number) => number !== null) ? numbers : null;
}
