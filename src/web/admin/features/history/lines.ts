import { align } from './align.ts';
import { blocksOf, compareWords, marked, type Piece, plain } from '../../work/compare/compare-words.ts';
import { type Line, lineKey, plainLine, wordsOf } from '../../work/compare/dressed-text.ts';

/** A line beside what it was; null where it was not there, or is gone. */
export type LinePair = { before: Piece[] | null; after: Piece[] | null; same: boolean };

/** Lines that may come or go before two texts count as nothing alike. */
const most = 2_000;
/** Changed lines in a row that are looked through for what became what. */
const lookedThrough = 100;

/** Two texts by their lines, those that became others by their words. */
export function compareLines(before: readonly Line[], after: readonly Line[]): LinePair[] {
  const blocks = blocksOf(before, after, lineKey, most);
  if (blocks === null) return [...before.map(gone), ...after.map(added)];
  return blocks.flatMap((block) => (block.same ? block.after.map(unchanged) : compareBlocks(block.before, block.after)));
}

/** Lines in one place of which none is equal. */
function compareBlocks(before: readonly Line[], after: readonly Line[]): LinePair[] {
  if (before.length === 0 || after.length === 0) return [...before.map(gone), ...after.map(added)];
  if (before.length === 1 && after.length === 1) return [compareTwo(before[0] ?? [], after[0] ?? [])];
  if (before.length > lookedThrough || after.length > lookedThrough) return [...before.map(gone), ...after.map(added)];
  const items = (lines: readonly Line[]) => lines.map((line) => ({ name: line[0]?.image ?? '', text: wordsOf(line) }));
  return align(items(before), items(after)).map(({ before: one, after: other }) => {
    if (one === null) return added(after[other ?? 0] ?? []);
    return other === null ? gone(before[one] ?? []) : compareTwo(before[one] ?? [], after[other] ?? []);
  });
}

const compareTwo = (before: Line, after: Line): LinePair => ({
  ...compareWords(before, after),
  same: lineKey(before) === lineKey(after),
});
const unchanged = (line: Line): LinePair => ({ before: line.map(plain), after: line.map(plain), same: true });
const gone = (line: Line): LinePair => ({ before: marked(line), after: null, same: false });
const added = (line: Line): LinePair => ({ before: null, after: marked(line), same: false });

/** A text of one value, such as a date or a label, which is another one as a whole. */
export function compareWhole(before: string, after: string): LinePair[] {
  const [old, now] = [plainLine(before), plainLine(after)];
  if (before === after) return before === '' ? [] : [unchanged(now)];
  return [{ before: before === '' ? null : marked(old), after: after === '' ? null : marked(now), same: false }];
}

/** Things in a row that are not shown: how many. */
type Hidden = { hidden: number };
export const isHidden = (item: object): item is Hidden => 'hidden' in item;

/** What changed, with `context` neighbours on either side; what lies between is left out where it is more than one. */
export function folded<T extends { same: boolean }>(items: readonly T[], context: number): (T | Hidden)[] {
  const near = items.map((_, index) => items.slice(Math.max(0, index - context), index + context + 1).some(({ same }) => !same));
  const shown: (T | Hidden)[] = [];
  let waiting: T[] = [];
  const settle = () => {
    if (waiting.length > 1) shown.push({ hidden: waiting.length });
    else shown.push(...waiting);
    waiting = [];
  };
  for (const [index, item] of items.entries()) {
    if (near[index]) {
      settle();
      shown.push(item);
    } else waiting.push(item);
  }
  settle();
  return shown;
}
