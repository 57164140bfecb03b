import { z } from 'zod';
import { reference, text } from './parts.ts';

export const categoryItem = reference.extend({
  description: text,
  order: z.int(),
  bai_viets_count: z.int().describe('Articles that visitors can read.'),
});
export type CategoryItem = z.infer<typeof categoryItem>;
