import { expect, it } from 'vitest';
import { menuRows } from './menu-rows.ts';

it('puts every child below its parent and names it', () => {
  const tree = [
    { id: 1, title: 'Nghề nghiệp', parent: null, children: [{ id: 3, title: 'Đồ họa' }] },
    { id: 2, title: 'Bị lọc cha', parent: { id: 9, title: 'Cha ẩn' }, children: [] },
  ];
  expect(menuRows(tree).map(({ id, depth, parentTitle }) => [id, depth, parentTitle])).toEqual([
    [1, 0, ''],
    [3, 1, 'Nghề nghiệp'],
    [2, 0, 'Cha ẩn'],
  ]);
});
