import { z } from 'zod';
import { parseMoment } from '#shared/formats/parse-moment.ts';
import { schoolOffset, toDateTimeLocal } from '#shared/formats/vi-date.ts';
import { type Described, type Kind, readOr, required as requiredText, wrongType } from './described.ts';

/**
 * A day of the calendar, '2026-08-21'; null when there is none. `mayHaveTime`: or a minute of it at the school,
 * '2026-08-21T17:00+07:00'; both sort as text. Midnight is refused: people mean the day by it, at whose end or whose beginning
 * nobody can tell, and spreadsheets keep it as the day.
 */
export type DateField = Described & { kind: 'date'; mayHaveTime?: true };

const day = z.iso.date();
/** Other years are typing errors. */
const readDate = (typed: string): string | null | undefined =>
  typed === '' ? null : /^(?:19|20|21)/.test(typed) && day.safeParse(typed).success ? typed : undefined;

/** Without an offset it is the school's local time. */
function readMinute(typed: string): string | null | undefined {
  const read = readDate(typed);
  if (read !== undefined) return read;
  const moment = parseMoment(typed);
  const [day = '', time] = moment === null ? [] : toDateTimeLocal(moment).split('T');
  if (!readDate(day)) return undefined;
  return time === '00:00' ? undefined : `${day}T${time}${schoolOffset}`;
}

export const date: Kind<DateField, z.ZodType<string | null>, string | null> = {
  rule: ({ label, mayHaveTime, required }) =>
    z
      .string(wrongType(label, 'ngày'))
      .nullable()
      .transform(
        readOr(
          (value) => (mayHaveTime ? readMinute : readDate)(value?.trim() ?? ''),
          wrongType(
            label,
            mayHaveTime ? 'một ngày, có thể kèm giờ (ví dụ 2026-08-21T17:00), không dùng giờ 00:00' : 'ngày, ví dụ 2026-08-21',
          ),
        ),
      )
      .refine((value) => required !== true || value !== null, requiredText(label)),
  initial: () => null,
};
