import type { dateStates } from '#shared/answers/admissions.ts';
import { dayAt, schoolOffset } from '#shared/formats/vi-date.ts';

/** Where today stands to a date: days and minutes are Vietnam's. Pure, for the server, pages and their tests. */

type Dated = { loai: string; bat_dau: string | null; ket_thuc: string };
export type DateState = { state: (typeof dateStates)[number]; days: number };

/** Kinds that can be done on any day until they end. The others take place on their days, such as an exam of the ministry. */
const periods: ReadonlySet<string> = new Set(['', 'nhan-ho-so', 'dang-ky-nang-khieu', 'xac-nhan-nhap-hoc', 'hoc-bong']);

/** Whether something can be done from its beginning, or from ever on, until it ends. */
export const isPeriod = ({ loai }: { loai: string }): boolean => periods.has(loai);

const dayMs = 86_400_000;
const dayOf = (date: string): string => date.slice(0, 10);
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00${schoolOffset}`);

/** The moment a date begins at, in milliseconds: the first of its day where it has no time. */
export const beginOf = (date: string): number => (date.length === 10 ? midnightOf(date) : Date.parse(date));
/** The moment from which on a date is over, in milliseconds: the end of its day where it has no time. */
export const endOf = (date: string): number => (date.length === 10 ? midnightOf(date) + dayMs : Date.parse(date));

const daysBetween = (from: string, to: string): number => Math.round((midnightOf(to) - midnightOf(from)) / dayMs);

/** `days` is counted to the end of what is open, to the beginning of what is ahead, from the end of what is over. */
export function dateState(date: Dated, now: Date): DateState {
  const today = dayAt(now);
  const last = dayOf(date.ket_thuc);
  if (now.getTime() >= endOf(date.ket_thuc)) return { state: 'over', days: daysBetween(last, today) };
  // What takes place without a beginning does so on its one day.
  const first = date.bat_dau ?? (isPeriod(date) ? null : last);
  if (first !== null && now.getTime() < beginOf(first)) return { state: 'ahead', days: daysBetween(today, dayOf(first)) };
  return { state: 'open', days: daysBetween(today, last) };
}

/** What is open by its end, then what is ahead by its beginning: what concerns a reader first. */
export const nextMoment = (date: Dated & DateState): number =>
  date.state === 'open' ? endOf(date.ket_thuc) : beginOf(date.bat_dau ?? date.ket_thuc);
