import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BannerItem } from '#shared/answers/banner.ts';
import type { MenuItem } from '#shared/answers/menu.ts';
import { banner, career, majorGroup, menu } from '#shared/content-types/index.ts';
import { hidden, shown } from '#shared/fields/visibility.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build, picture } from '../support/build.ts';
import { createEditor } from '../support/sign-in.ts';

describe.each(dialects)('the menu on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());
  const menuTitles = async () => (await test.json<MenuItem[]>('/api/menu')).body.data.map(({ title }) => title);

  it('is an empty list before anything was entered', async () => {
    const { status, headers, body } = await test.json('/api/menu');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=50');
    expect(body).toEqual({ success: true, data: [] });
  });

  it('leaves out what leads to a hidden career or major group, until it is shown again', async () => {
    const work = await build(test, career, { slug: 'nghe-an', status: hidden });
    await build(test, majorGroup, { slug: 'nhom-an', status: hidden });
    await build(test, career, { slug: 'nghe-hien' });
    const parent = await build(test, menu, { title: 'Nghề', slug: 'nghe-nghiep', type: 'dropdown', order: 1 });
    const below = { parent_id: parent.id };
    await build(test, menu, { ...below, title: 'Ẩn', slug: 'an', url: '/nghe-nghiep/nghe-an#phan--hoc-nganh-nao', order: 1 });
    await build(test, menu, { ...below, title: 'Hiện', slug: 'hien', url: '/nghe-nghiep/nghe-hien', order: 2 });
    await build(test, menu, { title: 'Nhóm', slug: 'nhom', url: '/nganh-hoc/nhom-an/', order: 2 });
    await build(test, menu, { title: 'Ngoài', slug: 'ngoai', url: 'https://a.example/nganh-hoc/nhom-an', order: 3 });
    const titles = async () =>
      (await test.json<MenuItem[]>('/api/menu')).body.data.flatMap(({ title, children }) => [
        title,
        ...children.map((child) => child.title),
      ]);
    expect(await titles()).toEqual(['Nghề', 'Hiện', 'Ngoài']);
    await (await createEditor(test)).put(`nghe-nghiep/${work.id}`, { status: shown });
    expect(await titles()).toEqual(['Nghề', 'Ẩn', 'Hiện', 'Ngoài']);
  });

  it('gives items with everything a link needs, children below their parent', async () => {
    const parent = await build(test, menu, { title: 'Ngành học', slug: 'nganh-hoc', type: 'dropdown', order: 2 });
    const child = await build(test, menu, { title: 'Nhóm ngành', slug: 'nhom', parent_id: parent.id, order: 7 });
    const linked = await build(test, menu, { title: 'Facebook', slug: 'facebook', url: 'https://facebook.com/truong', order: 1 });

    const { body } = await test.json<MenuItem[]>('/api/menu');
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: linked.id,
          title: 'Facebook',
          slug: 'facebook',
          url: 'https://facebook.com/truong',
          order: 1,
          type: 'link',
          children: [],
        },
        {
          id: parent.id,
          title: 'Ngành học',
          slug: 'nganh-hoc',
          url: null,
          order: 2,
          type: 'dropdown',
          children: [{ id: child.id, title: 'Nhóm ngành', slug: 'nhom', url: null, order: 7 }],
        },
      ],
    });
  });

  it('keeps the address of a child that has one', async () => {
    const parent = await build(test, menu, { type: 'dropdown' });
    await build(test, menu, { parent_id: parent.id, url: '/bai-viet?danh-muc=tin-tuc' });
    const { body } = await test.json<MenuItem[]>('/api/menu');
    expect(body.data[0]?.children[0]?.url).toBe('/bai-viet?danh-muc=tin-tuc');
  });

  it('has a dropdown without entries that leads to a page, and leaves out one that leads nowhere', async () => {
    const work = await build(test, career, { slug: 'nghe-kia', status: hidden });
    await build(test, menu, { title: 'Có địa chỉ', slug: 'a', url: '/bai-viet', type: 'dropdown', order: 1 });
    await build(test, menu, { title: 'Có trang', slug: 'mon-hoc', type: 'dropdown', order: 2 });
    await build(test, menu, { title: 'Trống', slug: 'khong-co-trang', type: 'dropdown', order: 3 });
    const parent = await build(test, menu, { title: 'Mục con ẩn', slug: 'con-an', type: 'dropdown', order: 4 });
    await build(test, menu, { title: 'Con', slug: 'con', url: '/nghe-nghiep/nghe-kia', parent_id: parent.id });
    const { body } = await test.json<MenuItem[]>('/api/menu');
    expect(body.data[0]).toMatchObject({ type: 'dropdown', children: [] });
    expect(await menuTitles()).toEqual(['Có địa chỉ', 'Có trang']);
    const editor = await createEditor(test);
    await editor.put(`nghe-nghiep/${work.id}`, { status: shown });
    expect(await menuTitles()).toEqual(['Có địa chỉ', 'Có trang', 'Mục con ẩn']);
  });

  it('follows the order field, and the age of items with the same order', async () => {
    await build(test, menu, { title: 'Ba', order: 5 });
    await build(test, menu, { title: 'Bốn', order: 5 });
    await build(test, menu, { title: 'Hai', order: 1 });
    await build(test, menu, { title: 'Một', order: 0 });
    expect(await menuTitles()).toEqual(['Một', 'Hai', 'Ba', 'Bốn']);
  });

  it('orders children among themselves', async () => {
    const parent = await build(test, menu, { type: 'dropdown' });
    for (const [title, order] of [
      ['C', 2],
      ['D', 2],
      ['B', 1],
      ['A', 0],
    ] as const)
      await build(test, menu, { title, order, parent_id: parent.id });
    const { body } = await test.json<MenuItem[]>('/api/menu');
    expect(body.data[0]?.children.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('leaves out hidden items, hidden children, and the children of hidden items', async () => {
    const parent = await build(test, menu, { title: 'Hiện', type: 'dropdown' });
    await build(test, menu, { title: 'Con hiện', parent_id: parent.id });
    await build(test, menu, { title: 'Con ẩn', parent_id: parent.id, status: 0 });
    const hiddenParent = await build(test, menu, { title: 'Ẩn', type: 'dropdown', status: 0 });
    await build(test, menu, { title: 'Con của ẩn', parent_id: hiddenParent.id });

    const { body } = await test.json<MenuItem[]>('/api/menu');
    expect(body.data.map(({ title }) => title)).toEqual(['Hiện']);
    expect(body.data[0]?.children.map(({ title }) => title)).toEqual(['Con hiện']);
    expect(JSON.stringify(body)).not.toContain('Con của ẩn');
  });
});

describe.each(dialects)('the banners on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  it('come with picture, link and place', async () => {
    const { path, meta } = picture('bia');
    const made = await build(test, banner, {
      title: 'Tuyển sinh 2026',
      link: 'https://example.edu.vn/tuyen-sinh',
      position: 'external',
      order: 3,
      image: path,
      image_meta: meta,
    });
    const { body } = await test.json<BannerItem[]>('/api/banners');
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: made.id,
          title: 'Tuyển sinh 2026',
          link: 'https://example.edu.vn/tuyen-sinh',
          position: 'external',
          order: 3,
          status: 1,
          image: path,
          image_meta: meta,
        },
      ],
    });
  });

  it('come without picture and link when there are none', async () => {
    await build(test, banner);
    const { body } = await test.json<BannerItem[]>('/api/banners');
    expect(body.data[0]).toMatchObject({ link: null, image: null, image_meta: null, position: 'internal' });
  });

  it('are the shown ones only, by order', async () => {
    await build(test, banner, { title: 'Hai', order: 2 });
    await build(test, banner, { title: 'Ẩn', order: 1, status: 0 });
    await build(test, banner, { title: 'Ba', order: 2 });
    await build(test, banner, { title: 'Một', order: 0 });
    const { body } = await test.json<BannerItem[]>('/api/banners');
    expect(body.data.map(({ title }) => title)).toEqual(['Một', 'Hai', 'Ba']);
  });
});
