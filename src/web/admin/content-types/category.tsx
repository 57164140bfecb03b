import { articleListPath } from '#shared/paths.ts';
import { textOf } from '../records/record.ts';
import type { Slots } from './slots.ts';

/** A category is seen on the list of its articles. */
export const categorySlots: Slots = {
  form: { pageOf: (record) => articleListPath({ category: textOf(record, 'slug') }) },
};
