import { z } from 'zod';
import { id, moment, text } from './parts.ts';

/** How much an account may have set aside, and for how many days it is kept. */
export const mostSetAside = 50;
export const setAsideDays = 90;

export const setAsideEntry = z.object({
  id,
  resource: text.describe('The path of the content type.'),
  title: text.describe('What it was to be called; may be empty.'),
  at: moment.describe('When it was set aside last, ISO 8601.'),
});
export type SetAsideEntry = z.infer<typeof setAsideEntry>;

/** What the inputs of a form held, by field, as the form that keeps it writes it: nothing but a form reads it. */
export const typedValues = z.record(z.string(), z.unknown());

export const setAside = setAsideEntry.extend({ values: typedValues });
