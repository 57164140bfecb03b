import { z } from 'zod';

/** Shapes that several answers are made of. */

export const text = z.string();
export const id = z.int();

/** A link target in the shortest form. */
export const reference = z.object({ id, name: text, slug: text });

export const otherNames = z.array(text).describe('What people also call it.');

/** A block of long text. */
export const section = z.object({ title: text, content: text, list: z.array(text) });
export type Section = z.infer<typeof section>;

/** The address of a stored picture's largest width. */
export const picture = text.nullable();

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

/** What careers and major groups have in common. */
export const described = reference.extend({
  description: text,
  order: z.int(),
  image: picture,
  image_meta: pictureMeta.nullable(),
});
