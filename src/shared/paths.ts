/** Every address of the product as a function, so that a route is spelled once. */

export const homePath = '/';
export const careersPath = '/nghe-nghiep';
export const careerPath = (slug: string) => `/nghe-nghiep/${slug}`;
export const positionPath = (career: string, slug: string) => `/nghe-nghiep/${career}/${slug}`;
export const majorGroupsPath = '/nganh-hoc';
export const majorGroupPath = (slug: string) => `/nganh-hoc/${slug}`;
export const majorPath = (group: string, slug: string) => `/nganh-hoc/${group}/${slug}`;
export const subjectPath = (group: string, major: string, slug: string) => `/nganh-hoc/${group}/${major}/${slug}`;
export const subjectsPath = '/mon-hoc';
export const articlesPath = '/bai-viet';
export const articlePath = (slug: string) => `/bai-viet/${slug}`;
export const articlesPerPage = 12;

/** The article list of one category and page; the first page and 'all' leave no trace in the address. */
export function articleListPath({ category, page = 1 }: { category?: string | null; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (category) query.set('danh-muc', category);
  if (page > 1) query.set('trang', String(page));
  return query.size === 0 ? articlesPath : `${articlesPath}?${query}`;
}

/** A page that tells of the school or the site itself. */
export const plainPagePath = (slug: string) => `/trang/${slug}`;

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

/** The calls, below the origin. `id` and slugs are encoded, because they come from addresses. */
export const api = {
  site: '/api/site',
  menu: '/api/menu',
  banners: '/api/banners',
  categories: '/api/danh-muc',
  category: (slug: string) => `/api/danh-muc/${encodeURIComponent(slug)}`,
  articles: '/api/bai-viet',
  article: (slug: string) => `/api/bai-viet/${encodeURIComponent(slug)}`,
  careers: '/api/nghe-nghiep',
  career: (slug: string) => `/api/nghe-nghiep/${encodeURIComponent(slug)}`,
  position: (slug: string) => `/api/vi-tri/${encodeURIComponent(slug)}`,
  majorGroups: '/api/nhom-nganh',
  majorGroup: (slug: string) => `/api/nhom-nganh/${encodeURIComponent(slug)}`,
  major: (slug: string) => `/api/nganh-hoc/${encodeURIComponent(slug)}`,
  subjects: '/api/mon-hoc',
  subject: (slug: string) => `/api/mon-hoc/${encodeURIComponent(slug)}`,
  majors: '/api/nganh-hoc',
  plainPages: '/api/trang',
  plainPage: (slug: string) => `/api/trang/${encodeURIComponent(slug)}`,
  saved: '/api/da-luu',
  interests: '/api/kham-pha',
  search: '/api/search',
  searchSuggestions: '/api/search/suggestions',
  login: '/api/admin/login',
} as const;
