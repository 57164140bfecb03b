import { expect, it } from 'vitest';
import { dictionaryFrom, spellingsOf } from './spellings.ts';

const words = {
  thiet: 46,
  thi: 2,
  thich: 1,
  ke: 48,
  quay: 2,
  xuat: 4,
  chuan: 0,
  photoshop: 0,
  do: 20,
  hoa: 30,
  nha: 40,
  noi: 12,
};
const dictionary = dictionaryFrom(Object.entries(words).map(([word, named]) => ({ word, named, uses: named + 1 })));
const near = (typed: string) =>
  spellingsOf(typed, dictionary).flatMap(({ words: spelled, isFar }) => (isFar ? [] : [spelled.join(' ')]));
const far = (typed: string) =>
  spellingsOf(typed, dictionary).flatMap(({ words: spelled, isFar }) => (isFar ? [spelled.join(' ')] : []));

it.each([
  ['hoa', ['hoa']],
  ['hao', ['hoa']],
  ['dohoa', ['do hoa']],
  ['tk', ['thiet ke']],
  ['photosop', ['photoshop']],
  ['chuann', ['chuan']],
  ['2026', []],
  ['zzzz', []],
])('%s may be %j', (typed, spelled) => expect(near(typed)).toEqual(spelled));

it('takes the first letter for the right one, if it can', () => expect(near('quat')[0]).toBe('quay'));

it('leaves to its neighbours what is half a word, or two mistakes away', () => {
  expect(far('thi')).toEqual(['thiet', 'thich']);
  expect(far('thik')).toContain('thiet');
  expect(far('je')).toEqual(['ke']);
});

it('counts a mistake that made another word for more', () => {
  const mistakes = spellingsOf('thi', dictionary).map(({ words: spelled, mistakes: count }) => [spelled[0], count]);
  expect(mistakes).toEqual([
    ['thi', 0],
    ['thiet', 1.25],
    ['thich', 1.25],
  ]);
});

it.each(['manga', 'anime', 'youtube', 'tiktok', 'tattoo', 'makeup', 'tiktoker'])(
  'takes %s for no word of Vietnamese',
  (typed) => {
    const words = ['mang', 'anh', 'tieu', 'thoi', 'toc', 'tat', 'mat', 'manh', 'an', 'tiet'];
    const vietnamese = dictionaryFrom(words.map((word) => ({ word, named: 9, uses: 9 })));
    expect(spellingsOf(typed, vietnamese).map(({ words: spelled }) => spelled)).toEqual([]);
  },
);
