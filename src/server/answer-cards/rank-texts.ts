import { comparable } from '#shared/codes/comparable.ts';
import type { Asked } from './card.ts';
import { tradeWords } from './trade-words.ts';
import { means } from './word-tree.ts';

const tradeKeys = tradeWords.map(([term, others]) => ({ term: comparable(term), others: others.map(comparable) }));
const passing = 'filler howMuch when where yesNo there schoolName thi-nang-khieu'.split(' ');

/**
 * How much of what is typed, or of what the trade calls it, the text of one of these records has: a word that few of them have counts more, one
 * that names their kind nothing; a test of drawing is one of talent, and the last marks are known with who is admitted.
 */
export function rankBy<T>(
  { parts, has }: Asked,
  records: readonly T[],
  textOf: (record: T) => string,
  title = '',
): (record: T) => number {
  const told = parts.filter((part) => !means(part, ...passing)).flatMap(({ words }) => words.map(({ text }) => text));
  const text = comparable(told.join(' ')).replace('hb cho', '');
  const called = tradeKeys.filter(({ others }) => others.some((other) => ` ${text} `.includes(` ${other} `)));
  const wordsOf = (name: string) => new Set(comparable(name).split(' '));
  const meant = [has('thi-nang-khieu') ? 'nang khieu' : '', has('marks') ? 'trung tuyen' : ''];
  const typed = wordsOf([text, ...called.map(({ term }) => term), ...meant].join(' '));
  const [own, names] = [wordsOf(title), records.map((each) => wordsOf(textOf(each)))];
  const weightOf = (word: string) => (!typed.has(word) || own.has(word) ? 0 : 1 / names.filter((each) => each.has(word)).length);
  return (record) => [...wordsOf(textOf(record))].reduce((sum, word) => sum + weightOf(word), 0);
}
