import { z } from 'zod';
import { described, id, otherNames, picture, pictureMeta, text } from './parts.ts';
import { positionCard } from './position.ts';

export const careerItem = described;
export type CareerItem = z.infer<typeof careerItem>;

export const careerPage = careerItem.extend({
  other_names: otherNames,
  departments: z.array(
    z.object({
      id,
      name: text,
      short_description: text,
      image: picture.describe('The thumbnail of the first position that has one.'),
      image_meta: pictureMeta.nullable(),
      positions: z.array(positionCard),
    }),
  ),
});
export type CareerPage = z.infer<typeof careerPage>;
