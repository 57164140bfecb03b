import { expect, it } from 'vitest';
import { isTypedAddress, withScheme } from './typed-address.ts';

it('tells addresses from words that are looked for', () => {
  for (const address of [
    '/',
    '/mon-hoc',
    ' /a',
    '//khac.vn',
    '\\a',
    'https://a',
    'HTTP://a.vn',
    'https:/',
    'mailto:a@b.vn',
    'www.a',
  ])
    expect([address, isTypedAddress(address)]).toEqual([address, true]);
  for (const words of ['', 'môn học', 'Ngành: đồ họa', 'a/b', 'http', 'wwwa', '7210403', 'tel'])
    expect([words, isTypedAddress(words)]).toEqual([words, false]);
});

it('completes what begins with www, and leaves all else', () => {
  expect(withScheme(' www.truong.edu.vn/a ')).toBe('https://www.truong.edu.vn/a');
  for (const text of ['www.', 'www.a', 'www.a b.vn c', '/mon-hoc', 'môn học', '']) expect(withScheme(text)).toBe(text);
});
