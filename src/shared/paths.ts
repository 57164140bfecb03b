/** Every address of the product as a function, so that a route is spelled once. */

export const homePath = '/';
/**
 * Where the pages are of records that visitors read and find, by their path in the API, in the order in which pages name them. Browsers
 * load these alone of their descriptions (`Description.page`).
 */
export const visited = {
  'nghe-nghiep': '/nghe-nghiep/:slug',
  'nhom-nganh': '/nganh-hoc/:slug',
  'nganh-hoc': '/nganh-hoc/:group/:slug',
  'vi-tri': '/nghe-nghiep/:bo_phan.nghe_nghiep/:slug',
  'mon-hoc': '/nganh-hoc/:nganh_hoc.group/:nganh_hoc/:slug',
  'bai-viet': '/bai-viet/:slug',
  trang: '/trang/:slug',
  // All of them are on one page.
  'hoi-dap': '/hoi-dap#:slug',
} as const;
export type Visited = keyof typeof visited;

type Slugs<Page extends string> = Page extends `${string}:${infer Rest}` ? [slug: string, ...Slugs<Rest>] : [];

/** A page with slugs in the place of its parameters. */
export const filled = (page: string, [...slugs]: readonly string[]): string => page.replace(/:[^/]+/g, () => slugs.shift() ?? '');

const pageOf =
  <T extends Visited>(type: T) =>
  (...slugs: Slugs<(typeof visited)[T]>): string =>
    filled(visited[type], slugs);

export const careersPath = '/nghe-nghiep';
export const careerPath = pageOf('nghe-nghiep');
export const positionPath = pageOf('vi-tri');
export const majorGroupsPath = '/nganh-hoc';
export const majorGroupPath = pageOf('nhom-nganh');
export const majorPath = pageOf('nganh-hoc');
export const subjectPath = pageOf('mon-hoc');
export const subjectsPath = '/mon-hoc';
export const articlesPath = '/bai-viet';
export const articlePath = pageOf('bai-viet');
/** The plain page whose text stands on the page of admissions. */
export const admissionsSlug = 'tuyen-sinh';
const ofPlainPage = pageOf('trang');
export const plainPagePath = (slug: string) => (slug === admissionsSlug ? admissionsPath : ofPlainPage(slug));
export const questionsPath = '/hoi-dap';
export const questionPath = pageOf('hoi-dap');
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

/** What an admission takes: dates, scholarships, majors. */
export const admissionsPath = '/tuyen-sinh';
/** Where it tells of a date and of a scholarship, by their ids. */
export const dateAnchor = (id: number | string) => `moc-${id}`;
export const scholarshipAnchor = (id: number | string) => `hoc-bong-${id}`;
export const interestPath = '/kham-pha';
export const comparisonPath = '/so-sanh';
export const savedPath = '/da-luu';
/** Where a family asks the school. */
export const askingPath = '/hoi-tu-van';
/** The same about the page at a path. */
export const askingAbout = (path: string) => `${askingPath}?ve=${encodeURIComponent(path).replaceAll('%2F', '/')}`;

export const loginPath = '/login';
export const adminPath = '/admin';

/** What programs read that lead people here: search engines, feed readers, language models, phones. */
export const robotsPath = '/robots.txt';
export const sitemapPath = '/sitemap.xml';
/** One part of a sitemap too long for one file; the first is 1. */
export const sitemapPartPath = (part: number) => `/sitemap-${part}.xml`;
export const calendarPath = '/tuyen-sinh.ics';
/** One date of it. */
export const dateCalendarPath = (id: number | string) => `${admissionsPath}/${id}.ics`;
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
  list: (type: Visited | 'danh-muc' | 'moc-tuyen-sinh' | 'hoc-bong') => `/api/${type}`,
  record: (type: Visited | 'danh-muc', slug: string) => `/api/${type}/${encodeURIComponent(slug)}`,
  saved: '/api/da-luu',
  interests: '/api/kham-pha',
  search: '/api/search',
  enquiries: '/api/enquiries',
  enquiryProof: '/api/enquiry-proof',
} as const;
