import { expect, it } from 'vitest';
import type { FoundRecord } from '#shared/answers/found-records.ts';
import { pageOptions } from './page-options.ts';

const found = (more: Partial<FoundRecord>): FoundRecord => ({
  resource: 'mon-hoc',
  id: 7,
  title: 'Luật xa gần',
  above: 'Thiết kế đồ họa',
  named: null,
  is_hidden: false,
  path: '/nganh-hoc/a/b/luat-xa-gan',
  ...more,
});

it('offers the pages of the site before anything is typed, and no record', () => {
  const all = pageOptions('', [found({})]);
  expect(all.map(({ path }) => path)).toContain('/so-sanh');
  expect(all.every(({ record }) => record === null)).toBe(true);
});

it('offers pages by some words of their name, typed without accents, and then records', () => {
  expect(pageOptions('mon hoc', [found({})])).toEqual([
    { path: '/mon-hoc', name: 'Môn học', beside: '/mon-hoc', record: null },
    {
      path: '/nganh-hoc/a/b/luat-xa-gan',
      name: 'Luật xa gần',
      beside: 'Môn học · Thiết kế đồ họa',
      record: { resource: 'mon-hoc', id: 7 },
    },
  ]);
});

it('tells hidden pages, and the code or other name that was found', () => {
  const one = found({ is_hidden: true, named: '7210403', resource: 'nganh-hoc', above: null });
  expect(pageOptions('7210', [one])).toMatchObject([{ beside: 'Ngành học · 7210403 · đang ẩn' }]);
});

it('leaves out what has no address, and what is beyond a screen', () => {
  expect(pageOptions('luật', [found({ path: null })])).toEqual([]);
  expect(
    pageOptions(
      'luật',
      Array.from({ length: 20 }, (_, id) => found({ id })),
    ),
  ).toHaveLength(8);
});
