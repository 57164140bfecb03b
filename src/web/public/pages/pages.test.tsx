import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type ArticleItem, type ArticlePage, articlePage } from '#shared/answers/article.ts';
import { careerPage } from '#shared/answers/career.ts';
import type { CategoryItem } from '#shared/answers/category.ts';
import { majorGroupPage } from '#shared/answers/major-group.ts';
import { type MajorItem, majorPage } from '#shared/answers/major.ts';
import type { Section } from '#shared/answers/parts.ts';
import { plainPageDetail } from '#shared/answers/plain-page.ts';
import { positionPage } from '#shared/answers/position.ts';
import type { SearchMeta, SearchResult } from '#shared/answers/search.ts';
import type { Site } from '#shared/answers/site.ts';
import { type SubjectItem, subjectPage } from '#shared/answers/subject.ts';
import { api as calls } from '#shared/paths.ts';
import { searchTypes } from '#shared/rules/search-types.ts';
import { apiContext, createApi, type Reply } from '#web/api.ts';
import { provideVideoFrame } from '../parts/video.tsx';
import { VideoFrame } from '../parts/video-frame.tsx';
import * as article from './article.tsx';
import * as articles from './articles.tsx';
import * as career from './career.tsx';
import * as comparison from './comparison.tsx';
import * as majorGroup from './major-group.tsx';
import * as major from './major.tsx';
import * as plainPage from './plain-page.tsx';
import * as position from './position.tsx';
import * as firstOfList from './first-of-list.tsx';
import * as search from './search.tsx';
import * as subject from './subject.tsx';
import * as subjects from './subjects.tsx';

/** A school that can be called. */
const site: Pick<Site, 'name' | 'ways' | 'hotlines' | 'zalo' | 'email'> = {
  name: 'Trường',
  ways: ['call'],
  hotlines: ['0901234567'],
  zalo: '',
  email: '',
};

type PageModule = { default: unknown; loader: unknown; ErrorBoundary: ComponentType };

/** What the API answers, by path: the data, or the whole reply; the query of a call is left out. A path that is not named fails. */
type Answers = Record<string, unknown>;

const isReply = (answer: unknown): answer is Reply => typeof answer === 'object' && answer !== null && 'answer' in answer;

/** A page as the server renders it, with an API that gives these answers. */
async function open({ default: Page, loader, ErrorBoundary }: PageModule, pattern: string, address: string, answers: Answers) {
  const Component = Page as ComponentType<{ loaderData: unknown }>;
  const leaveOut = vi.fn<() => void>();
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createApi(async (path) => {
      const data = answers[path.replace(/\?.*/, '')];
      if (isReply(data)) return data;
      return data === undefined
        ? { status: 500, answer: { success: false, message: 'Có lỗi xảy ra' } }
        : { status: 200, answer: { success: true, data } };
    }, leaveOut),
  );
  const handler = createStaticHandler([
    {
      id: 'root',
      loader: () => ({ origin: '', site }),
      children: [
        {
          path: pattern,
          loader: loader as LoaderFunction,
          Component: () => <Component loaderData={useLoaderData()} />,
          ErrorBoundary,
        },
      ],
    },
  ]);
  const found = await handler.query(new Request(`http://site.test${address}`), { requestContext: context });
  if (found instanceof Response) throw new Error(`The page leads to ${found.headers.get('Location')}.`);
  const router = createStaticRouter(handler.dataRoutes, found);
  const html = renderToString(<StaticRouterProvider router={router} context={found} hydrate={false} />);
  /** What is read, without the marks that keep texts apart. */
  const words = html.replaceAll(/<!--.*?-->|<[^>]*>/g, '');
  return { status: found.statusCode, html, words, incomplete: leaveOut.mock.calls.length > 0 };
}

const logged = () => vi.mocked(console.error).mock.calls.map(([sentence]) => String(sentence));

provideVideoFrame(VideoFrame);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const category: CategoryItem = {
  id: 4,
  name: 'Chuyện nghề',
  slug: 'chuyen-nghe',
  description: 'Người trong nghề kể.',
  order: 1,
  bai_viets_count: 1,
};
const item: ArticleItem = {
  id: 7,
  category_id: category.id,
  category: { id: category.id, name: category.name, slug: category.slug },
  title: 'Một ngày ở xưởng in',
  slug: 'mot-ngay-o-xuong-in',
  excerpt: '',
  thumbnail: null,
  thumbnail_meta: null,
  order: 0,
  status: 'published',
  published_at: '2026-03-02T08:00:00+07:00',
  author: { name: 'Admin' },
};
const section = (title: string): Section => ({ title, content: `Về ${title}.`, list: [] });

describe('an article', () => {
  const shown = (content: Section[]) => {
    const data: ArticlePage = {
      ...item,
      content,
      image: null,
      image_meta: null,
      video_url: null,
      nghe_nghieps: [],
      nganh_hocs: [],
      related: [],
    };
    return open(article, '/bai-viet/:slug', `/bai-viet/${item.slug}`, { [calls.article(item.slug)]: data });
  };

  it('has a button for each titled block from two on', async () => {
    const { html } = await shown([section('Buổi sáng'), section(''), section('Buổi chiều')]);
    expect(html).toContain('Mục trong trang');
    expect(html).toContain('#buoi-sang"');
    expect(html).toContain('#buoi-chieu"');
  });

  it('has none for a single one', async () => {
    const { html } = await shown([section('Buổi sáng'), section('')]);
    expect(html).toContain('Buổi sáng');
    expect(html).not.toContain('Mục trong trang');
  });
});

describe('the list of articles', () => {
  const shown = (query: string, answers: Answers) => open(articles, '/bai-viet', `/bai-viet${query}`, answers);

  it('is shown where the categories cannot be had', async () => {
    const page = await shown('', { [calls.articles]: [item] });
    expect(page.status).toBe(200);
    expect(page.html).toContain(item.title);
    expect(page.incomplete).toBe(true);
    expect(logged()).toEqual([expect.stringContaining(calls.categories)]);
  });

  it('of one category takes its name from the articles then', async () => {
    const page = await shown('?danh-muc=chuyen-nghe', { [calls.articles]: [item] });
    expect(page.status).toBe(200);
    expect(page.html).toContain(`<h1 class="page-title">${category.name}</h1>`);
  });

  it('does not say that a category is not there when nobody could look', async () => {
    const page = await shown('?danh-muc=chuyen-nghe', { [calls.articles]: [] });
    expect(page.status).toBe(503);
    expect(page.html).toContain('Thử lại');
  });

  it('is the error of its page where the articles cannot be had', async () => {
    const page = await shown('', { [calls.categories]: [category] });
    expect(page.status).toBe(500);
    expect(page.html).toContain('Thử lại');
  });

  it('is whole where both can', async () => {
    const page = await shown('?danh-muc=chuyen-nghe', { [calls.articles]: [item], [calls.categories]: [category] });
    expect(page.html).toContain(category.description);
    expect(page.incomplete).toBe(false);
    expect(logged()).toEqual([]);
  });

  it('knows that a category is not there', async () => {
    const answers = {
      [calls.articles]: [],
      [calls.categories]: [category],
      [calls.category('khong-co')]: { status: 404, answer: { success: false, message: 'Không tìm thấy danh mục' } },
    };
    const page = await shown('?danh-muc=khong-co', answers);
    expect(page.status).toBe(404);
    expect(page.html).toContain('Không tìm thấy danh mục');
    const far = await shown('?danh-muc=khong-co&trang=5', answers);
    expect(far.html).toContain('Không tìm thấy danh mục');
  });

  it('says how many pages there are, past the last', async () => {
    const meta = { current_page: 9, last_page: 3, per_page: 12, total: 30 };
    const far: Reply = { status: 200, answer: { success: true, data: [], meta } };
    const page = await shown('?trang=9', { [calls.articles]: far, [calls.categories]: [category] });
    expect(page.status).toBe(404);
    expect(page.words).toContain('Không có trang 9Danh sách bài viết chỉ có 3 trang.');
  });
});

describe('a search', () => {
  const found = (type: SearchResult['type'], index: number): SearchResult => ({
    type,
    id: 1,
    name: `Tên ${index}`,
    slug: `ten-${index}`,
    thumbnail: null,
    thumbnail_meta: null,
    description: '',
    snippet: '',
    parent_slug: { nhom: 'nhom', nganh: 'nganh' },
  });
  const none: SearchMeta = {
    current_page: 1,
    last_page: 1,
    per_page: 20,
    total: 0,
    terms: [],
    did_you_mean: null,
    partial: false,
    types: { nghenghiep: 0, nhomnganh: 0, nganhhoc: 0, vitri: 0, monhoc: 0, baiviet: 0, trang: 0 },
  };
  const reply = (data: SearchResult[], meta: Partial<SearchMeta>): Reply => ({
    status: 200,
    answer: { success: true, data, meta: { ...none, total: data.length, ...meta } },
  });
  const shown = (query: string, answer: Reply) =>
    open(search, '/search', `/search?${query}`, { [calls.search]: answer, [calls.careers]: [], [calls.majorGroups]: [] });
  const row = (html: string) => html.match(/<nav aria-label="Lọc theo loại">.*?<\/nav>/)?.[0] ?? '';
  const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

  it('shows what it finds of every type, named, with its link', async () => {
    const types = { nghenghiep: 1, nhomnganh: 1, nganhhoc: 1, vitri: 1, monhoc: 1, baiviet: 1, trang: 1 };
    const page = await shown('q=ten', reply(searchTypes.map(found), { types }));
    expect(page.status).toBe(200);
    const kinds = ['Nghề nghiệp', 'Nhóm ngành', 'Ngành học', 'Vị trí', 'Môn học', 'Bài viết', 'Trang'];
    for (const [index, kind] of kinds.entries()) expect(page.words).toContain(`${kind}Tên ${index}`);
    expect(linksIn(/<ol.*<\/ol>/.exec(page.html)?.[0] ?? '')).toEqual([
      '/nghe-nghiep/ten-0',
      '/nganh-hoc/ten-1',
      '/nganh-hoc/nhom/ten-2',
      '/nghe-nghiep/nhom/ten-3',
      '/nganh-hoc/nhom/nganh/ten-4',
      '/bai-viet/ten-5',
      '/trang/ten-6',
    ]);
    expect(linksIn(row(page.html))).toEqual(['/search?q=ten', ...searchTypes.map((type) => `/search?q=ten&amp;loai=${type}`)]);
  });

  it('can be narrowed to the types that have results, and names the chosen one though it has none', async () => {
    const types = { ...none.types, nghenghiep: 1, monhoc: 2 };
    const all = await shown('q=ten', reply([found('nghenghiep', 0)], { types, total: 3 }));
    expect(linksIn(row(all.html))).toEqual([
      '/search?q=ten',
      '/search?q=ten&amp;loai=nghenghiep',
      '/search?q=ten&amp;loai=monhoc',
    ]);
    const narrowed = await shown('q=ten&loai=vitri', reply([], { types }));
    expect(linksIn(row(narrowed.html))).toContain('/search?q=ten&amp;loai=vitri');
    expect(row(narrowed.html).match(/aria-current="page"[^>]*>Vị trí/)).not.toBeNull();
    expect(narrowed.words).toContain('Không có vị trí nào khớp với “ten”.');
  });

  it.each([
    [false, 'Không có kết quả nào khớp hẳn với “bao bif”. Có phải bạn tìm “bao bì”?'],
    [true, 'Không có kết quả nào khớp với cả “bao bif”. Đang hiện kết quả cho “bao bì”.'],
  ])('tells what it looked for instead (a part only: %s)', async (partial, words) => {
    const page = await shown('q=bao bif', reply([found('vitri', 0)], { did_you_mean: 'bao bì', partial }));
    expect(page.words).toContain(words);
    expect(page.html).toContain('<a href="/search?q=bao%20b%C3%AC" data-discover="true">bao bì</a>');
  });

  it('says how many pages there are, past the last', async () => {
    const page = await shown('q=ten&trang=9', reply([], { total: 30, last_page: 2 }));
    expect(page.status).toBe(404);
    expect(page.words).toContain('Kết quả cho “ten” chỉ có 2 trang.');
  });

  it('that is still being prepared keeps the text and offers to try again', async () => {
    const message = 'Tìm kiếm đang được chuẩn bị, xin thử lại sau vài giây.';
    const page = await shown('q=bao bì&loai=vitri&trang=2', { status: 503, answer: { success: false, message } });
    expect(page.status).toBe(503);
    expect(page.words).toContain(`${message}Thử lại`);
    expect(page.words).not.toContain('Không tìm thấy kết quả nào.');
    expect(page.html).toContain('value="bao bì"');
    expect(linksIn(page.html)).toContain('/search?q=bao%20b%C3%AC&amp;loai=vitri&amp;trang=2');
    expect(logged()).toEqual([]);
  });

  it('that fails is the error of its page', async () => {
    const page = await shown('q=ten', { status: 500, answer: { success: false, message: 'Có lỗi xảy ra' } });
    expect(page.status).toBe(500);
    expect(page.words).toContain('Máy chủ chưa trả lời được lúc này.');
  });
});

describe('a search without results', () => {
  it('leads to the careers where the major groups cannot be had', async () => {
    const careers = [{ name: 'Thiết kế đồ họa', slug: 'thiet-ke-do-hoa' }];
    const page = await open(search, '/search', '/search?q=xyz', { [calls.search]: [], [calls.careers]: careers });
    expect(page.status).toBe(200);
    expect(page.html).toContain('Không tìm thấy kết quả nào.');
    expect(page.html).toContain('Thiết kế đồ họa');
    expect(page.incomplete).toBe(true);
    expect(logged()).toEqual([expect.stringContaining(calls.majorGroups)]);
  });
});

describe('an address that leads to the first of a list', () => {
  const shown = (pattern: string, address: string, answers: Answers) => open(firstOfList, pattern, address, answers);

  it.each([
    ['/', '/', 'Nội dung đang được chuẩn bị'],
    ['/nghe-nghiep', '/nghe-nghiep', 'Chưa có nghề nghiệp nào'],
    ['/nganh-hoc', '/Nganh-Hoc/', 'Chưa có ngành học nào'],
  ])('%s says at %s that there is none yet', async (pattern, address, words) => {
    const page = await shown(pattern, address, { [calls.careers]: [], [calls.majorGroups]: [] });
    expect(page.status).toBe(200);
    expect(page.html).toContain(words);
  });

  it.each([
    ['/', '/nghe-nghiep/do-hoa'],
    ['/nghe-nghiep', '/nghe-nghiep/do-hoa'],
    ['/nganh-hoc', '/nganh-hoc/my-thuat'],
  ])('%s leads to %s', async (pattern, first) => {
    const answers = { [calls.careers]: [{ slug: 'do-hoa' }, { slug: 'phim' }], [calls.majorGroups]: [{ slug: 'my-thuat' }] };
    await expect(shown(pattern, pattern, answers)).rejects.toThrow(`The page leads to ${first}.`);
  });
});

describe('the subjects', () => {
  const subject = (id: number, group: { id: number; name: string; slug: string }): SubjectItem => ({
    id,
    name: `Môn ${id}`,
    slug: `mon-${id}`,
    order: 0,
    short_description: '',
    hinh_anh: null,
    hinh_anh_meta: null,
    nganh_hoc: { id, name: `Ngành ${id}`, slug: `nganh-${id}`, group },
  });

  it('stand under the groups they name themselves where the groups cannot be had', async () => {
    const film = { id: 2, name: 'Phim', slug: 'phim' };
    const design = { id: 1, name: 'Thiết kế', slug: 'thiet-ke' };
    const page = await open(subjects, '/mon-hoc', '/mon-hoc', {
      [calls.subjects]: [subject(1, film), subject(2, design), subject(3, film)],
    });
    expect(page.status).toBe(200);
    for (const name of ['Phim', 'Thiết kế', 'Môn 1', 'Môn 2', 'Môn 3']) expect(page.html).toContain(name);
    expect(page.incomplete).toBe(true);
    expect(logged()).toEqual([expect.stringContaining(calls.majorGroups)]);
  });
});

describe('the list of majors and comparisons', () => {
  const majorItem = (name: string, codes: Record<string, string[]>): MajorItem => ({
    id: 1,
    name,
    slug: name.toLowerCase(),
    ma_nganh: '',
    group: { id: 1, name: 'Mỹ thuật', slug: 'my-thuat' },
    bac: 'dai-hoc',
    thoi_gian: 4,
    hoc_phi: null,
    co_so: [],
    to_hop: Object.entries(codes).map(([ma, thi]) => ({ ma, mon: thi, thi })),
    minh_hoa: true,
  });
  const list = [
    majorItem('Gom', { H01: ['Toán', 'Ngữ văn', 'Vẽ'] }),
    majorItem('Giay', { A00: ['Toán', 'Vật lí', 'Hóa học'], A01: ['Toán', 'Vật lí', 'Tiếng Anh'] }),
  ];
  const shown = (query: string) => open(comparison, '/so-sanh', `/so-sanh${query}`, { [calls.majors]: list });

  it('say beside each figure that it is but an illustration', async () => {
    expect((await shown('')).words).toContain('Đại học · 4 năm Số liệu minh họa');
  });

  it('name the majors of which one subject or two are among the exams, and say so', async () => {
    const { words } = await shown('?mon=toan,vat-li');
    expect(words).toContain('Ngành có tổ hợp gồm Toán, Vật lí1 trong 2 ngành');
    expect(words).toContain('A00: Toán, Vật lí, Hóa họcA01: Toán, Vật lí, Tiếng Anh');
    expect((await shown('?mon=vat-li,ve')).words).toContain('Không có ngành nào có tổ hợp gồm Vật lí, Vẽ');
    expect((await shown('?mon=toan,vat-li,ve')).words).toContain('Không có ngành nào xét các môn này');
    expect((await shown('?mon=toan,ngu-van,ve')).words).toContain('Ngành xét các môn này1 trong 2 ngành');
  });

  it('lead on from addresses that name nothing', async () => {
    await expect(shown('?nganh=')).rejects.toThrow('The page leads to /so-sanh.');
    await expect(shown('?nganh=%3Cscript%3E')).rejects.toThrow('The page leads to /so-sanh.');
    await expect(shown('?vi-tri=,')).rejects.toThrow('The page leads to /so-sanh?vi-tri=.');
    expect((await shown('?vi-tri=')).words).toContain('So sánh vị tríChưa có vị trí nào để so sánh');
  });

  it('offer the positions of a career by department', async () => {
    const positionOf = {
      slug: 'ten',
      name: 'Tên',
      career: { id: 2, name: 'Đồ họa', slug: 'do-hoa' },
      kiem_tra: null,
      luong: null,
    };
    const lists = { fields: [], nganh_hocs: [], mon_hocs: [], cong_cu: [], hoc_van: '', short_description: '' };
    const departments = [
      { id: 1, name: 'Bộ phận in ấn', positions: [{ slug: 'ten', name: 'Tên' }] },
      { id: 2, name: 'Chế bản', positions: [{ slug: 'khac', name: 'Vị trí khác' }] },
      { id: 3, name: 'Trống', positions: [] },
    ];
    const { words, html } = await open(comparison, '/so-sanh', '/so-sanh?vi-tri=ten', {
      [calls.position('ten')]: { ...positionOf, ...lists },
      [calls.career('do-hoa')]: { name: 'Đồ họa', slug: 'do-hoa', departments },
    });
    expect(words).toContain('In ấnTênChế bảnVị trí khácSo sánhĐã chọn 1 vị trí, chọn thêm ít nhất 1');
    expect(words).not.toContain('Trống');
    expect(html).toContain('href="/da-luu"');
  });
});

describe('the blocks of a page', () => {
  const place = { id: 3, name: 'Thiết kế đồ họa', slug: 'do-hoa', parent_slug: 'my-thuat', image: null, image_meta: null };
  const linkedSubject = {
    ...place,
    name: 'Kỹ thuật in',
    slug: 'ky-thuat-in',
    group_slug: 'my-thuat',
    major_name: 'Đồ họa',
    hoc_ky: 4,
    minh_hoa: true,
  };
  const linkedPosition = { ...place, name: 'Nhà thiết kế chữ', slug: 'chu', parent_slug: 'do-hoa', career_name: 'Đồ họa' };
  const bare = {
    id: 1,
    name: 'Tên',
    slug: 'ten',
    short_description: '',
    description: '',
    order: 0,
    other_names: [],
    image: null,
    image_meta: null,
    neighbours: [],
    kiem_tra: null,
    minh_hoa: false,
    youtube_url: null,
  };
  const barePosition = {
    ...bare,
    thumbnail: null,
    thumbnail_meta: null,
    detailed_description: [],
    fields: [],
    hoc_van: '',
    cong_cu: [],
    luong: null,
    nganh_hocs: [],
    mon_hocs: [],
    department_name: 'In ấn',
    career: { id: 2, name: 'Đồ họa', slug: 'do-hoa' },
  };
  const bareMajor = {
    ...bare,
    ma_nganh: '',
    group: { id: 2, name: 'Mỹ thuật', slug: 'my-thuat' },
    bac: '',
    thoi_gian: null,
    to_hop: [],
    hoc_phi: null,
    co_so: [],
    nang_khieu: '',
    chi_tieu: [],
    tuyen_sinh: [],
    nghe_nghieps: [],
    bai_viets: [],
    detailed_content: [],
    mon_hocs: [],
  };
  const positionOf = (data: object) =>
    open(position, '/nghe-nghiep/:career/:slug', '/nghe-nghiep/do-hoa/ten', {
      [calls.position('ten')]: { ...barePosition, ...data },
    });
  const majorOf = (data: object) =>
    open(major, '/nganh-hoc/:group/:slug', '/nganh-hoc/my-thuat/ten', { [calls.major('ten')]: { ...bareMajor, ...data } });
  const headings = (html: string) =>
    [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) => title.replaceAll(/<[^>]*>/g, ''));
  const anchors = (html: string) =>
    [...(/<nav aria-label="Mục trong trang".*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/#([\w-]+)"/g)].map(
      ([, anchor]) => anchor,
    );

  it('of a position stand in the order in which they are asked for', async () => {
    const { html, words } = await positionOf({
      nganh_hocs: [
        { ...place, bac: 'dai-hoc' },
        { ...place, id: 4, name: 'Nhiếp ảnh', slug: 'nhiep-anh', bac: 'cao-dang' },
      ],
      mon_hocs: [linkedSubject],
      detailed_description: [section('Công việc')],
    });
    expect(headings(html)).toEqual(['Học ngành nào', 'Công việc', 'Môn học cho nghề này', 'Hỏi tư vấn']);
    expect(words).toContain('Học ngành nàoThiết kế đồ họaĐại họcCũng vào được từNhiếp ảnh (cao đẳng)');
    expect(words).toContain('Ngành Đồ họa, học kỳ 4 Số liệu minh họa');
    expect(html.indexOf('Học ngành nào')).toBeLessThan(html.indexOf('viewBox="', html.indexOf('</header>')));
    expect(anchors(html)).toEqual(['cong-viec', 'phan--mon-hoc', 'phan--hoi-tu-van']);
  });

  it('of a position without majors lead to those of its career, and what is empty is not there', async () => {
    const { html, words } = await positionOf({});
    expect(html).toContain('href="/nghe-nghiep/do-hoa#phan--hoc-nganh-nao"');
    expect(words).toContain('Xem các ngành của nghề Đồ họa');
    for (const empty of ['Trình độ', 'Công cụ', 'Thu nhập', 'Môn học cho nghề này', 'Vị trí khác', 'Kiểm tra', 'minh họa'])
      expect(words).not.toContain(empty);
  });

  it('of a position name what is paid with its source, and whether that is an illustration', async () => {
    const luong = { tu: 8_000_000, den: 12_500_000, muc: 'moi-vao-nghe', nguon: 'Khảo sát', nam: 2026 };
    const told = await positionOf({ luong, kiem_tra: '2026-08-21' });
    expect(told.words).toContain('8–12,5 triệu đồng/tháng');
    expect(told.words).toContain('Mới vào nghề. Nguồn: Khảo sát, 2026.');
    expect(told.words).toContain('Kiểm tra 08/2026');
    expect(told.words).not.toContain('Số liệu minh họa');
    expect((await positionOf({ luong, minh_hoa: true })).words).toContain('8–12,5 triệu đồng/tháng Số liệu minh họa');
  });

  it('of a major stand in the order in which they are asked for', async () => {
    const { html, words } = await majorOf({
      ma_nganh: '7210403',
      bac: 'dai-hoc',
      thoi_gian: 3.5,
      hoc_phi: { tu: 34_000_000, den: 38_000_000, nam: 2026 },
      to_hop: [{ ma: 'H01', mon: ['Toán', 'Ngữ văn', 'Vẽ'] }],
      nghe_nghieps: [{ ...place, parent_slug: null, vi_tris: [linkedPosition] }],
      mon_hocs: [{ ...bare, hinh_anh: null, hinh_anh_meta: null, tin_chi: 3, hoc_ky: 2, minh_hoa: true }],
      chi_tieu: [{ nam: 2026, so: 120 }],
      tuyen_sinh: [
        { nam: 2025, phuong_thuc: 'Học bạ', to_hop: [], thang_diem: 30, diem_chuan: 24.25, nguon: 'Đề án' },
        { nam: 2026, phuong_thuc: 'Đánh giá năng lực', to_hop: [], thang_diem: 1200, diem_chuan: 705, nguon: 'Đề án' },
      ],
      minh_hoa: true,
    });
    expect(headings(html)).toEqual(['Học xong làm gì', 'Chương trình học', 'Xét tuyển', 'Chi phí cả khóa', 'Hỏi tư vấn']);
    expect(words).toContain('Mã ngành 7210403 Đại học');
    expect(words).toContain('Học kỳ 2 Số liệu minh họa');
    expect(words).toContain('3,5 năm Số liệu minh họa');
    expect(words).toContain('34–38 triệu đồng/năm Số liệu minh họa');
    expect(words).toContain('H01 Toán, Ngữ văn, Vẽ');
    expect(words).toMatch(/2026 · 120 chỉ tiêu Số liệu minh họa.*705thang 1200.*2025 Số liệu minh họa.*24,25thang 30/);
    expect(words).toContain('119–133 triệu đồng Số liệu minh họaCả khóa, nếu học phí không đổi: 3,5 năm');
    expect(html).toContain('href="/nghe-nghiep/do-hoa/chu"');
    expect(anchors(html)).toEqual([
      'phan--hoc-xong-lam-gi',
      'phan--chuong-trinh-hoc',
      'phan--xet-tuyen',
      'phan--chi-phi',
      'phan--hoi-tu-van',
    ]);
  });

  it('hold a text that has their title, which then has one heading and one anchor', async () => {
    const { words, html } = await majorOf({ detailed_content: [section('Xét tuyển'), section('Đời học')] });
    expect(headings(html).filter((title) => title === 'Xét tuyển')).toHaveLength(1);
    expect(anchors(html)).toEqual(['doi-hoc', 'phan--chuong-trinh-hoc', 'phan--xet-tuyen', 'phan--hoi-tu-van']);
    expect(words).toMatch(/Xét tuyển.*Chưa có số liệuVề Xét tuyển\./);
    const { words: alone } = await majorOf({ detailed_content: [section('Xét tuyển')] });
    expect(alone).toContain('Về Xét tuyển.');
    // Of the programme alone.
    expect(alone.match(/Không có dữ liệu để hiển thị/g)).toHaveLength(1);
  });

  it('of a position name each tool once', async () => {
    const { words } = await positionOf({ cong_cu: ['Figma'], fields: ['figma', 'Nhận diện'] });
    expect(words).not.toContain('figma');
    expect(words).toContain('Nhận diện');
  });

  it('of a major say where there are no figures, and leave out what nobody knows', async () => {
    const { words } = await majorOf({});
    expect(words).toContain('Chưa có số liệu');
    for (const empty of ['Học xong làm gì', 'Chi phí cả khóa', 'Ngành gần', 'Bài viết liên quan', 'Học phí', 'Mã ngành'])
      expect(words).not.toContain(empty);
  });

  it.each([
    ['its own positions', { vi_tris: [linkedPosition], vi_tris_of_major: [] }, false],
    ['those of its major, said to be so,', { vi_tris: [], vi_tris_of_major: [linkedPosition] }, true],
  ])('of a subject name %s where it is used', async (_what, data, isSaid) => {
    const pageOf = (more: object) =>
      open(subject, '/nganh-hoc/:group/:major/:slug', '/nganh-hoc/my-thuat/do-hoa/ten', {
        [calls.subject('ten')]: {
          ...bare,
          hinh_anh: null,
          hinh_anh_meta: null,
          detailed_content: [],
          video_url: null,
          nganh_hoc: { id: 2, name: 'Đồ họa', slug: 'do-hoa', group: { id: 2, name: 'Mỹ thuật', slug: 'my-thuat' } },
          tin_chi: null,
          hoc_ky: null,
          tien_quyet: [],
          hoc_tiep: [],
          ...more,
        },
      });
    const { words, html } = await pageOf(data);
    expect(html).toContain('href="/nghe-nghiep/do-hoa/chu"');
    expect(words.includes('Chưa ghi riêng cho môn này')).toBe(isSaid);
    expect((await pageOf({ vi_tris: [], vi_tris_of_major: [] })).words).not.toContain('Môn này dùng ở vị trí nào');
  });
});

/** Pages name these by a table and say nothing of others. */
const levels: Readonly<Record<string, readonly string[]>> = {
  bac: ['', 'cao-dang', 'dai-hoc'],
  hoc_van: ['', 'cao-dang', 'dai-hoc'],
};

/** A value that a schema allows; another `seed` gives another value. */
function sample(schema: z.core.JSONSchema.BaseSchema | boolean, seed: number, name = ''): unknown {
  if (typeof schema === 'boolean') return seed;
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return sample(first, seed, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, part]) => [key, sample(part, seed, key)]));
  if (schema.type === 'array') return [sample((schema.items ?? true) as z.core.JSONSchema.BaseSchema, seed, name)];
  if (schema.type === 'integer' || schema.type === 'number') return seed * 320;
  if (schema.type === 'boolean') return seed > 1;
  if (schema.format === 'date') return `2026-0${seed}-02`;
  const level = levels[name]?.[seed];
  if (level !== undefined) return level;
  if (schema.format === 'date-time') return `2026-0${seed}-02T08:00:00+07:00`;
  if (/^(image|thumbnail|hinh_anh)$/.test(name)) return `/uploads/anh${seed}-640.webp`;
  if (name.endsWith('_url')) return `https://www.youtube.com/watch?v=abcdefghi${seed}0`;
  return name === 'slug' ? `duong-dan-${seed}` : `Lời ${seed} về ${name}`;
}

/** Pages of records, and the keys of their answer that change nothing of what a visitor sees, with the reason. */
const recordPages: [name: string, page: PageModule, pattern: string, shape: z.ZodObject, unseen: Record<string, string>][] = [
  ['career', career, '/nghe-nghiep/:slug', careerPage, { id: 'internal', order: 'sorts lists' }],
  [
    'position',
    position,
    '/nghe-nghiep/:career/:slug',
    positionPage,
    { id: 'internal', order: 'sorts lists', thumbnail: 'stands in for the image', thumbnail_meta: 'stands in for the image' },
  ],
  ['major group', majorGroup, '/nganh-hoc/:slug', majorGroupPage, { id: 'internal', order: 'sorts lists' }],
  ['major', major, '/nganh-hoc/:group/:slug', majorPage, { id: 'internal', order: 'sorts lists' }],
  ['subject', subject, '/nganh-hoc/:group/:major/:slug', subjectPage, { id: 'internal', order: 'sorts lists' }],
  [
    'article',
    article,
    '/bai-viet/:slug',
    articlePage,
    {
      id: 'internal',
      category_id: 'the category names it',
      order: 'sorts lists',
      status: 'always published',
      thumbnail: 'stands in for the image',
      thumbnail_meta: 'stands in for the image',
    },
  ],
  ['plain page', plainPage, '/trang/:slug', plainPageDetail, { id: 'internal', order: 'sorts the footer' }],
];

describe('a plain page', () => {
  const section = (title: string): Section => ({ title, content: `Lời của ${title}.`, list: [] });
  const bare = { id: 1, name: 'Liên hệ', slug: 'lien-he', description: '', order: 1, image: null, image_meta: null };
  const shown = (data: object) =>
    open(plainPage, '/trang/:slug', '/trang/lien-he', { [calls.plainPage('lien-he')]: { ...bare, sections: [], ...data } });

  it('shows the whole of its text, with a row of links from two titled sections on', async () => {
    const one = await shown({ sections: [section('Gọi')] });
    expect(one.html).not.toContain('Mục trong trang');
    const three = await shown({ sections: ['Gọi', 'Nhắn', 'Ghé'].map(section) });
    expect(three.html).toContain('aria-label="Mục trong trang"');
    expect(three.words).toContain('Lời của Ghé.');
    expect(three.words).not.toContain('Xem thêm');
    expect(three.html).not.toContain('data-folded');
  });

  it('is no empty frame where something is missing', async () => {
    const { html, words } = await shown({ description: 'Gọi cho trường.' });
    expect(words).toContain('Liên hệGọi cho trường.');
    expect(words).not.toContain('Không có dữ liệu để hiển thị');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<section');
  });
});

describe.each(recordPages)('the page of a %s', (_name, page, pattern, shape, unseen) => {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'output' });
  const answer = sample({ type: 'object', properties }, 1) as Record<string, unknown>;
  const address = pattern.replaceAll(/:\w+/g, 'duong-dan-1');
  /** Whatever the page asks for is answered with the record. */
  const shown = async (data: unknown) => {
    const answers = new Proxy({}, { get: () => data });
    return open(page, pattern, address, answers).then(
      ({ html }) => html,
      (elsewhere: unknown) => String(elsewhere),
    );
  };

  const named = Object.keys(properties).filter((key) => key === 'other_names');
  it.each(named)('says %s, and nothing where there are none', async () => {
    expect(await shown({ ...answer, other_names: ['Colorist', 'color grading'] })).toContain('Colorist, color grading</p>');
    expect(await shown({ ...answer, other_names: [] })).not.toContain('Còn gọi là');
  });

  it.each(Object.keys(properties))('shows %s, or says why not', async (key) => {
    const other = { ...answer, [key]: sample(properties[key] ?? true, 2, key) };
    expect(await shown(answer)).toContain('<h1');
    expect((await shown(other)) !== (await shown(answer)), `${key} changes the page`).toBe(unseen[key] === undefined);
  });
});
