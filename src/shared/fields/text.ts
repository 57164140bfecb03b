import type { z } from 'zod';
import { cleanLine } from './clean-text.ts';
import { type Described, type Kind, ofLength, sentText } from './described.ts';

/** One line of text: a name, a title, a code. */
export type TextField = Described & { kind: 'text'; max: number };

export const text: Kind<TextField, z.ZodType<string>, string> = {
  rule: (field) =>
    sentText(field)
      .transform((value) => cleanLine(value ?? ''))
      .pipe(ofLength(field, field.max)),
  initial: () => '',
};
