import type { PositionCard } from '#shared/answers/position.ts';
import type { SubjectCard } from '#shared/answers/subject.ts';
import { positionPath, subjectPath } from '#shared/paths.ts';
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
