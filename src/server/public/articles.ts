import type { NotNull } from 'kysely';
import type { ArticleItem, ArticlePage } from '#shared/pages.ts';
import { unsigned } from '#shared/rules/unsigned.ts';
import { pictureMeta, sections } from '#server/database/codecs.ts';
import type { Database } from '#server/database/schema.ts';
import type { ListOf } from './list-of.ts';
import { metaOf, offsetOf, type Window } from './query.ts';
import { shownArticles } from './visibility.ts';

const relatedCount = 3;

/** Narrows by id, by slug, by both, or not at all. */
export type ArticleFilter = { categoryId?: number | undefined; categorySlug?: string | undefined };

const filtered = (db: Database, now: Date, { categoryId, categorySlug }: ArticleFilter) =>
  shownArticles(db, now)
    .$if(categoryId !== undefined, (query) => query.where('bai_viet.category_id', '=', categoryId ?? null))
    .$if(categorySlug !== undefined, (query) =>
      query.where('bai_viet.category_id', '=', ({ selectFrom }) =>
        selectFrom('danh_muc')
          .select('danh_muc.id')
          .where('danh_muc.slug', '=', categorySlug ?? ''),
      ),
    );

/** In the order of the list, which is the order of an index. */
const itemRows = (db: Database, now: Date, filter: ArticleFilter = {}) =>
  filtered(db, now, filter)
    .leftJoin('danh_muc', 'danh_muc.id', 'bai_viet.category_id')
    .leftJoin('admin', 'admin.id', 'bai_viet.author_id')
    .select(['bai_viet.id', 'bai_viet.category_id', 'bai_viet.title', 'bai_viet.slug', 'bai_viet.excerpt'])
    .select(['bai_viet.thumbnail', 'bai_viet.thumbnail_meta', 'bai_viet.order', 'bai_viet.published_at'])
    .select(['danh_muc.name as category_name', 'danh_muc.slug as category_slug', 'admin.name as author_name'])
    .$narrowType<{ published_at: NotNull }>()
    .orderBy('bai_viet.order')
    .orderBy('bai_viet.published_at', 'desc')
    .orderBy('bai_viet.id');

type ItemRow = Awaited<ReturnType<ReturnType<typeof itemRows>['execute']>>[number];

function articleItem({ category_id, category_name, category_slug, author_name, ...row }: ItemRow): ArticleItem {
  return {
    ...row,
    category_id,
    category:
      category_id === null || category_name === null || category_slug === null
        ? null
        : { id: category_id, name: category_name, slug: category_slug },
    thumbnail_meta: pictureMeta(row.thumbnail_meta),
    status: 'published',
    author: { name: author_name || unsigned },
  };
}

/** Articles of one category or of all. Without a window: all of them, and no meta. */
export async function articleList(
  db: Database,
  now: Date,
  filter: ArticleFilter,
  window: Window | null,
): Promise<ListOf<ArticleItem>> {
  const rows = itemRows(db, now, filter);
  if (window === null) return { data: (await rows.execute()).map(articleItem) };
  const [part, { total }] = await Promise.all([
    rows.limit(window.perPage).offset(offsetOf(window)).execute(),
    // Counted without the joins, which SQLite would walk row by row.
    filtered(db, now, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { data: part.map(articleItem), meta: metaOf(window, total) };
}

/** An article with others to read next; null when visitors do not know it. */
export async function articlePage(db: Database, now: Date, slug: string): Promise<ArticlePage | null> {
  const found = await itemRows(db, now)
    .select(['bai_viet.content', 'bai_viet.image', 'bai_viet.image_meta', 'bai_viet.video_url'])
    .where('bai_viet.slug', '=', slug)
    .clearOrderBy()
    .executeTakeFirst();
  if (!found) return null;
  const { content, image, image_meta, video_url, ...item } = found;
  const others = itemRows(db, now).where('bai_viet.id', '!=', item.id).limit(relatedCount);
  // Each read follows an index and stops after three rows; one that puts the category first would sort every article.
  const near = item.category_id === null ? [] : await others.where('bai_viet.category_id', '=', item.category_id).execute();
  const far =
    near.length === relatedCount
      ? []
      : await others
          .$if(item.category_id !== null, (query) => query.where('bai_viet.category_id', 'is distinct from', item.category_id))
          .execute();
  return {
    ...articleItem(item),
    content: sections(content),
    image,
    image_meta: pictureMeta(image_meta),
    video_url,
    related: [...near, ...far].slice(0, relatedCount).map(articleItem),
  };
}
