import { describe, expect, it } from 'vitest';
import { shortened } from '../../work/compare/compare-words.ts';
import { dressedLines, plainLine } from '../../work/compare/dressed-text.ts';
import { compareLines, folded } from './lines.ts';

const said = (pieces: { text: string; marked: boolean }[] | null) =>
  pieces === null ? null : pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('two texts line by line', () => {
  const shown = (before: string[], after: string[]) =>
    compareLines(before.map(plainLine), after.map(plainLine)).map((pair) => [said(pair.before), said(pair.after)]);

  it('keep a line beside what it became, and what is new between', () => {
    const before = ['Mở đầu', 'Người vẽ cần kiên nhẫn và khéo tay', 'Kết'];
    const after = ['Mở đầu', 'Đoạn hoàn toàn khác', 'Người vẽ cần rất kiên nhẫn và khéo tay', 'Kết'];
    expect(shown(before, after)).toEqual([
      ['Mở đầu', 'Mở đầu'],
      [null, '[Đoạn hoàn toàn khác]'],
      ['Người vẽ cần kiên nhẫn và khéo tay', 'Người vẽ cần [rất] kiên nhẫn và khéo tay'],
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
    const lines = (word: string) => Array.from({ length: 20_000 }, (_, index) => plainLine(`${word}${index}`));
    expect(compareLines(lines('a'), lines('b'))).toHaveLength(40_000);
  });
});

describe('a line with marks', () => {
  const linesOf = (text: string) => dressedLines(text, { marked: true });

  it('is the same however its marks are written', () => {
    expect(compareLines(linesOf('**đậm** và *nghiêng*'), linesOf('__đậm__ và _nghiêng_'))).toMatchObject([{ same: true }]);
    expect(compareLines(linesOf('2\\*3'), [plainLine('2*3')])).toMatchObject([{ same: true }]);
  });

  it('is another one where only its look is', () => {
    expect(compareLines(linesOf('một\n**hai**'), linesOf('một\nhai'))).toMatchObject([{ same: true }, { same: false }]);
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
