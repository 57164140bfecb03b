import { z } from 'zod';
import { linkedCareer, linkedMajor } from './linked.ts';
import { id, pictured, reference, shownSection, text } from './parts.ts';

export const articleItem = z.object({
  id,
  category_id: id.nullable(),
  category: reference.nullable(),
  title: text,
  slug: text,
  excerpt: text,
  ...pictured('thumbnail'),
  order: z.int(),
  status: z.literal('published'),
  published_at: z.iso.datetime({ offset: true }),
  author: z.object({ name: text }),
});
export type ArticleItem = z.infer<typeof articleItem>;

export const articlePage = articleItem.extend({
  content: z.array(shownSection),
  ...pictured('image'),
  video_url: text.nullable(),
  nghe_nghieps: z.array(linkedCareer).describe('The careers it is about.'),
  nganh_hocs: z.array(linkedMajor).describe('The majors it is about.'),
  related: z.array(articleItem).describe('Up to three others, those of the same category first.'),
});
export type ArticlePage = z.infer<typeof articlePage>;
