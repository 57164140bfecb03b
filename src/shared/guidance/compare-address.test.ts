import { expect, it } from 'vitest';
import { comparisonAddress, isShortest, readComparison } from './compare-address.ts';
import { comparePath } from './compare-path.ts';

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
  ['to-hop=D01&diem=22,5', '/so-sanh?to-hop=d01&diem=22.5'],
  ['to-hop=d+1&khong-thi=toan', '/so-sanh?to-hop=d01&khong-thi=toan'],
  ['to-hop=&khong-thi=&phuong-thuc=&diem=&diem=&diem=&diem=&uu-tien=&diem-cong=', '/so-sanh'],
  ['phuong-thuc=hoc-ba&diem=&diem=7&diem=8,25&diem=7.5', '/so-sanh?phuong-thuc=hoc-ba&diem=7,8.25,7.5'],
  ['diem=22&uu-tien=0,75&diem-cong=1.5', '/so-sanh?diem=22&uu-tien=0.75&diem-cong=1.5'],
  ['diem=hai%20hai&to-hop=<b>', '/so-sanh?to-hop=b&diem=hai%20hai'],
  ['diem=%3Cb%3E%26', '/so-sanh?diem=%3Cb%3E%26'],
  ['bac=dai-hoc&diem=5', '/so-sanh?diem=5&bac=dai-hoc'],
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
  ['to-hop=d01&diem=22.5', true],
  ['to-hop=D01', false],
  ['diem=22,5', false],
  ['diem=7,8,7.5', true],
  ['diem=%3Cb%3E', true],
  ['vi-tri=,', false],
])('?%s is that one address: %s', (query, isOne) => {
  const given = new URLSearchParams(query);
  expect(isShortest(given, readComparison(given))).toBe(isOne);
});

it('is made of slugs', () => {
  expect(comparePath('vi-tri', ['a', 'b'])).toBe('/so-sanh?vi-tri=a,b');
  expect(comparePath('nganh', [])).toBe('/so-sanh');
  for (const kind of ['nganh', 'vi-tri'] as const)
    for (const slugs of [[], ['a'], ['a', 'b']]) {
      const path = comparePath(kind, slugs);
      expect(comparisonAddress(readComparison(new URLSearchParams(path.split('?')[1])))).toBe(path);
    }
  expect(comparePath('vi-tri', [])).toBe('/so-sanh?vi-tri=');
});

it('takes any text for marks, keeps little of it, and comes to one address at once', () => {
  const texts = [
    'đ'.repeat(500),
    '😀'.repeat(300),
    'x'.repeat(20_000),
    '7 '.repeat(200),
    ',;,;',
    '9'.repeat(60),
    '\u0000',
    'a+b',
    '1;2',
    '22 điểm',
  ];
  for (const name of ['diem', 'uu-tien', 'diem-cong', 'to-hop', 'phuong-thuc', 'khong-thi'])
    for (const text of texts)
      for (const given of [[text], ['', text, text, text], Array.from({ length: 300 }, () => text)]) {
        const address = comparisonAddress(
          readComparison(new URLSearchParams(given.map((value): [string, string] => [name, value]))),
        );
        expect(address.length).toBeLessThan(600);
        const query = new URLSearchParams(address.split('?')[1]);
        expect(isShortest(query, readComparison(query)), `${name}=${text.slice(0, 20)}`).toBe(true);
      }
});
