import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarks } from '#shared/text/marked-text.ts';
import { compareWords, type Piece, shortened } from './compare-words.ts';
import { cellsOf, dressedLines, type Line, lineKey, plainLine, sectionsLines, tableLines, wordsOf } from './dressed-text.ts';

/** What is marked in brackets, what is told of it behind. */
const said = (pieces: readonly Piece[]) =>
  pieces.map(({ text, marked, told }) => (marked ? `[${text}${told === undefined ? '' : `: ${told}`}]` : text)).join('');
const compared = (before: Line, after: Line) => {
  const words = compareWords(before, after);
  return [said(words.before), said(words.after)];
};
const plainly = (before: string, after: string) => compared(plainLine(before), plainLine(after));
const lineOf = (text: string): Line => dressedLines(text, { marked: true }).flat();
const dressed = (before: string, after: string) => compared(lineOf(before), lineOf(after));

describe('two texts word by word', () => {
  it('mark whole Vietnamese words, with their accents', () => {
    expect(plainly('Thiết kế đồ họa cho trẻ em', 'Thiết kế đồ hoạ cho người lớn')).toEqual([
      'Thiết kế đồ [họa] cho [trẻ em]',
      'Thiết kế đồ [hoạ] cho [người lớn]',
    ]);
  });

  it('mark spaces where nothing else differs', () => {
    expect(plainly('a b', 'a  b')).toEqual(['a[ ]b', 'a[  ]b']);
    expect(plainly(' a', 'a')).toEqual(['[ ]a', 'a']);
  });

  it('are each marked as a whole when they are long and have nothing in common', () => {
    const text = (word: string) => plainLine(Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' '));
    const { before, after } = compareWords(text('a'), text('b'));
    expect([before.length, after.length, before[0]?.marked]).toEqual([1, 1, true]);
  });
});

describe('two texts as they look', () => {
  it('tell a change of dress where the words stayed', () => {
    expect(dressed('Học **vẽ** tay', 'Học *vẽ* tay')).toEqual(['Học [vẽ: chữ đậm] tay', 'Học [vẽ: chữ nghiêng] tay']);
    expect(dressed('Học vẽ', 'Học ***vẽ***')).toEqual(['Học [vẽ: chữ thường]', 'Học [vẽ: chữ đậm nghiêng]']);
  });

  it('tell where a link leads where only that changed', () => {
    expect(dressed('Xem [nghề này](vi-tri:12).', 'Xem [nghề này](https://a.vn/x).')).toEqual([
      'Xem [nghề này: liên kết tới vị trí số 12].',
      'Xem [nghề này: liên kết tới https://a.vn/x].',
    ]);
    expect(dressed('Xem [đây](/a)', 'Xem đây')).toEqual(['Xem [đây: liên kết tới /a]', 'Xem [đây: không có liên kết]']);
  });

  it('tell it of links beside changed words too, and of new ones', () => {
    expect(dressed('Đọc [nghề](/a) cho kỹ', 'Đọc [nghề](/b) thật kỹ')).toEqual([
      'Đọc [nghề: liên kết tới /a][ cho] kỹ',
      'Đọc [nghề: liên kết tới /b][ thật] kỹ',
    ]);
    expect(dressed('Đọc [nghề](/a)', 'Đọc [nghề này](/a)')).toEqual(['Đọc nghề', 'Đọc nghề [này: liên kết tới /a]']);
  });

  it('tell nothing more where words changed, whose look is seen', () => {
    expect(dressed('Học **vẽ** tay', 'Học **nặn** tay')).toEqual(['Học [vẽ] tay', 'Học [nặn] tay']);
    const { after } = compareWords(lineOf('Học vẽ'), lineOf('Học **nặn**'));
    expect(after).toEqual([
      { text: 'Học ', marked: false },
      { text: 'nặn', strong: true, marked: true },
    ]);
  });

  it('show every word of both, in its look, whatever changed', () => {
    const text = fc
      .array(fc.constantFrom('vẽ', ' ', '  ', '**đậm**', ' *ng* ', '[x](/a)', '\\*', ',', '_', '**', '['), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [lineOf(one), lineOf(other)];
        const words = compareWords(before, after);
        const bare = (pieces: readonly Piece[]) =>
          pieces.flatMap(({ marked: _marked, told: _told, ...run }) => [...run.text].map((text) => ({ ...run, text })));
        const letters = (line: Line) => line.flatMap((run) => [...run.text].map((text) => ({ ...run, text })));
        expect(bare(words.before)).toEqual(letters(before));
        expect(bare(words.after)).toEqual(letters(after));
        const isMarked = [...words.before, ...words.after].some(({ marked }) => marked);
        expect(isMarked).toBe(lineKey(before) !== lineKey(after));
      }),
      { seed: 71, numRuns: 2_000 },
    );
  });

  it('leave out the middle of what did not change, across words of another look', () => {
    const long = `${'đầu '.repeat(60)}**${'giữa '.repeat(60).trim()}** ${'cuối '.repeat(60)}`;
    const { after } = compareWords(lineOf(`a ${long}b`), lineOf(`a ${long}c`));
    expect(said(shortened(after))).toMatch(/^ … (cuối )+\[c\]$/);
    expect(shortened(lineOf(long).map((run) => ({ ...run, marked: false })))).toHaveLength(1);
  });
});

describe('two rows of a table', () => {
  const row = (...cells: string[]): Line => tableLines({ head: cells, rows: [] }).flat();
  const rows = (before: Line, after: Line) => {
    const words = compareWords(before, after);
    const cells = (pieces: readonly Piece[]) =>
      cellsOf(pieces).map(({ start, words: of }) => `${start.marked ? '!' : ''}${said(of)}`);
    return [cells(words.before), cells(words.after)];
  };

  it('are compared cell by cell, and a changed cell is marked beside its words', () => {
    expect(rows(row('Hai', 'Vẽ', ''), row('Hai', 'Vẽ màu', '8:00'))).toEqual([
      ['Hai', '!Vẽ', '!'],
      ['Hai', '!Vẽ [màu]', '![8:00]'],
    ]);
    expect(rows(row('7:00', '8:00'), row('8:00', '9:00'))).toEqual([
      ['![7]:00', '![8]:00'],
      ['![8]:00', '![9]:00'],
    ]);
  });

  it('mark a column that came, and are never cut', () => {
    expect(rows(row('Hai'), row('Hai', 'A1'))).toEqual([['Hai'], ['Hai', '![A1]']]);
    const { after } = compareWords(row('Hai', ''), row('Hai', 'đầu '.repeat(200)));
    expect(cellsOf(shortened(after))).toHaveLength(2);
    expect(wordsOf(row('a', '', 'b'))).toBe('a |  | b');
  });
});

describe('sections as one reads them', () => {
  it('have their bullets, rows and pictures below their words, and no sign of marks', () => {
    const lines = sectionsLines([
      {
        title: 'Lịch',
        content: '**Đậm** và [đây](vi-tri:1)\n\nHai',
        list: ['*một*', 'hai'],
        marked: true,
        numbered: true,
        table: { head: ['Thứ', 'Môn'], rows: [['Hai', 'Vẽ']] },
        pictures: [{ image: '/uploads/a-640.webp', caption: 'Xưởng' }],
      },
      { title: 'Sau', content: '', list: ['**nguyên văn**'] },
    ]);
    expect(lines.map(wordsOf)).toEqual([
      'Lịch',
      'Đậm và đây',
      '',
      'Hai',
      '1. một',
      '2. hai',
      'Thứ | Môn',
      'Hai | Vẽ',
      'Xưởng',
      '',
      'Sau',
      '• **nguyên văn**',
    ]);
  });

  it('of literal letters read the same once they have marks', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '*', '_', '[', ']', '(/b)', '\\', ' ', '\n'), maxLength: 20 }),
        (text) => {
          const marked = dressedLines(escapeMarks(text), { marked: true });
          expect(marked.map(lineKey)).toEqual(dressedLines(text, {}).map(lineKey));
        },
      ),
      { seed: 72, numRuns: 2_000 },
    );
  });
});
