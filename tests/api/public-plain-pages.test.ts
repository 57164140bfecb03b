import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlainPageDetail } from '#shared/answers/plain-page.ts';
import type { SearchResult } from '#shared/answers/search.ts';
import { plainPage } from '#shared/content-types/index.ts';
import { siteRecordPages } from '#server/start/site-types.ts';
import { recordPages } from '#server/seo/page-head.ts';
import { siteKind } from '#server/seo/site-pages.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build, picture } from '../support/build.ts';
import { createEditor } from '../support/sign-in.ts';

const origin = 'https://truong.example';

describe.each(dialects)('pages about the school on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect, { publicUrl: origin })));
  afterEach(() => test.close());

  const names = async () => (await test.json<{ name: string }[]>('/api/trang')).body.data.map(({ name }) => name);
  const text = async (path: string) => (await test.request(path)).text();

  it('are listed in their order, then by age, without the hidden ones and without their text', async () => {
    await build(test, plainPage, { name: 'Hai', order: 1 });
    await build(test, plainPage, { name: 'Ba', order: 1 });
    await build(test, plainPage, { name: 'Ẩn', order: 1, status: 0 });
    const first = await build(test, plainPage, { name: 'Một', description: 'Lời dẫn.', order: 0 });
    expect(await names()).toEqual(['Một', 'Hai', 'Ba']);
    const { body } = await test.json<unknown[]>('/api/trang');
    expect(body.data[0]).toEqual({
      id: first.id,
      name: 'Một',
      slug: 'mot',
      description: 'Lời dẫn.',
      order: 0,
      image: null,
      image_meta: null,
    });
  });

  it('open with their text and picture, by their old slug too; one that is hidden or was never there does not', async () => {
    const { path, meta } = picture('truong');
    const sections = [{ title: 'Mục', content: 'Lời.', list: ['Một', 'Hai'] }];
    const { id } = await build(test, plainPage, { name: 'Giới thiệu', sections, image: path, image_meta: meta });
    const { body } = await test.json<PlainPageDetail>('/api/trang/gioi-thieu');
    expect(body.data).toMatchObject({ id, name: 'Giới thiệu', sections, image: path, image_meta: meta });

    const editor = await createEditor(test);
    await editor.put(`trang/${id}`, { slug: 've-truong' });
    const moved = await test.json<PlainPageDetail>('/api/trang/gioi-thieu');
    expect(moved.body).toMatchObject({ data: { slug: 've-truong' }, meta: { redirected_from: 'gioi-thieu' } });

    await editor.put(`trang/${id}`, { status: 0 });
    for (const slug of ['ve-truong', 'gioi-thieu', 'khong-co']) {
      const missing = await test.json(`/api/trang/${slug}`);
      expect([missing.status, missing.body.message]).toEqual([404, 'Không tìm thấy trang']);
    }
  });

  it('of which one is the text of another page have no address of that one in the sitemap', async () => {
    await build(test, plainPage, { name: 'Tuyển sinh' });
    await build(test, plainPage, { name: 'Liên hệ' });
    const map = await text('/sitemap.xml');
    expect(map).toContain(`<loc>${origin}/tuyen-sinh</loc>`);
    expect(map).toContain(`<loc>${origin}/trang/lien-he</loc>`);
    expect(map).not.toContain('/trang/tuyen-sinh');
  });

  it('are found by the search, stand in the sitemap and in llms.txt, and have a share picture, while they are shown', async () => {
    const { id } = await build(test, plainPage, {
      name: 'Chính sách riêng tư',
      description: 'Trang lưu gì.',
      sections: [{ title: 'Cookie', content: 'Không có.', list: [] }],
    });
    const found = async (query: string) => (await test.json<SearchResult[]>(`/api/search?q=${query}`)).body;
    expect((await found('rieng%20tu&type=trang')).data).toMatchObject([
      { type: 'trang', id, name: 'Chính sách riêng tư', slug: 'chinh-sach-rieng-tu', parent_slug: { nhom: null, nganh: null } },
    ]);
    expect((await found('cookie')).meta).toMatchObject({ total: 1, types: { trang: 1, baiviet: 0 } });
    expect(await text('/sitemap.xml')).toContain(`<loc>${origin}/trang/chinh-sach-rieng-tu</loc>`);
    expect(await text('/llms.txt')).toContain(`[Chính sách riêng tư](${origin}/trang/chinh-sach-rieng-tu): Trang lưu gì.`);
    const shared = await test.request('/chia-se/trang/chinh-sach-rieng-tu/0123456789abcdef.jpg');
    expect([shared.status, shared.headers.get('Location')]).toEqual([302, expect.stringContaining('/chia-se/trang/chinh-sach-')]);

    await (await createEditor(test)).put(`trang/${id}`, { status: 0 });
    expect((await found('cookie')).meta).toMatchObject({ total: 0 });
    expect(await text('/sitemap.xml')).not.toContain('/trang/');
    expect(await text('/llms.txt')).not.toContain('/trang/');
    expect((await test.request('/chia-se/trang/chinh-sach-rieng-tu/0123456789abcdef.jpg')).status).toBe(404);
  });

  it('are told apart from those that show no single record, whatever their slug is', async () => {
    await build(test, plainPage, { name: 'Môn học', slug: 'mon-hoc' });
    const own = (await test.request('/chia-se/trang/mon-hoc/0123456789abcdef.jpg')).headers.get('Location');
    expect(own).toMatch(/^\/chia-se\/trang\/mon-hoc\//);
    const list = (await test.request(`/chia-se/${siteKind}/mon-hoc/0123456789abcdef.jpg`)).headers.get('Location');
    expect(list).toMatch(/^\/chia-se\/trang-chung\/mon-hoc\//);
  });
});

it('no content type can take the word by which pages that show no single record are known', () => {
  const page = siteRecordPages.get('trang');
  const taken = { description: { path: siteKind, noun: 'trang' }, page: page ?? ('none' as const), listPage: 'none' as const };
  expect(() => recordPages([taken])).toThrow(siteKind);
});
