import { guidancePages, homePage, sitePages } from '#shared/pages/site-pages.ts';
import type { Step } from '#shared/pages/trail.ts';
import type { RecordPage, Sitemap } from './record-page.ts';
import { school } from './schema-org.ts';

/** The kind of the pages that show no single record. No content type has it as its path. */
export const siteKind = 'trang-chung';

/** What it was called before a content type took that path: share pictures of these pages are asked for by it where they were seen. */
export const formerSiteKind = 'trang';

/** Nobody says when they last changed. */
export const guidanceSitemap: Sitemap = () => Promise.resolve(guidancePages.map(({ path }) => ({ path, changed: null })));

type PageSlug = { slug: string };

function stepOf({ slug }: PageSlug): Step {
  const page = sitePages.find((each) => each.slug === slug);
  if (page === undefined) throw new Error(`There is no page ${slug} of the site.`);
  return { name: page.title ?? page.name, path: page.path };
}

/** What these pages tell machines. */
export const sitePage: RecordPage<PageSlug> = {
  find: (_context, asked) => Promise.resolve(sitePages.some(({ slug }) => slug === asked) ? { slug: asked } : null),
  trail: (page) => [stepOf(page)],
  share: (page) => ({ name: stepOf(page).name, kicker: '', picture: null }),
  structuredData: ({ slug }, place) => (slug === homePage.slug ? [school(place)] : []),
};
