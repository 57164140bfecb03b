import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportOutcome, PastAddress, PastAddressesMeta, TypedAddress } from '#shared/answers/past-addresses.ts';
import {
  article,
  career,
  category,
  department,
  descriptions,
  major,
  majorGroup,
  position,
  subject,
} from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { lastSeq } from '#server/database/journal.ts';
import { addressName } from '#server/public/address-name.ts';
import { slugIn } from '#server/journal/site-addresses.ts';
import { siteAddresses, siteRecordPages } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { loadedPages } from '../support/in-process-pages.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

describe.each(dialects)('old addresses on %s', (dialect) => {
  let test: TestApp;
  let site: HttpSite;
  let editor: Editor;
  beforeAll(async () => {
    const pages = loadedPages();
    test = await createTestApp(dialect, { pages });
    site = await openHttpSite(test, { pages });
    editor = await createEditor(test, { name: 'Nguyễn An' });
  });
  afterAll(async () => {
    await site.close();
    await test.close();
  });

  /** Status, and where it leads. */
  const visit = async (path: string) => {
    const { status, headers } = await site.get(encodeURI(path).replaceAll('%25', '%'));
    return headers['location'] === undefined ? [status] : [status, headers['location']];
  };
  const rename = async (path: string, id: number, slug: string) =>
    expect((await editor.put(`${path}/${id}`, { slug })).status).toBe(200);
  const buildPosition = async (slug: string) => {
    const { id: nghe_nghiep_id, slug: above } = await build(test, career, { slug: `nghe-${slug}` });
    const { id: bo_phan_id } = await build(test, department, { nghe_nghiep_id });
    const { id } = await build(test, position, { slug, bo_phan_id });
    return { id, above, nghe_nghiep_id, bo_phan_id };
  };

  it('are those of the content types that the back office takes to have a page', () => {
    const known = [...siteAddresses.records.values()].map(({ type }) => type.description.path);
    expect(new Set(known)).toEqual(
      new Set((descriptions as readonly Description[]).flatMap(({ path, page }) => (page === undefined ? [] : [path]))),
    );
  });

  it('are written as their patterns say', async () => {
    for (const resource of descriptions) await build(test, resource);
    const context = { db: test.db, now: test.clock.now() };
    for (const { type, page } of siteAddresses.records.values()) {
      const { description } = type;
      if (!type.hasOwnAddress) continue;
      const { id } = await build(test, description);
      const [shown] = await page.shown(context, [id]);
      const slug = slugIn(page.pattern, shown?.path ?? '');
      const found = await siteRecordPages.get(description.path)?.find(context, slug ?? '');
      expect(siteRecordPages.get(description.path)?.trail(found).at(-1)?.path).toBe(shown?.path);
      const [path = '', query] = shown?.path.split('?') ?? [];
      expect(addressName(path, query === undefined ? '' : `?${query}`)).toBe(shown?.path);
      expect(await page.shown(context, [2_147_483_647])).toEqual([]);
    }
  });

  it('answer a call with the record that had the slug last, and say so', async () => {
    const { id } = await build(test, career, { name: 'Đồ họa', slug: 'do-hoa' });
    await rename('nghe-nghiep', id, 'do-hoa-2');
    await rename('nghe-nghiep', id, 'do-hoa-3');
    const now = await test.json<{ id: number; slug: string }>('/api/nghe-nghiep/do-hoa-3');
    expect('meta' in now.body).toBe(false);
    for (const old of ['do-hoa', 'do-hoa-2']) {
      const { status, body } = await test.json<{ id: number; slug: string }>(`/api/nghe-nghiep/${old}`);
      expect([status, body.data, body.meta]).toEqual([200, now.body.data, { redirected_from: old }]);
    }
    const queries = await test.countQueries(() => test.request('/api/nghe-nghiep/khong-co'));
    expect(queries).toBe(2);
    const wrong = await test.countQueries(() => test.request('/api/nghe-nghiep/Khong_co'));
    expect(wrong).toBe(0);
  });

  it('lead in one hop whatever happened in between', async () => {
    const { id, above, nghe_nghiep_id, bo_phan_id } = await buildPosition('hoa-si');
    const ways = [`/nghe-nghiep/${above}/hoa-si`];
    await rename('vi-tri', id, 'hoa-si-b');
    ways.push(`/nghe-nghiep/${above}/hoa-si-b`);
    await rename('nghe-nghiep', nghe_nghiep_id, 'nghe-moi');
    ways.push('/nghe-nghiep/nghe-moi/hoa-si-b');
    await rename('vi-tri', id, 'hoa-si-c');
    const elsewhere = await buildPosition('khac');
    await editor.put(`vi-tri/${id}`, { bo_phan_id: elsewhere.bo_phan_id });
    ways.push('/nghe-nghiep/nghe-moi/hoa-si-c', '/nghe-nghiep/khong-co/hoa-si', '/Nghe-Nghiep/X/Hoa-Si-B/');
    const end = `/nghe-nghiep/${elsewhere.above}/hoa-si-c`;
    for (const way of ways) expect([way, await visit(way)]).toEqual([way, [301, end]]);
    expect(await visit(`${ways[0]}?utm_source=x&a=1`)).toEqual([301, `${end}?utm_source=x&a=1`]);
    expect(await visit(end)).toEqual([200]);
    // The department moves with all of its positions.
    await editor.put(`bo-phan/${elsewhere.bo_phan_id}`, { nghe_nghiep_id });
    for (const way of [...ways.slice(0, 3), end]) expect(await visit(way)).toEqual([301, '/nghe-nghiep/nghe-moi/hoa-si-c']);
    expect(bo_phan_id).toBeGreaterThan(0);
  });

  it('lead on from majors, groups, subjects, articles and categories', async () => {
    const group = await build(test, majorGroup, { slug: 'nhom-cu' });
    const top = await build(test, major, { slug: 'nganh-cu', group_id: group.id });
    const leaf = await build(test, subject, { slug: 'mon-cu', nganh_hoc_id: top.id });
    const topic = await build(test, category, { slug: 'muc-cu' });
    const text = await build(test, article, { slug: 'bai-cu', category_id: topic.id });
    await rename('nhom-nganh', group.id, 'nhom-moi');
    await rename('nganh-hoc', top.id, 'nganh-moi');
    await rename('mon-hoc', leaf.id, 'mon-moi');
    await rename('danh-muc', topic.id, 'muc-moi');
    await rename('bai-viet', text.id, 'bai-moi');
    expect(await visit('/nganh-hoc/nhom-cu')).toEqual([301, '/nganh-hoc/nhom-moi']);
    expect(await visit('/nganh-hoc/nhom-cu/nganh-cu')).toEqual([301, '/nganh-hoc/nhom-moi/nganh-moi']);
    expect(await visit('/nganh-hoc/nhom-cu/nganh-cu/mon-cu')).toEqual([301, '/nganh-hoc/nhom-moi/nganh-moi/mon-moi']);
    expect(await visit('/bai-viet/bai-cu')).toEqual([301, '/bai-viet/bai-moi']);
    expect(await visit('/bai-viet?danh-muc=muc-cu')).toEqual([301, '/bai-viet?danh-muc=muc-moi']);
    expect(await visit('/bai-viet?danh-muc=muc-cu&trang=2&utm_source=x')).toEqual([
      301,
      '/bai-viet?danh-muc=muc-moi&trang=2&utm_source=x',
    ]);
    expect(await visit('/bai-viet?danh-muc=muc-moi')).toEqual([200]);
    expect(await visit('/bai-viet?danh-muc=khong-co')).toEqual([404]);
  });

  it('belong to whoever has the slug now, hidden or not', async () => {
    const first = await build(test, career, { slug: 'chu-cu' });
    await rename('nghe-nghiep', first.id, 'chu-moi');
    const second = await build(test, career, { slug: 'chu-cu' });
    expect(await visit('/nghe-nghiep/chu-cu')).toEqual([200]);
    await editor.put(`nghe-nghiep/${second.id}`, { status: 0 });
    expect(await visit('/nghe-nghiep/chu-cu')).toEqual([404]);
    await rename('nghe-nghiep', second.id, 'chu-khac');
    // The last that had it is hidden.
    expect(await visit('/nghe-nghiep/chu-cu')).toEqual([404]);
    await editor.put(`nghe-nghiep/${second.id}`, { status: 1 });
    expect(await visit('/nghe-nghiep/chu-cu')).toEqual([301, '/nghe-nghiep/chu-khac']);
    expect((await editor.remove(`nghe-nghiep/${second.id}`, { version: null })).status).toBeGreaterThan(0);
  });

  it('are not taken by a record that nobody saw, whatever becomes of it', async () => {
    const { id, slug } = await build(test, career, { slug: 'dau-tien' });
    await rename('nghe-nghiep', id, 'dau-tien-nay');
    const { body } = await editor.post<{ id: number }>('nghe-nghiep', { name: 'Chưa ai thấy', slug, status: 0 });
    expect(await visit('/nghe-nghiep/dau-tien')).toEqual([404]);
    await rename('nghe-nghiep', body.data.id, 'chua-ai-thay');
    expect(await visit('/nghe-nghiep/dau-tien')).toEqual([301, '/nghe-nghiep/dau-tien-nay']);
    await rename('nghe-nghiep', body.data.id, 'dau-tien');
    await editor.purge(`nghe-nghiep/${body.data.id}`);
    expect(await visit('/nghe-nghiep/dau-tien')).toEqual([301, '/nghe-nghiep/dau-tien-nay']);
  });

  it('lead to the former owner again once the one that took them is gone for good', async () => {
    const one = await build(test, career, { slug: 'truyen-tay' });
    await rename('nghe-nghiep', one.id, 'truyen-tay-mot');
    const two = await build(test, career, { slug: 'truyen-tay' });
    await rename('nghe-nghiep', two.id, 'truyen-tay-hai');
    const three = await build(test, career, { slug: 'truyen-tay' });
    expect(await visit('/nghe-nghiep/truyen-tay')).toEqual([200]);
    const owners = async (id: number) =>
      (await editor.get<PastAddress[]>(`nghe-nghiep/${id}/addresses`)).body.data.map(({ name, taken }) => [name, taken]);
    expect(await owners(one.id)).toEqual([['truyen-tay', true]]);
    await editor.remove(`nghe-nghiep/${three.id}`);
    // It may come back out of the trash.
    expect(await visit('/nghe-nghiep/truyen-tay')).toEqual([404]);
    await editor.remove(`trash/nghe-nghiep/${three.id}`);
    expect(await visit('/nghe-nghiep/truyen-tay')).toEqual([301, '/nghe-nghiep/truyen-tay-hai']);
    expect(await owners(one.id)).toEqual([['truyen-tay', true]]);
    expect(await owners(two.id)).toEqual([['truyen-tay', false]]);
    // Who had it before has it once more, and comes last to have had it.
    await rename('nghe-nghiep', one.id, 'truyen-tay');
    await rename('nghe-nghiep', one.id, 'truyen-tay-ba');
    expect(await visit('/nghe-nghiep/truyen-tay')).toEqual([301, '/nghe-nghiep/truyen-tay-ba']);
    await editor.purge(`nghe-nghiep/${one.id}`);
    expect(await visit('/nghe-nghiep/truyen-tay')).toEqual([301, '/nghe-nghiep/truyen-tay-hai']);
    await editor.purge(`nghe-nghiep/${two.id}`);
    expect(await visit('/nghe-nghiep/truyen-tay')).toEqual([404]);
    expect(await test.db.selectFrom('past_address').select('name').where('name', 'like', 'truyen-tay%').execute()).toEqual([]);
  });

  it('say whose they are before another record takes them', async () => {
    const { id, name } = await build(test, career, { slug: 'hoi-truoc' });
    const owner = async (slug: string) =>
      (await editor.get(`past-addresses/owner?resource=nghe-nghiep&slug=${slug}`)).body.data as unknown;
    expect(await owner('hoi-truoc')).toBeNull();
    await rename('nghe-nghiep', id, 'hoi-sau');
    expect(await owner('hoi-truoc')).toEqual({ id, title: name });
    expect(await owner('hoi-sau')).toBeNull();
    await editor.remove(`nghe-nghiep/${id}`);
    expect(await owner('hoi-truoc')).toBeNull();
    for (const query of ['', '?resource=menu&slug=a', '?resource=nghe-nghiep', '?resource=nghe-nghiep&slug=%00'])
      expect((await editor.get(`past-addresses/owner${query}`)).status).toBe(422);
  });

  it('are told below everything that the record hung on', async () => {
    const { id, nghe_nghiep_id } = await buildPosition('duong-cu');
    const elsewhere = await buildPosition('duong-khac');
    await rename('nghe-nghiep', nghe_nghiep_id, 'tren-hai');
    await rename('vi-tri', id, 'duong-moi');
    await editor.put(`vi-tri/${id}`, { bo_phan_id: elsewhere.bo_phan_id });
    const { body } = await editor.get<PastAddress[]>(`vi-tri/${id}/addresses`);
    const [old] = body.data;
    expect(old).toMatchObject({ address: `/nghe-nghiep/${elsewhere.above}/duong-cu` });
    expect(old?.also).toEqual(['/nghe-nghiep/tren-hai/duong-cu', '/nghe-nghiep/nghe-duong-cu/duong-cu']);
    const { address, also } = body.meta as unknown as PastAddressesMeta;
    expect(also).toEqual(['/nghe-nghiep/tren-hai/duong-moi', '/nghe-nghiep/nghe-duong-cu/duong-moi']);
    for (const way of [...(old?.also ?? []), ...also]) expect([way, await visit(way)]).toEqual([way, [301, address]]);
  });

  it('of a deleted record lead nowhere until it is there again', async () => {
    const { id } = await build(test, career, { slug: 'bi-xoa' });
    await rename('nghe-nghiep', id, 'bi-xoa-2');
    expect(await visit('/nghe-nghiep/bi-xoa')).toEqual([301, '/nghe-nghiep/bi-xoa-2']);
    const row = await test.db.selectFrom('nghe_nghiep').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect((await editor.remove(`nghe-nghiep/${id}?version=${row.version}`)).status).toBe(200);
    expect(await visit('/nghe-nghiep/bi-xoa')).toEqual([404]);
    expect(await visit('/nghe-nghiep/bi-xoa-2')).toEqual([404]);
    await test.db
      .insertInto('nghe_nghiep')
      .values({ ...row, slug: 'bi-xoa-tro-lai' })
      .execute();
    expect((await editor.put(`nghe-nghiep/${id}`, { name: 'Trở lại' })).status).toBe(200);
    for (const old of ['bi-xoa', 'bi-xoa-2'])
      expect(await visit(`/nghe-nghiep/${old}`)).toEqual([301, '/nghe-nghiep/bi-xoa-tro-lai']);
  });

  it('are lived through by a record that is renamed back', async () => {
    const { id } = await build(test, career, { slug: 've-cu' });
    await rename('nghe-nghiep', id, 've-moi');
    await rename('nghe-nghiep', id, 've-cu');
    expect(await visit('/nghe-nghiep/ve-moi')).toEqual([301, '/nghe-nghiep/ve-cu']);
    expect(await visit('/nghe-nghiep/ve-cu')).toEqual([200]);
    const { body } = await editor.get<PastAddress[]>(`nghe-nghiep/${id}/addresses`);
    expect(body.data.map(({ address }) => address)).toEqual(['/nghe-nghiep/ve-moi']);
  });

  describe('typed as whole paths', () => {
    const add = (id: number, address: string, path = 'vi-tri') =>
      editor.post<PastAddress[]>(`${path}/${id}/addresses`, { address });

    it('lead on from any spelling before a page is not found, and only then', async () => {
      const { id, above } = await buildPosition('dan-trang');
      const before = await lastSeq(test.db);
      expect((await add(id, 'https://www.truong-cu.edu.vn/Gioi-Thieu.HTML#dau')).status).toBe(201);
      expect((await add(id, '/Đào tạo/Dàn trang/')).status).toBe(201);
      expect((await add(id, '/index.php?ID=3&lang=vi')).status).toBe(201);
      const rows = await test.db
        .selectFrom('journal')
        .select(['resource', 'record_id', 'action', 'data'])
        .where('seq', '>', before)
        .execute();
      expect(rows).toEqual(
        Array.from({ length: 3 }, () => ({ resource: 'position', record_id: id, action: 'settings', data: null })),
      );
      const end = `/nghe-nghiep/${above}/dan-trang`;
      for (const way of [
        '/gioi-thieu.html',
        '/Gioi-Thieu.HTML/',
        '/đào%20tạo/dàn%20trang',
        '/index.php?lang=vi&id=3',
        '/INDEX.php?id=3&lang=vi',
      ])
        expect([way, await visit(way)]).toEqual([way, [301, end]]);
      expect(await visit('/gioi-thieu.html?utm_source=x')).toEqual([301, `${end}?utm_source=x`]);
      for (const way of ['/index.php', '/index.php?id=4', '/index.php?id=3', '/gioi-thieu', '/gioi-thieu.html/x'])
        expect([way, await visit(way)]).toEqual([way, [404]]);
      await rename('vi-tri', id, 'dan-trang-2');
      expect(await visit('/gioi-thieu.html')).toEqual([301, `/nghe-nghiep/${above}/dan-trang-2`]);
      await editor.put(`vi-tri/${id}`, { status: 0 });
      expect(await visit('/gioi-thieu.html')).toEqual([404]);
      await editor.put(`vi-tri/${id}`, { status: 1 });
      const { body } = await editor.get<PastAddress[]>(`vi-tri/${id}/addresses`);
      expect(body.data.map(({ address }) => address).toSorted()).toEqual(
        ['/gioi-thieu.html', '/index.php?id=3&lang=vi', `/nghe-nghiep/${above}/dan-trang`, '/đào%20tạo/dàn%20trang'].toSorted(),
      );
      expect(body.meta as unknown as PastAddressesMeta).toEqual({ address: `/nghe-nghiep/${above}/dan-trang-2`, also: [] });
      expect(body.data[0]).toMatchObject({ by: { name: 'Nguyễn An' }, taken: false });
      const query = new URLSearchParams({ place: '/', name: '/gioi-thieu.html' });
      expect((await editor.remove(`vi-tri/${id}/addresses?${query}`)).status).toBe(200);
      expect(await visit('/gioi-thieu.html')).toEqual([404]);
      expect((await editor.remove(`vi-tri/${id}/addresses?${query}`)).status).toBe(404);
    });

    it('cost a page that is there nothing, and one that is not one query', async () => {
      const { above } = await buildPosition('re-tien');
      const queries = async (path: string) => test.countQueries(() => test.app.request(path));
      const good = await queries(`/nghe-nghiep/${above}/re-tien`);
      expect(good).toBeLessThanOrEqual(5);
      expect(await queries('/khong/co/gi/ca/o/day')).toBe(1);
      expect(await queries(`/${'a'.repeat(9_000)}`)).toBe(0);
    });

    it('are refused where they would hide something or lead two ways', async () => {
      const { id, above } = await buildPosition('giu-cho');
      const other = await buildPosition('nguoi-khac');
      const hidden = await build(test, career, { slug: 'dang-an', status: 0 });
      await rename('nghe-nghiep', other.nghe_nghiep_id, 'nghe-da-doi');
      expect((await add(other.id, '/da-co.html')).status).toBe(201);
      const cases: [address: string, reason: RegExp][] = [
        ['gioi-thieu.html', /phải bắt đầu bằng \/ hoặc http/],
        ['', /phải bắt đầu bằng/],
        ['javascript:alert(1)', /phải bắt đầu bằng/],
        ['/', /đang là một trang/],
        ['/?p=12', /đang là một trang/],
        ['/Mon-Hoc/', /đang là một trang/],
        ['/bai-viet?id=3', /đang là một trang/],
        [`/nghe-nghiep/${above}`, /đang là trang “/],
        [`/nghe-nghiep/${above}/giu-cho?x=1`, /đã dẫn tới|đang là trang/],
        [`/nghe-nghiep/sai/nguoi-khac`, /đã dẫn tới vị trí “/],
        ['/nghe-nghiep/sai/giu-cho', /đã dẫn tới đây rồi/],
        [`/nghe-nghiep/${other.above}`, /đã dẫn tới nghề nghiệp “/],
        ['https://truong.example/da-co.HTML', /đã dẫn tới vị trí “/],
        ['/admin/x', /dành cho hệ thống/],
        ['/API', /dành cho hệ thống/],
        ['/uploads/anh.webp', /dành cho hệ thống/],
        ['/assets', /dành cho hệ thống/],
        ['/login?x', /dành cho hệ thống/],
        ['/robots.txt', /dành cho hệ thống/],
        ['/tuyen-sinh.ics?nganh=kien-truc', /dành cho hệ thống/],
        ['/tuyen-sinh/12.ics', /dành cho hệ thống/],
        ['/.well-known/security.txt', /dành cho hệ thống/],
        ['/%E0%A4%A', /không đọc được/],
        [`/${'a'.repeat(500)}`, /dài hơn 500 ký tự/],
      ];
      for (const [address, reason] of cases) {
        const { status, body } = await add(id, address);
        expect([address, status, body.errors?.['address']?.[0]]).toEqual([address, 422, expect.stringMatching(reason)]);
      }
      // A hidden page is not there: its address may lead elsewhere until it is.
      expect((await add(id, `/nghe-nghiep/${hidden.slug}`)).status).toBe(201);
      expect(await visit('/nghe-nghiep/dang-an')).toEqual([301, `/nghe-nghiep/${above}/giu-cho`]);
      await editor.put(`nghe-nghiep/${hidden.id}`, { status: 1 });
      expect(await visit('/nghe-nghiep/dang-an')).toEqual([200]);
    });

    it.each([
      "/'; drop table past_address; --",
      '/<script>alert(1)</script>',
      '/%00',
      '/a%0d%0aSet-Cookie:%20x=1',
      '/%2e%2e%2f%2e%2e%2fetc/passwd',
      '/\\evil.example/y',
      '//evil.example/x',
      '/ﬁ/İ/ẞ',
      '/😀?😀=😀',
      '/a%2Fb?c=%26',
      '/%25%32%35',
    ])('take %j as it is', async (address) => {
      const { id } = await build(test, career);
      const { status, body } = await add(id, address, 'nghe-nghiep');
      expect(status).toBe(201);
      const [kept] = body.data;
      const { body: record } = await editor.get<{ slug: string }>(`nghe-nghiep/${id}`);
      const answer = await test.app.request(new Request(`http://localhost${kept!.name}`));
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/nghe-nghiep/${record.data.slug}`]);
      const query = new URLSearchParams({ place: '/', name: kept!.name });
      expect((await editor.remove(`nghe-nghiep/${id}/addresses?${query}`)).status).toBe(200);
    });

    it('are free again when their record is gone', async () => {
      const gone = await build(test, career);
      const next = await build(test, career);
      expect((await add(gone.id, '/tu-do.html', 'nghe-nghiep')).status).toBe(201);
      expect((await add(next.id, '/tu-do.html', 'nghe-nghiep')).status).toBe(422);
      await editor.remove(`nghe-nghiep/${gone.id}?version=1`);
      expect((await add(next.id, '/tu-do.html', 'nghe-nghiep')).status).toBe(201);
      expect(await visit('/tu-do.html')).toEqual([301, `/nghe-nghiep/${next.slug}`]);
    });

    it('say who has the slug now', async () => {
      const { id } = await build(test, career, { slug: 'bi-lay' });
      await rename('nghe-nghiep', id, 'bi-lay-2');
      await build(test, career, { slug: 'bi-lay' });
      const { body } = await editor.get<PastAddress[]>(`nghe-nghiep/${id}/addresses`);
      expect(body.data).toMatchObject([{ place: 'nghe-nghiep', name: 'bi-lay', taken: true }]);
      const query = new URLSearchParams({ place: 'nghe-nghiep', name: 'bi-lay' });
      expect((await editor.remove(`nghe-nghiep/${id}/addresses?${query}`)).body.data).toEqual([]);
    });

    it('of a hidden position leave open what stands above it', async () => {
      const { id, nghe_nghiep_id } = await buildPosition('khuat');
      await editor.put(`nghe-nghiep/${nghe_nghiep_id}`, { status: 0 });
      await rename('vi-tri', id, 'khuat-2');
      const { body } = await editor.get<PastAddress[]>(`vi-tri/${id}/addresses`);
      expect(body.data[0]?.address).toBe('/nghe-nghiep/…/khuat');
      expect(body.meta as unknown).toEqual({
        address: '/nghe-nghiep/…/khuat-2',
        also: ['/nghe-nghiep/nghe-khuat/khuat-2'],
      });
    });

    it('are asked for a place and a name that can be', async () => {
      const { id } = await build(test, career);
      for (const query of ['', '?place=/', '?place=/&name=%00', `?place=/&name=${'a'.repeat(501)}`, '?place=/&place=/&name=a'])
        expect((await editor.remove(`nghe-nghiep/${id}/addresses${query}`)).status).toBe(422);
      expect((await editor.get('past-addresses?after=%00')).status).toBe(422);
      for (const path of ['menu', 'banners', 'bo-phan']) expect((await editor.get(`${path}/1/addresses`)).status).toBe(404);
    });
  });

  describe('imported', () => {
    const send = (text: string, dry_run?: boolean) =>
      editor.post<ImportOutcome>('past-addresses/import', { text, ...(dry_run !== undefined && { dry_run }) });

    it('are looked at for one after the other, and those beyond a short queue are told to come again', async () => {
      const text = Array.from({ length: 500 }, (_, index) => `/cu/${index}, /bai-viet/${index}`).join('\n');
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(text)));
      const statuses = answers.map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      expect(answers.find(({ status }) => status === 503)?.headers.get('Retry-After')).toBe('5');
    });

    it('are judged line by line first, and written altogether or not at all', async () => {
      const { id, above } = await buildPosition('nhap');
      await rename('vi-tri', id, 'nhap-2');
      const hidden = await build(test, career, { status: 0 });
      const end = `/nghe-nghiep/${above}/nhap-2`;
      const good = [
        `\uFEFF/nhap/a.html\t${end}`,
        '',
        `/nhap/tin,tuc;3.html, https://truong.example${end}`,
        `"/nhap/b.php?id=1";"/nghe-nghiep/${above}/nhap"`,
        `/nhap/A.html,${end}`,
      ];
      const bad = [
        '/nhap/c.html',
        `nhap/d.html,${end}`,
        '/nhap/e.html,/khong-co',
        '/nhap/f.html,/mon-hoc',
        `/nhap/g.html,/nghe-nghiep/${hidden.slug}`,
        `/nhap/a.html,/nghe-nghiep/${above}`,
        `${end},/nghe-nghiep/${above}`,
      ];
      const judged = await send([...good, ...bad].join('\r\n'));
      expect(judged.status).toBe(200);
      const { lines, ...counts } = judged.body.data;
      expect(counts).toEqual({ dry_run: true, added: 3, same: 1, refused: 7 });
      expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
        [1, 'added'],
        [3, 'added'],
        [4, 'added'],
        [5, 'same'],
        ...bad.map((_, index) => [6 + index, 'refused']),
      ]);
      expect(lines[0]?.record).toEqual({ resource: 'vi-tri', id, title: expect.any(String) });
      expect(lines.slice(4).map(({ reason }) => reason)).toEqual([
        expect.stringContaining('Thiếu địa chỉ mới'),
        expect.stringContaining('phải bắt đầu bằng'),
        expect.stringContaining('không có trang'),
        expect.stringContaining('phải là trang của'),
        expect.stringContaining('đang ẩn'),
        expect.stringContaining('đã có ở dòng 1'),
        expect.stringContaining('đang là trang'),
      ]);
      const refused = await send([...good, ...bad].join('\n'), false);
      expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('Chưa nhập dòng nào, vì 7 dòng')]);
      expect(await visit('/nhap/a.html')).toEqual([404]);
      const before = await lastSeq(test.db);
      const written = await send(good.join('\n'), false);
      expect(written.body.data).toMatchObject({ dry_run: false, added: 3, same: 1, refused: 0 });
      expect(await lastSeq(test.db)).toBe(before + 1);
      expect(await visit('/nhap/a.html')).toEqual([301, end]);
      expect(await visit('/nhap/tin,tuc;3.html')).toEqual([301, end]);
      expect(await visit('/nhap/b.php?id=1')).toEqual([301, end]);
      const again = await send(good.join('\n'), false);
      expect(again.body.data).toMatchObject({ added: 0, same: 4 });
      expect(await lastSeq(test.db)).toBe(before + 1);
    });

    it('are at most 5,000 lines, which take a fixed number of queries, and are listed page by page', async () => {
      const { above } = await buildPosition('nhieu');
      const lines = (count: number) =>
        Array.from({ length: count }, (_, index) => `/n/${index}.html,/nghe-nghiep/${above}/nhieu`);
      expect((await send(lines(5_001).join('\n'))).status).toBe(422);
      expect((await send('\n \n')).status).toBe(422);
      let written = 0;
      const queries = await test.countQueries(async () => {
        written = (await send(lines(5_000).join('\n'), false)).body.data.added;
      });
      expect(written).toBe(5_000);
      expect(queries).toBeLessThan(60);
      const seen: string[] = [];
      let next: string | null = '';
      for (let turn = 0; next !== null && turn < 200; turn += 1) {
        const query: string = next === '' ? '' : `?${new URLSearchParams({ after: next })}`;
        const { body } = await editor.get<TypedAddress[]>(`past-addresses${query}`);
        seen.push(...body.data.map(({ name }) => name));
        ({ next } = body.meta as unknown as { next: string | null });
      }
      const all = await test.db.selectFrom('past_address').select('name').where('place', '=', '/').execute();
      expect(seen).toHaveLength(all.length);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(seen.toSorted((one, other) => Buffer.from(one).compare(Buffer.from(other))));
    });
  });
});
