import type { LinkedCareer, LinkedPosition, LinkedSubject } from '#shared/answers/linked.ts';
import { careerPath, positionPath, subjectPath } from '#shared/paths.ts';
import type { LinkRow } from './link-rows.tsx';

export const positionRow = ({ slug, parent_slug, name, career_name }: LinkedPosition): LinkRow => ({
  to: positionPath(parent_slug, slug),
  name,
  note: career_name,
});

/** With its major and its term, which tell apart subjects of one name. */
export const subjectRow = ({ slug, parent_slug, group_slug, name, major_name, hoc_ky }: LinkedSubject): LinkRow => ({
  to: subjectPath(group_slug, parent_slug, slug),
  name,
  note: hoc_ky === null ? `Ngành ${major_name}` : `Ngành ${major_name}, học kỳ ${hoc_ky}`,
});

export const careerRow = ({ slug, name, positions_count }: LinkedCareer & { positions_count: number }): LinkRow => ({
  to: careerPath(slug),
  name,
  note: `${positions_count} vị trí`,
});
