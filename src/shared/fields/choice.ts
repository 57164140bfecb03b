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

export const choice: Kind<ChoiceField, z.ZodType<string>, string> = {
  rule: (field) => {
    const values = field.values.map(({ value }) => value);
    return z.enum(values, wrongType(field.label, `một trong các giá trị: ${values.join(', ')}`));
  },
  initial: (field) => field.values[0]!.value,
};
