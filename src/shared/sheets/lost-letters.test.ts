import { expect, it } from 'vitest';
import { hasLostLetters } from './lost-letters.ts';

it.each([
  ['Thi?t k? d? h?a', 'Thiết kế đồ họa', true],
  // As Windows-1258 reads what Windows-1252 has written.
  ['Ho?t h\u0301nh', 'Hoạt hình', true],
  ['Nhà thi?t k?', 'Nhà thiết kế', true],
  // A spreadsheet on a Mac writes another sign.
  ['Thi_t k_ d_ h_a', 'Thiết kế đồ họa', true],
  ['Thi_t k_', 'Thi_t k_ web', false],
  ['a_b', 'a-b', false],
  ['Thi?t k? web', 'Thiết kế đồ họa', false],
  ['Học gì?', 'Học gì', false],
  ['Học g?', 'Học gì', false],
  ['Học gì ?', 'Học gì …', false],
  ['Thiết kế', 'Thiết kế', false],
  ['', '', false],
])('%s, which was %s: %s', (text, before, expected) => {
  expect(hasLostLetters(text, before)).toBe(expected);
});
