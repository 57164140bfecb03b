import { z } from 'zod';
import { otherNames, picture, pictureMeta, reference, section, text } from './parts.ts';

export const subjectCard = reference.extend({
  short_description: text,
  hinh_anh: picture,
  hinh_anh_meta: pictureMeta.nullable(),
});
export type SubjectCard = z.infer<typeof subjectCard>;

export const subjectItem = subjectCard.extend({ order: z.int(), nganh_hoc: reference.extend({ group: reference }) });
export type SubjectItem = z.infer<typeof subjectItem>;

export const subjectPage = subjectItem.extend({
  other_names: otherNames,
  description: text,
  detailed_content: z.array(section),
  video_url: text.nullable(),
  neighbours: z.array(subjectCard).describe('The other subjects of the major, in order.'),
});
export type SubjectPage = z.infer<typeof subjectPage>;
