import { expect, it } from 'vitest';
import { accentKey } from './search-accents.ts';

it.each([
  ['hoạ', 'họa'],
  ['THUỶ', 'thủy'],
  ['kĩ', 'Kỹ'],
  ['đồ', 'đồ'.normalize('NFD')],
])('%s and %s are one word with the same accents', (one, other) => {
  expect(accentKey(one)).toBe(accentKey(other));
});

it.each([
  ['họa', 'hoa'],
  ['họa', 'hóa'],
  ['đồ', 'đô'],
  ['do', 'đo'],
  ['tư', 'tu'],
])('%s and %s differ in their accents', (one, other) => {
  expect(accentKey(one)).not.toBe(accentKey(other));
});

it('leaves a word without accents as its key', () => {
  expect(accentKey('Hoa')).toBe('hoa');
});
