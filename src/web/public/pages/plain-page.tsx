import type { PlainPageDetail } from '#shared/answers/plain-page.ts';
import { twinName } from '../layout/page-meta.ts';
import { AnchorButtons } from '../parts/anchor-buttons.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Paragraphs } from '../parts/content-sections.tsx';
import { Picture } from '../parts/picture.tsx';
import { WholeSections } from '../parts/whole-sections.tsx';
import type { Route } from './+types/plain-page.ts';
import { recordRoute } from './record-route.tsx';
import styles from './plain-page.module.css';

const route = recordRoute<PlainPageDetail>('trang');

export const loader = route.loader;
export const clientLoader = route.clientLoader;
export const meta: Route.MetaFunction = (args) =>
  route.metaOf(args, (page, site) => ({
    title: twinName(page.name, page.slug),
    description: page.description || page.sections[0]?.content || `${page.name} – ${site.name}.`,
  }));
export const ErrorBoundary = route.ErrorBoundary;

/** A page about the school or the site: an article without a date. Nothing of its text is folded, because one comes to read it. */
export default function PlainPage({ loaderData: page }: Route.ComponentProps) {
  const { name, description, image, image_meta, sections } = page;
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <Breadcrumbs above={route.aboveOf(page)} current={name} />
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
