/** Every address of the product as a function, so that a route is spelled once. */

export const homePath = '/';
/**
 * Records that visitors read, find and have pages of: what browsers load of their descriptions (`Description`), by their path in the
 * API, in the order in which pages name them.
 */
export const visited = {
  'nghe-nghiep': { noun: 'nghề nghiệp', listPage: '/nghe-nghiep', page: '/nghe-nghiep/:slug' },
  'nhom-nganh': { noun: 'nhóm ngành', page: '/nganh-hoc/:slug' },
  'nganh-hoc': { noun: 'ngành học', listPage: '/nganh-hoc', page: '/nganh-hoc/:group/:slug' },
  'vi-tri': { noun: 'vị trí', page: '/nghe-nghiep/:bo_phan.nghe_nghiep/:slug' },
  'mon-hoc': { noun: 'môn học', listPage: '/mon-hoc', page: '/nganh-hoc/:nganh_hoc.group/:nganh_hoc/:slug' },
  'bai-viet': { noun: 'bài viết', listPage: '/bai-viet', page: '/bai-viet/:slug' },
  trang: { noun: 'trang', page: '/trang/:slug' },
} as const;
export type Visited = keyof typeof visited;

type Slugs<Page extends string> = Page extends `${string}:${infer Rest}` ? [slug: string, ...Slugs<Rest>] : [];

/** A page with slugs in the place of its parameters. */
export const filled = (page: string, slugs: readonly string[]): string => {
  let next = 0;
  return page.replace(/:[\w.]+/g, () => slugs[next++] ?? '');
};

const pageOf =
  <T extends Visited>(type: T) =>
  (...slugs: Slugs<(typeof visited)[T]['page']>): string =>
    filled(visited[type].page, slugs);

export const careersPath = visited['nghe-nghiep'].listPage;
export const careerPath = pageOf('nghe-nghiep');
export const positionPath = pageOf('vi-tri');
export const majorGroupsPath = visited['nganh-hoc'].listPage;
export const majorGroupPath = pageOf('nhom-nganh');
export const majorPath = pageOf('nganh-hoc');
export const subjectPath = pageOf('mon-hoc');
export const subjectsPath = visited['mon-hoc'].listPage;
export const articlesPath = visited['bai-viet'].listPage;
export const articlePath = pageOf('bai-viet');
/** A page that tells of the school or the site itself. */
export const plainPagePath = pageOf('trang');
export const articlesPerPage = 12;

/** The article list of one category and page; the first page and 'all' leave no trace in the address. */
export function articleListPath({ category, page = 1 }: { category?: string | null; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (category) query.set('danh-muc', category);
  if (page > 1) query.set('trang', String(page));
  return query.size === 0 ? articlesPath : `${articlesPath}?${query}`;
}

export const searchPagePath = '/search';

/** The results for a text; every type and the first page leave no trace in the address. */
export function searchPath(text: string, { type, page = 1 }: { type?: string | null; page?: number } = {}): string {
  const address = `${searchPagePath}?q=${encodeURIComponent(text)}`;
  return `${address}${type ? `&loai=${encodeURIComponent(type)}` : ''}${page > 1 ? `&trang=${page}` : ''}`;
}

export const interestPath = '/kham-pha';
export const comparisonPath = '/so-sanh';
export const savedPath = '/da-luu';

export const loginPath = '/login';
export const adminPath = '/admin';

/** What programs read that lead people here: search engines, feed readers, language models, phones. */
export const robotsPath = '/robots.txt';
export const sitemapPath = '/sitemap.xml';
/** One part of a sitemap too long for one file; the first is 1. */
export const sitemapPartPath = (part: number) => `/sitemap-${part}.xml`;
export const feedPath = '/bai-viet.rss';
export const llmsPath = '/llms.txt';
export const manifestPath = '/manifest.webmanifest';
export const securityPath = '/.well-known/security.txt';
/** The picture that stands for a page where it is shared; `mark` is made from what is drawn. */
export const sharePicturePath = (kind: string, slug: string, mark: string) => `/chia-se/${kind}/${slug}/${mark}.jpg`;

/** The calls, below the origin. Slugs are encoded, because they come from addresses. */
export const api = {
  site: '/api/site',
  menu: '/api/menu',
  banners: '/api/banners',
  list: (type: Visited | 'danh-muc') => `/api/${type}`,
  record: (type: Visited | 'danh-muc', slug: string) => `/api/${type}/${encodeURIComponent(slug)}`,
  saved: '/api/da-luu',
  interests: '/api/kham-pha',
  search: '/api/search',
  searchSuggestions: '/api/search/suggestions',
  login: '/api/admin/login',
} as const;
