import { z } from 'zod';
import { users } from './uses.ts';

export const batchDone = z.object({ count: z.int().describe('How many records are others than before.') });
export type BatchDone = z.infer<typeof batchDone>;

export const hiddenAlong = z.array(
  z.object({
    resource: z.string().describe('The path of the content type.'),
    count: z.int().describe('How many of its records that visitors may see now hang below, at any depth.'),
  }),
);
export type HiddenAlong = z.infer<typeof hiddenAlong>;

export const hiddenAlongMeta = z.object({
  links: z.array(users).describe('Entries of the menu and banners that lead to one of the records, or to what hangs below.'),
});
export type HiddenAlongMeta = z.infer<typeof hiddenAlongMeta>;
