import { z } from 'zod';
import { id, pictured, reference, text } from './parts.ts';

/** Records that another one leads to, as far as it takes to name, picture and address them. `parent_slug` is the part before theirs. */

export const linkedCareer = reference.extend({ parent_slug: z.null(), ...pictured('image') });
export type LinkedCareer = z.infer<typeof linkedCareer>;

export const linkedPosition = reference.extend({
  parent_slug: text.describe('The slug of its career.'),
  ...pictured('image'),
  career_name: text,
});
export type LinkedPosition = z.infer<typeof linkedPosition>;

export const linkedMajor = reference.extend({
  parent_slug: text.describe('The slug of its group.'),
  ...pictured('image'),
  bac: text.describe("The level: 'dai-hoc', 'cao-dang' …; empty when it is not known."),
});
export type LinkedMajor = z.infer<typeof linkedMajor>;

export const linkedSubject = reference.extend({
  parent_slug: text.describe('The slug of its major.'),
  group_slug: text.describe("The slug of its major's group."),
  ...pictured('image'),
  major_name: text,
  hoc_ky: z.int().nullable().describe('The term it is taught in.'),
  minh_hoa: z.boolean().describe('Whether the term is an illustration rather than a fact.'),
});
export type LinkedSubject = z.infer<typeof linkedSubject>;

export const linkedArticle = z.object({
  id,
  name: text.describe('Its title.'),
  slug: text,
  parent_slug: z.null(),
  ...pictured('image'),
  published_at: z.iso.datetime({ offset: true }),
});
export type LinkedArticle = z.infer<typeof linkedArticle>;

/** When somebody last saw that the facts are right, and whether the figures are but illustrations. */
export const checked = {
  kiem_tra: z.iso.date().nullable().describe('The day on which the facts were last checked.'),
  minh_hoa: z.boolean().describe('Whether the figures are illustrations rather than facts.'),
};
