import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/answers/search.ts';
import { article, career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build, picture } from '../support/build.ts';

describe.each(dialects)('the search on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());
  const ask = (text: string, more = '') => test.json<SearchResult[]>(`/api/search?q=${encodeURIComponent(text)}${more}`);
  const found = async (text: string) => (await ask(text)).body.data.map(({ name }) => name);

  it('finds positions with the slug of their career', async () => {
    const { path, meta } = picture('vi-tri');
    const home = await build(test, career, { name: 'Thiết kế đồ họa' });
    const team = await build(test, department, { nghe_nghiep_id: home.id });
    const made = await build(test, position, {
      bo_phan_id: team.id,
      name: 'Họa sĩ minh họa',
      short_description: 'Vẽ cho sách thiếu nhi.',
      thumbnail: path,
      thumbnail_meta: meta,
    });
    const { status, body } = await ask('minh họa');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: [
        {
          type: 'vitri',
          id: made.id,
          name: 'Họa sĩ minh họa',
          slug: 'hoa-si-minh-hoa',
          thumbnail: path,
          thumbnail_meta: meta,
          description: 'Vẽ cho sách thiếu nhi.',
          snippet: 'Vẽ cho sách thiếu nhi.',
          parent_slug: { nhom: 'thiet-ke-do-hoa', nganh: null },
        },
      ],
      meta: {
        current_page: 1,
        last_page: 1,
        per_page: 20,
        total: 1,
        terms: ['minh', 'hoa'],
        did_you_mean: null,
        partial: false,
        combinations: [],
        types: { nghenghiep: 0, nhomnganh: 0, nganhhoc: 0, vitri: 1, monhoc: 0, baiviet: 0, trang: 0, hoidap: 0 },
      },
    });
  });

  it('finds subjects with the slugs of their group and major', async () => {
    const { path, meta } = picture('mon');
    const group = await build(test, majorGroup, { name: 'Nhóm A' });
    const home = await build(test, major, { group_id: group.id, name: 'Ngành B' });
    const made = await build(test, subject, {
      nganh_hoc_id: home.id,
      name: 'Hình họa',
      short_description: 'Vẽ tượng.',
      hinh_anh: path,
      hinh_anh_meta: meta,
    });
    const { body } = await ask('hình họa');
    expect(body.data).toEqual([
      {
        type: 'monhoc',
        id: made.id,
        name: 'Hình họa',
        slug: 'hinh-hoa',
        thumbnail: path,
        thumbnail_meta: meta,
        description: 'Vẽ tượng.',
        snippet: 'Vẽ tượng.',
        parent_slug: { nhom: 'nhom-a', nganh: 'nganh-b' },
      },
    ]);
  });

  it('finds articles, which hang on nothing', async () => {
    const { path, meta } = picture('bai');
    const made = await build(test, article, {
      title: 'Ngày hội mở',
      excerpt: 'Mời bạn đến xưởng.',
      thumbnail: path,
      thumbnail_meta: meta,
    });
    const { body } = await ask('ngày hội');
    expect(body.data).toEqual([
      {
        type: 'baiviet',
        id: made.id,
        name: 'Ngày hội mở',
        slug: 'ngay-hoi-mo',
        thumbnail: path,
        thumbnail_meta: meta,
        description: 'Mời bạn đến xưởng.',
        snippet: 'Mời bạn đến xưởng.',
        parent_slug: { nhom: null, nganh: null },
      },
    ]);
  });

  it.each(['Đồ họa', 'do hoa', 'ĐỒ HỌA', 'đồ họa'.normalize('NFD'), '  họa   đồ ', 'đồ, họa!', 'do ho'])(
    'finds Đồ họa when a visitor types %j',
    async (text) => {
      await build(test, subject, { name: 'Đồ họa' });
      await build(test, subject, { name: 'Điêu khắc' });
      expect(await found(text)).toEqual(['Đồ họa']);
    },
  );

  it('finds by other names as by tags', async () => {
    await build(test, position, { name: 'Họa sĩ ý tưởng', other_names: ['Concept artist', 'Game artist'] });
    await build(test, subject, { name: 'Dựng phim', other_names: ['Edit video'] });
    expect(await found('game artist')).toEqual(['Họa sĩ ý tưởng']);
    expect(await found('edit vid')).toEqual(['Dựng phim']);
  });

  it('finds by names that are for the search alone, and shows them nowhere', async () => {
    const search_names = ['Xyzabc decorator'];
    const { id: nghe_nghiep_id } = await build(test, career, { name: 'Nghề', slug: 'nghe', search_names });
    const { id: bo_phan_id } = await build(test, department, { nghe_nghiep_id });
    await build(test, position, { name: 'Nhà thiết kế nội thất', slug: 'vi-tri', bo_phan_id, search_names });
    const { id: nganh_hoc_id } = await build(test, major, { name: 'Nội thất', slug: 'nganh', search_names });
    await build(test, subject, { name: 'Vật liệu', slug: 'mon', nganh_hoc_id, search_names });
    expect((await found('xyzabc decorator')).toSorted()).toEqual(
      ['Nghề', 'Nhà thiết kế nội thất', 'Nội thất', 'Vật liệu'].toSorted(),
    );
    const calls = ['nghe-nghiep', 'nghe-nghiep/nghe', 'vi-tri/vi-tri', 'nganh-hoc', 'nganh-hoc/nganh', 'mon-hoc', 'mon-hoc/mon'];
    for (const call of [...calls, 'search?q=decorator', 'search/suggestions?q=decorator']) {
      const answer = await test.request(`/api/${call}`);
      expect(answer.status, call).toBe(200);
      expect(await answer.text(), call).not.toMatch(/xyzabc|search_names/i);
    }
  });

  it('finds by short text and by tag', async () => {
    await build(test, position, {
      name: 'Biên tập viên',
      short_description: 'Dựng phim ngắn.',
      fields: ['Premiere', 'After Effects'],
    });
    expect(await found('phim')).toEqual(['Biên tập viên']);
    expect(await found('after effects')).toEqual(['Biên tập viên']);
  });

  it('wants every word, wherever it stands', async () => {
    await build(test, article, { title: 'Màu sắc', excerpt: 'Cho người mới.' });
    await build(test, article, { title: 'Màu nước', excerpt: 'Cho họa sĩ.' });
    expect(await found('màu sắc mới')).toEqual(['Màu sắc']);
    // Two syllables are one word, of which nothing is here.
    expect(await found('mới sắc')).toEqual([]);
    expect(await found('màu xe')).toEqual([]);
  });

  it('wants words from their beginning', async () => {
    await build(test, article, { title: 'Minh họa' });
    expect(await found('in')).toEqual([]);
    expect(await found('mi')).toEqual(['Minh họa']);
  });

  it('puts the very name first, then names, then short texts', async () => {
    await build(test, article, { title: 'Bài khác', excerpt: 'Nói về thiết kế web.', order: 0 });
    await build(test, article, { title: 'Web và thiết kế', order: 1 });
    await build(test, article, { title: 'Nghề thiết kế web', order: 2 });
    await build(test, article, { title: 'Thiết kế web', order: 3 });
    expect(await found('thiết kế web')).toEqual(['Thiết kế web', 'Nghề thiết kế web', 'Web và thiết kế', 'Bài khác']);
  });

  it('follows the order field, then age, among equals of every type', async () => {
    await build(test, article, { title: 'Màu ba', order: 3 });
    await build(test, position, { name: 'Màu hai', order: 2 });
    await build(test, subject, { name: 'Màu một', order: 1 });
    await build(test, article, { title: 'Màu bốn', order: 3 });
    expect(await found('màu')).toEqual(['Màu một', 'Màu hai', 'Màu ba', 'Màu bốn']);
  });

  it('takes what databases give a meaning to as plain text', async () => {
    await build(test, article, { title: 'Giảm 100 phần' });
    await build(test, article, { title: 'Bình thường' });
    for (const text of ['%', '_', '\\', '%%%', "'", '"', '|', '*', '-']) expect(await found(text), text).toEqual([]);
    expect(await found('100%')).toEqual(['Giảm 100 phần']);
    expect(await found("100' or 1=1 --")).toEqual([]);
  });

  it.each(['', '?q=', '?q=%20%20', '?q=%09%0A', '?q=%F0%9F%8E%A8', '?q=%00'])('gives an empty list for %j', async (query) => {
    await build(test, article);
    const { status, body } = await test.json(`/api/search${query}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: [],
      meta: {
        current_page: 1,
        last_page: 1,
        per_page: 20,
        total: 0,
        terms: [],
        did_you_mean: null,
        partial: false,
        combinations: [],
        types: { nghenghiep: 0, nhomnganh: 0, nganhhoc: 0, vitri: 0, monhoc: 0, baiviet: 0, trang: 0, hoidap: 0 },
      },
    });
  });

  it('gives twenty at most, fifty when asked for more, and tells how many there are', async () => {
    for (let index = 0; index < 53; index += 1) await build(test, article, { title: `Xưởng ${index}`, order: index });
    const usual = await ask('xưởng');
    expect(usual.body.data).toHaveLength(20);
    expect(usual.body.meta).toMatchObject({ current_page: 1, last_page: 3, per_page: 20, total: 53 });
    const many = await ask('xưởng', '&per_page=1000');
    expect(many.body.data).toHaveLength(50);
    expect(many.body.meta).toMatchObject({ current_page: 1, last_page: 2, per_page: 50, total: 53 });
    const rest = await ask('xưởng', '&page=2&per_page=50');
    expect(rest.body.data.map(({ name }) => name)).toEqual(['Xưởng 50', 'Xưởng 51', 'Xưởng 52']);
    expect(rest.body.meta).toMatchObject({ current_page: 2, last_page: 2, per_page: 50, total: 53 });
  });

  it('bears a text nobody types', async () => {
    await build(test, article, { title: 'a b c' });
    const { status, body } = await ask('a b c '.repeat(2_000));
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect((await ask('x'.repeat(10_000))).status).toBe(200);
  });
});
