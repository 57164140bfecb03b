import { z } from 'zod';
import { id, picture, pictureMeta, text } from './parts.ts';

export const bannerItem = z.object({
  id,
  title: text,
  link: text.nullable(),
  position: z.enum(['internal', 'external']),
  order: z.int(),
  status: z.literal(1),
  image: picture,
  image_meta: pictureMeta.nullable(),
});
export type BannerItem = z.infer<typeof bannerItem>;
