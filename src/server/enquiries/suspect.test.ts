import { expect, it } from 'vitest';
import { hasManyLinks, lettersOf } from './suspect.ts';

it.each([
  ['Em xem ở https://www.truong.edu.vn/nganh rồi ạ.', false],
  ['https://a.example https://b.example', false],
  ['Xem a.com.vn, b.edu.vn nhé', false],
  ['https://a.example https://b.example http://c.example', true],
  ['www.a.example www.b.example www.c.example', true],
  ['Mua ở a.com, b.xyz và c.vn', true],
  ['Điểm 7.5, 8.25 và 9.0; lúc 8.30. Cảm ơn.Em chào.', false],
])('%j has more links than a question: %s', (text, expected) => {
  expect(hasManyLinks(text)).toBe(expected);
});

it('texts are alike by their letters', () => {
  expect(lettersOf('Học phí bao nhiêu?')).toBe(lettersOf(' HOC  phi, bao-nhieu 123 !!!'));
  expect(lettersOf('Học phí bao nhiêu?')).not.toBe(lettersOf('Học bổng bao nhiêu?'));
  expect(lettersOf('???')).not.toBe(lettersOf('!!!'));
});
