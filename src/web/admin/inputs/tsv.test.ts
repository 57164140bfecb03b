import { expect, it } from 'vitest';
import { cellsOf, toCell } from './tsv.ts';

it.each([
  ['a', [['a']]],
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\t\r\n',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"hai\ndòng"\tx', [['hai\ndòng', 'x']]],
  ['"nói ""vâng"""\ty', [['nói "vâng"', 'y']]],
  ['"màn 27" cong\tz', [['"màn 27" cong', 'z']]],
  ['"không đóng\tz', [['"không đóng', 'z']]],
  ['\t\t', [['', '', '']]],
  ['', [['']]],
])('reads %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

it('reads back what it writes', () => {
  for (const cell of ['a', 'a\tb', 'hai\ndòng', '"', 'nói "vâng"', '']) expect(cellsOf(toCell(cell))).toEqual([[cell]]);
});
