import { expect, it } from 'vitest';
import { termsOf } from './programme-terms.ts';

const subject = (name: string, hoc_ky: number | null) => ({ name, hoc_ky });

it('orders subjects by their term, keeps the order within one, and puts those of no term last', () => {
  const terms = termsOf([subject('a', 2), subject('b', null), subject('c', 1), subject('d', 2)]);
  expect(terms.map(({ term, from, subjects }) => [term, from, subjects.map(({ name }) => name).join('')])).toEqual([
    [1, 1, 'c'],
    [2, 2, 'ad'],
    [null, 4, 'b'],
  ]);
});

it('has nothing to say of no subjects', () => {
  expect(termsOf([])).toEqual([]);
});
