import type { Step } from '#shared/pages/trail.ts';
import { comparisonPath, homePath, interestPath, savedPath, searchPagePath } from '#shared/paths.ts';
import type { RecordPage, Sitemap } from './record-page.ts';
import { school } from './schema-org.ts';

/** The kind of the pages that show no single record. No content type has it as its path. */
export const siteKind = 'trang-chung';

/** What it was called before a content type took that path: share pictures of these pages are asked for by it where they were seen. */
export const formerSiteKind = 'trang';

const home = 'trang-chu';

/** Pages beside those of records that search engines are to know, by the name they have in `about`. */
const guidancePages: ReadonlyMap<string, Step> = new Map([
  ['kham-pha', { name: 'Khám phá theo sở thích', path: interestPath }],
  ['so-sanh', { name: 'Chọn và so sánh ngành học', path: comparisonPath }],
]);

/** Where they are. They show something of many records, so that nobody says when they last changed. */
export const guidancePaths: readonly string[] = [...guidancePages.values()].map(({ path }) => path);
export const guidanceSitemap: Sitemap = () => Promise.resolve(guidancePaths.map((path) => ({ path, changed: null })));

type SitePage = { slug: string };

/** What these pages tell machines; `lists` are the pages that list records, by the path of their content type. */
export function sitePages(lists: ReadonlyMap<string, Step>): RecordPage<SitePage> {
  const pages = new Map([
    [home, { name: 'Hướng nghiệp và học thiết kế', path: homePath }],
    ['tim-kiem', { name: 'Tìm kiếm', path: searchPagePath }],
    ['da-luu', { name: 'Đã lưu', path: savedPath }],
    ...guidancePages,
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
    structuredData: ({ slug }, place) => (slug === home ? [school(place)] : []),
  };
}
