import { expect, it } from 'vitest';
import { openingKind } from './opening-kind.ts';

const none = { create: 0, update: 0, same: 0, refused: 0 };

it('the rows of a file open on what has to be mended, then on what changes', () => {
  expect(openingKind({ create: 1, update: 1, same: 9, refused: 1 })).toBe('refused');
  expect(openingKind({ ...none, update: 1, same: 40 })).toBe('update');
  expect(openingKind({ ...none, create: 2, update: 1, same: 40 })).toBe('update');
  expect(openingKind({ ...none, create: 1, same: 40 })).toBe('create');
});

it('all rows are shown where all of them change, or none', () => {
  expect(openingKind({ ...none, create: 20 })).toBeNull();
  expect(openingKind({ ...none, create: 3, update: 4 })).toBeNull();
  expect(openingKind({ ...none, same: 40 })).toBeNull();
});
