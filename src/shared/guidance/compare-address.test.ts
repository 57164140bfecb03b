import { expect, it } from 'vitest';
import { comparePath, comparisonAddress, isShortest, readComparison } from './compare-address.ts';

it.each([
  ['', '/so-sanh'],
  ['nganh=a&nganh=b', '/so-sanh?nganh=a,b'],
  ['nganh=b%2Ca,b', '/so-sanh?nganh=b,a'],
  ['vi-tri=c,d', '/so-sanh?vi-tri=c,d'],
  ['nganh=a&vi-tri=c', '/so-sanh?nganh=a'],
  ['nganh=', '/so-sanh'],
  ['nganh=,', '/so-sanh'],
  ['vi-tri=', '/so-sanh?vi-tri='],
  ['vi-tri=,', '/so-sanh?vi-tri='],
  ['vi-tri=%3Cscript%3E', '/so-sanh?vi-tri='],
  ['vi-tri=&vi-tri=c', '/so-sanh?vi-tri=c'],
  ['co-so=can-tho&mon=toan&mon=ve&bac=', '/so-sanh?mon=toan,ve&co-so=can-tho'],
  ['bac=..%2F&nganh=%00&mon=<script>', '/so-sanh'],
  [`nganh=${'abcdefghijklmnop'.split('').join(',')}`, '/so-sanh?nganh=a,b,c,d,e,f,g,h,i,j,k,l'],
])('what ?%s asks for is at %s', (query, address) => {
  expect(comparisonAddress(readComparison(new URLSearchParams(query)))).toBe(address);
});

it.each([
  ['', true],
  ['nganh=a,b', true],
  ['nganh=a%2Cb', true],
  ['nganh=a,b&mon=toan', true],
  ['mon=toan&nganh=a,b', false],
  ['nganh=a&nganh=b', false],
  ['nganh=a,a', false],
  ['bac=', false],
  ['nganh=', false],
  ['vi-tri=', true],
  ['vi-tri=,', false],
])('?%s is that one address: %s', (query, isOne) => {
  const given = new URLSearchParams(query);
  expect(isShortest(given, readComparison(given))).toBe(isOne);
});

it('is made of slugs', () => {
  expect(comparePath('vi-tri', ['a', 'b'])).toBe('/so-sanh?vi-tri=a,b');
  expect(comparePath('nganh', [])).toBe('/so-sanh');
  expect(comparePath('vi-tri', [])).toBe('/so-sanh?vi-tri=');
});
