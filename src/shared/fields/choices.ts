import { z } from 'zod';
import { named } from './choice.ts';
import { type Described, type Kind, listOrNone, tooMany, wrongType } from './described.ts';

/** Some of a few fixed values, in the order that was chosen, at most `most`. */
export type ChoicesField = Described & { kind: 'choices'; values: readonly { value: string; label: string }[]; most: number };

export const choices: Kind<ChoicesField, z.ZodType<string[]>, string[]> = {
  rule: (field) => {
    const message = wrongType(field.label, `danh sách trong các giá trị: ${named(field.values)}`);
    const one = z.enum(
      field.values.map(({ value }) => value),
      message,
    );
    return listOrNone(z.array(one).max(1_000, message), message)
      .transform((value) => [...new Set(value)])
      .pipe(z.array(z.string()).max(field.most, tooMany(field.label, field.most)));
  },
  initial: () => [],
};
