import { z } from 'zod';
import { type CategoryItem, categoryItem } from '#shared/answers/category.ts';
import { category as description } from '#shared/content-types/category.ts';
import { idsIn } from '#server/crud/related.ts';
import type { Slots } from '#server/crud/model.ts';
import { publicList } from '#server/public/public-list.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { isPublished } from '#server/public/visibility.ts';
import { contentType, notPublic } from './content-type.ts';

const slots: Slots<typeof description> = {
  adds: { bai_viets_count: z.int() },
  /** All articles, whatever their status; visitors are told another number. */
  async attach(db, records) {
    const counts = await db
      .selectFrom('bai_viet')
      .select(({ fn }) => ['category_id', fn.countAll<number>().as('count')])
      .where('category_id', 'in', idsIn(records, 'id'))
      .groupBy('category_id')
      .execute();
    const found = new Map(counts.map(({ category_id, count }) => [category_id, count]));
    return records.map((record) => ({ ...record, bai_viets_count: found.get(record.id) ?? 0 }));
  },
};

/** Categories have no status; the count is of what a visitor can read. */
export function categoryList({ db, now }: ReadContext): Promise<CategoryItem[]> {
  return db
    .selectFrom('danh_muc')
    .select(['id', 'name', 'slug', 'description', 'order'])
    .select(({ selectFrom, fn }) =>
      selectFrom('bai_viet')
        .select(fn.countAll<number>().as('count'))
        .whereRef('bai_viet.category_id', '=', 'danh_muc.id')
        .where(isPublished(now.toISOString()))
        .$asScalar()
        .$notNull()
        .as('bai_viets_count'),
    )
    .orderBy('order')
    .orderBy('id')
    .execute();
}

export const category = contentType(description, {
  ...notPublic,
  slots,
  search: { short: [] },
  list: publicList({
    summary: 'Article categories, with the number of published articles',
    item: categoryItem,
    read: async (context) => ({ data: await categoryList(context) }),
  }),
  detail: {
    summary: 'A category, with the number of published articles',
    answer: categoryItem,
    read: async (context, slug) => (await categoryList(context)).find((category) => category.slug === slug) ?? null,
  },
  /** The list of its articles; the sitemap and llms.txt name it with them. */
  page: {
    kicker: () => 'Bài viết',
    structuredData: 'none',
  },
});
