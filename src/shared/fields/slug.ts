import { z } from 'zod';
import { slugMaxLength, slugPattern } from '#shared/text/slugify.ts';
import { type Described, type Kind, sentText, tooLong } from './described.ts';

/** The record's part of an address. An empty one is made from the field named by `from`. */
export type SlugField = Described & { kind: 'slug'; from: string };

export const slug: Kind<SlugField, z.ZodType<string>, string> = {
  rule: (field) =>
    sentText(field)
      .transform((value) => (value ?? '').trim())
      .pipe(
        z
          .string()
          .max(slugMaxLength, tooLong(field.label, slugMaxLength))
          .refine(
            (value) => value === '' || slugPattern.test(value),
            `${field.label} chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối`,
          ),
      ),
  initial: () => '',
};
