import { cleanText } from '#shared/fields/clean-text.ts';
import { fold } from '#shared/text/fold.ts';
import { parseViNumber } from '#shared/formats/vi-number.ts';
import { readWrittenNumber } from '#shared/formats/written-number.ts';
import { viDay } from '#shared/formats/vi-date.ts';

/**
 * What a cell of a sheet holds. `at` is a date, with a time where there is one, by the calendar on the wall:
 * '2026-08-21T07:30:00'. `broken` is what a formula shows that came to nothing, such as '#REF!'.
 */
export type Cell = string | number | boolean | { at: string } | { broken: string } | null;

/** Excel cuts longer texts, or calls the file damaged. */
export const cellMax = 32_767;

/** Stands in for a text that no cell can hold; reading it leaves the field as it is. */
export const tooLongMark = '(Dài hơn một ô chứa được: giữ nguyên)';

/** A text of just this length is what Excel leaves of a longer one. */
export const isCut = (cell: Cell): boolean => typeof cell === 'string' && cell.length === cellMax;

/** A cell as text: what CSV holds, and what is shown of a change. Numbers have a comma and no groups, days are 21/08/2026. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'Có' : 'Không';
  if (typeof cell === 'string') return cell;
  if ('broken' in cell) return cell.broken;
  const [day = '', time] = cell.at.split('T');
  return time === undefined ? viDay(day) : `${viDay(day)} ${time}`;
}

/** A cell as saves clean texts. */
export const plainText = (cell: Cell): string => cleanText(cellText(cell));

/** A cell says so to have its field emptied; one that is blank leaves it as it is. */
export const emptyMark = '(xóa)';

export const isEmptying = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' && cell.length <= mostAround && emptyMarks.test(fold(plainText(cell).normalize('NFKC')));

/** The mark as it is typed too: in brackets of any kind, with spaces within, or a sign behind it. */
const emptyMarks = /^[([{【]+ ?xoa ?[.!]?[)\]}】]+[.!]?$/;

/** What is meant for the mark and is none: without its brackets, in quotes, or of other words. */
export const isNearlyEmptying = (cell: Cell): boolean =>
  typeof cell === 'string' && cell.length <= mostAround && nearMarks.test(fold(plainText(cell).normalize('NFKC')));

const nearMarks =
  /^[^\p{L}\p{N}]*xoa(?: (?:bo|trang|het|di|o nay))?[^\p{L}\p{N}]*$|^[([{<]+ ?(?:(?:de |bo )?trong|rong|bo) ?[)\]}>]+$/u;

/** Letters of the mark, with spaces around it. */
const mostAround = 20;

export const isBlankCell = (cell: Cell | undefined): boolean => cell === undefined || cell === null || plainText(cell) === '';

type NumberRange = { from?: number; to?: number; step?: number | undefined; unit?: string | undefined };

/** A number in a text, with its unit where it has one; the text where there is none, for the rule of its field to judge. */
export const numberIn = (text: string, { from = 0, to = Infinity, step, unit }: NumberRange): number | string =>
  parseViNumber(text) ?? readWrittenNumber(text, { from, to, step, unit }) ?? text;

/** Whether a comma may be meant to group thousands: a field of whole numbers holds no decimals. */
export const groupsByComma = (step: number | undefined, text: string): boolean =>
  (step ?? 1) >= 1 && /^\d{1,3}(?:,\d{3})+$/.test(text.trim());
