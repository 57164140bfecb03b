import { expect, it } from 'vitest';
import { mentionsAll, snippetLength, snippetOf } from './search-snippet.ts';

const filler = 'Một câu dài về chuyện khác mà không ai tìm cả. '.repeat(20);

it('gives a short text whole, on one line', () => {
  expect(snippetOf(['Vẽ cho\nsách  thiếu nhi.'], ['sach'])).toBe('Vẽ cho sách thiếu nhi.');
  expect(snippetOf([], ['sach'])).toBe('');
});

it('shows where the words stand, cut between words', () => {
  const snippet = snippetOf([filler, `${filler}Phần mềm dựng phim nào miễn phí? ${filler}`], ['dung', 'phim']);
  expect(snippet).toContain('dựng phim');
  expect(snippet).toMatch(/^….*…$/);
  expect(snippet.length).toBeLessThanOrEqual(snippetLength);
  expect(` ${filler}Phần mềm dựng phim nào miễn phí? ${filler}`).toContain(` ${snippet.slice(1, -1)}`);
});

it('prefers the place where most of the words stand together', () => {
  expect(snippetOf([`Phim ở đây. ${filler}${filler}Rồi dựng phim ở kia.`], ['dung', 'phim'])).toContain('dựng phim');
});

it('begins at the beginning when no word is in it', () => {
  expect(snippetOf([filler, 'Khác.'], ['khongco'])).toMatch(/^Một câu dài.*…$/);
});

it('bears a text without spaces', () => {
  const snippet = snippetOf(['x'.repeat(50_000)], ['x']);
  expect(snippet.length).toBeLessThanOrEqual(snippetLength);
  expect(snippet).toMatch(/^x+…$/);
});

it('prefers whole words to beginnings', () => {
  expect(snippetOf(['Một cảnh phòng giấy.', 'Chụp ảnh gia đình.'], ['anh', 'gia'])).toBe('Chụp ảnh gia đình.');
});

it('knows whether texts mention all of the terms', () => {
  expect(mentionsAll(['Nghề in', 'lụa tơ'], ['in', 'lu'])).toBe(true);
  expect(mentionsAll(['Minh họa'], ['in'])).toBe(false);
  expect(mentionsAll(['Minh họa'], ['minh', 'in'])).toBe(false);
});
