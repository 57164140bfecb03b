import { expect, it } from 'vitest';
import { hidesAfter } from './use-hiding-bar.ts';

it('hides on the way down past 50 pixels and shows on the way up', () => {
  expect(hidesAfter(false, 0, 300)).toBe(true);
  expect(hidesAfter(true, 300, 299)).toBe(false);
  expect(hidesAfter(true, 300, 300)).toBe(true);
});

it('stays within the first 50 pixels, whichever way one scrolls', () => {
  expect(hidesAfter(false, 0, 49)).toBe(false);
  expect(hidesAfter(false, 0, 50)).toBe(true);
  expect(hidesAfter(true, 80, 40)).toBe(false);
});
