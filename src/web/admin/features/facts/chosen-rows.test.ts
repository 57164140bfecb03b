import { expect, it } from 'vitest';
import { noRows, pressAll, pressRow } from './chosen-rows.ts';

const shown = [10, 11, 12, 13, 14];
const chosen = (rows: typeof noRows) => [...rows.ids].sort();

it('chooses one row, and a range with Shift in either direction', () => {
  const one = pressRow(noRows, shown, 11, false);
  expect(chosen(one)).toEqual([11]);
  expect(chosen(pressRow(one, shown, 13, true))).toEqual([11, 12, 13]);
  expect(chosen(pressRow(one, shown, 10, true))).toEqual([10, 11]);
  expect(chosen(pressRow(one, shown, 11, false))).toEqual([]);
});

it('takes a range away from the choice', () => {
  const all = pressAll(noRows, shown);
  const without = pressRow(all, shown, 11, false);
  expect(chosen(pressRow(without, shown, 13, true))).toEqual([10, 14]);
});

it('takes a row alone where the last one is not shown any more', () => {
  const one = pressRow(noRows, [1, 2], 1, false);
  expect(chosen(pressRow(one, shown, 13, true))).toEqual([1, 13]);
});

it('chooses all that are shown, and none of them the second time', () => {
  const other = pressRow(noRows, [99], 99, false);
  const all = pressAll(other, shown);
  expect(chosen(all)).toEqual([10, 11, 12, 13, 14, 99]);
  expect(chosen(pressAll(all, shown))).toEqual([99]);
});
