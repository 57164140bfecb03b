import type { MajorGroupItem } from '#shared/answers/major-group.ts';
import type { SubjectItem } from '#shared/answers/subject.ts';
import { holdsWords } from '#shared/search/holds-words.ts';

type Named = { name: string; slug: string };
export type ListedSubject = Named & {
  /** Its place in the major, from 1. */
  number: number;
};
export type ListedMajor = Named & { subjects: ListedSubject[] };
export type ListedGroup = Named & { majors: ListedMajor[] };

/**
 * Subjects under their majors and groups; groups in the order of the site, what is empty left out. Where that order is not
 * known (null), in the order in which the subjects name them.
 */
export function groupSubjects(subjects: SubjectItem[], known: MajorGroupItem[] | null): ListedGroup[] {
  const order = known ?? subjects.map(({ nganh_hoc }) => nganh_hoc.group);
  const groups = new Map<number, Named & { majors: Map<number, ListedMajor> }>(
    order.map(({ id, name, slug }) => [id, { name, slug, majors: new Map() }]),
  );
  for (const { name, slug, nganh_hoc: major } of subjects) {
    const group = groups.get(major.group.id);
    if (!group) continue;
    const listed = group.majors.get(major.id) ?? { name: major.name, slug: major.slug, subjects: [] };
    listed.subjects.push({ name, slug, number: listed.subjects.length + 1 });
    group.majors.set(major.id, listed);
  }
  return [...groups.values()]
    .filter(({ majors }) => majors.size > 0)
    .map(({ name, slug, majors }) => ({ name, slug, majors: [...majors.values()] }));
}

/** The subjects whose name holds the words of the text, and the majors and groups above them. */
export function matching(groups: ListedGroup[], text: string): ListedGroup[] {
  if (text.trim() === '') return groups;
  return groups
    .map((group) => ({
      ...group,
      majors: group.majors
        .map((major) => ({ ...major, subjects: major.subjects.filter(({ name }) => holdsWords(name, text)) }))
        .filter(({ subjects }) => subjects.length > 0),
    }))
    .filter(({ majors }) => majors.length > 0);
}
