import type { Description } from '#shared/content-types/description.ts';
import type { Site } from '#shared/answers/site.ts';
import { articlesPath, feedPath, sharePicturePath } from '#shared/paths.ts';
import type { RecordPage } from './record-page.ts';
import { shareMark, shareSize, shareWords } from './share-picture.ts';
import { siteKind, sitePage } from './site-pages.ts';

/** What a public page shows: the kind of its record, spelled as the API spells it, and the record that visitors receive. */
export type Shown = { kind: string; record: { slug: string; [field: string]: unknown } };

/** A page as it knows itself; `path` is its one address, below the origin. */
export type PublicPage = { site: Site; origin: string; path: string; title: string; description: string; about: Shown };

/** The pages of records, by the kind of record. */
export type RecordPages = ReadonlyMap<string, RecordPage>;

type Declared = { description: Pick<Description, 'path'>; page: RecordPage | 'none' };

export function recordPages(types: readonly Declared[]): RecordPages {
  const ofRecords = types.flatMap(({ description, page }) => (page === 'none' ? [] : [[description.path, page] as const]));
  if (ofRecords.some(([path]) => path === siteKind))
    throw new Error(`No content type may have the path ${siteKind}: pages that show no single record are known by it.`);
  return new Map([...ofRecords, [siteKind, sitePage as RecordPage]]);
}

/** A tag of the head, as the router's `meta` takes it. */
export type HeadTag = Record<string, unknown>;

/** What search engines and whoever shows a shared link read in the head of a page. Throws for a kind that no content type declares. */
export const pageHead = (pages: RecordPages, page: PublicPage): HeadTag[] => [
  ...shareTags(pages, page),
  { 'script:ld+json': structuredData(pages, page) },
];

function pageOf(pages: RecordPages, { kind }: Shown): RecordPage {
  const page = pages.get(kind);
  if (page === undefined) throw new Error(`No content type says what machines are told about ${kind}.`);
  return page;
}

/** Where the share picture of a page lies, below the origin. */
export const sharePictureOf = (pages: RecordPages, about: Shown, site: Site): string =>
  sharePicturePath(about.kind, about.record.slug, shareMark(shareWords(pageOf(pages, about).share(about.record), site)));

function shareTags(pages: RecordPages, { site, origin, path, title, description, about }: PublicPage): HeadTag[] {
  const publishedAt = pageOf(pages, about).publishedAt?.(about.record);
  const tags: Record<string, string> = {
    'og:type': publishedAt === undefined ? 'website' : 'article',
    'og:site_name': site.name,
    'og:locale': 'vi_VN',
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': origin + sharePictureOf(pages, about, site),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': `${title} – ${site.name}`,
    ...(publishedAt !== undefined && { 'article:published_time': publishedAt }),
  };
  return [
    ...Object.entries(tags).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(path.startsWith(articlesPath)
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: `Bài viết – ${site.name}`, href: feedPath }]
      : []),
  ];
}

/** The way to a page, and the thing itself. */
function structuredData(pages: RecordPages, { site, origin, path, description, about }: PublicPage) {
  const { trail, structuredData: describe } = pageOf(pages, about);
  const steps = trail(about.record).map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: origin + step.path,
  }));
  const things = describe === 'none' ? [] : describe(about.record, { origin, url: origin + path, description, site });
  return { '@context': 'https://schema.org', '@graph': [{ '@type': 'BreadcrumbList', itemListElement: steps }, ...things] };
}
