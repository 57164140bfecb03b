import { isPayOld, oldPayText } from '#shared/facts/pay-age.ts';
import { Note } from '../forms/notes.tsx';
import { today } from '../records/today.ts';
import type { BelowInput } from './form-slots.ts';

/** Says that visitors are not shown what was paid in a year that is too long ago. */
export function OldPay({ values }: BelowInput) {
  const year = Number(values['luong_nam'] ?? Number.NaN);
  return isPayOld(year, Number(today().slice(0, 4))) ? <Note role="status">{oldPayText(year)}</Note> : null;
}
