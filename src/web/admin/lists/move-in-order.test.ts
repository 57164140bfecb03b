import { expect, it } from 'vitest';
import { dropBeside, moveInOrder } from './move-in-order.ts';

const ids = [1, 2, 3, 4];

it('moves one to a place, and not beyond the ends', () => {
  expect(moveInOrder(ids, 4, 1)).toEqual([1, 4, 2, 3]);
  expect(moveInOrder(ids, 1, 2)).toEqual([2, 3, 1, 4]);
  expect(moveInOrder(ids, 2, -5)).toEqual([2, 1, 3, 4]);
  expect(moveInOrder(ids, 2, 99)).toEqual([1, 3, 4, 2]);
});

it('gives the same list where nothing moves', () => {
  expect(moveInOrder(ids, 3, 2)).toBe(ids);
  expect(moveInOrder(ids, 9, 0)).toBe(ids);
  expect(dropBeside(ids, 3, { id: 3, side: 'after' })).toBe(ids);
  expect(dropBeside(ids, 3, { id: 2, side: 'after' })).toBe(ids);
});

it('drops one before or after another', () => {
  expect(dropBeside(ids, 1, { id: 3, side: 'before' })).toEqual([2, 1, 3, 4]);
  expect(dropBeside(ids, 1, { id: 3, side: 'after' })).toEqual([2, 3, 1, 4]);
  expect(dropBeside(ids, 4, { id: 1, side: 'before' })).toEqual([4, 1, 2, 3]);
});
