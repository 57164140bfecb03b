import { z } from 'zod';
import { journalActions } from '#shared/answers/journal.ts';
import { maxId } from '#shared/fields/reference.ts';
import { sentLabel } from '#server/http/sent-labels.ts';
import { parseMoment } from '#shared/rules/vi-date.ts';

/** What the calls of this folder may be asked; the API document is made from the same schemas. */

const number = (name: string, most: number) => {
  const message = `${sentLabel(name)} phải là số nguyên từ 1 trở lên`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .pipe(z.int().min(1, message).max(most, message))
    .optional();
};

const before = number('before', 999_999_999_999_999).describe('Goes on where `meta.next` of the last answer says.');

/** When a day begins in Vietnam, '2026-08-21'; null when there is no such day. */
const startOfDay = (text: string): string | null => parseMoment(`${text}T00:00`);

const day = (name: string) => {
  const message = `${sentLabel(name)} phải là ngày dạng 2026-08-21`;
  return z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, message)
    .refine((text) => startOfDay(text) !== null, message)
    .transform((text) => new Date(startOfDay(text) ?? text))
    .optional();
};

const resource = z.string().optional().describe('The path of a content type.');

export const versionsQuery = z.object({ before });
export const trashQuery = z.object({ resource, before });
export const eventsQuery = z.object({
  resource,
  by: number('by', maxId).describe('The id of an account.'),
  action: z.enum(journalActions, `${sentLabel('action')} không phải là một loại thay đổi`).optional(),
  from: day('from').describe('A day in Vietnam.'),
  to: day('to').describe('A day in Vietnam, included.'),
  before,
});
