import type { Section } from '#shared/answers/parts.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import type { Field } from '#shared/fields/index.ts';
import type { TableRow } from '#shared/fields/table.ts';
import { readVisibility } from '#shared/fields/visibility.ts';
import { fold } from '#shared/text/fold.ts';
import { toDateTimeLocal } from '#shared/formats/vi-date.ts';
import { type Cell, groupsByComma, numberIn } from './cells.ts';
import { choiceLabel, readChoice } from './choices.ts';
import { isDate, readDay, readMoment } from './dates.ts';
import { joinLabels, joinList, splitLabels, splitList } from './list-text.ts';
import { readSections, sectionsText } from './section-text.ts';
import { readTable, tableText } from './table-text.ts';
import { sheetTexts } from './sheet-texts.ts';

/** What a cell needs to know of records that are named in it. */
export type Names = {
  title: (path: string, id: number) => string;
  slug: (path: string, id: number) => string;
};

/** What a cell asks for: a value for the rule of its field, nothing (`leave`), or why it cannot be read. */
export type CellRead = { value: unknown } | { leave: true } | { fault: string };

/** What a sheet knows of a kind of field. `about` is said of its column in a template, `example` stands in its example row. */
type SheetKind<F extends Field> = {
  write: (field: F, value: never, names: Names) => Cell;
  /** Absent where the records themselves have to be known. */
  read?: (field: F, cell: Cell, text: string) => CellRead;
  about: (field: F) => string;
  example: (field: F, key: string) => Cell;
  /** A cell holds several entries. */
  isList?: true;
  /** There is no empty value. */
  isNeverEmpty?: true;
  /** Its example is words that nobody means, and no number or choice. */
  isWorded?: true;
  /** Of kinds whose cells are dates. */
  mayHaveTime?: (field: F) => boolean;
};

const labelsOf = ({ values }: { values: readonly { label: string }[] }): string[] => values.map(({ label }) => label);
const about = sheetTexts.about;
const none = () => null;
const asText = (_: Field, value: string): Cell => value;
/** A number in a cell of text, such as a code, without the comma that cells have. */
const readText = ({ label }: Field, cell: Cell, text: string): CellRead =>
  // A spreadsheet that takes '3-5' for the third of May keeps a date.
  isDate(cell) ? { fault: sheetTexts.dateForText(label, text) } : { value: typeof cell === 'number' ? String(cell) : text };
const asNumber = (_: Field, value: unknown): Cell => (typeof value === 'number' ? value : null);
const joined = (labels: readonly string[]) => labels.join(' | ');

const readOr = (fault: string, read: unknown): CellRead => (read === undefined || read === null ? { fault } : { value: read });
const oneOf = (label: string, values: readonly string[], read: unknown): CellRead =>
  readOr(sheetTexts.oneOf(label, values), read);

function readNumber(
  field: { label: string; step?: number; from?: number; to?: number; unit?: string },
  cell: Cell,
  text: string,
): CellRead {
  // A spreadsheet that takes '3.5' for the third of May keeps a date.
  if (isDate(cell)) return { fault: sheetTexts.dateForNumber(field.label, text) };
  if (groupsByComma(field.step ?? 1, text)) return { fault: sheetTexts.commaInWhole(field.label, text) };
  return { value: typeof cell === 'number' ? cell : numberIn(text, field) };
}

const kinds: { [K in Field['kind']]: SheetKind<Extract<Field, { kind: K }>> } = {
  text: {
    write: asText,
    read: readText,
    about: () => about.line,
    example: ({ required }) => (required === true ? sheetTexts.example : null),
    isWorded: true,
  },
  paragraph: { write: asText, read: readText, about: () => about.paragraph, example: () => 'Một đoạn văn.', isWorded: true },
  slug: { write: asText, read: readText, about: () => about.ownSlug, example: none, isNeverEmpty: true },
  url: { write: asText, read: readText, about: () => about.url, example: none },
  link: { write: asText, read: readText, about: () => about.link, example: none },
  image: { write: asText, about: () => about.image, example: none },
  integer: { write: asNumber, read: readNumber, about: () => about.digits, example: () => 1 },
  number: {
    write: asNumber,
    read: readNumber,
    about: ({ unit }) => (unit === undefined ? about.digits : `${about.digits} Đơn vị: ${unit}.`),
    example: ({ step, from }) => (step === 0.5 ? 3.5 : from > 1 ? from : null),
  },
  visibility: {
    write: (_, value) => (value === 1 ? sheetTexts.shown : sheetTexts.hidden),
    read: ({ label }, cell, text) => oneOf(label, [sheetTexts.shown, sheetTexts.hidden], readShown(cell, text)),
    about: () => about.visibility,
    example: () => sheetTexts.hidden,
    isNeverEmpty: true,
  },
  flag: {
    write: (_, value) => (value === true ? sheetTexts.yes : sheetTexts.no),
    read: ({ label }, cell, text) =>
      oneOf(label, [sheetTexts.yes, sheetTexts.no], typeof cell === 'boolean' ? cell : yesOrNo.get(fold(text))),
    about: () => about.flag,
    example: none,
  },
  choice: {
    write: (field, value) => choiceLabel(field, String(value)),
    read: (field, _, text) => oneOf(field.label, labelsOf(field), readChoice(field, text)),
    about: (field) => about.choice(labelsOf(field).filter((label) => label !== '')),
    example: ({ values }) => values.find(({ value }) => value !== '')?.label ?? null,
  },
  choices: {
    write: (field, value: string[]) => joinList(value.map((one) => choiceLabel(field, one))),
    read(field, _, text) {
      const read = splitList(text)
        .filter((one) => one !== '')
        .map((one) => readChoice(field, one));
      return read.includes(undefined) ? { fault: sheetTexts.someOf(field.label, labelsOf(field)) } : { value: read };
    },
    about: (field) => about.choices(labelsOf(field)),
    example: (field) => joinList(labelsOf(field).slice(0, 2)),
    isList: true,
  },
  tags: {
    write: (_, value: string[]) => joinLabels(value),
    read(field, cell, text) {
      if (isDate(cell)) return { fault: sheetTexts.dateForText(field.label, text) };
      return { value: typeof cell === 'number' ? [text] : splitLabels(text) };
    },
    about: () => about.tags,
    example: () => 'Mục một | Mục hai',
    isWorded: true,
    isList: true,
  },
  reference: { write: asNumber, about: () => about.text, example: none },
  references: {
    write: ({ to }, value: number[], names) => joined(value.map((id) => names.slug(to, id))),
    about: () => about.references,
    example: none,
  },
  sections: {
    write: (_, value: Section[]) => sectionsText(value),
    read({ label }, _, text) {
      const read = readSections(text);
      if (read?.some(({ title, content, list }) => title === '' && (content !== '' || list.length > 0)) === true)
        return { fault: sheetTexts.untitled(label) };
      return readOr(sheetTexts.textBehindBullets(label), read);
    },
    about: () => about.sections,
    example: () => sectionsText([{ title: 'Tiêu đề mục', content: 'Đoạn văn.', list: ['Gạch đầu dòng', 'Gạch đầu dòng nữa'] }]),
    isWorded: true,
  },
  table: {
    write: (field, value: TableRow[]) => tableText(field, value),
    read(field, _, text) {
      const read = readTable(field, text);
      const labels = Object.values(field.columns).map(({ label }) => label);
      if (!Array.isArray(read)) return { fault: sheetTexts.tooManyCells(field.label, read.tooLong, labels) };
      for (const [name, column] of Object.entries(field.columns)) {
        if (column.kind !== 'choice') continue;
        const at = read.findIndex((row) => !column.values.some(({ value }) => value === row[name]));
        const fault = sheetTexts.inCell(at + 1, sheetTexts.oneOf(column.label, labelsOf(column)));
        if (at !== -1) return { fault: `${field.label}: ${fault}` };
      }
      return { value: read };
    },
    about: ({ columns }) =>
      about.table(
        Object.values(columns).map((one) => one.label + (one.kind === 'choice' ? ` (${labelsOf(one).join(' hoặc ')})` : '')),
      ),
    example: none,
    isList: true,
  },
  date: {
    write: (_, value) => ({ at: String(value).slice(0, 16) }),
    read: ({ label, mayHaveTime }, cell, text) =>
      mayHaveTime
        ? // A spreadsheet keeps a day without a time as its midnight.
          readOr(sheetTexts.dayOrMoment(label), readMoment(cell, text)?.replace(/T00:00(?::00)?$/, ''))
        : readOr(sheetTexts.day(label), readDay(cell, text)),
    about: ({ mayHaveTime }) => (mayHaveTime ? about.dateOrTime : about.date),
    example: ({ mayHaveTime }) => ({ at: mayHaveTime ? '2026-08-21T17:00' : '2026-08-21' }),
    mayHaveTime: ({ mayHaveTime }) => mayHaveTime === true,
  },
  datetime: {
    // The school's time of a moment, to the second.
    write: (_, value: string) => ({ at: `${toDateTimeLocal(value)}:${value.slice(17, 19)}` }),
    read: ({ label }, cell, text) => readOr(sheetTexts.moment(label), readMoment(cell, text)),
    about: () => about.datetime,
    // Most records stay, and a time that is over would be refused with the whole line.
    example: (_, key) => (key === hideAtField ? null : { at: '2026-08-21T07:30:00' }),
    mayHaveTime: () => true,
  },
};

/** What a sheet knows of the kind of this field. */
export const sheetKindOf = (field: Field) => kinds[field.kind] as SheetKind<Field>;

const yesOrNo: ReadonlyMap<string, boolean> = new Map([
  ...['co', 'x', '1', 'true', 'yes', 'dung'].map((text) => [text, true] as const),
  ...['khong', '0', 'false', 'no', 'sai'].map((text) => [text, false] as const),
]);

/** 1, 0, or undefined for what says neither. */
function readShown(cell: Cell, text: string): number | undefined {
  const said = fold(text).replace(/\s+/g, ' ');
  if (/^hien(?: thi)?$/.test(said)) return 1;
  return said === 'an' ? 0 : readVisibility(typeof cell === 'boolean' ? cell : text.toLowerCase());
}
