import { expect, it } from 'vitest';
import { mentionsAll, snippetLength, snippetOf, soughtBy } from './search-snippet.ts';

const filler = 'Một câu dài về chuyện khác mà không ai tìm cả. '.repeat(20);

it('gives a short text whole, on one line', () => {
  expect(snippetOf(['Vẽ cho\nsách  thiếu nhi.'], soughtBy(['sach']))).toBe('Vẽ cho sách thiếu nhi.');
  expect(snippetOf([], soughtBy(['sach']))).toBe('');
});

it('shows where the words stand, cut between words', () => {
  const snippet = snippetOf([filler, `${filler}Phần mềm dựng phim nào miễn phí? ${filler}`], soughtBy(['dung', 'phim']));
  expect(snippet).toContain('dựng phim');
  expect(snippet).toMatch(/^….*…$/);
  expect(snippet.length).toBeLessThanOrEqual(snippetLength);
  expect(` ${filler}Phần mềm dựng phim nào miễn phí? ${filler}`).toContain(` ${snippet.slice(1, -1)}`);
});

it('prefers the place where most of the words stand together', () => {
  expect(snippetOf([`Phim ở đây. ${filler}${filler}Rồi dựng phim ở kia.`], soughtBy(['dung', 'phim']))).toContain('dựng phim');
});

it('begins at the beginning when no word is in it', () => {
  expect(snippetOf([filler, 'Khác.'], soughtBy(['khongco']))).toMatch(/^Một câu dài.*…$/);
});

it('bears a text without spaces', () => {
  const snippet = snippetOf(['x'.repeat(50_000)], soughtBy(['x']));
  expect(snippet.length).toBeLessThanOrEqual(snippetLength);
  expect(snippet).toMatch(/^x+…$/);
});

it('prefers whole words to beginnings', () => {
  expect(snippetOf(['Một cảnh phòng giấy.', 'Chụp ảnh gia đình.'], soughtBy(['anh', 'gia']))).toBe('Chụp ảnh gia đình.');
});

it('knows whether texts mention all of the terms of some reading', () => {
  expect(mentionsAll(['Nghề in', 'lụa tơ'], soughtBy(['in', 'lu', 'x']), [['x'], ['in', 'lu']])).toBe(true);
  expect(mentionsAll(['Minh họa'], soughtBy(['in']), [['in']])).toBe(false);
  expect(mentionsAll(['Minh họa'], soughtBy(['minh', 'in']), [['minh', 'in']])).toBe(false);
});

it('is looked for in so much of a record and no more, and ends where each word of a reading stands, however often it was typed', () => {
  const long = 'ab '.repeat(6_600);
  const snippet = snippetOf([...Array.from({ length: 100 }, () => long), 'zuno ab'], soughtBy(['zuno', 'ab']));
  expect(snippet).not.toContain('zuno');
  expect(snippetOf([long, 'zuno ab'], soughtBy(['zuno', 'ab']))).toBe('zuno ab');
});
