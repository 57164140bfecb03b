import { majorPath } from '#shared/paths.ts';
import { partOf, textOf } from '../records/record.ts';
import type { Slots } from './slots.ts';

export const majorSlots: Slots = {
  form: {
    pageOf(record) {
      const group = partOf(record, 'group');
      return group && majorPath(textOf(group, 'slug'), textOf(record, 'slug'));
    },
  },
};
