import { z } from 'zod';
import type { Section } from '../pages.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { type Described, type Kind, required, tooLong, tooMany, wrongType } from './described.ts';

/** Blocks of title, content and bullets: the long text of a page. */
export type SectionsField = Described & { kind: 'sections' };

export const maxSections = 100;
export const maxBullets = 100;
const titleMax = 255;
const contentMax = 50_000;
const bulletMax = 1_000;

const line = (label: string, max: number) =>
  z
    .string(wrongType(label, 'văn bản'))
    .nullish()
    .transform((value) => cleanLine(value ?? ''))
    .pipe(z.string().max(max, tooLong(label, max)));

const section = z.object(
  {
    title: line('Tiêu đề mục', titleMax),
    content: z
      .string(wrongType('Nội dung mục', 'văn bản'))
      .nullish()
      .transform((value) => cleanText(value ?? ''))
      .pipe(z.string().max(contentMax, tooLong('Nội dung mục', contentMax))),
    list: z
      .union(
        [z.array(line('Gạch đầu dòng', bulletMax)), z.literal(''), z.null()],
        wrongType('Gạch đầu dòng', 'danh sách văn bản'),
      )
      .optional()
      .transform((value) => (value || []).filter((bullet) => bullet !== ''))
      .pipe(z.array(z.string()).max(maxBullets, tooMany('Gạch đầu dòng', maxBullets))),
  },
  wrongType('Mục', 'một khối gồm tiêu đề, nội dung và gạch đầu dòng'),
);

/** A block without title, content and bullets is dropped; one with content or bullets needs its title. */
const isEmpty = (value: Section) => value.title === '' && value.content === '' && value.list.length === 0;

export const sections: Kind<SectionsField, z.ZodType<Section[]>, Section[]> = {
  rule: (field) =>
    z
      .union([z.array(section), z.literal(''), z.null()], wrongType(field.label, 'danh sách các mục'))
      .transform((value) => value || [])
      .pipe(
        z
          .array(z.custom<Section>())
          .max(maxSections, tooMany(field.label, maxSections))
          .superRefine((list, context) => {
            for (const [index, value] of list.entries()) {
              if (value.title === '' && !isEmpty(value)) {
                context.addIssue({ code: 'custom', path: [index, 'title'], message: required('Tiêu đề mục') });
              }
            }
          }),
      )
      .transform((list) => list.filter((value) => !isEmpty(value))),
  initial: () => [],
};
