import type { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { type Described, type Kind, ofLength, sentText } from './described.ts';

/** Text of several lines. */
export type ParagraphField = Described & { kind: 'paragraph'; max: number };

export const paragraph: Kind<ParagraphField, z.ZodType<string>, string> = {
  rule: (field) =>
    sentText(field)
      .transform((value) => cleanText(value ?? ''))
      .pipe(ofLength(field, field.max)),
  initial: () => '',
};
