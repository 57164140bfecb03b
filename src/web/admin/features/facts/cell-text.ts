import { alike, byKind } from '#shared/fields/by-kind.ts';
import type { Field } from '#shared/fields/index.ts';
import { isRecord } from '#shared/formats/json.ts';
import { viDay } from '#shared/formats/vi-date.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { joinTags } from '#shared/fields/split-tags.ts';

/** How a linked record is called, in the content type at this path. */
export type NameOf = (path: string, id: number) => string;

const yes = 'Có';
/** Between the cells of one row of a table that stands in one cell of the grid. */
const columnMark = ' | ';

const asText = (_: Field, value: unknown) => textIn(value);
const asLabels = (_: Field, value: unknown) => joinTags(textsIn(value));
const asNumber = (_: Field, value: unknown) => (typeof value === 'number' ? formatViNumber(value) : textIn(value));

/** A value as it stands in its cell, and on the clipboard; `pasted.ts` reads it back. */
export const cellText: (field: Field, value: unknown, nameOf: NameOf) => string = byKind<Field, [unknown, NameOf], string>({
  references: ({ to }, value, nameOf) =>
    numbersIn(value)
      .map((id) => nameOf(to, id))
      .join('; '),
  ...alike(asLabels, 'tags', 'choices'),
  choice: ({ values }, value) => (value === '' ? '' : (values.find((choice) => choice.value === value)?.label ?? '')),
  flag: (_, value) => (value === true ? yes : ''),
  date: (_, value) => (typeof value === 'string' ? viDay(value) : ''),
  ...alike(asNumber, 'number', 'integer'),
  table: ({ columns }, value, nameOf) =>
    (Array.isArray(value) ? value : [])
      .filter(isRecord)
      .map((row) =>
        Object.entries(columns)
          .map(([key, column]) => cellText(column, row[key], nameOf))
          .join(columnMark),
      )
      .join('\n'),
  ...alike(asText, 'text', 'paragraph', 'slug', 'visibility', 'reference', 'sections', 'image', 'datetime', 'url', 'link'),
});

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
