import { expect, it } from 'vitest';
import { career, menu, position } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { FormValue } from '../inputs/index.ts';
import { atPlace } from './session.ts';
import { parentIn } from './use-new-place.ts';
import { changedFields, startWork, withInput, type Work } from './work.ts';

const typed = (description: Description, before: Work, name: string, value: FormValue) =>
  withInput(description, {}, before, name, value);
const below = (id: number | null): FormValue => ({ id, name: '', within: null });

it('is looked for among those that belong to the same', () => {
  const parentOf = (description: Description, name: string, id: number | null) =>
    parentIn(description, typed(description, startWork(description, null), name, below(id)).values);
  expect(parentIn(career, startWork(career, null).values)).toBeNull();
  expect([parentOf(menu, 'parent_id', null), parentOf(menu, 'parent_id', 4)]).toEqual([null, 4]);
  // A position without a department has no siblings yet.
  expect([parentOf(position, 'bo_phan_id', null), parentOf(position, 'bo_phan_id', 4)]).toEqual([undefined, 4]);
});

it('is proposed anew for another parent, counts as no change, and stays as it was typed', () => {
  const proposed = atPlace(startWork(menu, null), 8);
  expect([proposed.values['order'], changedFields(menu, proposed)]).toEqual(['8', []]);
  expect(atPlace(proposed, 3).values['order']).toBe('3');
  for (const order of ['2', '', '0']) {
    const own = typed(menu, proposed, 'order', order);
    expect([atPlace(own, 3).values['order'], changedFields(menu, own)]).toEqual([order, ['order']]);
  }
});
