import type { Success } from '#shared/answers/wire.ts';
import type { AppParts } from '#server/start/app.ts';
import { notFound } from '#server/http/errors.ts';
import type { Library } from '#server/search/candidates.ts';
import { search, suggestions } from '#server/search/search.ts';
import { concurrencyLimit } from '#server/http/concurrency-limit.ts';
import { articleList, articlePage } from './articles.ts';
import { bannerList } from './banners.ts';
import { careerList, careerPage } from './careers.ts';
import { categoryList } from './categories.ts';
import { majorGroupList, majorGroupPage } from './major-groups.ts';
import { majorPage } from './majors.ts';
import { menuTree } from './menu.ts';
import { positionPage } from './positions.ts';
import { articlesQuery, readQuery, searchPageSize, searchQuery, subjectsQuery, suggestionsQuery, windowOf } from './query.ts';
import { isSlug } from './slug.ts';
import { subjectList, subjectPage } from './subjects.ts';

export type Answered = { data: unknown; meta?: unknown };

export type ListView = {
  path: string;
  read: (query: URLSearchParams) => Promise<Answered>;
  /** Stands around every page, and depends on nothing but content. */
  isAround?: true;
};

export type DetailView = {
  /** The address of one is behind it: path/slug. */
  path: string;
  /** Null when visitors know none of this slug, for which `missing` is said. */
  read: (slug: string) => Promise<unknown>;
  missing: string;
};

export type PublicViews = { lists: readonly ListView[]; details: readonly DetailView[] };

/**
 * A search asks some ten statements. If all asked as they went, each statement would wait behind those of
 * every other search, and who needs most of them would wait for ever.
 */
const searchesAtOnce = 4;

/** What anyone may read (spec §7 "Public"), by its path below `/api`. */
export function publicViews({
  db,
  dialect,
  searchDb = db,
  clock,
}: Pick<AppParts, 'db' | 'dialect' | 'searchDb' | 'clock'>): PublicViews {
  const limited = concurrencyLimit(searchesAtOnce);
  // SQLite's search reads nothing in this thread; PostgreSQL's chooses between two ways of planning.
  const reading = { db: dialect === 'sqlite' ? searchDb : db, indexed: searchDb, dialect };
  const searching = <Answer>(run: (library: Library) => Promise<Answer>): Promise<Answer> =>
    limited(() => run({ ...reading, now: clock() }));
  const around = (path: string, list: () => Promise<unknown>): ListView => ({
    path,
    read: async () => ({ data: await list() }),
    isAround: true,
  });

  return {
    lists: [
      around('/menu', () => menuTree(db)),
      around('/banners', () => bannerList(db)),
      around('/nghe-nghiep', () => careerList(db)),
      around('/nhom-nganh', () => majorGroupList(db)),
      { path: '/mon-hoc', read: (query) => subjectList(db, windowOf(readQuery(subjectsQuery, query))) },
      { path: '/danh-muc', read: async () => ({ data: await categoryList(db, clock()) }) },
      {
        path: '/bai-viet',
        read: async (given) => {
          const query = readQuery(articlesQuery, given);
          const category = { categoryId: query.category_id, categorySlug: query.category_slug };
          return articleList(db, clock(), category, windowOf(query));
        },
      },
      {
        path: '/search',
        read: async (query) => {
          const { q = '', type = null, page = 1, per_page: perPage = searchPageSize } = readQuery(searchQuery, query);
          return searching((library) => search(library, q, type, { page, perPage }));
        },
      },
      {
        path: '/search/suggestions',
        read: async (query) => {
          const { q = '' } = readQuery(suggestionsQuery, query);
          return searching((library) => suggestions(library, q));
        },
      },
    ],
    details: [
      { path: '/nghe-nghiep', missing: 'Không tìm thấy nghề nghiệp', read: (slug) => careerPage(db, slug) },
      { path: '/vi-tri', missing: 'Không tìm thấy vị trí', read: (slug) => positionPage(db, slug) },
      { path: '/nhom-nganh', missing: 'Không tìm thấy nhóm ngành', read: (slug) => majorGroupPage(db, slug) },
      { path: '/nganh-hoc', missing: 'Không tìm thấy ngành học', read: (slug) => majorPage(db, slug) },
      { path: '/mon-hoc', missing: 'Không tìm thấy môn học', read: (slug) => subjectPage(db, slug) },
      { path: '/bai-viet', missing: 'Không tìm thấy bài viết', read: (slug) => articlePage(db, clock(), slug) },
    ],
  };
}

/** The one record of a slug. */
export async function readDetail({ read, missing }: DetailView, slug: string): Promise<Answered> {
  const data = isSlug(slug) ? await read(slug) : null;
  if (data === null) throw notFound(missing);
  return { data };
}

export const successOf = ({ data, meta }: Answered): Success<unknown, unknown> =>
  meta === undefined ? { success: true, data } : { success: true, data, meta };
