import { z } from 'zod';
import { otherNames, picture, pictureMeta, reference, section, text } from './parts.ts';
import { subjectCard } from './subject.ts';

export const majorCard = reference.extend({
  ma_nganh: text,
  description: text,
  image: picture,
  image_meta: pictureMeta.nullable(),
});
export type MajorCard = z.infer<typeof majorCard>;

export const majorPage = majorCard.extend({
  other_names: otherNames,
  group: reference,
  youtube_url: text.nullable(),
  detailed_content: z.array(section),
  order: z.int(),
  mon_hocs: z.array(subjectCard),
});
export type MajorPage = z.infer<typeof majorPage>;
