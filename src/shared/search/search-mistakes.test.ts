import { describe, expect, it } from 'vitest';
import { differing, forgiven, lettersOf, mistakesBetween, soundOf, takenApart, withoutTypingKeys } from './search-mistakes.ts';

it.each([
  ['hoa', 'hoa', 0],
  ['hoa', 'hao', 1],
  ['thiet', 'thet', 1],
  ['thiet', 'thiiet', 1],
  ['thiet', 'thiec', 1],
  ['photoshop', 'photosop', 1],
  ['illustrator', 'ilustrater', 2],
  ['giao', 'kien', 3],
  ['a', 'abcdef', 3],
])('between %s and %s lie %i mistakes', (one, other, mistakes) => {
  expect(mistakesBetween(one, other, 2)).toBe(mistakes);
  expect(mistakesBetween(other, one, 2)).toBe(mistakes);
});

it('never takes words for strangers that are two mistakes apart', () => {
  const apart = (one: string, other: string) => differing(lettersOf(one), lettersOf(other));
  expect(apart('hoa', 'aoh')).toBe(0);
  expect(apart('ilustrater', 'illustrator')).toBeLessThanOrEqual(4);
  expect(apart('fim', 'phim')).toBeLessThanOrEqual(4);
  expect(apart('abc', 'xyz')).toBe(6);
});

it('forgives nothing in the shortest words', () => {
  expect([1, 2, 3, 5, 6, 20].map(forgiven)).toEqual([0, 0, 1, 1, 2, 2]);
});

describe('keys typed without a Vietnamese keyboard', () => {
  it.each([
    ['ddoof', 'do'],
    ['hoaj', 'hoa'],
    ['thieets', 'thiet'],
    ['kees', 'ke'],
    ['chuwx', 'chu'],
    ['thie6t1', 'thiet'],
    ['d9o62', 'do'],
    ['minh', 'minh'],
    ['v00', 'v00'],
  ])('%s is %s', (typed, meant) => expect(withoutTypingKeys(typed)).toBe(meant));
});

describe('what is easily misspelled', () => {
  it.each([
    ['fim', 'phim'],
    ['chien', 'trien'],
    ['xon', 'son'],
    ['dao', 'giao'],
    ['net', 'let'],
    ['cac', 'cat'],
    ['kuay', 'quay'],
  ])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

  it.each([
    ['khong', 'cong'],
    ['nha', 'la'],
    ['nghe', 'le'],
    ['phim', 'chim'],
  ])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
});

it('takes apart what was typed without spaces, and nothing else', () => {
  const words = new Set(['do', 'hoa', 'thiet', 'ke', 'th']);
  const apart = (key: string) => takenApart(key, (part) => words.has(part));
  expect(apart('dohoa')).toEqual(['do', 'hoa']);
  expect(apart('thietkedohoa')).toEqual(['thiet', 'ke', 'do', 'hoa']);
  expect(apart('hoa')).toBeNull();
  expect(apart('xyzhoa')).toBeNull();
  expect(apart('')).toBeNull();
});
