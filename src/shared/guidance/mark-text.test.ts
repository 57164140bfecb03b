import { expect, it } from 'vitest';
import { marksIn, marksText, markText } from './mark-text.ts';

it.each<[string[], string]>([
  [['22,5'], '22.5'],
  [['22.5'], '22.5'],
  [[' 22,50 '], '22.5'],
  [['22 điểm'], '22'],
  [['22đ'], '22'],
  [['1.050'], '1050'],
  [['7,125'], '7.13'],
  [['7,8'], '7.8'],
  [['7,8,7.5'], '7,8,7.5'],
  [['7; 8; 7,5'], '7,8,7.5'],
  [['7, 8, 7.5'], '7,8,7.5'],
  [['7,5,8,7,25'], '7,5,8,7,25'],
  [['7;8'], '7;8'],
  [['22', '', '', ''], '22'],
  [['', '7', '8', '7,5'], '7,8,7.5'],
  [['22', '7', '8', '7,5'], '7,8,7.5'],
  [['', '7', '', '8'], '7,,8'],
  [['', '', '', ''], ''],
  [['hai mươi'], 'hai mươi'],
  [['-3'], '-3'],
  [[], ''],
])('%j stands in the address as %s, which says the same again', (given, text) => {
  expect(marksText(given)).toBe(text);
  expect(marksText([text])).toBe(text);
});

it('tells numbers from what is none', () => {
  expect(marksIn('22.5')).toEqual([22.5]);
  expect(marksIn('7,8,7.5')).toEqual([7, 8, 7.5]);
  expect(['', '7,,8', 'hai', '-3', '1e9', '7;x'].map(marksIn)).toEqual([null, null, null, null, null, null]);
  expect([markText('0,75'), markText(null), markText('1 điểm')]).toEqual(['0.75', '', '1']);
});
