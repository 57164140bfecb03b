import { z } from 'zod';
import { cleanLine } from './clean-text.ts';
import { type Described, type Kind, tooLong, tooMany, wrongType } from './described.ts';

/** A list of short labels. Empty and repeated ones are dropped. */
export type TagsField = Described & { kind: 'tags' };

export const tagMaxLength = 255;
export const maxTags = 100;

const tag = (label: string) =>
  z
    .string(wrongType(label, 'danh sách văn bản'))
    .transform(cleanLine)
    .pipe(z.string().max(tagMaxLength, tooLong(label, tagMaxLength)));

export const tags: Kind<TagsField, z.ZodType<string[]>, string[]> = {
  rule: (field) =>
    z
      .union([z.array(tag(field.label)), z.literal(''), z.null()], wrongType(field.label, 'danh sách văn bản'))
      .transform((value) => [...new Set((value || []).filter((label) => label !== ''))])
      .pipe(z.array(z.string()).max(maxTags, tooMany(field.label, maxTags))),
  initial: () => [],
};
