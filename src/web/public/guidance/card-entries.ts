import type { MajorCard } from '#shared/answers/major.ts';
import { majorPath } from '#shared/paths.ts';
import type { Entry } from '../parts/card.tsx';

export const majorEntry = (group: string, { slug, name, description, image, image_meta }: MajorCard): Entry => ({
  to: majorPath(group, slug),
  name,
  text: description,
  picture: { src: image, meta: image_meta },
});
