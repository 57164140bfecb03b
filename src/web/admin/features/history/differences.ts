import type { Description } from '#shared/content-types/description.ts';
import { alike, byKind } from '#shared/fields/by-kind.ts';
import type { Field } from '#shared/fields/index.ts';
import type { TableColumn } from '#shared/fields/table.ts';
import { hidden } from '#shared/fields/visibility.ts';
import type { Section } from '#shared/answers/parts.ts';
import { isRecord } from '#shared/formats/json.ts';
import { viDateTime, viDay } from '#shared/formats/vi-date.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import {
  bulletLines,
  dressedLines,
  type Line,
  pictureLines,
  plainLine,
  plainLines,
  sourceText,
  tableLines,
} from '../../work/compare/dressed-text.ts';
import { textOf } from '../../work/records/record.ts';
import { align } from './align.ts';
import { compareLines, compareWhole, type LinePair } from './lines.ts';

/** A block of a long text beside what it was; places count from 1. */
export type SectionPair = {
  before: number | null;
  after: number | null;
  moved: boolean;
  same: boolean;
  title: LinePair[];
  content: LinePair[];
  bullets: LinePair[];
  /** Whether its bullets are numbered, and a line of it where that was changed. */
  isNumbered: { before: boolean; after: boolean };
  numbered: LinePair[];
  table: LinePair[];
  pictures: LinePair[];
};

type Compared = { same: boolean } & ({ kind: 'lines'; lines: LinePair[] } | { kind: 'sections'; sections: SectionPair[] });
export type Difference = Compared & { name: string; label: string };

type StoredValues = Readonly<Record<string, unknown>>;

/** How a record is called that another one refers to by the field `name`. */
export type NameOf = (name: string, id: number) => string;

/** Every field of two versions of a record, in the order of the form. */
export const compareRecords = (
  description: Description,
  before: StoredValues,
  after: StoredValues,
  nameOf: NameOf,
): Difference[] =>
  Object.entries(description.fields).map(([name, field]) => ({
    name,
    label: field.label,
    ...compareField(field, name, before, after, nameOf),
  }));

type Versions = [name: string, before: StoredValues, after: StoredValues, nameOf: NameOf];

const byLines = (_: Field, ...[name, before, after]: Versions): Compared =>
  ofLines(compareLines(plainLines(textOf(before, name)), plainLines(textOf(after, name))));
const byEntries = (field: Extract<Field, { kind: 'choices' | 'table' }>, ...[name, before, after]: Versions): Compared =>
  ofLines(compareTexts(linesOf(field, before[name]), linesOf(field, after[name])));
const whole = (field: Field, ...[name, before, after]: Versions): Compared =>
  ofLines(compareWhole(valueText(field, before[name]), valueText(field, after[name])));

const compareField = byKind<Field, Versions, Compared>({
  sections: (_, name, before, after) => ofSections(compareSections(sectionsIn(before[name]), sectionsIn(after[name]))),
  image: (_, name, before, after) => ofLines(compareLines(pictureIn(before, name), pictureIn(after, name))),
  tags: (_, name, before, after) => ofLines(compareTexts(textsIn(before[name]), textsIn(after[name]))),
  ...alike(byEntries, 'choices', 'table'),
  references(_, name, before, after, nameOf) {
    const namesIn = (value: unknown) =>
      (Array.isArray(value) ? value : []).filter((id) => typeof id === 'number').map((id) => nameOf(name, id));
    return ofLines(compareTexts(namesIn(before[name]), namesIn(after[name])));
  },
  ...alike(byLines, 'text', 'paragraph'),
  reference(_, name, before, after, nameOf) {
    const [one, other] = [before[name], after[name]].map((id) =>
      typeof id === 'number' ? { id, text: nameOf(name, id) } : null,
    );
    // Two that go by one name are told apart by their numbers.
    const isUnclear = one && other && one.id !== other.id && one.text === other.text;
    const text = (target: typeof one) => (target ? target.text + (isUnclear ? ` (số ${target.id})` : '') : '');
    return ofLines(compareWhole(text(one), text(other)));
  },
  ...alike(whole, 'slug', 'integer', 'visibility', 'choice', 'datetime', 'url', 'link', 'number', 'date', 'flag'),
});

const compareTexts = (before: readonly string[], after: readonly string[]): LinePair[] =>
  compareLines(before.map(plainLine), after.map(plainLine));
const ofLines = (lines: LinePair[]): Compared => ({ kind: 'lines', lines, same: lines.every(({ same }) => same) });
const ofSections = (sections: SectionPair[]): Compared => ({
  kind: 'sections',
  sections,
  same: sections.every(({ same }) => same),
});

const asItIs = (_: Field, value: unknown) => String(value);

/** A value that is one word to a reader. */
export const valueText = (field: Field, value: unknown): string =>
  value === null || value === undefined ? '' : presentText(field, value);

const presentText = byKind<Field, [value: unknown], string>({
  // The detail of a career gives its status with a label beside it.
  visibility: (_, value) => ((isRecord(value) ? value['value'] : value) === hidden ? 'Ẩn' : 'Hiển thị'),
  choice: ({ values }, value) => values.find((choice) => choice.value === value)?.label ?? String(value),
  datetime: (_, value) => viDateTime(String(value)),
  date: (_, value) => viDay(String(value)),
  number: ({ unit }, value) =>
    typeof value === 'number' ? [formatViNumber(value), ...(unit === undefined ? [] : [unit])].join(' ') : '',
  flag: (_, value) => (value === true ? 'Có' : 'Không'),
  ...alike(asItIs, 'text', 'paragraph', 'slug', 'integer', 'reference', 'references', 'tags', 'sections', 'image', 'url'),
  ...alike(asItIs, 'link', 'choices', 'table'),
});

const cellText = (column: TableColumn, value: unknown): string =>
  Array.isArray(value) ? textsIn(value).join(', ') : valueText(column, value);

/** A line for each entry of a list. */
function linesOf(field: Extract<Field, { kind: 'choices' | 'table' }>, value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  if (field.kind === 'choices')
    return value.map((one) => field.values.find((choice) => choice.value === one)?.label ?? String(one));
  return value.filter(isRecord).map((row) =>
    Object.entries(field.columns)
      .map(([key, column]) => ({ column, text: cellText(column, row[key]) }))
      .filter(({ text }) => text !== '')
      .map(({ column, text }) => `${column.label}: ${text}`)
      .join(' · '),
  );
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];

function pictureIn(record: StoredValues, name: string): Line[] {
  const image = textOf(record, name);
  return image === '' ? [] : pictureLines([{ image, caption: '' }]);
}

/** What is stored of sections was judged by the rule of their field, which gives them their shape. */
const sectionsIn = (value: unknown): Section[] => (Array.isArray(value) ? (value as Section[]) : []);

export function compareSections(before: readonly Section[], after: readonly Section[]): SectionPair[] {
  const items = (sections: readonly Section[]) => sections.map((section) => ({ name: section.title, text: sourceText(section) }));
  return align(items(before), items(after)).map(({ before: one, after: other, moved }) => {
    const [was, is] = [one === null ? empty : (before[one] ?? empty), other === null ? empty : (after[other] ?? empty)];
    const isNew = one === null || other === null;
    const parts = {
      title: compareLines(plainLines(was.title), plainLines(is.title)),
      content: compareLines(dressedLines(was.content, was), dressedLines(is.content, is)),
      bullets: compareLines(bulletLines(was), bulletLines(is)),
      numbered: isNew || was.numbered === is.numbered ? [] : compareWhole(numberedText(was), numberedText(is)),
      table: compareLines(tableLines(was.table), tableLines(is.table)),
      pictures: compareLines(pictureLines(was.pictures), pictureLines(is.pictures)),
    };
    return {
      before: one === null ? null : one + 1,
      after: other === null ? null : other + 1,
      moved,
      same: !moved && Object.values(parts).every((lines) => lines.every(({ same }) => same)),
      ...parts,
      isNumbered: { before: was.numbered === true, after: is.numbered === true },
    };
  });
}

const numberedText = ({ numbered }: Section): string => (numbered ? 'Đánh số: Có' : 'Đánh số: Không');

const empty: Section = { title: '', content: '', list: [] };
