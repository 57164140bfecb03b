import { expect, it } from 'vitest';
import { findLinks, type Target } from './linked-records.ts';

const target = (id: number, name: string, slug: string, within = ''): Target => ({ id, name, slug, within });
const targets = [
  target(1, 'Thiết kế đồ họa', 'thiet-ke-do-hoa'),
  target(2, 'Thiết kế mỹ thuật sân khấu, điện ảnh', 'san-khau'),
  target(3, 'Hình họa', 'hinh-hoa', 'Thiết kế đồ họa'),
  target(4, 'Hình họa', 'hinh-hoa-2', 'Hội họa'),
];

it.each([
  ['Thiết kế đồ họa', [1]],
  ['thiet ke do hoa', [1]],
  ['thiet-ke-do-hoa', [1]],
  ['  THIẾT KẾ  ĐỒ HỌA ', [1]],
  ['Thiết kế mỹ thuật sân khấu, điện ảnh', [2]],
  ['Thiết kế đồ họa, Thiết kế mỹ thuật sân khấu, điện ảnh', [1, 2]],
  ['san-khau; thiet-ke-do-hoa', [2, 1]],
  ['san-khau\nthiet-ke-do-hoa\n', [2, 1]],
  ['thiet-ke-do-hoa, Thiết kế đồ họa', [1]],
  ['Hình họa (Hội họa); hinh-hoa', [4, 3]],
  ['', []],
  [' ; , ', []],
])('%j names %j', (text, ids) => {
  expect(findLinks(text, targets)).toEqual({ ids, unknown: [], ambiguous: [] });
});

it('tells what it does not know, and names that several have, beside what it found', () => {
  const { ids, unknown, ambiguous } = findLinks('Thiết kế đồ họa, Kiến trúc; Hình họa', targets);
  expect([ids, unknown]).toEqual([[1], ['Kiến trúc']]);
  expect(ambiguous.map((some) => some.map(({ id }) => id))).toEqual([[3, 4]]);
});
