import { type Context, Hono } from 'hono';
import type { Success } from '#shared/wire.ts';
import type { AppParts } from '../app.ts';
import { keepLists } from '../cache/kept-lists.ts';
import { sharedLifetime } from '../cache/lifetime.ts';
import { notFound } from '../errors.ts';
import type { Library } from '../search/candidates.ts';
import { search, suggestions } from '../search/search.ts';
import { turns } from '../turns.ts';
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

/**
 * A search asks some ten statements. If all asked as they went, each statement would wait behind those of
 * every other search, and who needs most of them would wait for ever.
 */
const searchesAtOnce = 4;

/** The calls anyone may make (spec §7 "Public"). */
export function publicCalls({ db, engine, searchDb = db, clock }: AppParts): Hono {
  const router = new Hono();

  const list = (path: string, read: (context: Context) => Promise<Answered>) =>
    router.get(path, async (context) => answer(context, await read(context)));

  const detail = (path: string, missing: string, read: (slug: string) => Promise<unknown>) =>
    router.get(`${path}/:slug`, async (context) => {
      const slug = context.req.param('slug');
      const data = isSlug(slug) ? await read(slug) : null;
      if (data === null) throw notFound(missing);
      return answer(context, { data });
    });

  // Pages ask for these each time, and visitors seldom.
  const keep = keepLists(db);
  const around = (path: string, read: () => Promise<unknown>) => {
    const kept = keep(read);
    list(path, async (context) => ({ data: await (isInProcess(context.env) ? kept() : read()) }));
  };

  const inTurns = turns(searchesAtOnce);
  const searching = <Answer>(run: (library: Library) => Promise<Answer>): Promise<Answer> =>
    inTurns(() => run({ db: searchDb, engine, now: clock() }));

  around('/menu', () => menuTree(db));
  around('/banners', () => bannerList(db));

  around('/nghe-nghiep', () => careerList(db));
  detail('/nghe-nghiep', 'Không tìm thấy nghề nghiệp', (slug) => careerPage(db, slug));
  detail('/vi-tri', 'Không tìm thấy vị trí', (slug) => positionPage(db, slug));

  around('/nhom-nganh', () => majorGroupList(db));
  detail('/nhom-nganh', 'Không tìm thấy nhóm ngành', (slug) => majorGroupPage(db, slug));
  detail('/nganh-hoc', 'Không tìm thấy ngành học', (slug) => majorPage(db, slug));
  list('/mon-hoc', (context) => subjectList(db, windowOf(readQuery(subjectsQuery, context))));
  detail('/mon-hoc', 'Không tìm thấy môn học', (slug) => subjectPage(db, slug));

  list('/danh-muc', async () => ({ data: await categoryList(db, clock()) }));
  list('/bai-viet', (context) => {
    const query = readQuery(articlesQuery, context);
    return articleList(db, clock(), { categoryId: query.category_id, categorySlug: query.category_slug }, windowOf(query));
  });
  detail('/bai-viet', 'Không tìm thấy bài viết', (slug) => articlePage(db, clock(), slug));

  list('/search', (context) => {
    const { q = '', type = null, page = 1, per_page: perPage = searchPageSize } = readQuery(searchQuery, context);
    return searching((library) => search(library, q, type, { page, perPage }));
  });
  list('/search/suggestions', (context) => {
    const { q = '' } = readQuery(suggestionsQuery, context);
    return searching((library) => suggestions(library, q));
  });

  return router;
}

type Answered = { data: unknown; meta?: unknown };

/** Where a caller in this process finds the answer; handed to the app as its environment. */
export type InProcess = { answer: Success<unknown, unknown> | null };

const isInProcess = (env: unknown): env is InProcess => typeof env === 'object' && env !== null && 'answer' in env;

function answer(context: Context, { data, meta }: Answered): Response {
  const body: Success<unknown, unknown> = meta === undefined ? { success: true, data } : { success: true, data, meta };
  if (isInProcess(context.env)) {
    context.env.answer = body;
    return context.body(null, 200);
  }
  return context.json(body, 200, { 'Cache-Control': sharedLifetime });
}
