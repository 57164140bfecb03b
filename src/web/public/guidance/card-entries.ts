import type { LinkedArticle } from '#shared/answers/linked.ts';
import type { MajorCard } from '#shared/answers/major.ts';
import { articlePath, majorPath } from '#shared/paths.ts';
import { viDate } from '#shared/rules/vi-date.ts';
import type { Entry } from '../parts/card.tsx';

export const majorEntry = (group: string, { slug, name, description, image, image_meta }: MajorCard): Entry => ({
  to: majorPath(group, slug),
  name,
  text: description,
  picture: { src: image, meta: image_meta },
});

export const articleEntry = ({ slug, name, published_at, image, image_meta }: LinkedArticle): Entry => ({
  to: articlePath(slug),
  name,
  text: viDate(published_at),
  picture: { src: image, meta: image_meta },
});
