import { z } from 'zod';
import { id, pictured, text } from './parts.ts';

export const bannerItem = z.object({
  id,
  title: text,
  link: text.nullable(),
  position: z.enum(['internal', 'external']),
  order: z.int(),
  status: z.literal(1),
  ...pictured('image'),
});
export type BannerItem = z.infer<typeof bannerItem>;
