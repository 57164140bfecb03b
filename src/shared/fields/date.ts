import { z } from 'zod';
import { type Described, type Kind, readOr, wrongType } from './described.ts';

/** A day of the calendar, '2026-08-21'; null when there is none. */
export type DateField = Described & { kind: 'date' };

const day = z.iso.date();
/** Other years are typing errors. */
const readDate = (typed: string): string | null | undefined =>
  typed === '' ? null : /^(?:19|20|21)/.test(typed) && day.safeParse(typed).success ? typed : undefined;

export const date: Kind<DateField, z.ZodType<string | null>, string | null> = {
  rule: (field) =>
    z
      .string(wrongType(field.label, 'ngày'))
      .nullable()
      .transform(readOr((value) => readDate(value?.trim() ?? ''), wrongType(field.label, 'ngày, ví dụ 2026-08-21'))),
  initial: () => null,
};
