import { alike, byKind } from '#shared/fields/by-kind.ts';
import type { Field } from '#shared/fields/index.ts';
import { judgeField } from '#shared/fields/judge.ts';
import type { NumberField } from '#shared/fields/number.ts';
import type { ChoiceField } from '#shared/fields/choice.ts';
import type { TableField } from '#shared/fields/table.ts';
import { fold } from '#shared/text/fold.ts';
import { splitTags } from '#shared/fields/split-tags.ts';
import { findLinks, type Target } from './linked-records.ts';
import { readWrittenNumber } from '#shared/formats/written-number.ts';

/** What a text that was pasted into a cell means, or why nobody knows. */
export type Pasted = { value: unknown } | { fault: string };

/** The records that the content type at this path has. */
export type TargetsOf = (path: string) => readonly Target[];

/** Reads a text as a person or a spreadsheet wrote it, and holds it to the rule of its field. */
export function readPasted(name: string, field: Field, text: string, targetsOf: TargetsOf): Pasted {
  const read = readText(field, text.trim(), targetsOf);
  return 'fault' in read ? read : judgedValue(name, field, read.value);
}

/** What the rule of the field has against a value. */
export function judgedValue(name: string, field: Field, value: unknown): Pasted {
  const judged = judgeField(name, field, value);
  return judged.ok ? { value: judged.value } : { fault: Object.values(judged.errors)[0]?.[0] ?? notUnderstood('') };
}

const notUnderstood = (text: string) => `Không hiểu “${text.length > 60 ? `${text.slice(0, 60)}…` : text}”.`;

const asItIs = (_: Field, text: string): Pasted => ({ value: text });

function readNumber(field: NumberField, text: string): Pasted {
  if (text === '') return { value: null };
  const number = readWrittenNumber(text, field);
  return number === null ? { fault: `${notUnderstood(text)} Ghi số, ví dụ ${exampleOf(field)}.` } : { value: number };
}

const readText: (field: Field, text: string, targetsOf: TargetsOf) => Pasted = byKind<Field, [string, TargetsOf], Pasted>({
  references: ({ to }, text, targetsOf) => readLinks(text, targetsOf(to)),
  tags: (_, text) => ({ value: splitTags(text) }),
  choice: (field, text) => readChoice(field, text),
  choices(field, text) {
    const read = wordsOf(text).map((word) => choiceNamed(field, word));
    return read.includes(undefined) ? { fault: `${notUnderstood(text)} ${permittedIn(field)}` } : { value: read };
  },
  flag: (_, text) => readFlag(text),
  date: (_, text) => readDay(text),
  number: readNumber,
  table: (field, text, targetsOf) => readTable(field, text, targetsOf),
  ...alike(asItIs, 'text', 'paragraph', 'slug', 'integer', 'visibility', 'reference', 'sections', 'image', 'datetime'),
  ...alike(asItIs, 'url', 'link'),
});

function readLinks(text: string, targets: readonly Target[]): Pasted {
  const { ids, unknown, ambiguous } = findLinks(text, targets);
  if (unknown.length > 0) return { fault: `Không có ${unknown.map((name) => `“${name}”`).join(', ')}.` };
  const [several] = ambiguous;
  if (several === undefined) return { value: ids };
  const slugs = several.map(({ slug, within }) => (within === '' ? slug : `${slug} (${within})`));
  return { fault: `Có ${several.length} bản ghi tên “${several[0]?.name}”, hãy dùng slug: ${slugs.slice(0, 4).join(', ')}.` };
}

/** 'R, A', 'R-A' and 'RA' alike: values may be single letters. */
const wordsOf = (text: string): string[] => {
  const words = text.split(/[,;/\n]/).flatMap((part) => part.trim() || []);
  return words.length === 1 && /^[a-z]{1,6}$|^[a-z](?: ?- ?[a-z]){1,5}$/i.test(words[0] ?? '')
    ? (words[0] ?? '').replace(/[\s-]/g, '').split('')
    : words;
};

type Choices = Pick<ChoiceField, 'values'>;

/** Without accents, and with one kind of dash: '3-5 năm' and '3 – 5 năm' are one. */
const spelled = (text: string) => fold(text).replaceAll(/ ?[‐-―-] ?/g, '-');

/** By its value or label, or by the beginning of one label only: '3–5 năm' of '3–5 năm kinh nghiệm'. */
function choiceNamed({ values }: Choices, text: string): string | undefined {
  const asked = spelled(text);
  const named = values.find(({ value, label }) => spelled(value) === asked || spelled(label) === asked);
  if (named !== undefined) return named.value;
  const begun = asked === '' ? [] : values.filter(({ value, label }) => value !== '' && spelled(label).startsWith(`${asked} `));
  return begun.length === 1 ? begun[0]?.value : undefined;
}

/** What can be written into a cell that takes some values only. */
const permittedIn = ({ values }: Choices): string =>
  `Có thể ghi: ${values.flatMap(({ value, label }) => (value === '' ? [] : label)).join('; ')}.`;

function readChoice(field: Choices, text: string): Pasted {
  const value = text === '' ? field.values[0]?.value : choiceNamed(field, text);
  return value === undefined ? { fault: `${notUnderstood(text)} ${permittedIn(field)}` } : { value };
}

/** An amount of money is written in other ways than a year. */
const exampleOf = ({ to, step = 1 }: NumberField): string =>
  to >= 1_000_000 ? '8.000.000 hoặc 8 triệu' : step < 1 ? '3,5' : '3';

const noWords = new Set(['', 'khong', '0', 'false', 'no']);
const yesWords = new Set(['co', 'x', '1', 'true', 'dung', 'yes', '✓', '✔']);

function readFlag(text: string): Pasted {
  const word = fold(text);
  if (noWords.has(word)) return { value: false };
  return yesWords.has(word) ? { value: true } : { fault: `${notUnderstood(text)} Ghi “có”, hoặc để trống.` };
}

/** '21/08/2026', '21-8-2026' and '2026-08-21'. */
function readDay(text: string): Pasted {
  if (text === '') return { value: null };
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (year !== '') return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { value: text } : { fault: `${notUnderstood(text)} Ghi ngày như 21/08/2026.` };
}

/** Rows by line or ';', cells by '|': '2026 | 60; 2025 | 55'. Where what stands behind a ';' is no row, it is part of a sentence. */
function readTable({ columns }: TableField, text: string, targetsOf: TargetsOf): Pasted {
  const keys = Object.entries(columns);
  const rows: Record<string, unknown>[] = [];
  const rowsIn = (line: string) => {
    const parts = line.split(';');
    return keys.length > 1 && parts.some((part) => part.trim() !== '' && !part.includes('|')) ? [line] : parts;
  };
  for (const line of text.split('\n').flatMap(rowsIn)) {
    if (line.trim() === '') continue;
    const cells = line.split('|');
    if (cells.length > keys.length || (cells.length === 1 && keys.length > 1))
      return { fault: `${notUnderstood(line.trim())} Mở ô để nhập.` };
    const row: Record<string, unknown> = {};
    for (const [index, [key, column]] of keys.entries()) {
      const read = readText(column, cells[index]?.trim() ?? '', targetsOf);
      if ('fault' in read) return read;
      row[key] = read.value;
    }
    rows.push(row);
  }
  return { value: rows };
}
