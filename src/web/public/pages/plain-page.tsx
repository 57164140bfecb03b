import { redirect } from 'react-router';
import type { PlainPageDetail } from '#shared/answers/plain-page.ts';
import { admissionsPath, admissionsSlug, api as calls, homePath, plainPagePath } from '#shared/paths.ts';
import { type Api, apiContext, browserApi } from '#web/api.ts';
import { PageError } from '../layout/page-error.tsx';
import { metaOf, twinName } from '../layout/page-meta.ts';
import { AnchorButtons } from '../parts/anchor-buttons.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Paragraphs } from '../parts/content-sections.tsx';
import { Picture } from '../parts/picture.tsx';
import { WholeSections } from '../parts/whole-sections.tsx';
import type { Route } from './+types/plain-page.ts';
import styles from './plain-page.module.css';

const missing = 'Không tìm thấy trang';

async function load(api: Api, slug: string) {
  if (slug === admissionsSlug) throw redirect(admissionsPath, 301);
  const { data: page } = await api.get<PlainPageDetail>(calls.record('trang', slug));
  // By a slug that it had before.
  if (page.slug !== slug) throw redirect(plainPagePath(page.slug), 301);
  return page;
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params.slug);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.slug);
export const meta: Route.MetaFunction = (args) =>
  metaOf(args, missing, (page, site) => ({
    title: twinName(page.name, page.slug),
    description: page.description || page.sections[0]?.content || `${page.name} – ${site.name}.`,
    path: plainPagePath(page.slug),
    about: { kind: 'trang', record: page },
  }));
export const ErrorBoundary = () => <PageError missing={missing} />;

/** A page about the school or the site: an article without a date. Nothing of its text is folded, because one comes to read it. */
export default function PlainPage({ loaderData: page }: Route.ComponentProps) {
  const { name, description, image, image_meta, sections } = page;
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <Breadcrumbs above={[{ label: 'Trang chủ', to: homePath }]} current={name} />
        <h1 className={`page-title ${styles['title']}`}>{name}</h1>
        {description !== '' && (
          <div className={styles['lede']}>
            <Paragraphs text={description} className="lede" />
          </div>
        )}
        {image !== null && (
          <Picture
            src={image}
            meta={image_meta}
            seed={page.slug}
            sizes="(min-width: 90rem) 85rem, (min-width: 48rem) 100vw, 86vw"
            priority
            className="wide-picture"
          />
        )}
      </header>
      {sections.length > 0 && (
        <div>
          <AnchorButtons sections={sections} />
          <WholeSections sections={sections} />
        </div>
      )}
    </article>
  );
}
