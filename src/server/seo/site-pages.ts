import { articlesPath, careersPath, homePath, majorGroupsPath, searchPagePath, subjectsPath } from '#shared/paths.ts';
import type { RecordPage, Step } from './record-page.ts';
import { school } from './schema-org.ts';

/** The pages that stand for no record, by the slug of their share picture. */
const sitePages: ReadonlyMap<string, Step> = new Map([
  ['trang-chu', { name: 'Hướng nghiệp và học thiết kế', path: homePath }],
  ['nghe-nghiep', { name: 'Nghề nghiệp', path: careersPath }],
  ['nganh-hoc', { name: 'Ngành học', path: majorGroupsPath }],
  ['mon-hoc', { name: 'Môn học', path: subjectsPath }],
  ['bai-viet', { name: 'Bài viết', path: articlesPath }],
  ['tim-kiem', { name: 'Tìm kiếm', path: searchPagePath }],
]);

type SitePage = { slug: string };

const stepOf = ({ slug }: SitePage): Step => {
  const step = sitePages.get(slug);
  if (step === undefined) throw new Error(`There is no page ${slug} of the site.`);
  return step;
};

export const sitePage: RecordPage<SitePage> = {
  find: (_context, slug) => Promise.resolve(sitePages.has(slug) ? { slug } : null),
  trail: (page) => [stepOf(page)],
  share: (page) => ({ name: stepOf(page).name, kicker: '', picture: null }),
  structuredData: ({ slug }, { origin }) => (slug === 'trang-chu' ? [school(origin)] : []),
};
