import type { MajorCard, MajorPage } from '#shared/pages.ts';
import { pictureMeta, sections } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import { shownMajors, shownSubjects } from './visibility.ts';
import { subjectCard, subjectCardColumns } from './subjects.ts';

export const majorCardColumns = [
  'nganh_hoc.id',
  'nganh_hoc.name',
  'nganh_hoc.slug',
  'nganh_hoc.ma_nganh',
  'nganh_hoc.description',
  'nganh_hoc.image',
  'nganh_hoc.image_meta',
] as const;

type CardRow = Omit<MajorCard, 'image_meta'> & { image_meta: string | null };

export const majorCard = (row: CardRow): MajorCard => ({ ...row, image_meta: pictureMeta(row.image_meta) });

const majorOf = compiledQuery((db, slug: string) =>
  shownMajors(db)
    .select(majorCardColumns)
    .select(['nganh_hoc.youtube_url', 'nganh_hoc.detailed_content', 'nganh_hoc.order'])
    .select(['nhom_nganh.id as group_id', 'nhom_nganh.name as group_name', 'nhom_nganh.slug as group_slug'])
    .where('nganh_hoc.slug', '=', slug),
);

const subjectsOf = compiledQuery((db, major: number) =>
  shownSubjects(db)
    .select(subjectCardColumns)
    .where('mon_hoc.nganh_hoc_id', '=', major)
    .orderBy('mon_hoc.order')
    .orderBy('mon_hoc.id'),
);

/** A major with its group and subjects; null when visitors do not know it. */
export async function majorPage(db: Database, slug: string): Promise<MajorPage | null> {
  const [found] = await majorOf(db, slug);
  if (!found) return null;
  const { group_id, group_name, group_slug, ...major } = found;
  const subjects = await subjectsOf(db, major.id);
  return {
    ...major,
    image_meta: pictureMeta(major.image_meta),
    detailed_content: sections(major.detailed_content),
    group: { id: group_id, name: group_name, slug: group_slug },
    mon_hocs: subjects.map(subjectCard),
  };
}
