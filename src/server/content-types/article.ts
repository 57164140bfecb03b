import { expressionBuilder, type NotNull, sql } from 'kysely';
import { z } from 'zod';
import { type ArticleItem, articleItem as itemShape, type ArticlePage, articlePage } from '#shared/answers/article.ts';
import { momentTexts } from '#shared/admin-texts.ts';
import { article as description } from '#shared/content-types/article.ts';
import { hideAtField } from '#shared/content-types/hide-at.ts';
import { articleListPath, articlePath, articlesPath, articlesPerPage } from '#shared/paths.ts';
import { isSlug } from '#shared/text/slugify.ts';
import type { Faults } from '#server/crud/record.ts';
import { byId } from '#server/crud/related.ts';
import type { Slots } from '#server/crud/model.ts';
import { idsOf } from '#server/database/ids-of.ts';
import { compiledListQuery } from '#server/database/compiled-query.ts';
import { pictureMeta, sections } from '#server/database/codecs.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { publicList, readWindow } from '#server/public/public-list.ts';
import { idParameter, paging, slugParameter } from '#shared/calls/reading.ts';
import type { ReadContext } from '#server/public/read-context.ts';
import { articlesStand, shownArticles } from '#server/public/visibility.ts';
import { type Address, addressOf, latest, latestOf } from '#server/seo/record-page.ts';
import { pictured, provider } from '#server/seo/schema-org.ts';
import { categoryList } from './category.ts';
import { contentType } from './content-type.ts';
import { careersListed, majorsListed } from './linked.ts';
import { withReferences } from './references.ts';

/** The author of an article that is shown where no administrator is known. */
const defaultAuthor = 'Admin';

const where = expressionBuilder<Schema, 'bai_viet'>();
const nothing = where.lit(false);

const authorsOf = compiledListQuery((db, articles: readonly number[]) =>
  db
    .selectFrom('bai_viet')
    .leftJoin('admin', 'admin.id', 'bai_viet.author_id')
    .select(['bai_viet.id', 'bai_viet.author_id', 'admin.name'])
    .where('bai_viet.id', 'in', articles),
);

const references = withReferences(description);

const slots: Slots<typeof description> = {
  adds: { ...references.adds, author_id: z.int().nullable(), author: z.object({ name: z.string() }) },
  filters: {
    status: (status, _db, now) =>
      status === 'scheduled'
        ? where.and([where('status', '=', 'published'), where('published_at', '>', now.toISOString())])
        : where(sql<string>`${sql.ref('status')}`, '=', String(status)),
    category_slug: (slug) =>
      isSlug(String(slug))
        ? where('category_id', 'in', where.selectFrom('danh_muc').select('id').where('slug', '=', String(slug)))
        : nothing,
  },
  async attach(db, records) {
    const filed = await references.attach(db, records);
    const found = byId(await authorsOf(db, idsOf(records)));
    return filed.map((record) => {
      const author = found.get(record.id);
      return { ...record, author_id: author?.author_id ?? null, author: { name: author?.name ?? defaultAuthor } };
    });
  },
  /** The author is whoever creates it; an article published without a date is published now. */
  beforeSave({ clock, by }, values, before) {
    const status = values['status'] ?? before?.['status'];
    const moment = values['published_at'] === undefined ? before?.['published_at'] : values['published_at'];
    return Promise.resolve({
      ...values,
      ...(status === 'published' && (moment ?? null) === null && { published_at: clock().toISOString() }),
      ...(before === null && { author_id: by ?? null }),
    });
  },
  faults(_db, values, before) {
    const now = (name: string) => (values[name] === undefined ? before?.[name] : values[name]);
    const [appears, hides] = [now('published_at'), now(hideAtField)];
    const isAsked = values['published_at'] !== undefined || values[hideAtField] !== undefined;
    const isWrong = isAsked && typeof appears === 'string' && typeof hides === 'string' && hides <= appears;
    return Promise.resolve<Faults>(isWrong ? { [hideAtField]: [momentTexts.hidesBeforeItAppears] } : {});
  },
  async ownColumns(db, { author_id: id }) {
    const author = await db.selectFrom('admin').select('id').where('id', '=', Number(id)).executeTakeFirst();
    return { author_id: author?.id ?? null };
  },
  shownNow: ({ published_at: moment }, now) => ({
    status: 'published',
    published_at: typeof moment === 'string' && moment < now.toISOString() ? moment : now.toISOString(),
  }),
  shownFrom: ({ published_at: moment }) => (typeof moment === 'string' ? moment : null),
};

const relatedCount = 3;

/** Narrows by id, by slug, by both, or not at all. */
type ArticleFilter = { categoryId?: number | undefined; categorySlug?: string | undefined };

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

const articleItem = ({ category_id, category_name, category_slug, author_name, ...row }: ItemRow): ArticleItem => ({
  ...row,
  category_id,
  category:
    category_id === null || category_name === null || category_slug === null
      ? null
      : { id: category_id, name: category_name, slug: category_slug },
  thumbnail_meta: pictureMeta(row.thumbnail_meta),
  status: 'published',
  author: { name: author_name || defaultAuthor },
});

async function readArticle({ db, now, from }: ReadContext, slug: string): Promise<ArticlePage | null> {
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
    ...articleItem({ ...item, published_at: from ?? item.published_at }),
    content: sections(content),
    image,
    image_meta: pictureMeta(image_meta),
    video_url,
    nghe_nghieps: await careersListed(db, item.id),
    nganh_hocs: await majorsListed(db, 'article', item.id),
    related: [...near, ...far].slice(0, relatedCount).map(articleItem),
  };
}

/** Every page of one list: of a category, or of all articles. */
function listAddresses(category: string | null, articles: readonly { updated_at: string }[]): Address[] {
  const changed = latestOf(articles);
  return Array.from({ length: Math.max(1, Math.ceil(articles.length / articlesPerPage)) }, (_, index) => ({
    path: articleListPath({ category, page: index + 1 }),
    changed,
  }));
}

export const article = contentType(description, {
  slots,
  list: publicList({
    summary: 'Published articles; all of them unless a page is asked for',
    item: itemShape,
    query: paging.extend({ category_id: idParameter('category_id', 'mã số của một danh mục'), category_slug: slugParameter }),
    meta: 'paged',
    // Counted without the joins, which SQLite would walk row by row.
    read: ({ db, now }, { category_id: categoryId, category_slug: categorySlug, ...query }) => {
      const filter = { categoryId, categorySlug };
      return readWindow(db, itemRows(db, now, filter), filtered(db, now, filter), query, articleItem, articlesStand(db, now));
    },
  }),
  detail: { summary: 'A published article', answer: articlePage, read: readArticle },
  page: {
    trail: ({ title, slug, category }) => [
      { name: 'Bài viết', path: articlesPath },
      ...(category ? [{ name: category.name, path: articleListPath({ category: category.slug }) }] : []),
      { name: title, path: articlePath(slug) },
    ],
    kicker: ({ category }) => category?.name ?? 'Bài viết',
    structuredData: ({ title, published_at, author, category, image, thumbnail }, { origin, url, description: about, site }) => [
      {
        '@type': 'Article',
        headline: title,
        description: about,
        mainEntityOfPage: url,
        datePublished: published_at,
        // What nobody signed is the school's.
        author: author.name === defaultAuthor ? provider({ origin, site }) : { '@type': 'Person', name: author.name },
        publisher: provider({ origin, site }),
        inLanguage: 'vi',
        ...(category && { articleSection: category.name }),
        ...pictured(origin, image ?? thumbnail),
      },
    ],
    publishedAt: ({ published_at }) => published_at,
  },
  async sitemap(context) {
    const { db, now } = context;
    const [rows, categories] = await Promise.all([
      shownArticles(db, now)
        .select(['bai_viet.slug', 'bai_viet.updated_at', 'bai_viet.published_at', 'bai_viet.category_id'])
        .orderBy('bai_viet.order')
        .orderBy('bai_viet.published_at', 'desc')
        .orderBy('bai_viet.id')
        .execute(),
      categoryList(context),
    ]);
    // A scheduled article is new on the day it appears, however long ago it was written.
    const articles = rows.map((row) => ({ ...row, updated_at: latest([row.updated_at, row.published_at]) ?? '' }));
    const ofCategory = Map.groupBy(articles, ({ category_id }) => category_id);
    return [
      ...listAddresses(null, articles),
      // A category without articles has nothing to be found by.
      ...categories.flatMap(({ id, slug }) => {
        const listed = ofCategory.get(id);
        return listed === undefined ? [] : listAddresses(slug, listed);
      }),
      ...articles.map((row) => addressOf(articlePath(row.slug), row)),
    ];
  },
  llms: {
    title: 'Bài viết',
    read: async (context) => [
      { name: 'Tất cả bài viết', path: articlesPath, about: 'Mới nhất trước.' },
      ...(await categoryList(context)).map(({ name, slug, description: about }) => ({
        name,
        path: articleListPath({ category: slug }),
        about,
      })),
    ],
  },
  search: { short: ['excerpt'] },
});
