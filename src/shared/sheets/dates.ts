import { viDay } from '#shared/formats/vi-date.ts';
import type { Cell } from './cells.ts';

/** Dates in cells: as a date, as the number that a spreadsheet keeps of it, and as a text. */

export const isDate = (cell: Cell): cell is { at: string } => typeof cell === 'object' && cell !== null && 'at' in cell;

/** The first day that spreadsheets count is 1; 1 March 1900 is 61, from where on they are right. */
const firstDay = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/** What a spreadsheet shows as a date, by the number it keeps. */
export const dateOfSerial = (serial: number): string =>
  new Date(firstDay + Math.round(serial * 86_400) * 1_000).toISOString().slice(0, 19);

/** A workbook whose days are counted from 1904 has so many less. */
export const from1904 = 1_462;

/** The number that a spreadsheet keeps of a date. */
export const serialOfDate = (at: string): number =>
  (Date.parse(at.includes('T') ? `${at}Z` : `${at}T00:00:00Z`) - firstDay) / dayMs;

/** Numbers of days between 1927 and 2173, which no other number of these fields is. */
export const isSerial = (cell: Cell): cell is number => typeof cell === 'number' && cell >= 10_000 && cell < 100_000;

function wall(cell: Cell, text: string): { day: string; time: string } | null {
  const at = isDate(cell) ? cell.at : isSerial(cell) ? dateOfSerial(cell) : null;
  if (at !== null) return { day: at.slice(0, 10), time: at.slice(11, 19) };
  const ours = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T,]+(\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(text);
  if (ours !== null) {
    const [, day = '', month = '', year = '', time = ''] = ours;
    return {
      day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      time: time.padStart(time.length < 6 ? 5 : 8, '0'),
    };
  }
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text);
  return iso === null ? null : { day: iso[1] ?? '', time: iso[2] ?? '' };
}

/** '2026-08-21'; null for what is no day of the calendar. */
export function readDay(cell: Cell, text: string): string | null {
  const read = wall(cell, text);
  return read !== null && isDay(read.day) ? read.day : null;
}

const isDay = (day: string) =>
  viDay(day) !== day && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

export function readMoment(cell: Cell, text: string): string | null {
  // A moment with its offset, as the API gives it.
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]{5,18}(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) return text;
  const read = wall(cell, text);
  if (read === null || !isDay(read.day)) return null;
  const time = /^0+$/.test(read.time) || read.time === '' ? '00:00' : read.time;
  return `${read.day}T${time}`;
}

/** Whether a text is a date with its month first: '08/21/2026'. */
export const isMonthFirst = (text: string): boolean => {
  const [, first = '', second = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}(?!\d)/.exec(text) ?? [];
  return Number(first) >= 1 && Number(first) <= 12 && Number(second) > 12 && Number(second) <= 31;
};

/** Whether a date is the other with its day for its month: spreadsheets of some languages read and write the month first. */
export const isTurned = (one: Cell, other: Cell): boolean => {
  if (!isDate(one) || !isDate(other)) return false;
  const [before, after] = [one.at.slice(0, 16), other.at.slice(0, 16).replace(/T00:00$/, '')];
  const turned = before.replace(/-(\d\d)-(\d\d)/, '-$2-$1');
  // Its time may be lost on the way.
  return before.slice(0, 10) !== after.slice(0, 10) && [turned, turned.slice(0, 10)].includes(after);
};
