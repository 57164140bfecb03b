import { z } from 'zod';
import { id, reference, shownSection, text } from './parts.ts';
import { namedMajor } from './admissions.ts';

export const questionItem = reference.extend({
  chu_de: text.describe("Its topic: 'xet-tuyen', 'hoc-phi-hoc-bong' …; empty where none is told."),
  tra_loi: z.array(shownSection),
  nganh_hocs: z.array(namedMajor).describe('The majors it is about.'),
  vi_tris: z
    .array(reference.extend({ parent_slug: text.describe('The slug of its career.'), id }))
    .describe('The positions it is about.'),
});
export type QuestionItem = z.infer<typeof questionItem>;
