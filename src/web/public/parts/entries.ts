import type { LinkedArticle } from '#shared/answers/linked.ts';
import type { MajorCard } from '#shared/answers/major.ts';
import type { PositionCard } from '#shared/answers/position.ts';
import type { SubjectCard } from '#shared/answers/subject.ts';
import { articlePath, majorPath, positionPath, subjectPath } from '#shared/paths.ts';
import { viDate } from '#shared/rules/vi-date.ts';
import type { Entry } from './card.tsx';

export const positionEntry = (
  career: string,
  { slug, name, short_description, thumbnail, thumbnail_meta }: PositionCard,
): Entry => ({
  to: positionPath(career, slug),
  name,
  text: short_description,
  picture: { src: thumbnail, meta: thumbnail_meta },
});

export const subjectEntry = (
  group: string,
  major: string,
  { slug, name, short_description, hinh_anh, hinh_anh_meta }: SubjectCard,
): Entry => ({
  to: subjectPath(group, major, slug),
  name,
  text: short_description,
  picture: { src: hinh_anh, meta: hinh_anh_meta },
});

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
