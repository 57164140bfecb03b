import { lazy, Suspense } from 'react';
import type { CodeWarning } from '#shared/codes/warning.ts';
import { isBlank } from '#shared/fields/described.ts';
import type { BelowInput } from '../inputs/form-slots.ts';
import { StillRight } from '../inputs/still-right.tsx';
import type { Slots } from './slots.ts';

// The lists of codes are for this form alone.
const CodeNotes = lazy(() => import('../inputs/codes/code-notes.tsx'));

const notesAt = (field: CodeWarning['field']) => (props: BelowInput) =>
  isBlank(props.values[field]) ? null : (
    <Suspense fallback={null}>
      <CodeNotes field={field} {...props} />
    </Suspense>
  );

export const majorSlots: Slots = {
  form: {
    below: {
      ma_nganh: notesAt('ma_nganh'),
      ma_xet_tuyen: notesAt('ma_xet_tuyen'),
      to_hop: notesAt('to_hop'),
      tuyen_sinh: notesAt('tuyen_sinh'),
      kiem_tra: StillRight,
    },
    belowReads: ['name', 'bac', 'ma_nganh', 'ma_xet_tuyen', 'to_hop', 'tuyen_sinh', 'da_biet'],
    withoutInput: ['da_biet'],
    strangeCodes: async (values, stored) => (await import('#shared/codes/judge-codes.ts')).strangeCodes(values, stored),
  },
};
