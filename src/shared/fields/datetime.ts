import { z } from 'zod';
import { parseMoment } from '#shared/formats/parse-moment.ts';
import { type Described, type Kind, readOr, wrongType } from './described.ts';

/** A moment, stored as ISO 8601 in UTC. Without an offset it is the school's local time. */
export type DatetimeField = Described & { kind: 'datetime' };

function readDatetime(value: string | null): string | null | undefined {
  if (value === null || value.trim() === '') return null;
  const moment = parseMoment(value);
  // Other years are typing errors, and years of another length would not sort as text.
  return moment !== null && /^(19|2\d)\d{2}-/.test(moment) ? moment : undefined;
}

export const datetime: Kind<DatetimeField, z.ZodType<string | null>, string | null> = {
  rule: (field) =>
    z
      .string(wrongType(field.label, 'ngày và giờ'))
      .nullable()
      .transform(readOr(readDatetime, wrongType(field.label, 'ngày và giờ, ví dụ 2026-08-21T00:30'))),
  initial: () => null,
};
