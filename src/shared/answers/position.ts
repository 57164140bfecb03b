import { z } from 'zod';
import { otherNames, picture, pictureMeta, reference, section, text } from './parts.ts';

export const positionCard = reference.extend({
  short_description: text,
  thumbnail: picture,
  thumbnail_meta: pictureMeta.nullable(),
});
export type PositionCard = z.infer<typeof positionCard>;

export const positionPage = positionCard.extend({
  other_names: otherNames,
  detailed_description: z.array(section),
  fields: z.array(text).describe('Tags.'),
  image: picture,
  image_meta: pictureMeta.nullable(),
  youtube_url: text.nullable(),
  order: z.int(),
  department_name: text.describe("Without a leading 'Bộ phận', capitalised."),
  career: reference,
  neighbours: z.array(positionCard).describe('The other positions of the department, in order.'),
});
export type PositionPage = z.infer<typeof positionPage>;
