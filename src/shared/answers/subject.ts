import { z } from 'zod';
import { checked, linkedPosition, linkedSubject } from './linked.ts';
import { otherNames, pictured, reference, shownSection, text } from './parts.ts';

export const subjectCard = reference.extend({
  short_description: text,
  ...pictured('hinh_anh'),
});
export type SubjectCard = z.infer<typeof subjectCard>;

export const subjectItem = subjectCard.extend({ order: z.int(), nganh_hoc: reference.extend({ group: reference }) });
export type SubjectItem = z.infer<typeof subjectItem>;

export const subjectPage = subjectItem.extend({
  other_names: otherNames,
  tin_chi: z.int().nullable().describe('Credits.'),
  hoc_ky: z.int().nullable().describe('The term it is taught in.'),
  ...checked,
  vi_tris: z.array(linkedPosition).describe('The positions that use it.'),
  vi_tris_of_major: z.array(linkedPosition).describe('Those that its major leads to; empty when `vi_tris` is not.'),
  tien_quyet: z.array(linkedSubject).describe('What to learn before it.'),
  hoc_tiep: z.array(linkedSubject).describe('What comes after it.'),
  description: text,
  detailed_content: z.array(shownSection),
  video_url: text.nullable(),
  neighbours: z.array(subjectCard).describe('The other subjects of the major, in order.'),
});
export type SubjectPage = z.infer<typeof subjectPage>;
