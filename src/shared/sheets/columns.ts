import { required } from '#shared/fields/described.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Field } from '#shared/fields/index.ts';
import { type Cell, cellMax, cellText, isCut, isEmptying, isNearlyEmptying, plainText, tooLongMark } from './cells.ts';
import { from1904, isSerial, readDay } from './dates.ts';
import { type CellRead, type Names, sheetKindOf } from './kinds.ts';
import { splitLabels, splitList } from './list-text.ts';
import { sheetTexts } from './sheet-texts.ts';

/**
 * A column of a sheet. A reference has two: by the name of the record it leads to, and by its slug, or its number where that
 * content type has no slugs.
 */
export type Column = { key: string; label: string } & (
  | { part: 'id' }
  | { part: 'version' }
  | { part: 'value'; field: string; described: Field }
  | ({ part: 'name' | 'slug' | 'number' } & OfReference)
);

type OfReference = { field: string; described: Extract<Field, { kind: 'reference' }> };
export type ValueColumn = Extract<Column, { part: 'value' }>;

/** `at` gives the description at a path. */
export function sheetColumns({ fields }: Description, at: (path: string) => Description): Column[] {
  const own = Object.entries(fields).flatMap(([field, described]): Column[] => {
    const { label } = described;
    if (described.kind !== 'reference') return [{ key: field, label, part: 'value', field, described }];
    const hasSlug = 'slug' in at(described.to).fields;
    return [
      { key: field, label, part: 'name', field, described },
      hasSlug
        ? { key: `${field}_slug`, label: `${label} (slug)`, part: 'slug', field, described }
        : { key: `${field}_ma`, label: `${label} (mã số)`, part: 'number', field, described },
    ];
  });
  return [{ key: 'id', label: 'Mã số', part: 'id' }, ...own, { key: 'version', label: 'Phiên bản', part: 'version' }];
}

/** What stands in the cell of a record. */
export function writeCell(column: Column, record: Readonly<Record<string, unknown>>, names: Names): Cell {
  const cell = cellOf(column, record, names);
  return typeof cell === 'string' && cell.length > cellMax - 1 ? tooLongMark : cell;
}

function cellOf(column: Column, record: Readonly<Record<string, unknown>>, names: Names): Cell {
  if (column.part === 'id' || column.part === 'version') return numberOrNull(record[column.part]);
  const value = record[column.field];
  if (column.part === 'value') {
    const { described } = column;
    return value === null || value === undefined ? null : sheetKindOf(described).write(described, value as never, names);
  }
  if (column.part === 'number' || typeof value !== 'number') return numberOrNull(value);
  return (column.part === 'name' ? names.title : names.slug)(column.described.to, value);
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Reads a cell that says something and is not broken, of a field that is neither a reference nor a list of them nor a picture: those need the records themselves. */
export function readCell({ field, described }: ValueColumn, cell: Cell): CellRead {
  const { kind, label } = described;
  const { read, isList, isNeverEmpty } = sheetKindOf(described);
  if (cell === tooLongMark || isCut(cell)) return { leave: true };
  if (isEmptying(cell) && kind !== 'flag') {
    // An article without a date is published when it is saved.
    if (kind === 'datetime' && field !== hideAtField) return { fault: sheetTexts.notUndated(label) };
    const isKept = described.kind === 'choice' ? described.values.every(({ value }) => value !== '') : isNeverEmpty === true;
    // What an empty text is in a call.
    return isKept ? { fault: required(label) } : { value: '' };
  }
  const text = plainText(cell);
  if (isNearlyEmptying(cell) && kind !== 'flag') return { fault: sheetTexts.nearMark(label, text) };
  if (isList === true && (kind === 'tags' ? splitLabels : splitList)(text).some(isEmptying))
    return { fault: sheetTexts.markInList(label) };
  return read?.(described, cell, text) ?? { value: text };
}

export const isBroken = (cell: Cell): cell is { broken: string } => typeof cell === 'object' && cell !== null && 'broken' in cell;

/** What the second sheet of a template says of a column. */
export function explained(column: Column): string {
  const { about } = sheetTexts;
  if (column.part === 'name') return about.name(column.described.label);
  if (column.part !== 'value') return about[column.part];
  const { described } = column;
  return sheetKindOf(described).about(described) + (described.hint === undefined ? '' : ` ${described.hint}`);
}

/** A value for the example row of a template. */
export function exampleCell(column: Column): Cell {
  if (column.part === 'name') return `Tên ${column.described.label.toLowerCase()}`;
  return column.part === 'value' ? sheetKindOf(column.described).example(column.described, column.key) : null;
}

/** Whether a cell says what the example row of a template does, in words that nobody means; its numbers and choices may be meant. */
export const isExample = (column: ValueColumn, cell: Cell): boolean =>
  sheetKindOf(column.described).isWorded === true && isSameCell(exampleCell(column), cell);

/** Whether a text says the day alone of a moment: a spreadsheet that shows days saves them so in CSV. */
export const saysItsDay = ({ described }: ValueColumn, was: Cell, cell: Cell): boolean =>
  typeof cell === 'string' &&
  sheetKindOf(described).mayHaveTime?.(described) === true &&
  !cell.includes(':') &&
  readDay(cell, plainText(cell)) === readDay(was, '');

/** A cell of a workbook that counts its days from 1904, which shows one of them as a number. */
export const countedFrom1904 = (column: Column, cell: Cell): Cell =>
  column.part === 'value' && sheetKindOf(column.described).mayHaveTime && isSerial(cell) ? cell + from1904 : cell;

/** Whether two cells say the same, as far as anybody sees: programs turn spaces that do not break into others. */
export const isSameCell = (one: Cell, other: Cell): boolean => cellText(one) === cellText(other) || seen(one) === seen(other);

const seen = (cell: Cell): string => plainText(cell).replaceAll(/\p{Zs}/gu, ' ');
