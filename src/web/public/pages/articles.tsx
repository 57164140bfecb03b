import { data, redirect, useNavigation } from 'react-router';
import type { ArticleItem } from '#shared/answers/article.ts';
import type { CategoryItem } from '#shared/answers/category.ts';
import { api as calls, articleListPath, articlesPath, articlesPerPage } from '#shared/paths.ts';
import { type Api, apiContext, browserApi, refusedWith } from '#web/api.ts';
import { siteIn } from '#web/site.ts';
import { Link } from '#web/ui/link.tsx';
import { listOrNull, totalOrNull } from '../layout/list-or-empty.ts';
import { failureMeta, pageMeta, pageTitle, publicMeta, twinName } from '../layout/page-meta.ts';
import type { PageHandle } from '../page-handle.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageError } from '../layout/page-error.tsx';
import { Pager } from '../parts/pager.tsx';
import { useCurrentChip } from '../parts/use-current-chip.ts';
import type { Route } from './+types/articles.ts';
import { ArticleCard } from './article-card.tsx';
import { articleQuery } from './article-query.ts';
import styles from './articles.module.css';

const missing = 'Không tìm thấy bài viết';
const noCategory = 'Không tìm thấy danh mục';

async function load(api: Api, url: string) {
  const { category: slug, page } = articleQuery(url);
  const [categories, { data: articles, meta }, total] = await Promise.all([
    listOrNull<CategoryItem>(api, calls.list('danh-muc')),
    api.get<ArticleItem[]>(calls.list('bai-viet'), { category_slug: slug, page, per_page: articlesPerPage }),
    slug === null ? null : totalOrNull(api, calls.list('bai-viet')),
  ]);
  // Where the categories cannot be had, the articles name theirs.
  const known = categories ?? articles.flatMap(({ category }) => (category ? [{ ...category, description: '' }] : []));
  const category = known.find((item) => item.slug === slug);
  // Whether there is such a category at all is not known, so neither 'empty' nor 'not found' can be said.
  if (categories === null && slug !== null && category === undefined) throw data(null, { status: 503 });
  if (slug !== null && category === undefined) {
    const renamed = await renamedCategory(api, slug);
    if (renamed !== null) throw redirect(articleListPath({ category: renamed, page }), 301);
  }
  const lastPage = meta?.last_page ?? 1;
  /** There is no such category or page (404), as opposed to a list that is still empty. */
  const absent = (slug !== null && category === undefined) || page > lastPage;
  return data(
    {
      slug,
      page,
      absent,
      lastPage,
      articles,
      /** Articles of all categories; null where that is not known. */
      total: slug === null ? (meta?.total ?? articles.length) : total,
      category: category ? { name: category.name, slug: category.slug, description: category.description } : null,
      categories: (categories ?? []).map(({ name, slug, bai_viets_count }) => ({ name, slug, bai_viets_count })),
    },
    { status: absent ? 404 : 200 },
  );
}

/** The slug of today of the category that had this one before; null where there is none. */
async function renamedCategory(api: Api, slug: string): Promise<string | null> {
  try {
    return (await api.get<CategoryItem>(calls.record('danh-muc', slug))).data.slug;
  } catch (error) {
    if (refusedWith(404, error) !== null) return null;
    throw error;
  }
}

export const handle = {
  query: ['danh-muc', 'trang'],
  isKept: ({ href, pathname, search }) => articleListPath(articleQuery(href)) === pathname + search,
} satisfies PageHandle;
export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request.url);
export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error, missing);
  const { slug, category, page, lastPage, absent } = loaderData;
  if (slug !== null && category === null) return pageMeta(matches, noCategory);
  if (absent) return pageMeta(matches, `Không có trang ${page}`);
  const { name: school } = siteIn(matches);
  const about = category
    ? category.description.trim() || `Bài viết trong danh mục ${category.name} của ${school}.`
    : `Tất cả bài viết của ${school}: chuyện học, chuyện nghề và tin của trường.`;
  // The page first: the end of a long description is cut.
  return publicMeta(matches, {
    title: pageTitle(category ? `Bài viết mục ${twinName(category.name, category.slug)}` : 'Bài viết', page),
    description: page > 1 ? `Trang ${page} / ${lastPage}. ${about}` : about,
    path: articleListPath({ category: slug, page }),
    about: category
      ? { kind: 'danh-muc', record: { name: category.name, slug: category.slug } }
      : { kind: 'trang-chung', record: { slug: 'bai-viet' } },
  });
};
export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { slug, page, absent, lastPage, articles, total, category, categories } = loaderData;
  const { location } = useNavigation();
  const busy = location?.pathname === articlesPath;
  /** The category that was pressed is marked at once, not only when its articles are there. */
  const chosen = busy ? new URLSearchParams(location.search).get('danh-muc') : slug;
  const chips = useCurrentChip(chosen);

  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className="page-title">{category?.name ?? 'Bài viết'}</h1>
        {category && category.description !== '' && <p className="page-about">{category.description}</p>}
      </header>

      <nav aria-labelledby="danh-muc" className={styles['categories']}>
        <h2 id="danh-muc" className="kicker">
          Danh mục
        </h2>
        <ul ref={chips} className={`chips ${styles['list']}`}>
          <Category to={articlesPath} name="Tất cả" count={total} current={!chosen} />
          {categories.map((item) => (
            <Category
              key={item.slug}
              to={articleListPath({ category: item.slug })}
              name={item.name}
              count={item.bai_viets_count}
              current={item.slug === chosen}
            />
          ))}
        </ul>
      </nav>

      <div className={`page-grid ${styles['results']}`} aria-busy={busy}>
        {articles.length === 0 ? (
          <EmptyPage missing={slug !== null && category === null} page={page} last={lastPage} slug={slug} />
        ) : (
          <ul className={styles['grid']}>
            {articles.map((article, index) =>
              page === 1 && index === 0 ? (
                <li key={article.id} className={styles['lead']}>
                  <ArticleCard
                    article={article}
                    heading="h2"
                    sizes="(min-width: 66em) min(41rem, 45vw), (min-width: 48em) 94vw, 86vw"
                    lead
                  />
                </li>
              ) : (
                <li key={article.id}>
                  <ArticleCard
                    article={article}
                    heading="h2"
                    sizes="(min-width: 66em) min(19.5rem, 22vw), (min-width: 48em) 46vw, 27vw"
                  />
                </li>
              ),
            )}
          </ul>
        )}
        {!absent && <Pager current={page} last={lastPage} to={(number) => articleListPath({ category: slug, page: number })} />}
      </div>
    </div>
  );
}

const Category = ({ to, name, count, current }: { to: string; name: string; count: number | null; current: boolean }) => (
  <li>
    <Link to={to} className={`chip ${styles['category']}`} aria-current={current ? 'page' : undefined}>
      {name} {count !== null && <span className="quiet-figures">{count}</span>}
    </Link>
  </li>
);

/** A category nobody made, a page past the last one, or a category still without articles. */
function EmptyPage({ missing, page, last, slug }: { missing: boolean; page: number; last: number; slug: string | null }) {
  if (missing) {
    const back = <Link to={articlesPath}>Xem tất cả bài viết</Link>;
    return <EmptyState title={noCategory} text="Danh mục này không còn hoặc đã đổi tên." action={back} />;
  }
  const back = (
    <>
      {slug !== null && page > 1 && <Link to={articleListPath({ category: slug })}>Về trang đầu của danh mục</Link>}
      <Link to={articlesPath}>Xem tất cả bài viết</Link>
    </>
  );
  if (page > last) {
    return <EmptyState title={`Không có trang ${page}`} text={`Danh sách bài viết chỉ có ${last} trang.`} action={back} />;
  }
  return (
    <EmptyState
      title="Không có dữ liệu để hiển thị"
      text="Chưa có bài viết nào được đăng ở đây."
      action={slug === null ? undefined : back}
    />
  );
}
