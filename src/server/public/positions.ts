import type { PositionCard, PositionPage } from '#shared/pages.ts';
import { departmentTitle } from '#shared/rules/department-title.ts';
import { pictureMeta, sections, tags } from '#server/database/codecs.ts';
import { compiledQuery } from '#server/database/compiled-query.ts';
import type { Database } from '#server/database/schema.ts';
import { shownPositions } from './visibility.ts';

export const positionCardColumns = [
  'vi_tri.id',
  'vi_tri.name',
  'vi_tri.slug',
  'vi_tri.short_description',
  'vi_tri.thumbnail',
  'vi_tri.thumbnail_meta',
] as const;

type CardRow = Omit<PositionCard, 'thumbnail_meta'> & { thumbnail_meta: string | null };

export const positionCard = (row: CardRow): PositionCard => ({ ...row, thumbnail_meta: pictureMeta(row.thumbnail_meta) });

const positionOf = compiledQuery((db, slug: string) =>
  shownPositions(db)
    .select(positionCardColumns)
    .select(['vi_tri.bo_phan_id', 'vi_tri.detailed_description', 'vi_tri.fields', 'vi_tri.image', 'vi_tri.image_meta'])
    .select(['vi_tri.youtube_url', 'vi_tri.order', 'bo_phan.name as department'])
    .select(['nghe_nghiep.id as career_id', 'nghe_nghiep.name as career_name', 'nghe_nghiep.slug as career_slug'])
    .where('vi_tri.slug', '=', slug),
);

const neighboursOf = compiledQuery((db, id: number, department: number) =>
  shownPositions(db)
    .select(positionCardColumns)
    .where('vi_tri.bo_phan_id', '=', department)
    .where('vi_tri.id', '!=', id)
    .orderBy('vi_tri.order')
    .orderBy('vi_tri.id'),
);

/** A position with its career and the rest of its department; null when visitors do not know it. */
export async function positionPage(db: Database, slug: string): Promise<PositionPage | null> {
  const [found] = await positionOf(db, slug);
  if (!found) return null;
  const { bo_phan_id, department, career_id, career_name, career_slug, ...position } = found;
  const neighbours = await neighboursOf(db, position.id, bo_phan_id);
  return {
    ...position,
    thumbnail_meta: pictureMeta(position.thumbnail_meta),
    image_meta: pictureMeta(position.image_meta),
    detailed_description: sections(position.detailed_description),
    fields: tags(position.fields),
    department_name: departmentTitle(department),
    career: { id: career_id, name: career_name, slug: career_slug },
    neighbours: neighbours.map(positionCard),
  };
}
