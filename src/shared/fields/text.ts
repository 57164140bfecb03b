import type { z } from 'zod';
import { cleanLine } from './clean-text.ts';
import { type Described, type Kind, ofLength, sentText, type Suggested } from './described.ts';

/** One line of text: a name, a title, a code. */
/** `suggests`: what is offered while one types; anything else may be typed too. */
export type TextField = Described & { kind: 'text'; max: number; suggests?: Suggested };

export const text: Kind<TextField, z.ZodType<string>, string> = {
  rule: (field) =>
    sentText(field)
      .transform((value) => cleanLine(value ?? ''))
      .pipe(ofLength(field, field.max)),
  initial: () => '',
};
