import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordUses } from '#shared/answers/uses.ts';
import {
  article,
  banner,
  career,
  category,
  department,
  major,
  majorGroup,
  menu,
  position,
  subject,
} from '#shared/content-types/index.ts';
import { hidden } from '#shared/fields/visibility.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

describe.each(dialects)('where a record is used on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect, { publicUrl: 'https://truong.edu.vn' });
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const usesOf = async ({ path }: { path: string }, id: number) => {
    const { status, body } = await editor.get<RecordUses>(`${path}/${id}/uses`);
    expect(status).toBe(200);
    return body.data;
  };
  const text = (content: string) => [{ title: 'Mục', content, list: [] }];
  const named = ({ id, ...row }: { id: number; title?: string; name?: string }) => ({ id, title: row.title ?? row.name });

  it('names what hangs on it, counted whole and the first twenty by name', async () => {
    const group = await build(test, majorGroup);
    const parent = await build(test, major, { group_id: group.id });
    const subjects = [];
    for (let order = 0; order < 23; order += 1) subjects.push(await build(test, subject, { nganh_hoc_id: parent.id, order }));
    const { address, children, links, is_complete } = await usesOf(major, parent.id);
    expect(address).toBe(`/nganh-hoc/${group.slug}/${parent.slug}`);
    expect(children).toEqual([{ resource: 'mon-hoc', count: 23, first: subjects.slice(0, 20).map(named) }]);
    expect(links).toEqual([]);
    expect(is_complete).toBe(true);
    expect((await usesOf(majorGroup, group.id)).children).toEqual([{ resource: 'nganh-hoc', count: 1, first: [named(parent)] }]);
  });

  it('names menu entries, banners and texts that link to its page, however the address is written', async () => {
    const owner = await build(test, career, { name: 'Nghề được dẫn tới' });
    const entry = await build(test, menu, { url: `/nghe-nghiep/${owner.slug}/?tu=menu` });
    const picture = await build(test, banner, { link: `https://www.truong.edu.vn/nghe-nghiep/${owner.slug}#muc` });
    const story = await build(test, article, { content: text(`Xem (/nghe-nghiep/${owner.slug}).`) });
    const taught = await build(test, subject, { description: `Dành cho https://truong.edu.vn/nghe-nghiep/${owner.slug}` });
    // Alike, and not the same.
    await build(test, menu, { url: `/nghe-nghiep/${owner.slug}-2` });
    await build(test, menu, { url: `/nganh-hoc/${owner.slug}` });
    await build(test, banner, { link: `https://khac.vn/nghe-nghiep/${owner.slug}` });
    await build(test, article, { content: text(`Chữ ${owner.slug} thôi.`) });
    expect((await usesOf(career, owner.id)).links).toEqual([
      { resource: 'menu', count: 1, first: [named(entry)] },
      { resource: 'banners', count: 1, first: [named(picture)] },
      { resource: 'mon-hoc', count: 1, first: [named(taught)] },
      { resource: 'bai-viet', count: 1, first: [named(story)] },
    ]);
  });

  it('knows the page of a record that visitors do not see, and links to it by a parent that is none', async () => {
    const above = await build(test, career);
    const within = await build(test, department, { nghe_nghiep_id: above.id });
    const job = await build(test, position, { bo_phan_id: within.id, status: hidden });
    await build(test, menu, { url: `/nghe-nghiep/nghe-cu/${job.slug}`, title: 'Lối cũ' });
    const { address, links } = await usesOf(position, job.id);
    expect(address).toBe(`/nghe-nghiep/${above.slug}/${job.slug}`);
    expect(links).toMatchObject([{ resource: 'menu', count: 1, first: [{ title: 'Lối cũ' }] }]);
    expect(await usesOf(department, within.id)).toMatchObject({
      address: null,
      children: [{ resource: 'vi-tri', count: 1 }],
      links: [],
    });
  });

  it('finds links to an address it had before, until another record takes it', async () => {
    const owner = await build(test, career, { name: 'Nghề tên cũ' });
    await build(test, menu, { url: '/nghe-nghiep/nghe-ten-cu', title: 'Theo tên cũ' });
    await editor.put(`${career.path}/${owner.id}`, { slug: 'nghe-ten-moi' });
    expect((await usesOf(career, owner.id)).links).toMatchObject([{ resource: 'menu', count: 1 }]);
    const taker = await build(test, career, { name: 'Người sau', slug: 'nghe-ten-cu' });
    expect((await usesOf(career, owner.id)).links).toEqual([]);
    expect((await usesOf(career, taker.id)).links).toMatchObject([{ resource: 'menu', count: 1 }]);
  });

  it('does not count a text that leads to itself, and counts a record with two links once', async () => {
    const slug = 'bai-tu-dan';
    const story = await build(test, article, { title: 'Tự dẫn', slug, content: text(`/bai-viet/${slug}`) });
    expect((await usesOf(article, story.id)).links).toEqual([]);
    await build(test, article, { excerpt: `/bai-viet/${slug}`, content: text(`/bai-viet/${slug} và /bai-viet/${slug}`) });
    expect((await usesOf(article, story.id)).links).toMatchObject([{ resource: 'bai-viet', count: 1 }]);
  });

  it('finds the list of a category, and articles in it', async () => {
    const group = await build(test, category);
    await build(test, article, { category_id: group.id });
    await build(test, menu, { url: `/bai-viet?danh-muc=${group.slug}` });
    expect(await usesOf(category, group.id)).toMatchObject({
      address: `/bai-viet?danh-muc=${group.slug}`,
      children: [{ resource: 'bai-viet', count: 1 }],
      links: [{ resource: 'menu', count: 1 }],
    });
  });

  it('looks through many rows a part at a time', async () => {
    const owner = await build(test, career, { name: 'Nghề xa' });
    const far = [];
    for (let number = 0; number < 450; number += 1) {
      far.push(await build(test, menu, { url: number % 100 === 99 ? `/nghe-nghiep/${owner.slug}` : '/bai-viet' }));
    }
    const { links } = await usesOf(career, owner.id);
    expect(links).toEqual([{ resource: 'menu', count: 4, first: far.filter((_, number) => number % 100 === 99).map(named) }]);
  });

  it('answers 404 for a record that is not there', async () => {
    expect((await editor.get(`${career.path}/999999/uses`)).status).toBe(404);
  });
});
