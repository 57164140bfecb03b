import type { CategoryItem } from '#shared/pages.ts';
import type { Database } from '#server/database/schema.ts';
import { isPublished } from './visibility.ts';

/** Categories have no status; the count is of what a visitor can read. */
export function categoryList(db: Database, now: Date): Promise<CategoryItem[]> {
  return db
    .selectFrom('danh_muc')
    .select(['id', 'name', 'slug', 'description', 'order'])
    .select(({ selectFrom, fn }) =>
      selectFrom('bai_viet')
        .select(fn.countAll<number>().as('count'))
        .whereRef('bai_viet.category_id', '=', 'danh_muc.id')
        .where(isPublished(now))
        .$asScalar()
        .$notNull()
        .as('bai_viets_count'),
    )
    .orderBy('order')
    .orderBy('id')
    .execute();
}
