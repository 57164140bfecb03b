import type { LinkedArticle, LinkedCareer, LinkedPosition, LinkedSubject } from '#shared/answers/linked.ts';
import { articlePath, careerPath, positionPath, subjectPath } from '#shared/paths.ts';
import { viDate } from '#shared/formats/vi-date.ts';
import type { LinkRow } from './link-rows.tsx';

export const positionRow = ({ slug, parent_slug, name, career_name }: LinkedPosition): LinkRow => ({
  to: positionPath(parent_slug, slug),
  name,
  note: career_name,
});

/** With its major and its term, which tell apart subjects of one name. */
export const subjectRow = ({ slug, parent_slug, group_slug, name, major_name, hoc_ky, minh_hoa }: LinkedSubject): LinkRow => ({
  to: subjectPath(group_slug, parent_slug, slug),
  name,
  note: hoc_ky === null ? `Ngành ${major_name}` : `Ngành ${major_name}, học kỳ ${hoc_ky}`,
  isIllustrative: hoc_ky !== null && minh_hoa,
});

export const careerRow = ({ slug, name, positions_count }: LinkedCareer & { positions_count: number }): LinkRow => ({
  to: careerPath(slug),
  name,
  note: `${positions_count} vị trí`,
});

export const articleRow = ({ slug, name, published_at }: LinkedArticle): LinkRow => ({
  to: articlePath(slug),
  name,
  note: viDate(published_at),
});

/** Records of which a page shows no pictures: its data are in its HTML, and pictures are most of them. */
export const unpictured = <R extends object>(records: R[]) =>
  records.map((record) => ({ ...record, image: null, image_meta: null }));
