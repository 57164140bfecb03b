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
    'youtu.be/dQw4w9WgXcQ',
    'truong.edu.vn',
  ])
    expect([address, isTypedAddress(address)]).toEqual([address, true]);
  for (const words of [
    '',
    'môn học',
    'Ngành: đồ họa',
    'a/b',
    'http',
    'wwwa',
    '7210403',
    'tel',
    'TP.HCM',
    'Node.js',
    'v.v.',
    '.vn',
    'a@b.vn',
  ])
    expect([words, isTypedAddress(words)]).toEqual([words, false]);
});

it('completes what begins with www or is a host by its end, and leaves all else', () => {
  expect(withScheme('youtu.be/dQw4w9WgXcQ?t=3')).toBe('https://youtu.be/dQw4w9WgXcQ?t=3');
  expect(withScheme('Truong.edu.vn')).toBe('https://Truong.edu.vn');
  expect(withScheme(' www.truong.edu.vn/a ')).toBe('https://www.truong.edu.vn/a');
  for (const text of ['www.', 'www.a', 'www.a b.vn c', 'a.vn b', 'TP.HCM', 'a.vnx/b', '/mon-hoc', 'môn học', ''])
    expect(withScheme(text)).toBe(text);
});
