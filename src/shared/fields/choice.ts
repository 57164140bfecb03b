import { z } from 'zod';
import { type Described, type Kind, wrongType } from './described.ts';

/** One of a few fixed values; a new record starts with the first. */
export type ChoiceField = Described & { kind: 'choice'; values: readonly { value: string; label: string }[] };

export const choice: Kind<ChoiceField, z.ZodType<string>, string> = {
  rule: (field) => {
    const values = field.values.map(({ value }) => value);
    return z.enum(values, wrongType(field.label, `một trong các giá trị: ${values.join(', ')}`));
  },
  initial: (field) => field.values[0]!.value,
};
