import { describe, expect, it } from 'vitest';
import { compareWords, shortened } from '../../work/compare-words.ts';
import { compareLines, folded } from './lines.ts';

const said = (pieces: { text: string; marked: boolean }[] | null) =>
  pieces === null ? null : pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('two texts word by word', () => {
  it('mark whole Vietnamese words, with their accents', () => {
    const { before, after } = compareWords('Thiết kế đồ họa cho trẻ em', 'Thiết kế đồ hoạ cho người lớn');
    expect([said(before), said(after)]).toEqual(['Thiết kế đồ [họa] cho [trẻ em]', 'Thiết kế đồ [hoạ] cho [người lớn]']);
  });

  it('mark spaces where nothing else differs', () => {
    const { before, after } = compareWords('a b', 'a  b');
    expect([said(before), said(after)]).toEqual(['a[ ]b', 'a[  ]b']);
  });

  it('are each marked as a whole when they are long and have nothing in common', () => {
    const text = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
    const { before, after } = compareWords(text('a'), text('b'));
    expect([before.length, after.length, before[0]?.marked]).toEqual([1, 1, true]);
  });
});

describe('two texts line by line', () => {
  const shown = (before: string[], after: string[]) =>
    compareLines(before, after).map((pair) => [said(pair.before), said(pair.after)]);

  it('keep a line beside what it became, and what is new between', () => {
    const before = ['Mở đầu', 'Người vẽ cần kiên nhẫn và khéo tay', 'Kết'];
    const after = ['Mở đầu', 'Đoạn hoàn toàn khác', 'Người vẽ cần rất kiên nhẫn và khéo tay', 'Kết'];
    expect(shown(before, after)).toEqual([
      ['Mở đầu', 'Mở đầu'],
      [null, '[Đoạn hoàn toàn khác]'],
      ['Người vẽ cần kiên nhẫn và khéo tay', 'Người vẽ cần [rất ]kiên nhẫn và khéo tay'],
      ['Kết', 'Kết'],
    ]);
  });

  it('show a blank line that came', () => {
    expect(shown(['a', 'b'], ['a', '', 'b'])).toEqual([
      ['a', 'a'],
      [null, '[]'],
      ['b', 'b'],
    ]);
  });

  it('of many thousand lines are compared at once', () => {
    const lines = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`);
    expect(compareLines(lines('a'), lines('b'))).toHaveLength(40_000);
  });
});

describe('what is left out of a comparison', () => {
  const items = (flags: string) => [...flags].map((flag, place) => ({ place, same: flag === '.' }));
  const shown = (flags: string, context: number) =>
    folded(items(flags), context).map((item) => ('hidden' in item ? `(${item.hidden})` : item.place));

  it('is what lies away from a change, and says how much', () => {
    expect(shown('....x....', 1)).toEqual(['(3)', 3, 4, 5, '(3)']);
  });

  it('is not a single thing, whose place a line would take', () => {
    expect(shown('.x..x.', 0)).toEqual([0, 1, '(2)', 4, 5]);
  });

  it('is the middle of a long part between two changes, cut between words', () => {
    const middle = `${'đầu '.repeat(60)}${'giữa '.repeat(60)}${'cuối '.repeat(60)}`;
    const [, piece] = shortened([
      { text: 'a', marked: true },
      { text: middle, marked: false },
      { text: 'b', marked: true },
    ]);
    expect(piece?.text).toMatch(/^(đầu )+… (cuối )+$/);
    expect(shortened([{ text: middle, marked: false }])[0]?.text).toMatch(/^(đầu )+… $/);
  });
});
