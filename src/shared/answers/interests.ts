import { z } from 'zod';
import { interestLetters } from '#shared/guidance/interest-letters.ts';
import { linkedMajor } from './linked.ts';
import { pictured, reference } from './parts.ts';

const interestPosition = reference.extend({
  holland: z.array(z.enum(interestLetters)).describe('One to three letters after Holland, the most marked first.'),
  nganh_hocs: z
    .array(linkedMajor.pick({ id: true, name: true, slug: true, parent_slug: true }))
    .describe('What to study for it, the nearest first; two at most.'),
});

export const interestCareer = reference.extend({
  ...pictured('image'),
  positions: z.array(interestPosition).describe('Those that have letters; 500 of all careers together at most.'),
});
/** A career as 'Khám phá theo sở thích' compares it with what somebody likes. */
export type InterestCareer = z.infer<typeof interestCareer>;
