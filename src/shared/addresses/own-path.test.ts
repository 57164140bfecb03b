import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const origins = ['http://localhost:3000', 'https://truong.edu.vn'];

it('is a path as it was typed', () => {
  expect(ownPath('/mon-hoc', origins)).toBe('/mon-hoc');
  expect(ownPath(' /bai-viet?danh-muc=a&trang=2#dau ', origins)).toBe('/bai-viet?danh-muc=a&trang=2#dau');
  expect(ownPath('/', [])).toBe('/');
});

it('is what stands behind the host of this site, by whatever name it is known', () => {
  expect(ownPath('https://truong.edu.vn/mon-hoc?a=1#b', origins)).toBe('/mon-hoc?a=1#b');
  expect(ownPath('HTTPS://www.Truong.edu.vn', origins)).toBe('/');
  expect(ownPath('http://localhost:3000/nganh-hoc/a', origins)).toBe('/nganh-hoc/a');
});

it('is not that of another site, and not of what is no address', () => {
  for (const text of [
    'https://khac.edu.vn/mon-hoc',
    'http://localhost:4000/mon-hoc',
    '//truong.edu.vn/mon-hoc',
    '/\\truong.edu.vn',
    'truong.edu.vn/mon-hoc',
    'môn học',
    '/mon hoc',
    'mailto:a@truong.edu.vn',
    '',
  ])
    expect([text, ownPath(text, origins)]).toEqual([text, null]);
});
