import { expect, it } from 'vitest';
import { position } from '#shared/content-types/index.ts';
import type { FactRow } from './fact-work.ts';
import { columnsOf } from './grid-state.ts';
import { pasteCells } from './paste-cells.ts';

const columns = columnsOf(position);
const rows: FactRow[] = [1, 2, 3].map((id) => ({ id, version: 1 }));
const targets = [{ id: 7, name: 'Thiết kế đồ họa', slug: 'thiet-ke-do-hoa', within: '' }];
const paste = (text: string, row = 0, name = 'nganh_hoc_ids', into = [rows[row]!]) =>
  pasteCells(
    text,
    { rows: rows.slice(row), columns: columns.slice(columns.findIndex((column) => column.name === name)) },
    into,
    () => targets,
  );
const told = ({ cells }: ReturnType<typeof paste>) =>
  cells.map(({ row, name, change }) => [row.id, name, change.text ?? change.value]);

it('fills rows and columns from the cell on', () => {
  expect(told(paste('Thiết kế đồ họa\tĐại học\n\tTrung cấp\n'))).toEqual([
    [1, 'nganh_hoc_ids', [7]],
    [1, 'hoc_van', 'dai-hoc'],
    [2, 'nganh_hoc_ids', []],
    [2, 'hoc_van', 'trung-cap'],
  ]);
});

it('keeps what it does not understand in its cell, and tells how many there are', () => {
  const pasted = paste('12.000.000\nkhoảng 9\n9000000', 0, 'luong_tu');
  expect(told(pasted)).toEqual([
    [1, 'luong_tu', 12_000_000],
    [2, 'luong_tu', 'khoảng 9'],
    [3, 'luong_tu', 9_000_000],
  ]);
  expect(pasted.unread).toBe(1);
});

it('puts one value into all chosen rows', () => {
  expect(told(paste('Đại học', 1, 'hoc_van', rows))).toEqual(rows.map(({ id }) => [id, 'hoc_van', 'dai-hoc']));
});

it('gives back what has no place', () => {
  const down = paste('Đại học\nCao đẳng', 2, 'hoc_van');
  expect([told(down), down.left]).toEqual([[[3, 'hoc_van', 'dai-hoc']], ['Cao đẳng']]);
  const right = paste('x\ty', 0, 'minh_hoa');
  expect([told(right), right.left]).toEqual([[[1, 'minh_hoa', true]], ['y']]);
});
