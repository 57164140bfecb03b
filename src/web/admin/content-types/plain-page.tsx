import { plainPagePath } from '#shared/paths.ts';
import { textOf } from '../records/record.ts';
import type { Slots } from './slots.ts';

export const plainPageSlots: Slots = {
  form: { pageOf: (record) => plainPagePath(textOf(record, 'slug')) },
};
