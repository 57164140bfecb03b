import { z } from 'zod';
import { type Described, type Kind, wrongType } from './described.ts';

/** One of a few fixed values; a new record starts with the first. */
export type ChoiceField = Described & {
  kind: 'choice';
  values: readonly Choice[];
  /** What a list may be narrowed to beside the values; the content type's slot says which records those are. */
  alsoFilters?: readonly Choice[];
};

type Choice = { value: string; label: string };

/** Values with the labels that people know them by; the empty one goes without saying. */
export const named = (values: ChoiceField['values']): string =>
  values
    .filter(({ value }) => value !== '')
    .map(({ value, label }) => `${label} (${value})`)
    .join(', ');

export const choice: Kind<ChoiceField, z.ZodType<string>, string> = {
  rule: (field) => {
    const values = field.values.map(({ value }) => value);
    return z.enum(values, wrongType(field.label, `một trong các giá trị: ${named(field.values)}`));
  },
  initial: (field) => field.values[0]!.value,
};
