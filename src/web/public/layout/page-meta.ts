import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { Site } from '#shared/answers/site.ts';
import { beginningOf } from '#shared/text/beginning.ts';
import { type RootMatches, siteIn } from '#web/site.ts';

/** Search engines cut a description at about this many letters, and a title at about that many. */
const descriptionLength = 160;
const titleLength = 60;

/** The title and description of a page nobody is led to from outside: a search, something missing. */
export const pageMeta = (matches: RootMatches, name: string, description = ''): MetaDescriptor[] =>
  metaWith(siteIn(matches), name, description);

const metaWith = (site: Site, name: string, description: string): MetaDescriptor[] => [
  { title: titleOf(name, site) },
  { name: 'description', content: shortened(description, site) },
];

/** The school stands behind the name in full where there is room for it. */
function titleOf(name: string, site: Site): string {
  const full = `${name} – ${site.name}`;
  return full.length <= titleLength ? full : `${name} – ${site.short_name}`;
}

type PublicPage = {
  /** As its title reads, before the school's name; no other page has it. */
  title: string;
  description: string;
  /** Its one address, below the origin. */
  path: string;
  /** The kind of the record it shows, spelled as the API spells it, and the record; 'trang-chung' for a page that shows none. */
  about: { kind: string; record: { slug: string; [field: string]: unknown } };
};

/** Writes the tags that only search engines and shared links read. */
type PageHead = (page: PublicPage & { origin: string; site: Site }) => MetaDescriptor[];

let pageHead: PageHead = () => [];

/** The server hands it in when it loads the site; the browser's script carries nothing of it. */
export function providePageHead(given: PageHead): void {
  pageHead = given;
}

/**
 * The head of a page that search engines and shared links lead to. What only they read is written by
 * the server alone and left out of the browser's script; the canonical address moves with the visitor,
 * because phones share it. A preview has none: what it would name is not there yet.
 */
export function publicMeta(matches: RootMatches, { title, description, path, about }: PublicPage): MetaDescriptor[] {
  const { origin = '', isPreview } = matches[0]?.loaderData ?? {};
  const site = siteIn(matches);
  const own = metaWith(site, title, description);
  if (isPreview) return own;
  const known = [...own, { tagName: 'link', rel: 'canonical', href: origin + path }];
  if (!import.meta.env.SSR) return known;
  return [...known, ...pageHead({ site, origin, path, title, description: shortened(description, site), about })];
}

/** The name of one page of a list: 'Bài viết, trang 2'. The first is the list itself. */
export const pageTitle = (name: string, page: number) => (page > 1 ? `${name}, trang ${page}` : name);

/**
 * The name of a record as its title reads. Records of one name are told apart by the number the
 * later ones' slugs were given, by us or by their editor: 'Vẽ kỹ thuật (2)', 'Thông báo tuyển sinh (2027)'.
 */
export function twinName(name: string, slug: string): string {
  const number = /-(\d{1,4})$/.exec(slug)?.[1];
  return number === undefined || name.endsWith(number) ? name : `${name} (${number})`;
}

type MetaArgs<Data> = { matches: RootMatches; loaderData: Data | undefined; error?: unknown };

/** The head of a page made of its data, or of what kept them from coming. */
export const metaOf = <Data>(
  { matches, loaderData, error }: MetaArgs<Data>,
  missing: string,
  page: (data: Data, site: Site) => PublicPage,
) => (loaderData === undefined ? failureMeta(matches, error, missing) : publicMeta(matches, page(loaderData, siteIn(matches))));

/** What `pageMeta` is to a page whose data did not come: `missing` where there is no such thing, anything else is a fault of ours. */
export const failureMeta = (matches: RootMatches, error: unknown, missing: string): MetaDescriptor[] =>
  pageMeta(matches, isRouteErrorResponse(error) && error.status === 404 ? missing : 'Có lỗi xảy ra');

const shortened = (description: string, site: Site): string => beginningOf(description || site.description, descriptionLength);
