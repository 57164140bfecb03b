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
import type { ArticleItem, ArticlePage } from '#shared/answers/article.ts';
import type { CategoryItem } from '#shared/answers/category.ts';
import type { Section } from '#shared/answers/parts.ts';
import type { SubjectItem } from '#shared/answers/subject.ts';
import { api as calls } from '#shared/paths.ts';
import { apiContext, createApi } from '#web/api.ts';
import * as article from './article.tsx';
import * as articles from './articles.tsx';
import * as firstOfList from './first-of-list.tsx';
import * as search from './search.tsx';
import * as subjects from './subjects.tsx';

type PageModule = { default: unknown; loader: unknown; ErrorBoundary: ComponentType };

/** What the API answers, by path; the query of a call is left out. A path that is not named fails. */
type Answers = Record<string, unknown>;

/** A page as the server renders it, with an API that gives these answers. */
async function open({ default: Page, loader, ErrorBoundary }: PageModule, pattern: string, address: string, answers: Answers) {
  const Component = Page as ComponentType<{ loaderData: unknown }>;
  const leaveOut = vi.fn<() => void>();
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createApi(async (path) => {
      const data = answers[path.replace(/\?.*/, '')];
      return data === undefined
        ? { status: 500, answer: { success: false, message: 'Có lỗi xảy ra' } }
        : { status: 200, answer: { success: true, data } };
    }, leaveOut),
  );
  const handler = createStaticHandler([
    {
      path: pattern,
      loader: loader as LoaderFunction,
      Component: () => <Component loaderData={useLoaderData()} />,
      ErrorBoundary,
    },
  ]);
  const found = await handler.query(new Request(`http://site.test${address}`), { requestContext: context });
  if (found instanceof Response) throw new Error(`The page leads to ${found.headers.get('Location')}.`);
  const router = createStaticRouter(handler.dataRoutes, found);
  const html = renderToString(<StaticRouterProvider router={router} context={found} hydrate={false} />);
  return { status: found.statusCode, html, incomplete: leaveOut.mock.calls.length > 0 };
}

const logged = () => vi.mocked(console.error).mock.calls.map(([sentence]) => String(sentence));

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
    const data: ArticlePage = { ...item, content, image: null, image_meta: null, video_url: null, related: [] };
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
    const page = await shown('?danh-muc=khong-co', { [calls.articles]: [], [calls.categories]: [category] });
    expect(page.status).toBe(404);
    expect(page.html).toContain('Không tìm thấy danh mục');
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
