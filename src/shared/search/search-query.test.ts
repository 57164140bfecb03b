import { expect, it } from 'vitest';
import { readQuery, withoutEveryday, withoutLeading } from './search-query.ts';

const readings = (text: string) => readQuery(text)?.readings.map(({ words }) => words.join(' '));

it('reads what was typed, then what its short forms stand for', () => {
  expect(readings('TK đồ hoạ')).toEqual(['tk do hoa', 'thiet ke do hoa']);
  expect(readings('dh')).toEqual(['dh', 'do hoa', 'dai hoc']);
  expect(readings('chữ')).toEqual(['chu']);
});

it('takes the last typed word as a beginning, a synonym never', () => {
  expect(readQuery('thiết kế đ')?.readings[0]?.open).toBe(true);
  expect(readQuery('tk')?.readings.map(({ open }) => open)).toEqual([true, false]);
  expect(readQuery('tk chữ')?.readings.map(({ open }) => open)).toEqual([true, true]);
  expect(readQuery('quy')).toMatchObject({ beginning: 'quy', readings: [{ words: ['qui'] }] });
});

it('never grows beyond what a search can bear', () => {
  const query = readQuery('tk dh ui ux 3d 2d logo '.repeat(50));
  expect(query?.readings.length).toBeLessThanOrEqual(6);
  expect(query?.readings[0]?.words.length).toBeLessThanOrEqual(12);
});

it('leaves out words that only lead up to the question', () => {
  const query = readQuery('học thiết kế ở đâu');
  expect(query && withoutLeading(query)?.readings[0]).toMatchObject({ words: ['thiet', 'ke'], open: false });
  const only = readQuery('là gì');
  expect(only && withoutLeading(only)).toBeNull();
  expect(readQuery(' "*" 🎨 ')).toBeNull();
});

it('leaves out everyday speech, but no name that is spelled alike', () => {
  const words = (text: string) => {
    const query = readQuery(text);
    return query && withoutEveryday(query)?.readings[0]?.words.join(' ');
  };
  expect(words('mình thích chơi game')).toBe('game');
  expect(words('minh hoa')).toBeUndefined();
});

it('takes the joining words of other searches for what they are, between words only', () => {
  expect(readings('do AND hoa')?.[0]).toBe('do hoa');
  expect(readings('AND hoa')?.[0]).toBe('and hoa');
  expect(readings('and do and hoa')?.[0]).toBe('and do and hoa');
});

it('takes a letter with a sign behind it for no beginning', () => {
  expect(readQuery('C++')?.readings[0]?.open).toBe(false);
  expect(readQuery('c#')?.readings[0]?.open).toBe(false);
  expect(readQuery('c')?.readings[0]?.open).toBe(true);
});
