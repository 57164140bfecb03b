import { z } from 'zod';
import { type Described, type Kind, wrongType } from './described.ts';

/** A day of the calendar, '2026-08-21'; null when there is none. */
export type DateField = Described & { kind: 'date' };

const day = z.iso.date();

export const date: Kind<DateField, z.ZodType<string | null>, string | null> = {
  rule: (field) =>
    z
      .string(wrongType(field.label, 'ngày'))
      .nullable()
      .transform((value, context) => {
        const typed = value?.trim() ?? '';
        if (typed === '') return null;
        // Other years are typing errors.
        if (/^(?:19|20|21)/.test(typed) && day.safeParse(typed).success) return typed;
        context.addIssue({ code: 'custom', message: wrongType(field.label, 'ngày, ví dụ 2026-08-21') });
        return z.NEVER;
      }),
  initial: () => null,
};
