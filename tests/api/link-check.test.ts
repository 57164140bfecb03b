import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DashboardWork } from '#shared/answers/dashboard.ts';
import type { JournalEvent } from '#shared/answers/journal.ts';
import type { LinkCheck, LinkProblem } from '#shared/answers/links.ts';
import { article, banner, career, category, major, menu, plainPage, position } from '#shared/content-types/index.ts';
import { connect } from '#server/database/connect.ts';
import { checkLease } from '#server/links/check-links.ts';
import { siteLinks } from '#server/start/app.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { type Answer, answer, openOtherSites, type OtherSites, page, redirect } from '../support/other-sites.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

const here = page('Ở đây');
const gone = answer('404 Not Found');
const hour = 3_600_000;
const night = 24 * hour;
const publicUrl = 'https://truong.example';

describe.each(dialects)('the check of links on %s', (dialect) => {
  let test: TestApp;
  let sites: OtherSites;
  let admin: Editor;
  const hosts: Record<string, Answer> = {};
  beforeEach(async () => {
    for (const host of Object.keys(hosts)) delete hosts[host];
    hosts['tot.example'] = here;
    sites = await openOtherSites({ hosts });
    test = await createTestApp(dialect, { network: sites.network, publicUrl });
    admin = await createEditor(test);
  });
  afterEach(async () => {
    await test.close();
    await sites.close();
  });

  const list = async (filter?: string, by = admin) =>
    (await by.get<LinkProblem[]>(`link-problems?per_page=100${filter === undefined ? '' : `&filter=${filter}`}`)).body.data;
  const told = async (filter?: string) =>
    Object.fromEntries((await list(filter)).map(({ address, kind, reason }) => [address, `${kind} ${reason}`]));
  const check = async () => (await admin.get<LinkCheck>('link-check')).body.data;
  const byHand = async () => {
    expect((await admin.post('link-check')).status).toBe(200);
    await test.links.ended();
    return check();
  };
  const link = (address: string) => build(test, banner, { link: address });
  const marked = (content: string) => [{ title: 'Mục', content, list: [], marked: true as const }];

  it('finds links wherever they stand, and says where', async () => {
    const one = await link('http://mat.example/1');
    const entry = await build(test, menu, { url: 'http://mat.example/2' });
    const job = await build(test, position, {
      luong_nguon: 'Khảo sát 2026, http://mat.example/3.',
      short_description: 'Xem http://mat.example/4 hoặc mức 20 triệu/tháng',
      youtube_url: 'http://mat.example/5',
    });
    const text = await build(test, article, {
      content: [
        ...marked('Đọc *[ở đây](http://mat.example/6)*, hay http://mat.example/7, [thư](mailto:a@b.vn)'),
        { title: 'http://mat.example/8', content: '[chữ](http://mat.example/9)', list: ['http://mat.example/10'] },
      ],
    });
    const study = await build(test, major, {
      tuyen_sinh: [{ nam: 2026, phuong_thuc: 'Thi', to_hop: [], thang_diem: 30, diem_chuan: 20, nguon: 'http://mat.example/11' }],
    });
    const noLinks = { noi_nop: null, facebook: null, tiktok: null, youtube: null };
    expect((await admin.put('cai-dat', { ...noLinks, website: 'http://mat.example/1' })).status).toBe(200);
    hosts['mat.example'] = gone;
    const { state, total, done, is_complete: isComplete } = await byHand();
    expect([state, total, done, isComplete]).toEqual(['done', 11, 11, true]);
    const found = await list();
    const places = Object.fromEntries(
      found.map(({ address, places: those }) => [
        address.replace('http://mat.example/', ''),
        those.map(({ resource, id, field }) => `${resource} ${id} ${field}`),
      ]),
    );
    expect(places).toEqual({
      1: [`banners ${one.id} link`, 'cai-dat 1 website'],
      2: [`menu ${entry.id} url`],
      3: [`vi-tri ${job.id} luong_nguon`],
      4: [`vi-tri ${job.id} short_description`],
      5: [`vi-tri ${job.id} youtube_url`],
      6: [`bai-viet ${text.id} content`],
      7: [`bai-viet ${text.id} content`],
      8: [`bai-viet ${text.id} content`],
      9: [`bai-viet ${text.id} content`],
      10: [`bai-viet ${text.id} content`],
      11: [`nganh-hoc ${study.id} tuyen_sinh`],
    });
    const twice = found.find(({ address }) => address.endsWith('/1'));
    expect(twice).toMatchObject({ kind: 'dead', reason: 'status', status: 404, fails: 1, is_suspect: false, places_total: 2 });
    expect(twice?.places[0]?.title).toBe(one.title);
  });

  it('looks at entries of the menu that have no address, which lead to the page of their slug', async () => {
    const lost = await build(test, menu, { title: 'Mất', url: null, slug: 'khong-co-trang' });
    await build(test, menu, { title: 'Bài viết', url: '', slug: 'bai-viet' });
    // Leads on to its entries.
    await build(test, menu, { title: 'Nhóm', url: null, slug: 'nhom-muc', type: 'dropdown' });
    await byHand();
    expect(await told()).toEqual({ '/khong-co-trang': 'dead nothing' });
    expect((await list())[0]?.places).toEqual([{ resource: 'menu', id: lost.id, title: 'Mất', field: 'slug' }]);
    expect((await admin.put(`menu/${lost.id}`, { url: '/nganh-hoc' })).status).toBe(200);
    expect(await told()).toEqual({});
  });

  it('knows its own pages without asking anybody: found, moved, hidden, past, nothing', async () => {
    const shown = await build(test, career, { name: 'Nghề gốm' });
    const hidden = await build(test, career, { name: 'Nghề cũ', status: 0 });
    const later = await build(test, article, { title: 'Mai mới có', published_at: '2027-01-01T00:00:00.000Z' });
    const shelf = await build(test, category, { name: 'Góc xưởng' });
    const about = await build(test, plainPage, { name: 'Giới thiệu' });
    const renamed = await build(test, career, { name: 'Nghề lụa' });
    expect((await admin.put(`nghe-nghiep/${renamed.id}`, { slug: 'nghe-to-lua' })).status).toBe(200);
    expect((await admin.post(`nghe-nghiep/${shown.id}/addresses`, { address: '/cu/gom.html' })).status).toBe(201);
    const { job, study } = { job: await build(test, position, { name: 'Thợ gốm' }), study: await build(test, major) };
    const rightJob = (await test.json<{ path: string }>(`/api/vi-tri/${job.slug}`)).body.data as unknown as {
      nghe_nghiep?: { slug: string };
    };
    const parent = rightJob.nghe_nghiep?.slug ?? '';
    const links = [
      '/nghe-nghiep/nghe-gom?utm_source=zalo#muc',
      `${publicUrl}/nghe-nghiep/nghe-gom`,
      '/bai-viet',
      '/bai-viet?trang=2',
      '/kham-pha',
      '/',
      '/favicon.svg',
      '/login',
      '/sitemap.xml',
      `/bai-viet?danh-muc=${shelf.slug}`,
      `/trang/${about.slug}`,
      '/nghe-nghiep/nghe-cu',
      `/bai-viet/${later.slug}`,
      '/nghe-nghiep/nghe-lua#muc',
      `${publicUrl}/nghe-nghiep/nghe-lua`,
      '/cu/gom.html',
      '/Nghe-Nghiep/Nghe-Gom/',
      '/nghe-nghiep/khong-co',
      '/khong/co/gi',
      '/uploads/khong-co-640.webp',
      '/bai-viet?danh-muc=khong-co',
    ];
    for (const each of links) await link(each);
    if (parent !== '') await link(`/nghe-nghiep/sai-nghe/${job.slug}`);
    await build(test, article, {
      content: marked(
        `[a](nghe-nghiep:${shown.id}) [b](nghe-nghiep:${hidden.id}) [c](nghe-nghiep:999999) [d](nganh-hoc:${study.id}) [e](la-gi:1)`,
      ),
    });
    expect((await byHand()).state).toBe('done');
    const found = Object.fromEntries((await list()).map((each) => [each.address, each]));
    const newAddressOf = (address: string) => found[address]?.new_address;
    expect(Object.keys(found).sort()).toEqual(
      [
        '/nghe-nghiep/nghe-cu',
        `/bai-viet/${later.slug}`,
        '/nghe-nghiep/nghe-lua#muc',
        `${publicUrl}/nghe-nghiep/nghe-lua`,
        '/cu/gom.html',
        '/Nghe-Nghiep/Nghe-Gom/',
        '/nghe-nghiep/khong-co',
        '/khong/co/gi',
        '/uploads/khong-co-640.webp',
        '/bai-viet?danh-muc=khong-co',
        `nghe-nghiep:${hidden.id}`,
        'nghe-nghiep:999999',
        'la-gi:1',
        ...(parent === '' ? [] : [`/nghe-nghiep/sai-nghe/${job.slug}`]),
      ].sort(),
    );
    expect(found['/nghe-nghiep/nghe-cu']).toMatchObject({ kind: 'hidden', target: { resource: 'nghe-nghiep', id: hidden.id } });
    expect(found[`/bai-viet/${later.slug}`]).toMatchObject({ kind: 'hidden', target: { resource: 'bai-viet', id: later.id } });
    expect(newAddressOf('/nghe-nghiep/nghe-lua#muc')).toBe('/nghe-nghiep/nghe-to-lua#muc');
    expect(newAddressOf(`${publicUrl}/nghe-nghiep/nghe-lua`)).toBe(`${publicUrl}/nghe-nghiep/nghe-to-lua`);
    expect(newAddressOf('/cu/gom.html')).toBe('/nghe-nghiep/nghe-gom');
    expect(newAddressOf('/Nghe-Nghiep/Nghe-Gom/')).toBe('/nghe-nghiep/nghe-gom');
    if (parent !== '') expect(newAddressOf(`/nghe-nghiep/sai-nghe/${job.slug}`)).toBe(`/nghe-nghiep/${parent}/${job.slug}`);
    for (const nothing of ['/nghe-nghiep/khong-co', '/khong/co/gi', '/uploads/khong-co-640.webp', '/bai-viet?danh-muc=khong-co'])
      expect(found[nothing]).toMatchObject({ kind: 'dead', reason: 'nothing', is_suspect: false });
    expect(found['nghe-nghiep:999999']).toMatchObject({ kind: 'dead', reason: 'deleted' });
    expect(sites.dialled).toEqual([]);
  });

  it('is certain of another site after two nights, and at once when somebody asked', async () => {
    await link('http://mat.example/a');
    await link('/khong/co');
    hosts['mat.example'] = gone;
    await test.links.nightly();
    expect(await told()).toEqual({ '/khong/co': 'dead nothing' });
    expect(await list('suspect')).toMatchObject([{ address: 'http://mat.example/a', fails: 1, is_suspect: true }]);
    // The same night, another instance.
    await test.links.nightly();
    expect(await list('suspect')).toMatchObject([{ fails: 1 }]);
    test.clock.advance(night);
    await test.links.nightly();
    expect(await list('suspect')).toEqual([]);
    expect(await list('dead')).toMatchObject([{}, {}]);
    const [, first] = (await list()).sort((one, other) => one.address.localeCompare(other.address));
    expect(first).toMatchObject({ fails: 2, first_at: '2026-08-20T23:30:00.000Z', checked_at: '2026-08-21T23:30:00.000Z' });
    const { links } = (await admin.get<DashboardWork>('dashboard')).body.data;
    expect(links).toEqual({ checked_at: '2026-08-21T23:30:00.000Z', open: 2, video: 0, moved: 0 });
    // One that comes back is gone from the list, and begins anew when it fails again.
    hosts['mat.example'] = here;
    test.clock.advance(night);
    await test.links.nightly();
    expect(await told()).toEqual({ '/khong/co': 'dead nothing' });
    hosts['mat.example'] = gone;
    test.clock.advance(night);
    await test.links.nightly();
    expect(await told('suspect')).toEqual({ 'http://mat.example/a': 'dead status' });
    await byHand();
    expect(await told('suspect')).toEqual({});
    expect(Object.keys(await told('dead')).length).toBe(2);
  });

  it('keeps what it knew where it can tell nothing, and counts that as no failure', async () => {
    await link('http://mat.example/a');
    hosts['mat.example'] = gone;
    await byHand();
    hosts['mat.example'] = answer('403 Forbidden');
    await byHand();
    expect(await told()).toEqual({ 'http://mat.example/a': 'dead status' });
    await link('http://cam.example/');
    hosts['cam.example'] = answer('429 Too Many Requests', { 'Retry-After': 60 });
    await byHand();
    expect(await list('unclear')).toMatchObject([{ address: 'http://cam.example/', status: 429, fails: 0, is_suspect: false }]);
    expect(Object.keys(await told())).toEqual(['http://mat.example/a']);
    hosts['cam.example'] = gone;
    test.clock.advance(night);
    await test.links.nightly();
    expect(await list('suspect')).toMatchObject([{ address: 'http://cam.example/', fails: 1 }]);
    expect((await check()).counts).toMatchObject({ open: 1, suspect: 1, unclear: 0, dead: 1, moved: 0 });
  });

  it('says that the server reaches nobody, and nothing of other sites', async () => {
    const logged = watchedLog();
    try {
      await link('http://mat.example/a');
      await link('/khong/co');
      hosts['mat.example'] = gone;
      await byHand();
      delete hosts['mat.example'];
      await link('http://khong-ai.example/');
      expect(await byHand()).toMatchObject({ state: 'offline', is_complete: true });
      expect(await told()).toEqual({ 'http://mat.example/a': 'dead status', '/khong/co': 'dead nothing' });
      await byHand();
      expect(logged).toHaveBeenCalledTimes(1);
    } finally {
      logged.mockRestore();
    }
  });

  it('writes a new address where it stands alone in a field, as a save that can be taken back', async () => {
    hosts['cu.example'] = redirect('http://tot.example/moi');
    const [one, two] = [await link('http://cu.example/a'), await link('http://cu.example/a')];
    const text = await build(test, article, { content: marked('[chữ](http://cu.example/a)') });
    await admin.put('cai-dat', { website: 'http://cu.example/b', facebook: 'http://cu.example/a' });
    await byHand();
    const editor = await createEditor(test, { role: 'editor' });
    expect((await editor.post('link-check')).status).toBe(200);
    await test.links.ended();
    const of = async (address: string, by: Editor) => (await list('moved', by)).find((each) => each.address === address)!;
    expect(await of('http://cu.example/a', editor)).toMatchObject({ may_take_new: true, new_address: 'http://tot.example/moi' });
    const inSettings = await of('http://cu.example/b', editor);
    expect(inSettings.may_take_new).toBe(false);
    expect((await editor.post(`link-problems/${inSettings.id}/new-address`)).status).toBe(403);
    const { id } = await of('http://cu.example/a', editor);
    const taken = await editor.post<{ count: number }>(`link-problems/${id}/new-address`);
    expect([taken.status, taken.body.data, taken.body.message]).toEqual([200, { count: 2 }, 'Đã dùng địa chỉ mới ở 2 nơi.']);
    const linkOf = async (each: number) => (await admin.get<{ link: string }>(`banners/${each}`)).body.data.link;
    expect([await linkOf(one.id), await linkOf(two.id)]).toEqual(['http://tot.example/moi', 'http://tot.example/moi']);
    // What stands in a text, and in the settings, is left to whoever may change it.
    expect((await of('http://cu.example/a', admin)).places).toMatchObject([
      { resource: 'bai-viet', id: text.id },
      { resource: 'cai-dat', id: 1 },
    ]);
    const events = (await admin.get<JournalEvent[]>('journal')).body.data.filter(({ changed }) => changed?.includes('link'));
    expect(events).toMatchObject([
      { resource: 'banners', id: two.id, can_undo: true },
      { resource: 'banners', id: one.id, can_undo: true },
    ]);
    const { batch } = taken.body.meta as unknown as { batch: number };
    expect((await admin.post('undo', { batch })).status).toBe(200);
    expect(await linkOf(one.id)).toBe('http://cu.example/a');
    await admin.put('cai-dat', { facebook: null });
    expect((await admin.post(`link-problems/${id}/new-address`)).status).toBe(409);
    expect((await admin.post('link-problems/999999/new-address')).status).toBe(404);
    hosts['mat.example'] = gone;
    await link('http://mat.example/');
    await byHand();
    const [dead] = await list('dead');
    expect((await admin.post(`link-problems/${dead?.id}/new-address`)).status).toBe(409);
  });

  it('drops a link from the list with the save that takes it out of its last place', async () => {
    hosts['mat.example'] = gone;
    const one = await link('http://mat.example/a');
    const two = await build(test, article, { content: marked('[chữ](http://mat.example/a)') });
    await byHand();
    await admin.put(`banners/${one.id}`, { title: 'Tên khác' });
    expect((await list())[0]?.places).toHaveLength(2);
    await admin.put(`banners/${one.id}`, { link: 'http://tot.example/' });
    expect((await list())[0]?.places).toMatchObject([{ resource: 'bai-viet', id: two.id }]);
    await admin.remove(`bai-viet/${two.id}`);
    expect(await list()).toEqual([]);
    expect(await test.db.selectFrom('link_place').selectAll().execute()).toEqual([]);
  });

  it('leaves out places that were changed while it was under way', async () => {
    const { id } = await link('http://cham.example/a');
    await link('http://cham.example/b');
    let changed: Promise<unknown> | undefined;
    hosts['cham.example'] = (socket, asked) => {
      changed ??= admin.put(`banners/${id}`, { link: 'http://tot.example/' });
      void changed.then(() => gone(socket, asked));
    };
    await byHand();
    expect(Object.keys(await told())).toEqual(['http://cham.example/b']);
  });

  it('names twenty places of a link, and counts the others', async () => {
    hosts['mat.example'] = gone;
    for (let count = 0; count < 23; count += 1) await link('http://mat.example/a');
    await byHand();
    const [problem] = await list();
    expect([problem?.places.length, problem?.places_total]).toEqual([20, 23]);
    expect((await admin.get<LinkProblem[]>('link-problems?page=2&per_page=1')).body).toMatchObject({
      data: [],
      meta: { total: 1 },
    });
    for (const wrong of ['filter=la', 'page=0', 'filter=dead&filter=dead'])
      expect((await admin.get(`link-problems?${wrong}`)).status).toBe(422);
  });

  it('is done by one instance at a time, tells how far it is, and never says for ever that it is under way', async () => {
    await link('http://cham.example/a');
    let finish = (): void => undefined;
    const waiting = new Promise<void>((done) => (finish = done));
    hosts['cham.example'] = (socket, asked) => void waiting.then(() => here(socket, asked));
    expect((await check()).state).toBe('none');
    expect((await admin.post<LinkCheck>('link-check')).body.data.state).toBe('running');
    await vi.waitFor(
      async () => expect(await check()).toMatchObject({ state: 'running', by_hand: true, total: 1, done: 0 }),
      10_000,
    );
    const refused = await admin.post('link-check');
    expect([refused.status, refused.body.message]).toEqual([409, 'Đang có một lần kiểm tra chạy rồi. Hãy chờ lần đó xong.']);
    const address = connect(test.address);
    const other = siteLinks(
      { db: address, dialect, files: test.files, clock: test.clock.now },
      { network: sites.network, pause: 0 },
    );
    expect(await other.start()).toBe(false);
    finish();
    await test.links.ended();
    expect(await check()).toMatchObject({ state: 'done', done: 1 });
    expect(await other.start()).toBe(true);
    await other.ended();
    await other.stop();
    await address.destroy();
    // A process that was killed in the middle.
    await test.db.updateTable('link_check').set({ ended_at: null, outcome: null }).execute();
    const until = new Date(test.clock.now().getTime() + 30_000).toISOString();
    await test.db.insertInto('turn').values({ work: checkLease, until }).execute();
    expect((await check()).state).toBe('running');
    expect((await admin.post('link-check')).status).toBe(409);
    test.clock.advance(30_001);
    expect((await check()).state).toBe('cut');
    expect((await byHand()).state).toBe('done');
  });

  it('stops with its process at once, and says so', async () => {
    await link('http://im.example/a');
    hosts['im.example'] = () => undefined;
    await admin.post('link-check');
    await vi.waitFor(() => expect(sites.asked.length).toBe(1), 10_000);
    // Who waits for the answer, or gives it up after its time, has asked that link.
    await test.links.stop();
    expect(await check()).toMatchObject({ state: 'stopped', done: 0 });
    expect(await test.db.selectFrom('turn').select('work').where('work', '=', checkLease).execute()).toEqual([]);
    expect((await admin.post('link-check')).status).toBe(409);
  });
});
