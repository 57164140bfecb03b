import { shown } from '#shared/fields/visibility.ts';
import type { CareerItem, CareerPage } from '#shared/pages.ts';
import { pictureMeta } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import { positionCard, positionCardColumns } from './positions.ts';
import { shownDepartments, shownPositions } from './visibility.ts';

const shownCareers = (db: Database) =>
  db
    .selectFrom('nghe_nghiep')
    .select(['id', 'name', 'slug', 'description', 'order', 'image', 'image_meta'])
    .where('status', '=', shown);

export async function careerList(db: Database): Promise<CareerItem[]> {
  const rows = await shownCareers(db).orderBy('order').orderBy('id').execute();
  return rows.map((row) => ({ ...row, image_meta: pictureMeta(row.image_meta) }));
}

const careerOf = compiledQuery((db, slug: string) => shownCareers(db).where('slug', '=', slug));

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

/** A career with its departments and their positions; null when visitors do not know it. */
export async function careerPage(db: Database, slug: string): Promise<CareerPage | null> {
  const [career] = await careerOf(db, slug);
  if (!career) return null;
  const [departments, positions] = await Promise.all([departmentsOf(db, career.id), positionsOf(db, career.id)]);
  const byDepartment = Map.groupBy(positions, ({ bo_phan_id }) => bo_phan_id);
  return {
    ...career,
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
