import type { Section } from '#shared/answers/parts.ts';
import { required } from '#shared/fields/described.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Field } from '#shared/fields/index.ts';
import type { TableRow } from '#shared/fields/table.ts';
import { visibility } from '#shared/fields/visibility.ts';
import { fold } from '#shared/rules/fold.ts';
import { toDateTimeLocal, viDay } from '#shared/rules/vi-date.ts';
import { parseViNumber } from '#shared/rules/vi-number.ts';
import { type Cell, cellMax, cellText, groupsByComma, isEmptying, plainText, tooLongMark } from './cells.ts';
import { choiceLabel, readChoice } from './choices.ts';
import { joinLabels, joinList, splitLabels, splitList } from './list-text.ts';
import { readSections, sectionsText } from './section-text.ts';
import { sheetTexts } from './texts.ts';
import { readTable, tableText } from './table-text.ts';

/**
 * A column of a sheet. A reference has two: by the name of the record it leads to, and by its slug, or its number where that
 * content type has no slugs.
 */
export type Column = { key: string; label: string } & (
  | { part: 'id' }
  | { part: 'version' }
  | { part: 'value'; field: string; described: Field }
  | ({ part: 'name' } & OfReference)
  | ({ part: 'slug' } & OfReference)
  | ({ part: 'number' } & OfReference)
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

/** What a cell needs to know of records that are named in it. */
export type Names = {
  title: (path: string, id: number) => string;
  slug: (path: string, id: number) => string;
};

/** What stands in the cell of a record. */
export function writeCell(column: Column, record: Readonly<Record<string, unknown>>, names: Names): Cell {
  const cell = cellOf(column, record, names);
  return typeof cell === 'string' && cell.length > cellMax - 1 ? tooLongMark : cell;
}

function cellOf(column: Column, record: Readonly<Record<string, unknown>>, names: Names): Cell {
  if (column.part === 'id' || column.part === 'version') return numberOrNull(record[column.part]);
  const value = record[column.field];
  const { described } = column;
  switch (column.part) {
    case 'name':
      return typeof value === 'number' ? names.title(column.described.to, value) : null;
    case 'slug':
      return typeof value === 'number' ? names.slug(column.described.to, value) : null;
    case 'number':
      return numberOrNull(value);
    default:
      return valueCell(described, value, names);
  }
}

function valueCell(described: Field, value: unknown, names: Names): Cell {
  if (value === null || value === undefined) return null;
  switch (described.kind) {
    case 'integer':
    case 'number':
    case 'reference':
      return numberOrNull(value);
    case 'visibility':
      return value === 1 ? sheetTexts.shown : sheetTexts.hidden;
    case 'flag':
      return value === true ? sheetTexts.yes : sheetTexts.no;
    case 'choice':
      return choiceLabel(described, String(value));
    case 'choices':
      return joinList((value as string[]).map((one) => choiceLabel(described, one)));
    case 'tags':
      return joinLabels(value as string[]);
    case 'references':
      return (value as number[]).map((id) => names.slug(described.to, id)).join(' | ');
    case 'sections':
      return sectionsText(value as Section[]);
    case 'table':
      return tableText(described, value as TableRow[]);
    case 'date':
      return { at: String(value) };
    case 'datetime':
      return { at: wallClock(String(value)) };
    default:
      return String(value);
  }
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The school's time of a moment, to the second. */
const wallClock = (moment: string): string => `${toDateTimeLocal(moment)}:${moment.slice(17, 19)}`;

/** What a cell asks for: a value for the rule of its field, nothing (`leave`), or why it cannot be read. */
export type CellRead = { value: unknown } | { leave: true } | { fault: string };

const leave: CellRead = { leave: true };

/** Kinds whose cells hold several entries. */
const lists: ReadonlySet<Field['kind']> = new Set(['tags', 'choices', 'table']);

/** Kinds that have no empty value. */
const neverEmpty: ReadonlySet<Field['kind']> = new Set(['slug', 'visibility']);

/** Reads a cell that says something, of a field that is neither a reference nor a list of them nor a picture: those need the records themselves. */
export function readCell({ field, described }: ValueColumn, cell: Cell): CellRead {
  const { kind, label } = described;
  if (cell === tooLongMark) return leave;
  if (isEmptying(cell) && kind !== 'flag') {
    // An article without a date is published when it is saved.
    if (kind === 'datetime' && field !== hideAtField) return { fault: sheetTexts.notUndated(label) };
    const isKept = described.kind === 'choice' ? described.values.every(({ value }) => value !== '') : neverEmpty.has(kind);
    // What an empty text is in a call.
    return isKept ? { fault: required(label) } : { value: '' };
  }
  if (isBroken(cell)) return { fault: `${label}: ${sheetTexts.formulaError(cell.broken)}` };
  const text = plainText(cell);
  if (lists.has(kind) && (kind === 'tags' ? splitLabels : splitList)(text).some(isEmptying))
    return { fault: sheetTexts.markInList(label) };
  switch (kind) {
    case 'integer':
    case 'number':
      // A spreadsheet that takes '3.5' for the third of May keeps a date.
      if (isDate(cell)) return { fault: sheetTexts.dateForNumber(label, text) };
      if (groupsByComma('step' in described ? described.step : 1, text)) return { fault: sheetTexts.commaInWhole(label, text) };
      return { value: typeof cell === 'number' ? cell : (parseViNumber(text) ?? text) };
    case 'visibility': {
      const read = readShown(cell, text);
      return read === undefined ? { fault: sheetTexts.oneOf(label, [sheetTexts.shown, sheetTexts.hidden]) } : { value: read };
    }
    case 'flag': {
      const read = typeof cell === 'boolean' ? cell : yesOrNo.get(fold(text));
      return read === undefined ? { fault: sheetTexts.oneOf(label, [sheetTexts.yes, sheetTexts.no]) } : { value: read };
    }
    case 'choice': {
      const read = readChoice(described, text);
      return read === undefined ? { fault: sheetTexts.oneOf(label, labelsOf(described)) } : { value: read };
    }
    case 'choices': {
      const read = splitList(text)
        .filter((one) => one !== '')
        .map((one) => readChoice(described, one));
      return read.includes(undefined) ? { fault: sheetTexts.someOf(label, labelsOf(described)) } : { value: read };
    }
    case 'tags':
      return { value: splitLabels(text) };
    case 'sections': {
      const read = readSections(text);
      return read === null ? { fault: sheetTexts.textBehindBullets(label) } : { value: read };
    }
    case 'table': {
      const read = readTable(described, text);
      if (Array.isArray(read)) return { value: read };
      return {
        fault: sheetTexts.tooManyCells(
          label,
          read.tooLong,
          Object.values(described.columns).map((one) => one.label),
        ),
      };
    }
    case 'date': {
      const read = readDay(cell, text);
      return read === null ? { fault: sheetTexts.day(label) } : { value: read };
    }
    case 'datetime': {
      const read = readMoment(cell, text);
      return read === null ? { fault: sheetTexts.moment(label) } : { value: read };
    }
    default:
      return { value: isDate(cell) ? text : plainNumber(cell, text) };
  }
}

const labelsOf = ({ values }: { values: readonly { label: string }[] }): string[] => values.map(({ label }) => label);

/** A number in a cell of text, such as a code, without the comma that cells have. */
const plainNumber = (cell: Cell, text: string): string => (typeof cell === 'number' ? String(cell) : text);

const isDate = (cell: Cell): cell is { at: string } => typeof cell === 'object' && cell !== null && 'at' in cell;

export const isBroken = (cell: Cell): cell is { broken: string } => typeof cell === 'object' && cell !== null && 'broken' in cell;

const yesOrNo: ReadonlyMap<string, boolean> = new Map([
  ...['co', 'x', '1', 'true', 'yes', 'dung'].map((text) => [text, true] as const),
  ...['khong', '0', 'false', 'no', 'sai'].map((text) => [text, false] as const),
]);

/** 1, 0, or undefined for what says neither. */
function readShown(cell: Cell, text: string): number | undefined {
  const said = new Map([
    ['hien thi', 1],
    ['hien', 1],
    ['an', 0],
  ]).get(fold(text));
  if (said !== undefined) return said;
  const read = visibility
    .rule({ kind: 'visibility', label: '' })
    .safeParse(typeof cell === 'boolean' ? cell : text.toLowerCase());
  return read.success ? read.data : undefined;
}

/** The first day that spreadsheets count is 1; 1 March 1900 is 61, from where on they are right. */
const firstDay = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/** What a spreadsheet shows as a date, by the number it keeps. */
export const dateOfSerial = (serial: number): string =>
  new Date(firstDay + Math.round(serial * 86_400) * 1_000).toISOString().slice(0, 19);

/** The number that a spreadsheet keeps of a date. */
export const serialOfDate = (at: string): number =>
  (Date.parse(at.includes('T') ? `${at}Z` : `${at}T00:00:00Z`) - firstDay) / dayMs;

/** Numbers of days between 1927 and 2173, which no other number of these fields is. */
const isSerial = (cell: Cell): cell is number => typeof cell === 'number' && cell >= 10_000 && cell < 100_000;

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
function readDay(cell: Cell, text: string): string | null {
  const read = wall(cell, text);
  return read !== null && isDay(read.day) ? read.day : null;
}

const isDay = (day: string) =>
  viDay(day) !== day && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

function readMoment(cell: Cell, text: string): string | null {
  // A moment with its offset, as the API gives it.
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]{5,18}(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) return text;
  const read = wall(cell, text);
  if (read === null || !isDay(read.day)) return null;
  const time = /^0+$/.test(read.time) || read.time === '' ? '00:00' : read.time;
  return `${read.day}T${time}`;
}

/** What the second sheet of a template says of a column. */
export function explained(column: Column): string {
  if (column.part === 'id') return sheetTexts.about.id;
  if (column.part === 'version') return sheetTexts.about.version;
  const { described } = column;
  if (column.part === 'name') return sheetTexts.about.name(described.label);
  if (column.part === 'slug') return sheetTexts.about.slug;
  if (column.part === 'number') return sheetTexts.about.number;
  const hint = described.hint === undefined ? '' : ` ${described.hint}`;
  return about(described) + hint;
}

function about(field: Field): string {
  switch (field.kind) {
    case 'choice':
      return sheetTexts.about.choice(labelsOf(field).filter((label) => label !== ''));
    case 'choices':
      return sheetTexts.about.choices(labelsOf(field));
    case 'table':
      return sheetTexts.about.table(Object.values(field.columns).map(({ label }) => label));
    case 'number':
      return field.unit === undefined ? sheetTexts.about.digits : `${sheetTexts.about.digits} Đơn vị: ${field.unit}.`;
    case 'integer':
      return sheetTexts.about.digits;
    default:
      return sheetTexts.about.kinds[field.kind] ?? sheetTexts.about.text;
  }
}

/** A value for the example row of a template. */
export function exampleCell(column: Column): Cell {
  if (column.part === 'id' || column.part === 'version' || column.part === 'number') return null;
  const { described } = column;
  if (column.part === 'name') return `Tên ${described.label.toLowerCase()}`;
  if (column.part === 'slug') return null;
  switch (described.kind) {
    case 'visibility':
      return sheetTexts.hidden;
    case 'choice':
      return described.values.find(({ value }) => value !== '')?.label ?? null;
    case 'choices':
      return joinList(labelsOf(described).slice(0, 2));
    case 'integer':
      return 1;
    case 'number':
      return described.step === 0.5 ? 3.5 : described.from > 1 ? described.from : null;
    case 'tags':
      return 'Mục một | Mục hai';
    case 'sections':
      return sectionsText([{ title: 'Tiêu đề mục', content: 'Đoạn văn.', list: ['Gạch đầu dòng', 'Gạch đầu dòng nữa'] }]);
    case 'date':
      return { at: '2026-08-21' };
    case 'datetime':
      // Most records stay, and a time that is over would be refused with the whole line.
      return column.key === hideAtField ? null : { at: '2026-08-21T07:30:00' };
    case 'text':
      return described.required === true ? sheetTexts.example : null;
    case 'paragraph':
      return 'Một đoạn văn.';
    default:
      return null;
  }
}

/** Whether two cells say the same. */
export const isSameCell = (one: Cell, other: Cell): boolean =>
  plainText(one) === plainText(other) || cellText(one) === cellText(other);
