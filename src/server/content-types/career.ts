import { z } from 'zod';
import { type CareerPage, careerPage } from '#shared/answers/career.ts';
import { career as description } from '#shared/content-types/career.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { careerPath, careersPath } from '#shared/paths.ts';
import type { Slots } from '#server/crud/slots.ts';
import { pictureMeta, tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { shownDepartments, shownPositions } from '#server/public/visibility.ts';
import { addressOf, pathWith, slugIn } from '#server/seo/record-page.ts';
import { school } from '#server/seo/schema-org.ts';
import { contentType } from './content-type.ts';
import { describedReading } from './described.ts';
import { positionCard, positionCardColumns } from './position.ts';

const slots: Slots<typeof description> = {
  detailAdds: { status: z.object({ value: z.literal([0, 1]), label: z.enum(['Hiển thị', 'Ẩn']) }) },
  presentDetail: (record) => ({
    ...record,
    status: { value: record['status'], label: record['status'] === hidden ? 'Ẩn' : 'Hiển thị' },
  }),
};

const reading = describedReading('nghe_nghiep', 'Careers');

const careerOf = compiledQuery((db, slug: string) => reading.columns(db).select('other_names').where('slug', '=', slug));

const departmentsOf = compiledQuery((db, career: number) =>
  shownDepartments(db)
    .select(['bo_phan.id', 'bo_phan.name', 'bo_phan.short_description'])
    .where('bo_phan.nghe_nghiep_id', '=', career)
    .orderBy('bo_phan.order')
    .orderBy('bo_phan.id'),
);

const positionsOf = compiledQuery((db, career: number) =>
  shownPositions(db)
    .select(['vi_tri.bo_phan_id', ...positionCardColumns])
    .where('bo_phan.nghe_nghiep_id', '=', career)
    .orderBy('vi_tri.order')
    .orderBy('vi_tri.id'),
);

async function readCareer({ db }: ReadContext, slug: string): Promise<CareerPage | null> {
  const [career] = await careerOf(db, slug);
  if (!career) return null;
  const [departments, positions] = await Promise.all([departmentsOf(db, career.id), positionsOf(db, career.id)]);
  const byDepartment = Map.groupBy(positions, ({ bo_phan_id }) => bo_phan_id);
  return {
    ...career,
    other_names: tags(career.other_names),
    image_meta: pictureMeta(career.image_meta),
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
    pathOf: (record) => pathWith(careerPath, slugIn(record)),
    address: {
      pattern: careerPath(':slug'),
      shown: async (context, ids) => (await reading.among(context, ids)).map(({ id, slug }) => ({ id, path: careerPath(slug) })),
    },
    trail: ({ name, slug }) => [
      { name: 'Nghề nghiệp', path: careersPath },
      { name, path: careerPath(slug) },
    ],
    share: ({ name, image }) => ({ name, kicker: 'Nghề nghiệp', picture: image }),
    // The first career is the front page of the site.
    structuredData: (_career, { origin }) => [school(origin)],
  },
  listPage: careersPath,
  async sitemap(context) {
    const { db } = context;
    const [careers, departments, positions] = await Promise.all([
      reading.changes(context),
      shownDepartments(db).select(['bo_phan.nghe_nghiep_id', 'bo_phan.updated_at']).execute(),
      shownPositions(db).select(['bo_phan.nghe_nghiep_id', 'vi_tri.updated_at']).execute(),
    ]);
    const below = Map.groupBy([...departments, ...positions], ({ nghe_nghiep_id }) => nghe_nghiep_id);
    return careers.map((row) => addressOf(careerPath(row.slug), row, below.get(row.id)));
  },
  llms: {
    title: 'Nghề nghiệp',
    read: async (context) =>
      (await reading.listed(context)).map(({ name, slug, description: about }) => ({ name, path: careerPath(slug), about })),
  },
  search: {
    type: 'nghenghiep',
    name: 'name',
    otherNames: 'other_names',
    short: ['description'],
    thumbnail: 'image',
  },
  comesDue: 'none',
});
