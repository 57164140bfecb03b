import { schoolOffset } from './vi-date.ts';

/**
 * ISO 8601 in UTC from a date-time with an offset, or from a datetime-local value, which means the
 * school's time. Null when the text is neither or names a day that does not exist.
 */
export function parseMoment(text: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?$/i.exec(text.trim());
  if (!match) return null;
  const [, day = '', time = '', zone] = match;
  const calendar = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(calendar.getTime()) || calendar.toISOString().slice(0, 10) !== day) return null;
  const moment = new Date(`${day}T${time}${(zone ?? schoolOffset).toUpperCase()}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
