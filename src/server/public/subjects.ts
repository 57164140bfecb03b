import type { SubjectCard, SubjectItem, SubjectPage } from '#shared/pages.ts';
import { pictureMeta, sections } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import type { ListOf } from './list-of.ts';
import { metaOf, offsetOf, type Window } from './query.ts';
import { shownSubjects } from './visibility.ts';

export const subjectCardColumns = [
  'mon_hoc.id',
  'mon_hoc.name',
  'mon_hoc.slug',
  'mon_hoc.short_description',
  'mon_hoc.hinh_anh',
  'mon_hoc.hinh_anh_meta',
] as const;

const parentColumns = [
  'mon_hoc.order',
  'nganh_hoc.id as major_id',
  'nganh_hoc.name as major_name',
  'nganh_hoc.slug as major_slug',
  'nhom_nganh.id as group_id',
  'nhom_nganh.name as group_name',
  'nhom_nganh.slug as group_slug',
] as const;

type CardRow = Omit<SubjectCard, 'hinh_anh_meta'> & { hinh_anh_meta: string | null };
type ItemRow = CardRow & {
  order: number;
  major_id: number;
  major_name: string;
  major_slug: string;
  group_id: number;
  group_name: string;
  group_slug: string;
};

export const subjectCard = (row: CardRow): SubjectCard => ({ ...row, hinh_anh_meta: pictureMeta(row.hinh_anh_meta) });

function subjectItem({
  order,
  major_id,
  major_name,
  major_slug,
  group_id,
  group_name,
  group_slug,
  ...card
}: ItemRow): SubjectItem {
  return {
    ...subjectCard(card),
    order,
    nganh_hoc: { id: major_id, name: major_name, slug: major_slug, group: { id: group_id, name: group_name, slug: group_slug } },
  };
}

/** Subjects of every major. Without a window: all of them, and no meta. */
export async function subjectList(db: Database, window: Window | null): Promise<ListOf<SubjectItem>> {
  const rows = shownSubjects(db).select(subjectCardColumns).select(parentColumns).orderBy('mon_hoc.order').orderBy('mon_hoc.id');
  if (window === null) return { data: (await rows.execute()).map(subjectItem) };
  const [part, { total }] = await Promise.all([
    rows.limit(window.perPage).offset(offsetOf(window)).execute(),
    shownSubjects(db)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { data: part.map(subjectItem), meta: metaOf(window, total) };
}

const subjectOf = compiledQuery((db, slug: string) =>
  shownSubjects(db)
    .select(subjectCardColumns)
    .select(parentColumns)
    .select(['mon_hoc.description', 'mon_hoc.detailed_content', 'mon_hoc.video_url'])
    .where('mon_hoc.slug', '=', slug),
);

const neighboursOf = compiledQuery((db, id: number, major: number) =>
  shownSubjects(db)
    .select(subjectCardColumns)
    .where('mon_hoc.nganh_hoc_id', '=', major)
    .where('mon_hoc.id', '!=', id)
    .orderBy('mon_hoc.order')
    .orderBy('mon_hoc.id'),
);

/** A subject with its major, group and neighbours; null when visitors do not know it. */
export async function subjectPage(db: Database, slug: string): Promise<SubjectPage | null> {
  const [found] = await subjectOf(db, slug);
  if (!found) return null;
  const { description, detailed_content, video_url, ...item } = found;
  const neighbours = await neighboursOf(db, item.id, item.major_id);
  return {
    ...subjectItem(item),
    description,
    detailed_content: sections(detailed_content),
    video_url,
    neighbours: neighbours.map(subjectCard),
  };
}
