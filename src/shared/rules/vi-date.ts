/** Everyone reads the school's time, wherever the phone or the server stands. It has no summer time. */
export const timeZone = 'Asia/Ho_Chi_Minh';
const offset = '+07:00';

/**
 * The format is spelled out instead of left to `toLocaleString('vi-VN')`, whose order of date and
 * time differs between browsers and versions of ICU.
 */
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function read(moment: string | Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
}

/** '21/08/2026' */
export function viDate(moment: string | Date): string {
  const { day, month, year } = read(moment);
  return `${day}/${month}/${year}`;
}

/** '21/08/2026 00:30' */
export function viDateTime(moment: string | Date): string {
  const { hour, minute } = read(moment);
  return `${viDate(moment)} ${hour}:${minute}`;
}

/** What a datetime-local input holds, cut to minutes: '2026-08-21T00:30'. */
export function toDateTimeLocal(moment: string | Date): string {
  const { day, month, year, hour, minute } = read(moment);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

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
  const moment = new Date(`${day}T${time}${(zone ?? offset).toUpperCase()}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
