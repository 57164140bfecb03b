import { z } from 'zod';
import { type CareerPage, careerPage } from '#shared/answers/career.ts';
import { career as description, department, position } from '#shared/content-types/index.ts';
import { hidden, shown } from '#shared/fields/visibility.ts';
import type { Slots } from '#server/crud/model.ts';
import { pictureMeta, tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { inOrder, shownOf, shownPositions } from '#server/public/visibility.ts';
import { pageSitemap } from '#server/seo/page-sitemap.ts';
import { school } from '#server/seo/schema-org.ts';
import { contentType } from './content-type.ts';
import { describedReading } from './described.ts';
import { articlesListing, linkedMajor, majorColumns } from './linked.ts';
import { positionCard, positionCardColumns } from './position.ts';

const slots: Slots<typeof description> = {
  detailAdds: { status: z.object({ value: z.literal([0, 1]), label: z.enum(['Hiển thị', 'Ẩn']) }) },
  presentDetail: (record) => ({
    ...record,
    status: { value: record['status'], label: record['status'] === hidden ? 'Ẩn' : 'Hiển thị' },
  }),
};

const shownDepartments = shownOf(department);
const reading = describedReading(description, 'Careers');

const careerOf = compiledQuery((db, slug: string) => reading.columns(db).select('other_names').where('slug', '=', slug));

const departmentsOf = compiledQuery((db, career: number) =>
  shownDepartments(db)
    .select(['bo_phan.id', 'bo_phan.name', 'bo_phan.short_description'])
    .where('bo_phan.nghe_nghiep_id', '=', career)
    .$call(inOrder('bo_phan')),
);

const positionsOf = compiledQuery((db, career: number) =>
  shownPositions(db)
    .select(['vi_tri.bo_phan_id', ...positionCardColumns])
    .where('bo_phan.nghe_nghiep_id', '=', career)
    .$call(inOrder('vi_tri')),
);

/** The majors that the shown positions of a career list, with the number of positions. */
const majorsOf = compiledQuery((db, career: number) =>
  shownPositions(db)
    .innerJoin('record_link', 'record_link.record_id', 'vi_tri.id')
    .innerJoin('nganh_hoc', 'nganh_hoc.id', 'record_link.target_id')
    .innerJoin('nhom_nganh', 'nhom_nganh.id', 'nganh_hoc.group_id')
    .select(majorColumns)
    .select(['nganh_hoc.order', 'record_link.place'])
    .where('bo_phan.nghe_nghiep_id', '=', career)
    .where('record_link.resource', '=', 'position')
    .where('record_link.field', '=', 'nganh_hoc_ids')
    .where('nganh_hoc.status', '=', shown)
    .where('nhom_nganh.status', '=', shown),
);

async function readMajors(db: Database, career: number): Promise<CareerPage['nganh_hocs']> {
  const found = new Map<number, { major: CareerPage['nganh_hocs'][number]; nearness: number; order: number }>();
  for (const { order, place, ...row } of await majorsOf(db, career)) {
    const known = found.get(row.id) ?? { major: { ...linkedMajor(row), positions_count: 0 }, nearness: 0, order };
    known.major.positions_count += 1;
    // Where as many positions list two majors, the one that they name earlier comes first.
    known.nearness += place;
    found.set(row.id, known);
  }
  return [...found.values()]
    .toSorted((a, b) => b.major.positions_count - a.major.positions_count || a.nearness - b.nearness || a.order - b.order)
    .map(({ major }) => major);
}

async function readCareer({ db, now }: ReadContext, slug: string): Promise<CareerPage | null> {
  const [career] = await careerOf(db, slug);
  if (!career) return null;
  const [departments, positions, majors, articles] = await Promise.all([
    departmentsOf(db, career.id),
    positionsOf(db, career.id),
    readMajors(db, career.id),
    articlesListing(db, now, 'career', career.id),
  ]);
  const byDepartment = Map.groupBy(positions, ({ bo_phan_id }) => bo_phan_id);
  return {
    ...career,
    other_names: tags(career.other_names),
    image_meta: pictureMeta(career.image_meta),
    positions_count: positions.length,
    nganh_hocs: majors,
    bai_viets: articles,
    departments: departments.map((department) => {
      const cards = (byDepartment.get(department.id) ?? []).map(({ bo_phan_id: _, ...row }) => positionCard(row));
      const pictured = cards.find(({ thumbnail }) => thumbnail !== null);
      return {
        ...department,
        image: pictured?.thumbnail ?? null,
        image_meta: pictured?.thumbnail_meta ?? null,
        positions: cards,
      };
    }),
  };
}

export const career = contentType(description, {
  slots,
  list: reading.list,
  detail: { summary: 'A career with its departments and their positions', answer: careerPage, read: readCareer },
  page: {
    // The first career is the front page of the site.
    structuredData: (_career, place) => [school(place)],
  },
  sitemap: pageSitemap(description, department, position),
  llms: reading.llms('Nghề nghiệp'),
  search: { short: ['description'] },
});
