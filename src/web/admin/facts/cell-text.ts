import type { Field } from '#shared/fields/index.ts';
import { isRecord } from '#shared/rules/is-record.ts';
import { viDay } from '#shared/rules/vi-date.ts';
import { formatViNumber } from '#shared/rules/vi-number.ts';
import { joinTags } from '#shared/fields/split-tags.ts';

/** How a linked record is called, in the content type at this path. */
export type NameOf = (path: string, id: number) => string;

const yes = 'Có';
/** Between the cells of one row of a table that stands in one cell of the grid. */
const columnMark = ' | ';

/** A value as it stands in its cell, and on the clipboard; `pasted.ts` reads it back. */
export function cellText(field: Field, value: unknown, nameOf: NameOf): string {
  switch (field.kind) {
    case 'references':
      return numbersIn(value)
        .map((id) => nameOf(field.to, id))
        .join('; ');
    case 'tags':
    case 'choices':
      return joinTags(textsIn(value));
    case 'choice':
      return value === '' ? '' : (field.values.find((choice) => choice.value === value)?.label ?? '');
    case 'flag':
      return value === true ? yes : '';
    case 'date':
      return typeof value === 'string' ? viDay(value) : '';
    case 'number':
      return typeof value === 'number' ? formatViNumber(value) : textIn(value);
    case 'table':
      return (Array.isArray(value) ? value : [])
        .filter(isRecord)
        .map((row) =>
          Object.entries(field.columns)
            .map(([key, column]) => cellText(column, row[key], nameOf))
            .join(columnMark),
        )
        .join('\n');
    default:
      return textIn(value);
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
