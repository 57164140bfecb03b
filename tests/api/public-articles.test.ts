import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleItem, ArticlePage } from '#shared/answers/article.ts';
import type { CategoryItem } from '#shared/answers/category.ts';
import { article, category } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build, buildAuthor, picture } from '../support/build.ts';

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const day = (number: number) => `2026-08-0${number}T02:00:00.000Z`;

describe.each(dialects)('articles on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());
  const listed = async (query = '') => titles((await test.json<ArticleItem[]>(`/api/bai-viet${query}`)).body.data);

  it('are listed with category and author and without the long content', async () => {
    const { path, meta } = picture('bai');
    const home = await build(test, category, { name: 'Tin tức' });
    const author = await buildAuthor(test, 'Nguyễn Thị Ánh');
    const made = await build(test, article, {
      category_id: home.id,
      title: 'Hướng nghiệp 2026: chọn ngành gì?',
      excerpt: 'Ba câu hỏi nên tự hỏi.',
      content: [{ title: 'Một', content: 'Dài.', list: [] }],
      thumbnail: path,
      thumbnail_meta: meta,
      order: 5,
      published_at: day(1),
      author_id: author.id,
    });
    const { body } = await test.json<ArticleItem[]>('/api/bai-viet');
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: made.id,
          category_id: home.id,
          category: { id: home.id, name: 'Tin tức', slug: 'tin-tuc' },
          title: 'Hướng nghiệp 2026: chọn ngành gì?',
          slug: 'huong-nghiep-2026-chon-nganh-gi',
          excerpt: 'Ba câu hỏi nên tự hỏi.',
          thumbnail: path,
          thumbnail_meta: meta,
          order: 5,
          status: 'published',
          published_at: day(1),
          author: { name: 'Nguyễn Thị Ánh' },
        },
      ],
    });
  });

  it('are by Admin when nobody signed them, and in no category when none was chosen', async () => {
    await build(test, article);
    const { body } = await test.json<ArticleItem[]>('/api/bai-viet');
    expect(body.data[0]).toMatchObject({ author: { name: 'Admin' }, category_id: null, category: null });
  });

  it('follow the order field, then the newest, then their age', async () => {
    await build(test, article, { title: 'Cũ', order: 1, published_at: day(1) });
    await build(test, article, { title: 'Mới', order: 1, published_at: day(3) });
    await build(test, article, { title: 'Mới, sau', order: 1, published_at: day(3) });
    await build(test, article, { title: 'Giữa', order: 1, published_at: day(2) });
    await build(test, article, { title: 'Ghim', order: 0, published_at: day(1) });
    const expected = ['Ghim', 'Mới', 'Mới, sau', 'Giữa', 'Cũ'];
    expect(await listed()).toEqual(expected);
    expect([
      ...(await listed('?page=1&per_page=2')),
      ...(await listed('?page=2&per_page=2')),
      ...(await listed('?page=3&per_page=2')),
    ]).toEqual(expected);
  });

  it('appear when their moment comes', async () => {
    await build(test, article, { title: 'Hẹn giờ', published_at: '2026-08-22T00:00:00.000Z' });
    test.clock.set('2026-08-21T23:59:59.999Z');
    expect(await listed()).toEqual([]);
    test.clock.set('2026-08-22T07:00:00.000+07:00');
    expect(await listed()).toEqual(['Hẹn giờ']);
  });

  it('are narrowed to a category by id or by slug', async () => {
    const news = await build(test, category, { name: 'Tin tức' });
    const events = await build(test, category, { name: 'Sự kiện' });
    await build(test, article, { title: 'Tin', category_id: news.id });
    await build(test, article, { title: 'Triển lãm', category_id: events.id });
    await build(test, article, { title: 'Không danh mục' });

    expect(await listed(`?category_id=${news.id}`)).toEqual(['Tin']);
    expect(await listed('?category_slug=su-kien')).toEqual(['Triển lãm']);
    expect(await listed(`?category_slug=su-kien&category_id=${news.id}`)).toEqual([]);
    expect(await listed('?category_id=&category_slug=')).toHaveLength(3);
    expect(await listed('?category_id=999999')).toEqual([]);
    expect(await listed('?category_slug=khong-co')).toEqual([]);
  });

  it('count only what the filter keeps', async () => {
    const news = await build(test, category);
    for (let index = 0; index < 3; index += 1) await build(test, article, { category_id: news.id });
    await build(test, article, { category_id: news.id, status: 'draft' });
    await build(test, article);
    const { body } = await test.json(`/api/bai-viet?category_id=${news.id}&per_page=2`);
    expect(body.meta).toEqual({ current_page: 1, last_page: 2, per_page: 2, total: 3 });
    const bySlug = await test.json(`/api/bai-viet?category_slug=${news.slug}&page=2&per_page=2`);
    expect(bySlug.body.data).toHaveLength(1);
    expect(bySlug.body.meta).toEqual({ current_page: 2, last_page: 2, per_page: 2, total: 3 });
  });

  it('open with everything about them', async () => {
    const thumbnail = picture('thumb');
    const cover = picture('bia');
    const home = await build(test, category, { name: 'Tin tức' });
    const content = [{ title: 'Vì sao', content: 'Bởi vì.\n\nVà vì.', list: ['Một', 'Hai'] }];
    const made = await build(test, article, {
      category_id: home.id,
      title: 'Mùa thi',
      excerpt: 'Tóm tắt.',
      content,
      thumbnail: thumbnail.path,
      thumbnail_meta: thumbnail.meta,
      image: cover.path,
      image_meta: cover.meta,
      video_url: 'https://youtu.be/dQw4w9WgXcQ',
      order: 2,
      published_at: day(4),
    });
    const { status, body } = await test.json<ArticlePage>('/api/bai-viet/mua-thi');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        id: made.id,
        category_id: home.id,
        category: { id: home.id, name: 'Tin tức', slug: 'tin-tuc' },
        title: 'Mùa thi',
        slug: 'mua-thi',
        excerpt: 'Tóm tắt.',
        thumbnail: thumbnail.path,
        thumbnail_meta: thumbnail.meta,
        order: 2,
        status: 'published',
        published_at: day(4),
        author: { name: 'Admin' },
        content,
        image: cover.path,
        image_meta: cover.meta,
        video_url: 'https://youtu.be/dQw4w9WgXcQ',
        nghe_nghieps: [],
        nganh_hocs: [],
        related: [],
      },
    });
  });

  it('lead on to three others, those of the same category first', async () => {
    const home = await build(test, category);
    await build(test, article, { title: 'Nơi khác, ghim', order: 0 });
    await build(test, article, { title: 'Nơi khác', order: 1 });
    await build(test, article, { title: 'Cùng, mới', category_id: home.id, order: 5, published_at: day(2) });
    await build(test, article, { title: 'Cùng, cũ', category_id: home.id, order: 5, published_at: day(1) });
    await build(test, article, { title: 'Đang đọc', slug: 'dang-doc', category_id: home.id });
    await build(test, article, { title: 'Nháp', category_id: home.id, status: 'draft' });
    const { body } = await test.json<ArticlePage>('/api/bai-viet/dang-doc');
    expect(titles(body.data.related)).toEqual(['Cùng, mới', 'Cùng, cũ', 'Nơi khác, ghim']);
    const { body: list } = await test.json<ArticleItem[]>('/api/bai-viet');
    expect(body.data.related[0]).toEqual(list.data.find(({ title }) => title === 'Cùng, mới'));
  });

  it('lead on to others by order when they have no category', async () => {
    await build(test, article, { title: 'Hai', order: 2, category_id: (await build(test, category)).id });
    await build(test, article, { title: 'Một', order: 1 });
    await build(test, article, { title: 'Đang đọc', slug: 'dang-doc' });
    const { body } = await test.json<ArticlePage>('/api/bai-viet/dang-doc');
    expect(titles(body.data.related)).toEqual(['Một', 'Hai']);
  });

  it('lead on within their category alone when it has three others', async () => {
    const { id: category_id } = await build(test, category);
    await build(test, article, { title: 'Nơi khác' });
    for (const title of ['Một', 'Hai', 'Ba', 'Bốn']) await build(test, article, { title, category_id, order: 1 });
    await build(test, article, { title: 'Đang đọc', slug: 'dang-doc', category_id });
    const { body } = await test.json<ArticlePage>('/api/bai-viet/dang-doc');
    expect(titles(body.data.related)).toEqual(['Một', 'Hai', 'Ba']);
  });

  it('answer 404 with a sentence for a slug nobody has', async () => {
    const { status, body } = await test.json('/api/bai-viet/khong-co');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'Không tìm thấy bài viết' });
  });
});

describe.each(dialects)('categories on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  it('are listed by order, then by age, with the number of articles a visitor can read', async () => {
    const last = await build(test, category, { name: 'Góc học tập', order: 2 });
    const made = await build(test, category, { name: 'Tuyển sinh', description: 'Mùa thi.', order: 1 });
    await build(test, category, { name: 'Sự kiện', order: 2 });
    await build(test, article, { category_id: made.id });
    await build(test, article, { category_id: made.id });
    await build(test, article, { category_id: made.id, status: 'draft' });
    await build(test, article, { category_id: made.id, status: 'draft', published_at: day(1) });
    await build(test, article, { category_id: made.id, published_at: '2026-12-01T00:00:00.000Z' });
    await build(test, article, { category_id: last.id });
    await build(test, article);

    const { body } = await test.json<CategoryItem[]>('/api/danh-muc');
    expect(body.data.map(({ name, bai_viets_count }) => [name, bai_viets_count])).toEqual([
      ['Tuyển sinh', 2],
      ['Góc học tập', 1],
      ['Sự kiện', 0],
    ]);
    expect(body.data[0]).toEqual({
      id: made.id,
      name: 'Tuyển sinh',
      slug: 'tuyen-sinh',
      description: 'Mùa thi.',
      order: 1,
      bai_viets_count: 2,
    });
  });
});
