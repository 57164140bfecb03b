import type { Description } from '#shared/content-types/description.ts';
import type { TableRow } from '#shared/fields/table.ts';
import { dayAt, viDate, yearOf } from '#shared/formats/vi-date.ts';
import type { Faults, Stored, Values } from '#server/crud/record.ts';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * What is wrong with fields that count together or not at all, where only some of them are filled in: each that is empty is told,
 * and all that are. Only a save that touches one of them is judged. `before` is the record as it stands, null on create.
 */
export function partlyFilled(
  { fields }: Description,
  names: readonly string[],
  rule: string,
  values: Values,
  before: Stored | null,
): Faults {
  const now = { ...before, ...values };
  const empty = names.filter((name) => isEmpty(now[name]));
  if (empty.length === 0 || empty.length === names.length || !names.some((name) => name in values)) return {};
  const message = `${rule} Còn thiếu: ${empty.map((name) => fields[name]?.label ?? name).join(', ')}.`;
  return Object.fromEntries(empty.map((name) => [name, [message]]));
}

/** What is wrong with rows of a table that a save changes: with all of them, as `faultOf` tells of one and its place, from 1. */
export function tableFaults(
  name: string,
  faultOf: (row: TableRow, place: number, rows: readonly TableRow[]) => string | null,
  values: Values,
  before: Stored | null,
): Faults {
  if (JSON.stringify(values[name] ?? []) === JSON.stringify(before?.[name])) return {};
  const rows = (values[name] ?? []) as TableRow[];
  const found = new Set(rows.map((row, index) => faultOf(row, index + 1, rows)).filter((fault) => fault !== null));
  return found.size === 0 ? {} : { [name]: [...found] };
}

/** Refuses a day of checking that has not come yet: whatever stands there would count as fresh for longer than it is. */
export function checkedAhead({ kiem_tra: day }: Values, now: Date): Faults {
  return typeof day === 'string' && day > dayAt(now)
    ? { kiem_tra: [`Kiểm tra ngày không được ở sau hôm nay (${viDate(now)}).`] }
    : {};
}

/** Refuses a year that has not come yet, of what was already paid or asked. */
export function yearAhead({ fields }: Description, name: string, values: Values, now: Date): Faults {
  const year = values[name];
  return typeof year === 'number' && year > yearOf(now)
    ? { [name]: [`${fields[name]?.label ?? name} không được ở sau năm nay (${yearOf(now)}).`] }
    : {};
}

/** What is wrong with a range of two fields where it ends below its beginning. `before` is the record as it stands, null on create. */
export function risingRange(values: Values, before: Stored | null, from: string, to: string): Faults {
  if (!(from in values) && !(to in values)) return {};
  const [least, most] = [from, to].map((name) => values[name] ?? before?.[name]);
  if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return {};
  return { [to]: ['Mức đến không được thấp hơn mức từ.'] };
}
