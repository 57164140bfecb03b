import { expect, test } from 'vitest';
import { sortKey } from './sort-key.ts';

const sorted = (names: string[]) => names.toSorted((a, b) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b))));

test('letters follow the Vietnamese alphabet', () => {
  const alphabet = [...'aăâbcdđeêghiklmnoôơpqrstuưvxy'];
  expect(sorted(alphabet.toReversed())).toEqual(alphabet);
});

test('tones follow one another within a letter', () => {
  expect(sorted(['mạ', 'má', 'mã', 'mả', 'mà', 'ma'])).toEqual(['ma', 'mà', 'mả', 'mã', 'má', 'mạ']);
});

test('letters decide before tones, and words before their continuations', () => {
  expect(sorted(['Đồ họa', 'Dựng phim', 'Dạ', 'Đo', 'Dân', 'Dạ hội'])).toEqual([
    'Dạ',
    'Dạ hội',
    'Dân',
    'Dựng phim',
    'Đo',
    'Đồ họa',
  ]);
});

test('digits come before letters, and spelling forms of one name are one', () => {
  expect(sorted(['Âm thanh', '3D', 'An'])).toEqual(['3D', 'An', 'Âm thanh']);
  expect(sortKey('Họa'.normalize('NFD')).split(' ')[0]).toBe(sortKey('Họa').split(' ')[0]);
});
