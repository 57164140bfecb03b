import { lazy, Suspense } from 'react';
import { majorPath } from '#shared/paths.ts';
import type { BelowInput } from '../inputs/form-slots.ts';
import { StillRight } from '../inputs/still-right.tsx';
import { partOf, textOf } from '../records/record.ts';
import type { Slots } from './slots.ts';

// The lists of codes are for this form alone.
const CodeNotes = lazy(() => import('../codes/code-notes.tsx'));

const notesAt = (field: 'ma_nganh' | 'to_hop' | 'tuyen_sinh') => (props: BelowInput) => (
  <Suspense fallback={null}>
    <CodeNotes field={field} {...props} />
  </Suspense>
);

export const majorSlots: Slots = {
  form: {
    pageOf(record) {
      const group = partOf(record, 'group');
      return group && majorPath(textOf(group, 'slug'), textOf(record, 'slug'));
    },
    below: {
      ma_nganh: notesAt('ma_nganh'),
      to_hop: notesAt('to_hop'),
      tuyen_sinh: notesAt('tuyen_sinh'),
      kiem_tra: StillRight,
    },
    withoutInput: ['da_biet'],
    strangeCodes: async (values, stored) => (await import('#shared/codes/judge-codes.ts')).strangeCodes(values, stored),
  },
};
