import { z } from 'zod';
import { parseMoment } from '#shared/formats/vi-date.ts';
import { type Described, type Kind, wrongType } from './described.ts';

/** A moment, stored as ISO 8601 in UTC. Without an offset it is the school's local time. */
export type DatetimeField = Described & { kind: 'datetime' };

export const datetime: Kind<DatetimeField, z.ZodType<string | null>, string | null> = {
  rule: (field) =>
    z
      .string(wrongType(field.label, 'ngày và giờ'))
      .nullable()
      .transform((value, context) => {
        if (value === null || value.trim() === '') return null;
        const moment = parseMoment(value);
        // Other years are typing errors, and years of another length would not sort as text.
        if (moment !== null && /^(19|2\d)\d{2}-/.test(moment)) return moment;
        context.addIssue({ code: 'custom', message: wrongType(field.label, 'ngày và giờ, ví dụ 2026-08-21T00:30') });
        return z.NEVER;
      }),
  initial: () => null,
};
