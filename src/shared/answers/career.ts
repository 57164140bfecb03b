import { z } from 'zod';
import { linkedArticle, linkedMajor } from './linked.ts';
import { described, id, otherNames, picture, pictureMeta, text } from './parts.ts';
import { positionCard } from './position.ts';

export const careerItem = described;
export type CareerItem = z.infer<typeof careerItem>;

export const careerPage = careerItem.extend({
  other_names: otherNames,
  positions_count: z.int(),
  nganh_hocs: z
    .array(linkedMajor.extend({ positions_count: z.int().describe('How many of its positions the major leads to.') }))
    .describe('What to study for it: the majors of its positions, those of most positions first.'),
  bai_viets: z.array(linkedArticle).describe('What was written about it.'),
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
