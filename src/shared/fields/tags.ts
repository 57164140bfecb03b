import { z } from 'zod';
import { cleanLine } from './clean-text.ts';
import { atMost, type Described, type Kind, listOrNone, type Suggested, tooLong, wrongType } from './described.ts';

/** A list of short labels. Empty and repeated ones are dropped. */
/** `suggests`: what is offered while one types; anything else may be typed too. */
export type TagsField = Described & { kind: 'tags'; suggests?: Suggested };

export const tagMaxLength = 255;
export const maxTags = 100;

const tag = (label: string) =>
  z
    .string(wrongType(label, 'danh sách văn bản'))
    .transform(cleanLine)
    .pipe(z.string().max(tagMaxLength, tooLong(label, tagMaxLength)));

const distinct = (labels: readonly string[]) => [...new Set(labels.filter((label) => label !== ''))];

export const tags: Kind<TagsField, z.ZodType<string[]>, string[]> = {
  rule: (field) =>
    listOrNone(
      z.array(tag(field.label)).refine((list) => distinct(list).length <= maxTags, atMost(field.label, maxTags)),
      wrongType(field.label, 'danh sách văn bản'),
    ).transform(distinct),
  initial: () => [],
};
