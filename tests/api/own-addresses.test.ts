import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages } from '#shared/pages/site-pages.ts';
import {
  article,
  career,
  category,
  department,
  descriptions,
  major,
  majorGroup,
  menu,
  plainPage,
  position,
  subject,
} from '#shared/content-types/index.ts';
import { hidden, shown } from '#shared/fields/visibility.ts';
import { type OwnAddress, readOwnAddresses } from '#server/journal/own-address.ts';
import { siteAddresses } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { loadedPages } from '../support/in-process-pages.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

describe.each(dialects)('what a path of the site leads to on %s', (dialect) => {
  let test: TestApp;
  let site: HttpSite;
  let editor: Editor;
  beforeAll(async () => {
    const pages = loadedPages();
    test = await createTestApp(dialect, { pages });
    site = await openHttpSite(test, { pages });
    editor = await createEditor(test);
  });
  afterAll(async () => {
    await site.close();
    await test.close();
  });

  const context = () => ({ db: test.db, now: test.clock.now() });
  const readAll = (paths: readonly string[]) => readOwnAddresses(context(), siteAddresses, paths);
  /** Where it leads in a few words, after a visitor was seen to come to the same. */
  const leads = async (path: string): Promise<string> => {
    const found: OwnAddress | undefined = (await readAll([path])).get(path);
    if (found === undefined) throw new Error(`Nothing was said of ${path}.`);
    const { status, headers } = await site.get(encodeURI(path.split('#')[0] ?? '').replaceAll('%25', '%'));
    const location = headers['location'];
    if (found.leads === 'unknown') return 'unknown';
    if (found.leads === 'nothing' || found.leads === 'hidden') expect([path, status]).toEqual([path, 404]);
    else if (found.leads === 'redirect') expect([path, status, location]).toEqual([path, 301, found.path.split('#')[0]]);
    // An address that is spelled otherwise is led to its spelling, and a list to its first page.
    else expect([path, [200, 301, 302].includes(status)]).toEqual([path, true]);
    const where = found.path === null ? '' : ` ${found.path}`;
    return `${found.leads}${where}`;
  };
  const change = async (path: string, values: unknown) => expect((await editor.put(path, values)).status).toBe(200);

  it('is the page of a record of every kind', async () => {
    for (const { type, page } of siteAddresses.records.values()) {
      if (!type.hasOwnAddress) continue;
      const { id } = await build(test, type.description);
      const [{ path } = { path: '' }] = await page.shown(context(), [id]);
      expect(await leads(path)).toBe(`page ${path}`);
      const found = (await readAll([path])).get(path);
      expect(found).toMatchObject({ record: { id, type: { description: { path: type.description.path } } } });
    }
  });

  it('is a page that shows no single record', async () => {
    for (const path of siteAddresses.fixed) {
      if (path !== '/') expect((await readAll([path])).get(path)).toEqual({ leads: 'page', path, record: null });
    }
    expect(await leads('/mon-hoc/')).toBe('page /mon-hoc');
    expect(await leads('/bai-viet?trang=1&utm_source=x#dau')).toBe('page /bai-viet?trang=1&utm_source=x#dau');
    expect((await readAll(['/'])).get('/')).toMatchObject({ leads: 'page', path: '/' });
  });

  it('is offered to editors where it shows no single record', () => {
    expect(new Set(sitePages.map(({ path }) => path))).toEqual(siteAddresses.fixed);
  });

  it('is nothing where no page is, and is not said of files and calls', async () => {
    for (const path of ['/khong-co', '/nghe-nghiep/khong-co', '/bai-viet?danh-muc=khong-co', '/gioi-thieu.html', '/mon-hoc/a'])
      expect([path, await leads(path)]).toEqual([path, 'nothing']);
    for (const path of ['/uploads/a-640.webp', '/api/menu', '/admin/menu', '/login', '/sitemap.xml', '/favicon.ico', '//a.vn/b'])
      expect([path, (await readAll([path])).get(path)?.leads]).toEqual([path, 'unknown']);
    expect((await readAll(['/%zz'])).get('/%zz')).toEqual({ leads: 'nothing', path: null, record: null });
    expect((await readAll(['/nghe-nghiep/a%00b'])).get('/nghe-nghiep/a%00b')).toEqual({
      leads: 'nothing',
      path: null,
      record: null,
    });
    expect((await readAll([`/${'a'.repeat(9_000)}`])).get(`/${'a'.repeat(9_000)}`)).toEqual({
      leads: 'nothing',
      path: null,
      record: null,
    });
  });

  it('follows a record that is renamed, moved and renamed back', async () => {
    const above = await build(test, career, { slug: `nghe-${dialect}` });
    const other = await build(test, career, { slug: `nghe-khac-${dialect}` });
    const room = await build(test, department, { nghe_nghiep_id: above.id });
    const job = await build(test, position, { bo_phan_id: room.id, slug: `viec-${dialect}` });
    const first = `/nghe-nghiep/${above.slug}/${job.slug}`;
    await change(`vi-tri/${job.id}`, { slug: `viec-moi-${dialect}` });
    expect(await leads(`${first}?a=1#muc`)).toBe(`redirect /nghe-nghiep/${above.slug}/viec-moi-${dialect}?a=1#muc`);
    await change(`bo-phan/${room.id}`, { nghe_nghiep_id: other.id });
    expect(await leads(first)).toBe(`redirect /nghe-nghiep/${other.slug}/viec-moi-${dialect}`);
    await change(`bo-phan/${room.id}`, { nghe_nghiep_id: above.id });
    await change(`vi-tri/${job.id}`, { slug: job.slug });
    expect(await leads(first)).toBe(`page ${first}`);
    expect(await leads(`/Nghe-Nghiep/${above.slug.toUpperCase()}/${job.slug}/`)).toBe(`page ${first}`);
  });

  it('follows subjects, articles, categories and pages about the school', async () => {
    const group = await build(test, majorGroup);
    const parent = await build(test, major, { group_id: group.id });
    const lesson = await build(test, subject, { nganh_hoc_id: parent.id });
    const topic = await build(test, category, { slug: `muc-${dialect}` });
    const story = await build(test, article);
    const about = await build(test, plainPage);
    await change(`nganh-hoc/${parent.id}`, { slug: `nganh-moi-${dialect}` });
    await change(`danh-muc/${topic.id}`, { slug: `muc-moi-${dialect}` });
    await change(`bai-viet/${story.id}`, { slug: `bai-moi-${dialect}` });
    await change(`trang/${about.id}`, { slug: `trang-moi-${dialect}` });
    expect(await leads(`/nganh-hoc/${group.slug}/${parent.slug}/${lesson.slug}`)).toBe(
      `redirect /nganh-hoc/${group.slug}/nganh-moi-${dialect}/${lesson.slug}`,
    );
    expect(await leads(`/bai-viet?danh-muc=muc-${dialect}&trang=2`)).toBe(
      `redirect /bai-viet?danh-muc=muc-moi-${dialect}&trang=2`,
    );
    expect(await leads(`/bai-viet/${story.slug}`)).toBe(`redirect /bai-viet/bai-moi-${dialect}`);
    expect(await leads(`/trang/${about.slug}`)).toBe(`redirect /trang/trang-moi-${dialect}`);
  });

  it('is hidden with a record, with what it belongs to, and before its moment', async () => {
    const group = await build(test, majorGroup);
    const parent = await build(test, major, { group_id: group.id });
    const path = `/nganh-hoc/${group.slug}/${parent.slug}`;
    await change(`nhom-nganh/${group.id}`, { status: hidden });
    expect(await leads(path)).toBe('hidden');
    expect((await readAll([path])).get(path)).toMatchObject({ record: { id: parent.id, title: parent.name, path: null } });
    await change(`nhom-nganh/${group.id}`, { status: shown });
    expect(await leads(path)).toBe(`page ${path}`);
    const story = await build(test, article, { published_at: new Date(test.clock.now().getTime() + 60_000).toISOString() });
    expect(await leads(`/bai-viet/${story.slug}`)).toBe('hidden');
  });

  it('is nothing once the record is deleted, and the page again once it is brought back', async () => {
    const one = await build(test, career, { slug: `xoa-${dialect}` });
    await change(`nghe-nghiep/${one.id}`, { slug: `xoa-moi-${dialect}` });
    expect((await editor.remove(`nghe-nghiep/${one.id}`)).status).toBe(200);
    expect(await leads(`/nghe-nghiep/xoa-${dialect}`)).toBe('nothing');
    expect(await leads(`/nghe-nghiep/xoa-moi-${dialect}`)).toBe('nothing');
    await editor.post(`trash/nghe-nghiep/${one.id}/restore`);
    expect(await leads(`/nghe-nghiep/xoa-${dialect}`)).toBe(`redirect /nghe-nghiep/xoa-moi-${dialect}`);
  });

  it('is where a whole old path was led, also that of a hidden page', async () => {
    const target = await build(test, career);
    const withdrawn = await build(test, career, { status: hidden });
    const end = `/nghe-nghiep/${target.slug}`;
    const lead = async (address: string) =>
      expect((await editor.post(`nghe-nghiep/${target.id}/addresses`, { address })).status).toBe(201);
    await lead(`/nghe-cu-${dialect}.html`);
    await lead(`/xem-${dialect}.php?id=7`);
    await lead(`/nghe-nghiep/${withdrawn.slug}`);
    expect(await leads(`/nghe-cu-${dialect}.html?a=1#muc`)).toBe(`redirect ${end}?a=1#muc`);
    expect(await leads(`/xem-${dialect}.php?id=7`)).toBe(`redirect ${end}`);
    expect(await leads(`/xem-${dialect}.php?id=8`)).toBe('nothing');
    expect(await leads(`/nghe-nghiep/${withdrawn.slug}`)).toBe(`redirect ${end}`);
    await change(`nghe-nghiep/${target.id}`, { status: hidden });
    expect(await leads(`/nghe-cu-${dialect}.html`)).toBe('hidden');
  });

  it('is the first entry of a dropdown that has no address and no page, for visitors who open it', async () => {
    const visit = async (path: string) => {
      const { status, headers } = await site.get(path);
      return [status, headers['location']];
    };
    const trade = await build(test, career);
    const slug = `tim-hieu-${dialect}`;
    const dropdown = await build(test, menu, { slug, type: 'dropdown' });
    const below = { parent_id: dropdown.id };
    await build(test, menu, { ...below, url: 'https://a.example', order: 1 });
    await build(test, menu, { ...below, url: `/${slug}`, order: 2 });
    await build(test, menu, { ...below, url: `/nghe-nghiep/${trade.slug}#muc`, order: 3 });
    expect(await visit(`/${slug}?utm_source=x`)).toEqual([302, `/nghe-nghiep/${trade.slug}#muc`]);
    expect(await visit(`/${slug.toUpperCase()}/`)).toEqual([302, `/nghe-nghiep/${trade.slug}#muc`]);
    await change(`nghe-nghiep/${trade.id}`, { status: hidden });
    expect(await visit(`/${slug}`)).toEqual([404, undefined]);
    await change(`nghe-nghiep/${trade.id}`, { status: shown });
    // With an address of its own it is not asked, and a page comes first.
    await change(`menu/${dropdown.id}`, { url: '/mon-hoc' });
    expect(await visit(`/${slug}`)).toEqual([404, undefined]);
    await change(`menu/${dropdown.id}`, { url: '', slug: 'mon-hoc' });
    expect(await visit('/mon-hoc')).toEqual([200, undefined]);
    const queries = await test.countQueries(() => site.get('/khong-co-menu-nay'));
    expect(queries).toBeLessThanOrEqual(3);
  });

  it('is read of many with as many queries as of one of each kind', async () => {
    const rows = [];
    while (rows.length < 30) rows.push(await build(test, career));
    const many = rows.flatMap(({ slug }) => [`/nghe-nghiep/${slug}`, `/nghe-nghiep/khong-${slug}`]);
    let found = new Map<string, OwnAddress>();
    const queries = await test.countQueries(async () => {
      found = await readAll(many);
    });
    expect([...found.values()].filter((each) => each.leads === 'page')).toHaveLength(30);
    expect(queries).toBeLessThanOrEqual(4);
    expect(descriptions.length).toBeGreaterThan(siteAddresses.records.size);
  });
});
