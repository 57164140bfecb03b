import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxAddress } from '#shared/answers/past-addresses.ts';
import { addressName, typedAddress } from './address-name.ts';

const nameOf = (typed: string) => {
  const url = typedAddress(typed);
  return url && addressName(url.pathname, url.search);
};

it.each([
  ['/', '/'],
  ['/Gioi-Thieu.HTML', '/gioi-thieu.html'],
  ['/gioi-thieu/', '/gioi-thieu'],
  ['//truong.edu.vn/gioi-thieu', '/gioi-thieu'],
  ['https://www.truong-cu.edu.vn:8080/Default.aspx?ID=3&lang=VI#top', '/default.aspx?id=3&lang=vi'],
  ['/tin.php?b=2&a=1', '/tin.php?a=1&b=2'],
  ['/tin.php?', '/tin.php'],
  ['/index.php?gioi-thieu', '/index.php?gioi-thieu'],
  ['/Ng%C3%A0nh-H%E1%BB%8Dc', '/ngành-học'],
  ['/NGÀNH-HỌC', '/ngành-học'],
  // Composed and decomposed letters are the same.
  ['/nga\u0300nh', '/ngành'],
  ['/a b', '/a%20b'],
  ['/a+b?c=d+e', '/a+b?c=d%20e'],
  ['/a%2Fb%3fc%23d%25', '/a%2fb%3fc%23d%25'],
  ['/a?b=1%262%3D3', '/a?b=1%262%3d3'],
  ['/a%00b', '/a%00b'],
  ['/a//b\\c', '/a/b/c'],
  ['/a/../b', '/b'],
  ['/%E0%A4%A', null],
  ['gioi-thieu.html', null],
  ['javascript:alert(1)', null],
  ['http://', null],
  ['', null],
  [`/${'a'.repeat(maxAddress)}`, null],
])('the address %j is known as %j', (typed, name) => {
  expect(nameOf(typed)).toBe(name);
});

it('is the name of its own name, and holds nothing that a database refuses', () => {
  const parts = fc.constantFrom(
    ...'aZ09-._~!$&\'()*+,;=:@/\\%?# |^[]{}"<>`đĐİẞΣ\u0300\u0000\u00a0'.split(''),
    '%25',
    '%00',
    '%C3%80',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 16 }), (typed) => {
      const name = nameOf(`/${typed.join('')}`);
      if (name === null) return;
      expect(nameOf(name)).toBe(name);
      // oxlint-disable-next-line no-control-regex -- they are what must not be there
      expect(name).not.toMatch(/[\u0000-\u0020#]/);
    }),
    { numRuns: 3_000 },
  );
});
