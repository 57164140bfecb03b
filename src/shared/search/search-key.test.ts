import { describe, expect, it } from 'vitest';
import { searchKey, searchKeys, searchWords } from './search-key.ts';

describe('the key of a word', () => {
  it.each([
    ['họa', 'hoạ'],
    ['thủy', 'thuỷ'],
    ['kỹ', 'kĩ'],
    ['lý', 'lí'],
    ['mỹ', 'mĩ'],
    ['quý', 'quí'],
    ['Sỹ', 'sĩ'],
    ['ĐỒ', 'do'],
    ['đồ', 'đồ'.normalize('NFD')],
  ])('is the same for %s and %s', (one, other) => {
    expect(searchKey(one)).toBe(searchKey(other));
    expect(searchKey(one.normalize('NFD'))).toBe(searchKey(other));
  });

  it.each([
    ['tay', 'tai'],
    ['thuy', 'thui'],
    ['máy', 'mái'],
    ['cây', 'câi'],
    ['y', 'i'],
    ['typography', 'tipography'],
  ])('tells %s from %s', (one, other) => {
    expect(searchKey(one)).not.toBe(searchKey(other));
  });
});

it('gives the words of a text by their places in it, whatever its form', () => {
  for (const form of ['NFC', 'NFD'] as const) {
    const text = 'UI/UX: Kỹ-thuật “số” 3D…'.normalize(form);
    const words = searchWords(text);
    expect(words.map(({ key }) => key)).toEqual(['ui', 'ux', 'ki', 'thuat', 'so', '3d']);
    expect(words.map(({ start, end }) => text.slice(start, end).normalize('NFC'))).toEqual([
      'UI',
      'UX',
      'Kỹ',
      'thuật',
      'số',
      '3D',
    ]);
  }
});

it('finds no word in punctuation, pictures and marks alone', () => {
  expect(searchKeys('"*-:() 🎨 \u0301 %_|')).toEqual([]);
});
