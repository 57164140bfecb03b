import { homePath, searchPagePath } from '#shared/paths.ts';
import type { RecordPage, Step } from './record-page.ts';
import { school } from './schema-org.ts';

/** The kind of the pages that show no single record. */
export const siteKind = 'trang';

const home = 'trang-chu';

type SitePage = { slug: string };

/** What these pages tell machines; `lists` are the pages that list records, by the path of their content type. */
export function sitePages(lists: ReadonlyMap<string, Step>): RecordPage<SitePage> {
  const pages = new Map([
    [home, { name: 'Hướng nghiệp và học thiết kế', path: homePath }],
    ['tim-kiem', { name: 'Tìm kiếm', path: searchPagePath }],
    ...lists,
  ]);
  const stepOf = ({ slug }: SitePage): Step => {
    const step = pages.get(slug);
    if (step === undefined) throw new Error(`There is no page ${slug} of the site.`);
    return step;
  };
  return {
    find: (_context, slug) => Promise.resolve(pages.has(slug) ? { slug } : null),
    pathOf: () => null,
    trail: (page) => [stepOf(page)],
    share: (page) => ({ name: stepOf(page).name, kicker: '', picture: null }),
    structuredData: ({ slug }, { origin }) => (slug === home ? [school(origin)] : []),
  };
}
