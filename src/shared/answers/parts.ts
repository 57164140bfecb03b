import { z } from 'zod';

/** Shapes that several answers are made of. */

export const text = z.string();
export const id = z.int();
export const moment = text.describe('ISO 8601, UTC.');

export const namedRecord = z.object({ resource: text.describe('The path of its content type.'), id, title: text });

/** A link target in the shortest form. */
export const reference = z.object({ id, name: text, slug: text });

export const otherNames = z.array(text).describe('What people also call it.');

const marked = z
  .literal(true)
  .optional()
  .describe(
    'Its content and bullets have marks: `*em*`, `**strong**`, `[words](target)` and a backslash before punctuation, as in CommonMark. A target is an http, https, mailto or tel address, a path of this site, or a record as `vi-tri:12`. Without it every letter is what it is.',
  );

const numbered = z.literal(true).optional().describe('Its list is numbered. Absent: its entries are bullets.');

/** A picture of the library within a text. */
export const sectionPicture = z.object({
  image: text.describe('The address of its largest width, as the library says it.'),
  caption: text.describe('Plain words below it; empty where there are none.'),
});
export type SectionPicture = z.infer<typeof sectionPicture>;

/** Plain words in rows and columns; every row has as many cells as the head. */
export const sectionTable = z.object({ head: z.array(text), rows: z.array(z.array(text)) });
export type SectionTable = z.infer<typeof sectionTable>;

/** A block of long text as it was written. The optional keys are absent where they say nothing. */
export const section = z.object({
  title: text,
  content: text,
  list: z.array(text),
  marked,
  numbered,
  pictures: z.array(sectionPicture).optional(),
  table: sectionTable.optional(),
});
export type Section = z.infer<typeof section>;

export const pictureMeta = z.object({
  width: z.int(),
  height: z.int(),
  color: text.meta({ description: 'A CSS colour to paint until the picture is there.' }),
  widths: z.array(z.int()).meta({ description: 'The widths the picture can be had in; the address ends in -{width}.webp.' }),
  alt: text.optional().describe('What the picture shows, as the library says it; absent: it is decoration.'),
  focus: z
    .object({ x: z.int(), y: z.int() })
    .optional()
    .describe('The point that every crop keeps, in per cent from the left and from the top; absent: the middle.'),
});
/** What is known of a stored picture beside its address. */
export type PictureMeta = z.infer<typeof pictureMeta>;

/** A block of long text as visitors receive it. */
export const shownSection = section.extend({
  pictures: z.array(sectionPicture.extend({ image_meta: pictureMeta })).optional(),
  html: z
    .object({
      content: z.array(text).describe('A text for each paragraph.'),
      list: z.array(text).describe('A text for each bullet.'),
    })
    .optional()
    .describe(
      'What the marks mean, only where there are any: HTML with the elements em, strong and a, made by the server. A link to a record has the present address of its page; one that visitors cannot see leaves its words.',
    ),
  drawn: text
    .optional()
    .describe(
      'Its numbered list, its table and its pictures as the pages show them below its paragraphs and bullets, only where it has any: HTML made by the server.',
    ),
});
export type ShownSection = z.infer<typeof shownSection>;

/** The address of a stored picture's largest width. */
export const picture = text.nullable();

/** A picture under the name of its field, and what is known of it beside. */
export const pictured = <Name extends string>(name: Name) =>
  ({ [name]: picture, [`${name}_meta`]: pictureMeta.nullable() }) as Pictured<Name>;
type Pictured<Name extends string> = Record<Name, typeof picture> & Record<`${Name}_meta`, z.ZodNullable<typeof pictureMeta>>;

/** What careers and major groups have in common. */
export const described = reference.extend({
  description: text,
  order: z.int(),
  ...pictured('image'),
});
