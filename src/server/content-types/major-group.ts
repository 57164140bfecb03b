import { type MajorGroupPage, majorGroupPage } from '#shared/answers/major-group.ts';
import { major, majorGroup as description } from '#shared/content-types/index.ts';
import { shown } from '#shared/fields/visibility.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { inOrder, shownMajors, shownPositions } from '#server/public/visibility.ts';
import { pageSitemap } from '#server/seo/page-sitemap.ts';
import { contentType } from './content-type.ts';
import { describedReading } from './described.ts';
import { isLink } from './linked.ts';
import { majorCard, majorCardColumns } from './major.ts';

const reading = describedReading(description, 'Major groups');

const groupOf = compiledQuery((db, slug: string) => reading.columns(db).where('slug', '=', slug));

const majorsOf = compiledQuery((db, group: number) =>
  shownMajors(db).select(majorCardColumns).where('nganh_hoc.group_id', '=', group).$call(inOrder('nganh_hoc')),
);

/** The careers that the shown majors of a group lead to, a row for each of their positions. */
const careersOf = compiledQuery((db, group: number) =>
  shownPositions(db)
    .innerJoin('record_link', 'record_link.record_id', 'vi_tri.id')
    .innerJoin('nganh_hoc', 'nganh_hoc.id', 'record_link.target_id')
    .select(['nghe_nghiep.id', 'nghe_nghiep.name', 'nghe_nghiep.slug', 'nghe_nghiep.image', 'nghe_nghiep.image_meta'])
    .select(['nghe_nghiep.order', 'vi_tri.id as position'])
    .distinct()
    .where(isLink('position', 'nganh_hoc_ids', 'major'))
    .where('nganh_hoc.group_id', '=', group)
    .where('nganh_hoc.status', '=', shown),
);

async function readCareers(db: Database, group: number): Promise<MajorGroupPage['nghe_nghieps']> {
  const byCareer = Map.groupBy(await careersOf(db, group), ({ id }) => id);
  return [...byCareer.values()]
    .flatMap((rows) => {
      const [first] = rows;
      return first === undefined ? [] : [{ ...first, positions_count: rows.length }];
    })
    .toSorted((a, b) => b.positions_count - a.positions_count || a.order - b.order || a.id - b.id)
    .map(({ order: _, position: __, image_meta, ...career }) => ({
      ...career,
      parent_slug: null,
      image_meta: pictureMeta(image_meta),
    }));
}

async function readMajorGroup({ db }: ReadContext, slug: string): Promise<MajorGroupPage | null> {
  const [group] = await groupOf(db, slug);
  if (!group) return null;
  const [majors, careers] = await Promise.all([majorsOf(db, group.id), readCareers(db, group.id)]);
  return {
    ...group,
    image_meta: pictureMeta(group.image_meta),
    nganh_hoc: majors.map(majorCard),
    nghe_nghieps: careers,
  };
}

export const majorGroup = contentType(description, {
  slots: {},
  list: reading.list,
  detail: { summary: 'A major group with its majors', answer: majorGroupPage, read: readMajorGroup },
  page: {
    structuredData: 'none',
  },
  sitemap: pageSitemap(description, major),
  llms: reading.llms('Nhóm ngành'),
  search: { short: ['description'] },
});
