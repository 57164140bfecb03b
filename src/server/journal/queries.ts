import { z } from 'zod';
import { journalActions } from '#shared/answers/journal.ts';
import { before, idParameter, resource } from '#shared/calls/reading.ts';
import { sentLabel } from '#shared/calls/labels.ts';
import { parseMoment } from '#shared/rules/vi-date.ts';

/** What the calls of this folder may be asked; the API document is made from the same schemas. */

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

export const versionsQuery = z.object({ before });
export const trashQuery = z.object({ resource, before });
export const eventsQuery = z.object({
  resource,
  by: idParameter(sentLabel('by')).describe('The id of an account.'),
  action: z.enum(journalActions, `${sentLabel('action')} không phải là một loại thay đổi`).optional(),
  from: day('from').describe('A day in Vietnam.'),
  to: day('to').describe('A day in Vietnam, included.'),
  before,
});
