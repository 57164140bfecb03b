import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, null, 8]],
  [3, 8, [1, 2, 3, 4, null, 8]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [10, 10, [1, null, 9, 10]],
])('on page %i of %i the pager shows %j', (current, last, shown) => {
  expect(pageWindow(current, last)).toEqual(shown);
});
