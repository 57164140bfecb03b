import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BannerItem } from '#shared/answers/banner.ts';
import type { MenuItem } from '#shared/answers/menu.ts';
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
import { hidden, shown } from '#shared/fields/visibility.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

describe.each(dialects)('the addresses of the menu and of banners on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const change = async (path: string, values: unknown) => {
    const { status, body } = await editor.put(path, values);
    expect(status, JSON.stringify(body)).toBe(200);
  };
  /** An entry of the menu, one below another, and a banner that lead somewhere. */
  const pointTo = async (address: string) => {
    const parent = await build(test, menu, { type: 'dropdown', url: '/mon-hoc' });
    const top = await build(test, menu, { url: address });
    const child = await build(test, menu, { url: address, parent_id: parent.id });
    const picture = await build(test, banner, { link: address });
    return async () => {
      const items = (await test.json<MenuItem[]>('/api/menu')).body.data;
      const banners = (await test.json<BannerItem[]>('/api/banners')).body.data;
      const below = items.find(({ id }) => id === parent.id)?.children.find(({ id }) => id === child.id);
      // Undefined where visitors are not told of it at all.
      return [items.find(({ id }) => id === top.id)?.url, below?.url, banners.find(({ id }) => id === picture.id)?.link];
    };
  };
  const thrice = (address: string) => [address, address, address];
  const gone = [undefined, undefined, null];

  it('follow a subject that is renamed, moved, hidden, shown, deleted and brought back', async () => {
    const group = await build(test, majorGroup);
    const [one, other] = [await build(test, major, { group_id: group.id }), await build(test, major, { group_id: group.id })];
    const lesson = await build(test, subject, { nganh_hoc_id: one.id });
    const at = (parent: { slug: string }, slug: string) => `/nganh-hoc/${group.slug}/${parent.slug}/${slug}`;
    const seen = await pointTo(`${at(one, lesson.slug)}#muc`);
    expect(await seen()).toEqual(thrice(`${at(one, lesson.slug)}#muc`));

    await change(`mon-hoc/${lesson.id}`, { slug: `mon-moi-${dialect}` });
    expect(await seen()).toEqual(thrice(`${at(one, `mon-moi-${dialect}`)}#muc`));
    await change(`mon-hoc/${lesson.id}`, { nganh_hoc_id: other.id });
    expect(await seen()).toEqual(thrice(`${at(other, `mon-moi-${dialect}`)}#muc`));
    await change(`nganh-hoc/${other.id}`, { slug: `nganh-moi-${dialect}` });
    expect(await seen()).toEqual(thrice(`${at({ slug: `nganh-moi-${dialect}` }, `mon-moi-${dialect}`)}#muc`));

    await change(`nganh-hoc/${other.id}`, { status: hidden });
    expect(await seen()).toEqual(gone);
    await change(`nganh-hoc/${other.id}`, { status: shown });
    expect(await seen()).toEqual(thrice(`${at({ slug: `nganh-moi-${dialect}` }, `mon-moi-${dialect}`)}#muc`));

    expect((await editor.remove(`mon-hoc/${lesson.id}`)).status).toBe(200);
    // What is no page any more is no page to be led to: the address stays as it was written, and the editor is told.
    expect(await seen()).toEqual(thrice(`${at(one, lesson.slug)}#muc`));
    await editor.post(`trash/mon-hoc/${lesson.id}/restore`);
    expect(await seen()).toEqual(thrice(`${at({ slug: `nganh-moi-${dialect}` }, `mon-moi-${dialect}`)}#muc`));
  });

  it('follow a position, and are not shown while something above it is hidden', async () => {
    const trade = await build(test, career);
    const room = await build(test, department, { nghe_nghiep_id: trade.id });
    const job = await build(test, position, { bo_phan_id: room.id });
    const seen = await pointTo(`/nghe-nghiep/${trade.slug}/${job.slug}`);
    await change(`bo-phan/${room.id}`, { status: hidden });
    expect(await seen()).toEqual(gone);
    await change(`bo-phan/${room.id}`, { status: shown });
    await change(`nghe-nghiep/${trade.id}`, { slug: `nghe-moi-${dialect}` });
    expect(await seen()).toEqual(thrice(`/nghe-nghiep/nghe-moi-${dialect}/${job.slug}`));
  });

  it('follow the list of a category with its other parameters, and an article to its moment', async () => {
    const topic = await build(test, category, { slug: `muc-${dialect}` });
    const list = await pointTo(`/bai-viet?danh-muc=${topic.slug}&trang=2`);
    await change(`danh-muc/${topic.id}`, { slug: `muc-moi-${dialect}` });
    expect(await list()).toEqual(thrice(`/bai-viet?danh-muc=muc-moi-${dialect}&trang=2`));

    const ahead = new Date(test.clock.now().getTime() + 60_000).toISOString();
    const story = await build(test, article, { published_at: ahead });
    const seen = await pointTo(`/bai-viet/${story.slug}`);
    expect(await seen()).toEqual(gone);
    test.clock.advance(61_000);
    expect(await seen()).toEqual(thrice(`/bai-viet/${story.slug}`));
  });

  it('stay to the letter where they lead to a page, elsewhere or nowhere', async () => {
    const trade = await build(test, career);
    for (const address of [
      '/mon-hoc',
      `/Nghe-Nghiep/${trade.slug}/?utm_source=menu`,
      '/khong-co-trang-nay',
      '/uploads/tai-lieu.pdf',
      'https://khac.edu.vn/nghe-nghiep/x',
    ])
      expect(await (await pointTo(address))()).toEqual(thrice(address));
  });

  it('are what was saved, to whoever edits them', async () => {
    const trade = await build(test, career, { slug: `cu-${dialect}` });
    const entry = await build(test, menu, { url: `/nghe-nghiep/${trade.slug}` });
    await change(`nghe-nghiep/${trade.id}`, { slug: `doi-${dialect}` });
    expect((await editor.get(`menu/${entry.id}`)).body.data['url']).toBe(`/nghe-nghiep/cu-${dialect}`);
  });

  it('cost no more queries the more of them there are', async () => {
    const trades = [];
    while (trades.length < 4) trades.push(await build(test, career));
    const cost = () => test.countQueries(() => test.request('/api/menu'));
    const few = await cost();
    for (const { slug } of trades) await build(test, menu, { url: `/nghe-nghiep/${slug}` });
    expect(await cost()).toBe(few);
    expect(few).toBeLessThanOrEqual(20);
  });
});
