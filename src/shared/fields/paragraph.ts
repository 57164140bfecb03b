import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { type Described, type Kind, required, sentText, tooLong } from './described.ts';

/** Text of several lines. */
export type ParagraphField = Described & { kind: 'paragraph'; max: number };

export const paragraph: Kind<ParagraphField, z.ZodType<string>, string> = {
  rule: (field) =>
    sentText(field)
      .transform((value) => cleanText(value ?? ''))
      .pipe(
        z
          .string()
          .min(field.required ? 1 : 0, required(field.label))
          .max(field.max, tooLong(field.label, field.max)),
      ),
  initial: () => '',
};
