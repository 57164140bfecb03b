import { redirect } from 'react-router';
import type { ArticlePage } from '#shared/answers/article.ts';
import type { ShownSection } from '#shared/answers/parts.ts';
import { api as calls, articleListPath, articlePath, articlesPath, careerPath, majorPath } from '#shared/paths.ts';
import { viDate } from '#shared/formats/vi-date.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { Link } from '#web/ui/link.tsx';
import { AskAdvice, AskLink } from '../guidance/ask-advice.tsx';
import { LinkRows } from '../guidance/link-rows.tsx';
import { metaOf, twinName } from '../layout/page-meta.ts';
import { AnchorButtons } from '../parts/anchor-buttons.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { ContentSections } from '../parts/content-sections.tsx';
import { PageError } from '../layout/page-error.tsx';
import { PartTitle } from '../parts/part-title.tsx';
import { Picture } from '../parts/picture.tsx';
import { Video } from '../parts/video.tsx';
import type { Route } from './+types/article.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article.module.css';

const missing = 'Không tìm thấy bài viết';

async function load(api: Api, slug: string) {
  const { data: article } = await api.get<ArticlePage>(calls.record('bai-viet', slug));
  // By a slug that it had before.
  if (article.slug !== slug) throw redirect(articlePath(article.slug), 301);
  return article;
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.slug);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.slug);
export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, (article, site) => ({
    title: twinName(article.title, article.slug),
    description: article.excerpt || firstWords(article.content[0]) || `Bài viết của ${site.name}: ${article.title}.`,
    path: articlePath(article.slug),
    about: { kind: 'bai-viet', record: article },
  }));
/** Without the marks of the server, whose HTML has but these entities. */
const firstWords = ({ content, html }: Partial<ShownSection> = {}) =>
  html?.content[0]
    ?.replace(/<[^<>]*>/g, '')
    .replace(/&(?:lt|gt|quot);/g, (name) => (name === '&lt;' ? '<' : name === '&gt;' ? '>' : '"'))
    .replaceAll('&amp;', '&') ?? content;

export const ErrorBoundary = () => <PageError missing={missing} />;

export default function Article({ loaderData: article }: Route.ComponentProps) {
  const { category, content, related } = article;
  const about = [
    ...article.nghe_nghieps.map(({ slug, name }) => ({ to: careerPath(slug), name, note: 'Nghề nghiệp' })),
    ...article.nganh_hocs.map(({ slug, parent_slug, name }) => ({ to: majorPath(parent_slug, slug), name, note: 'Ngành học' })),
  ];
  const picture =
    article.image === null
      ? { src: article.thumbnail, meta: article.thumbnail_meta }
      : { src: article.image, meta: article.image_meta };

  return (
    <article className={`page-grid ${styles['page']}`}>
      <header className={styles['head']}>
        <Breadcrumbs
          above={[
            { label: 'Bài viết', to: articlesPath },
            ...(category ? [{ label: category.name, to: articleListPath({ category: category.slug }) }] : []),
          ]}
          current={article.title}
        />
        <h1 className={`page-title ${styles['title']}`}>{article.title}</h1>
        <div className={styles['under']}>
          <div className={styles['beside']}>
            <dl className={styles['facts']}>
              <div>
                <dt>Tác giả</dt>
                <dd>{article.author.name}</dd>
              </div>
              <div>
                <dt>Ngày đăng</dt>
                <dd>
                  <time dateTime={article.published_at}>{viDate(article.published_at)}</time>
                </dd>
              </div>
              {category && (
                <div>
                  <dt>Danh mục</dt>
                  <dd>
                    <Link to={articleListPath({ category: category.slug })}>{category.name}</Link>
                  </dd>
                </div>
              )}
            </dl>
            <AskLink path={articlePath(article.slug)} isPlain />
          </div>
          {article.excerpt !== '' && <p className="lede">{article.excerpt}</p>}
        </div>
        <Picture
          {...picture}
          seed={article.slug}
          sizes="(min-width: 90rem) 85rem, (min-width: 48rem) 100vw, 86vw"
          priority
          described
          className="wide-picture"
        />
      </header>
      {article.video_url && (
        <div className={styles['column']}>
          <Video link={article.video_url} title={article.title} />
        </div>
      )}
      <div>
        <AnchorButtons sections={content} />
        <ContentSections sections={content} />
      </div>
      {about.length > 0 && (
        <section aria-labelledby="phan--noi-ve">
          <PartTitle id="phan--noi-ve" title="Bài này nói về" />
          <LinkRows rows={about} />
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="phan--doc-tiep">
          <PartTitle id="phan--doc-tiep" title="Đọc tiếp" />
          <ul className={styles['related']}>
            {related.map((item) => (
              <li key={item.id}>
                <ArticleCard article={item} sizes="(min-width: 48em) min(27rem, 30vw), 27vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <AskAdvice subject={`bài “${article.title}”`} />
    </article>
  );
}
