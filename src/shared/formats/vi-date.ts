/** Asia/Ho_Chi_Minh: times are the school's, wherever the phone or the server is. The zone has no daylight saving time. */
export const schoolOffset = '+07:00';
const offsetMs = 7 * 3_600_000;

/** Without `Intl`, which takes a hundred times as long and orders date and time differently in different browsers. */
function read(moment: string | Date): Record<'year' | 'month' | 'day' | 'hour' | 'minute', string> {
  const text = new Date(new Date(moment).getTime() + offsetMs).toISOString();
  const [date = '', time = ''] = text.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '', minute = ''] = time.split(':');
  return { year, month, day, hour, minute };
}

/** '21/08/2026' */
export function viDate(moment: string | Date): string {
  const { day, month, year } = read(moment);
  return `${day}/${month}/${year}`;
}

/** The year that it is in Vietnam. */
export const yearOf = (moment: string | Date): number => Number(read(moment).year);

/** '21/08/2026' of a day of the calendar, '2026-08-21', and '21/08/2026 17:00' of a minute of it; another text as it is. */
export function viDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})(?:\+07:00)?)?$/.exec(day);
  if (match === null) return day;
  const [, year, month, date, time] = match;
  return `${date}/${month}/${year}${time === undefined ? '' : ` ${time}`}`;
}

/** '08/2026' of a day of the calendar, '2026-08-21'; another text as it is. */
export const viMonth = (day: string): string => viDay(day).replace(/^\d\d\//, '');

/** '21/08/2026 00:30' */
export function viDateTime(moment: string | Date): string {
  const { hour, minute } = read(moment);
  return `${viDate(moment)} ${hour}:${minute}`;
}

/** When the next day begins after this moment, in milliseconds. */
export const nextDay = (moment: string | Date): number => Date.parse(`${dayAt(moment)}T00:00:00${schoolOffset}`) + 86_400_000;

/** What a datetime-local input holds, cut to minutes: '2026-08-21T00:30'. */
export function toDateTimeLocal(moment: string | Date): string {
  const { day, month, year, hour, minute } = read(moment);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The day at the school: '2026-08-21'. */
export const dayAt = (moment: string | Date): string => toDateTimeLocal(moment).slice(0, 10);
