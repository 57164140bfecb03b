import { z } from 'zod';
import { id, picture, pictureMeta, reference, section, text } from './parts.ts';

export const articleItem = z.object({
  id,
  category_id: id.nullable(),
  category: reference.nullable(),
  title: text,
  slug: text,
  excerpt: text,
  thumbnail: picture,
  thumbnail_meta: pictureMeta.nullable(),
  order: z.int(),
  status: z.literal('published'),
  published_at: z.iso.datetime({ offset: true }),
  author: z.object({ name: text }),
});
export type ArticleItem = z.infer<typeof articleItem>;

export const articlePage = articleItem.extend({
  content: z.array(section),
  image: picture,
  image_meta: pictureMeta.nullable(),
  video_url: text.nullable(),
  related: z.array(articleItem).describe('Up to three others, those of the same category first.'),
});
export type ArticlePage = z.infer<typeof articlePage>;
