import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MadePreview, Preview, RecordDraft } from '#shared/answers/journal.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import {
  admissionDate,
  article,
  career,
  category,
  department,
  major,
  majorGroup,
  position,
  scholarship,
  subject,
} from '#shared/content-types/index.ts';
import { lastSeq } from '#server/database/journal.ts';
import { readingOver } from '#server/database/reading-over.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { removeExpiredPreviews } from '#server/previews/previews.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { pictureFile, toForm } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';
import { updateRecord } from '../support/update-record.ts';

/** What a page waits for before it is rendered, and what happens then. */
let rendering: () => Promise<void> = async () => {};

/** What stands around a page: the menu, lists of the sidebar, and what else a page may ask for. */
const all = ['menu', 'nghe-nghiep', 'nhom-nganh', 'mon-hoc', 'bai-viet', 'danh-muc', 'banners'];
let around: string[] = [];

/** A page that shows the whole of the call that its address stands for, and what is around it. */
const render: Pages['render'] = async (request, ask) => {
  await rendering();
  const { pathname, search } = new URL(request.url);
  const [, first = '', ...rest] = pathname.split('/');
  const call = first === 'nghe-nghiep' && rest.length === 2 ? `vi-tri/${rest[1]}` : [first, ...rest].join('/');
  const [own, ...beside] = first === 'tuyen-sinh' ? ['moc-tuyen-sinh', 'hoc-bong'] : [call];
  const { status, answer } = await ask(`/api/${search.includes('danh-muc=') ? 'danh-muc' : own}`);
  const shown = [answer];
  for (const path of beside) shown.push((await ask(`/api/${path}`)).answer);
  if (around.length > 0 && rest.length === 2) shown.push((await ask(`/api/nghe-nghiep/${rest[0]}`)).answer);
  for (const path of around) shown.push((await ask(`/api/${path}`)).answer);
  return new Response(`<!doctype html><html><body class="a"><p>${JSON.stringify(shown)}</p></body></html>`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'self';script-src 'self'" },
  });
};

const pages: Pages = { render, query: (path) => (path === '/bai-viet' ? ['danh-muc'] : []), isKept: () => true };
const day = 24 * 60 * 60 * 1000;

describe.each(dialects)('a preview on %s', (dialect) => {
  let test: TestApp;
  let site: HttpSite;
  let editor: Editor;
  beforeEach(async () => {
    rendering = async () => {};
    around = [];
    test = await createTestApp(dialect, { pages });
    site = await openHttpSite(test, { pages });
    editor = await createEditor(test, { name: 'Lan' });
  });
  afterEach(async () => {
    await site.close();
    await test.close();
  });

  const text = async (path: string) => (await site.get(path)).body.toString();
  const preview = async (path: string, id: number, body?: unknown) => {
    const made = await editor.post<MadePreview>(`${path}/${id}/previews`, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.data;
  };
  const draft = async (path: string, id: number, values: Record<string, unknown>) => {
    const saved = await editor.put<RecordDraft | null>(`${path}/${id}/draft`, { ...values, draft: 0 });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    return saved.body.data;
  };
  const content = () => ({ db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes });

  it('shows the draft to who has its address, and everyone else the live version until it is published', async () => {
    const { id, slug } = await build(test, career, { name: 'Đồ họa', description: 'Chữ đang công bố' });
    await text(`/nghe-nghiep/${slug}`);
    const saved = await draft('nghe-nghiep', id, { description: 'Chữ mới nháp' });
    const { address } = await preview('nghe-nghiep', id);
    expect(address).toMatch(new RegExp(`^/nghe-nghiep/${slug}\\?xem-truoc=[\\w-]{43}$`));

    const shown = await site.get(address);
    expect([shown.status, shown.body.toString()]).toEqual([200, expect.stringContaining('Chữ mới nháp')]);
    const others = [
      `/nghe-nghiep/${slug}`,
      `/nghe-nghiep/${slug}?utm_source=zalo`,
      `/api/nghe-nghiep/${slug}`,
      '/api/nghe-nghiep',
      '/api/search?q=nhap',
      '/sitemap.xml',
      '/llms.txt',
    ];
    for (const path of others) expect([path, (await text(path)).includes('Chữ mới nháp')]).toEqual([path, false]);
    expect(await text(`/nghe-nghiep/${slug}`)).toContain('Chữ đang công bố');

    expect((await editor.post(`nghe-nghiep/${id}/draft/publish`, { draft: saved?.seq })).status).toBe(200);
    expect(await text(`/nghe-nghiep/${slug}`)).toContain('Chữ mới nháp');
    expect(await text(address)).toContain('đã được công bố đúng như vậy');
  });

  it('is kept by nobody, found by nobody and told to nobody', async () => {
    const { id } = await build(test, career, { status: 0 });
    const { address } = await preview('nghe-nghiep', id);
    for (let times = 0; times < 2; times += 1) {
      const { headers, body } = await site.get(address);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['etag']).toBeUndefined();
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
      expect(body.toString()).toMatch(/<body class="a"><aside aria-label="Xem trước"[^>]*><b>Xem trước: trang này chưa công bố/);
    }
    const [path = ''] = address.split('?');
    expect((await site.get(path)).status).toBe(404);
    expect((await site.get(address, {}, 'HEAD')).status).toBe(200);
  });

  it('shows a hidden record below hidden ones, and an article that is not due or not published', async () => {
    const above = await build(test, career, { status: 0 });
    const { id: bo_phan_id } = await build(test, department, { nghe_nghiep_id: above.id, status: 0 });
    const hidden = await build(test, position, { bo_phan_id, status: 0, name: 'Vị trí ẩn' });
    expect(await text((await preview('vi-tri', hidden.id)).address)).toContain('Vị trí ẩn');
    expect((await site.get(`/nghe-nghiep/${above.slug}/${hidden.slug}`)).status).toBe(404);
    expect(await text('/api/nghe-nghiep')).not.toContain(above.slug);

    const later = new Date(test.clock.now().getTime() + 9 * day).toISOString();
    for (const values of [{ published_at: later }, { status: 'draft' as const }]) {
      const { id, slug } = await build(test, article, values);
      expect((await site.get(`/bai-viet/${slug}`)).status).toBe(404);
      const { status, body } = await site.get((await preview('bai-viet', id)).address);
      expect([status, body.toString()]).toEqual([200, expect.stringContaining(slug)]);
      if (values.published_at) {
        expect(body.toString()).toContain(`Khách xem được từ ${viDateTime(later)}.`);
        expect(body.toString()).toContain(`"published_at":"${later}"`);
      }
      for (const path of ['/api/bai-viet', '/sitemap.xml', '/bai-viet.rss']) expect(await text(path)).not.toContain(slug);
    }
  });

  it('leaves other scheduled articles out, and what the record would be linked with', async () => {
    around = all;
    const at = (days: number) => new Date(test.clock.now().getTime() + days * day).toISOString();
    const { id: category_id } = await build(test, category);
    const hiddenCareer = await build(test, career, { name: 'Nghề kín', status: 0 });
    const hiddenGroup = await build(test, majorGroup, { name: 'Nhóm kín', status: 0 });
    const below = await build(test, major, { name: 'Ngành trong nhóm kín', group_id: hiddenGroup.id });
    await build(test, article, { title: 'Bài kín hẹn trước', category_id, published_at: at(3) });
    await build(test, article, { title: 'Bài kín còn nháp', category_id, status: 'draft' });
    await build(test, article, { title: 'Bài ai cũng đọc', category_id });
    const { id } = await build(test, article, {
      title: 'Bài sắp tới',
      category_id,
      published_at: at(9),
      nghe_nghiep_ids: [hiddenCareer.id],
      nganh_hoc_ids: [below.id],
    });
    const shown = await text((await preview('bai-viet', id)).address);
    expect(shown).toContain('Bài sắp tới');
    expect(shown).toContain('Bài ai cũng đọc');
    expect(shown).not.toMatch(/kín/);
  });

  it('shows of hidden parents the way to the record, and nothing else below them', async () => {
    around = all;
    const hidden = 0;
    for (const [ofCareer, ofDepartment] of [[hidden, hidden] as const, [hidden, 1] as const, [1, hidden] as const]) {
      const which = `${ofCareer}${ofDepartment}`;
      const far = ofCareer === hidden ? 'kín xa' : 'ai cũng xem';
      const above = await build(test, career, { name: `Nghề trên đường ${which}`, status: ofCareer });
      const nghe_nghiep_id = above.id;
      const way = await build(test, department, { nghe_nghiep_id, name: 'Bộ phận trên đường', status: ofDepartment });
      const other = await build(test, department, { nghe_nghiep_id, name: `Bộ phận ${far}` });
      await build(test, position, { bo_phan_id: way.id, name: `Vị trí kín bên cạnh ${which}` });
      await build(test, position, { bo_phan_id: other.id, name: `Vị trí ${far} ${which}` });
      const { id } = await build(test, position, { bo_phan_id: way.id, name: `Vị trí xem trước ${which}` });
      const shown = await text((await preview('vi-tri', id)).address);
      for (const name of [above.name, way.name, 'Vị trí xem trước']) expect(shown).toContain(name);
      expect(shown).not.toMatch(/kín/);
      expect(shown.includes('Vị trí ai cũng xem')).toBe(ofCareer !== hidden);
    }
    await build(test, career, { name: 'Nghề kín', status: hidden });
    const group = await build(test, majorGroup, { name: 'Nhóm trên đường', status: hidden });
    const nganh = await build(test, major, { group_id: group.id, name: 'Ngành trên đường' });
    const beside = await build(test, major, { group_id: group.id, name: 'Ngành kín' });
    await build(test, subject, { nganh_hoc_id: beside.id, name: 'Môn kín xa' });
    await build(test, subject, { nganh_hoc_id: nganh.id, name: 'Môn kín bên cạnh' });
    const { id } = await build(test, subject, { nganh_hoc_id: nganh.id, name: 'Môn xem trước', status: hidden });
    const shown = await text((await preview('mon-hoc', id)).address);
    for (const name of ['Môn xem trước', 'Ngành trên đường', 'Nhóm trên đường']) expect(shown).toContain(name);
    expect(shown).not.toMatch(/kín/);
    // Of the record itself is shown what will be below it.
    expect(await text((await preview('nganh-hoc', beside.id)).address)).toContain('Môn kín xa');
    expect(await text('/api/mon-hoc')).not.toContain('kín');
  });

  it('has the slug of the draft, and follows the record when it is renamed or moved', async () => {
    const { id, slug, bo_phan_id } = await build(test, position, { name: 'Họa sĩ' });
    await draft('vi-tri', id, { slug: 'hoa-si-moi' });
    const { address } = await preview('vi-tri', id);
    expect(address).toMatch(/\/hoa-si-moi\?xem-truoc=/);
    expect((await site.get(address)).status).toBe(200);
    const token = address.split('=').at(-1);
    const old = await site.get(address.replace('hoa-si-moi', slug));
    expect([old.status, old.headers['location'], old.headers['cache-control']]).toEqual([302, address, 'no-store']);

    test.clock.advance(1_000);
    const elsewhere = await build(test, department);
    await updateRecord(content(), department, bo_phan_id, { nghe_nghiep_id: elsewhere.nghe_nghiep_id });
    const moved = await site.get(address);
    expect([moved.status, moved.headers['location']]).toEqual([302, expect.stringMatching(`/hoa-si-moi\\?xem-truoc=${token}$`)]);
    expect((await site.get(moved.headers['location'] ?? '')).status).toBe(200);
  });

  it('shows a category on the list of its articles', async () => {
    const { id, slug } = await build(test, category, { name: 'Tin trường' });
    await draft('danh-muc', id, { name: 'Tin nhà trường' });
    const { address } = await preview('danh-muc', id);
    expect(address).toContain(`/bai-viet?danh-muc=${slug}&xem-truoc=`);
    expect(await text(address)).toContain('Tin nhà trường');
  });

  it('shows a date and a scholarship where the page of all tells of them', async () => {
    const date = await build(test, admissionDate, { name: 'Thi vẽ', status: 0 });
    const grant = await build(test, scholarship, { name: 'Dấu Sắc' });
    await draft('hoc-bong', grant.id, { name: 'Dấu Huyền' });
    const ofDate = await preview('moc-tuyen-sinh', date.id);
    expect(ofDate.address).toMatch(new RegExp(`^/tuyen-sinh\\?xem-truoc=[\\w-]{43}#moc-${date.id}$`));
    expect(await text(ofDate.address)).toMatch(/Thi vẽ[^]*Dấu Sắc/);
    const ofGrant = await preview('hoc-bong', grant.id);
    expect(ofGrant.address).toMatch(new RegExp(`^/tuyen-sinh\\?xem-truoc=[\\w-]{43}#hoc-bong-${grant.id}$`));
    expect(await text(ofGrant.address)).toContain('Dấu Huyền');
    for (const kept of ['Thi vẽ', 'Dấu Huyền']) expect(await text('/tuyen-sinh')).not.toContain(kept);
  });

  it('ends at once when it is taken back, and by itself when its time is over', async () => {
    const { id } = await build(test, career, { status: 0 });
    const [one, two, three] = [
      await preview('nghe-nghiep', id),
      await preview('nghe-nghiep', id, { days: 1 }),
      await preview('nghe-nghiep', id, { days: 30 }),
    ];
    const listed = await editor.get<Preview[]>(`nghe-nghiep/${id}/previews`);
    expect(listed.body.data.map((each) => each.id).sort()).toEqual([one.id, two.id, three.id].sort());
    expect(JSON.stringify(listed.body)).not.toContain(one.address.split('=').at(-1));
    expect(listed.body.data[0]?.by?.name).toBe('Lan');

    expect((await site.get(one.address)).status).toBe(200);
    expect((await editor.remove(`nghe-nghiep/${id}/previews/${one.id}`)).status).toBe(200);
    expect((await editor.remove(`nghe-nghiep/${id}/previews/${one.id}`)).status).toBe(404);
    const gone = await site.get(one.address);
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(gone.body.toString()).toContain('đã hết hạn hoặc đã bị thu hồi.</b> Khách chưa xem được trang này.');

    test.clock.advance(day);
    expect((await site.get(two.address)).status).toBe(404);
    expect((await site.get(three.address)).status).toBe(200);
    await removeExpiredPreviews(test.db, test.clock.now());
    expect(await test.db.selectFrom('preview_link').select('token_hash').execute()).toHaveLength(1);
    const again = await createEditor(test);
    expect((await again.remove(`nghe-nghiep/${id}/previews`)).status).toBe(200);
    expect((await site.get(three.address)).status).toBe(404);
  });

  it('says so once its time is over, above the page that everybody sees', async () => {
    const { id, slug } = await build(test, career, { description: 'Đang công bố' });
    await draft('nghe-nghiep', id, { description: 'Chưa công bố', slug: 'slug-sap-toi' });
    const { address } = await preview('nghe-nghiep', id);
    const token = address.split('=').at(-1);
    expect((await editor.remove(`nghe-nghiep/${id}/previews`)).status).toBe(200);
    for (const [path, status, more] of [
      [`/nghe-nghiep/${slug}`, 200, 'Đây là trang như mọi khách đang thấy.'],
      ['/nghe-nghiep/slug-sap-toi', 404, 'Khách chưa xem được trang này.'],
    ] as const) {
      for (const answer of [await site.get(`${path}?xem-truoc=${token}`), await site.get(`${path}?xem-truoc=${token}`)]) {
        expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, 'no-store']);
        expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
        expect(answer.body.toString()).toContain(`Bản xem trước này đã hết hạn hoặc đã bị thu hồi.</b> ${more}`);
      }
    }
    // A record that is gone is previewed no more either.
    const other = await build(test, career);
    const shown = await preview('nghe-nghiep', other.id);
    await editor.remove(`nghe-nghiep/${other.id}`);
    expect(await text(shown.address)).toContain('đã hết hạn hoặc đã bị thu hồi');
    // The API is not a page.
    expect(await text(`/api/nghe-nghiep/${slug}?xem-truoc=${token}`)).not.toContain('aside');
  });

  it('opens nothing but its own record', async () => {
    const hidden = await build(test, career, { status: 0 });
    const other = await build(test, career, { status: 0, name: 'Nghề ẩn khác' });
    const live = await build(test, career, { name: 'Nghề đang hiện' });
    const { address } = await preview('nghe-nghiep', hidden.id);
    const query = address.slice(address.indexOf('?'));
    for (const [path, status] of [
      [`/nghe-nghiep/${other.slug}`, 404],
      [`/nghe-nghiep/${live.slug}`, 200],
      ['/bai-viet', 200],
    ] as const) {
      test.clock.advance(1_000);
      const answer = await site.get(path + query);
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, 'no-store']);
      expect(answer.body.toString()).not.toContain(hidden.slug);
      expect(answer.body.toString()).not.toContain('Xem trước');
    }
    expect(await text(`/api/nghe-nghiep${query}`)).not.toContain(hidden.slug);
  });

  it('costs nothing where the token cannot be one, and one look where nobody was given it', async () => {
    const { slug } = await build(test, career);
    const path = `/nghe-nghiep/${slug}`;
    const plain = await site.get(path);
    const queriesOnce = (query: string) =>
      test.countQueries(async () => {
        const answer = await site.get(path + query, { 'If-None-Match': plain.headers['etag'] ?? '' });
        expect([query, answer.status, answer.headers['cache-control']]).toEqual([query, 200, 'no-store']);
        expect(answer.headers['etag']).toBeUndefined();
        const said = query.length === 54 ? 'Bản xem trước này đã hết hạn hoặc' : 'Địa chỉ xem trước này bị thiếu hoặc sai.';
        expect(answer.body.toString()).toContain(`${said}`);
        expect(answer.body.toString().replace(/<aside.*<\/script>/, '')).toEqual(plain.body.toString());
        expect(answer.headers['content-length']).toBe(String(answer.body.length));
        expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
        expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
      });
    /** Of three times: every 220 ms one query looks whether another process has saved. */
    const queriesOf = async (query: string) =>
      Math.min(await queriesOnce(query), await queriesOnce(query), await queriesOnce(query));
    for (const wrong of ['', 'x', `${'x'.repeat(42)}%00`, 'x'.repeat(44)]) expect(await queriesOf(`?xem-truoc=${wrong}`)).toBe(0);
    expect(await queriesOf(`?xem-truoc=${'x'.repeat(43)}`)).toBe(1);
    expect((await site.get(path)).headers['cache-control']).toContain('public');
  });

  it('leaves no trace, also where the page cannot be rendered', async () => {
    const { id, bo_phan_id } = await build(test, position, { status: 0, short_description: 'Cũ' });
    await draft('vi-tri', id, { short_description: 'Mới' });
    const { address } = await preview('vi-tri', id);
    const state = async () => ({
      row: await test.db.selectFrom('vi_tri').selectAll().where('id', '=', id).executeTakeFirst(),
      above: await test.db.selectFrom('bo_phan').selectAll().where('id', '=', bo_phan_id).executeTakeFirst(),
      seq: await lastSeq(test.db),
    });
    const before = await state();
    expect(await text(address)).toContain('Mới');
    expect(await state()).toEqual(before);
    test.clock.advance(5_000);
    rendering = () => Promise.reject(new Error('Trang hỏng'));
    expect((await site.get(address)).status).toBe(500);
    rendering = async () => {};
    expect(await state()).toEqual(before);
    expect(await text(address)).toContain('Mới');
  });

  it('does not keep a save from being done', async () => {
    const { id, slug } = await build(test, career, { description: 'Cũ' });
    await draft('nghe-nghiep', id, { description: 'Nháp' });
    const { address } = await preview('nghe-nghiep', id);
    let save: Promise<{ status: number }> | undefined;
    rendering = async () => {
      save ??= editor.put(`nghe-nghiep/${id}`, { description: 'Đã lưu', version: 1 });
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    expect(await text(address)).toContain('Nháp');
    expect((await save)?.status).toBe(200);
    rendering = async () => {};
    expect(await text(`/nghe-nghiep/${slug}`)).toContain('Đã lưu');
  });

  it('is made once for many who ask within seconds, and anew as soon as something is saved', async () => {
    const { id } = await build(test, career, { description: 'Cũ' });
    const { address } = await preview('nghe-nghiep', id);
    let made = 0;
    rendering = async () => void (made += 1);
    const answers = await Promise.all(Array.from({ length: 30 }, () => site.get(address)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect([answers[0]?.status, made]).toEqual([200, 1]);
    expect((await site.get(address, {}, 'HEAD')).headers['content-security-policy']).toContain('script-src');
    await draft('nghe-nghiep', id, { description: 'Mới' });
    expect(await text(address)).toContain('Mới');
    expect(made).toBe(2);
    test.clock.advance(5_000);
    await text(address);
    expect(made).toBe(3);
    expect((await editor.remove(`nghe-nghiep/${id}/previews`)).status).toBe(200);
    expect(await text(address)).toContain('đã hết hạn hoặc đã bị thu hồi');
  });

  it('is looked at after each of a few saves within a second, as who writes does', async () => {
    const { id } = await build(test, career, { status: 0 });
    const { address } = await preview('nghe-nghiep', id);
    for (let time = 1; time <= 4; time += 1) {
      await editor.put(`nghe-nghiep/${id}/draft`, { description: `Lần ${time}` });
      expect(await text(address)).toContain(`Lần ${time}`);
    }
  });

  it('makes no more than ten in five seconds for one address, whatever is added to it, and holds up nobody else', async () => {
    const [one, other] = [await build(test, career, { status: 0 }), await build(test, career, { status: 0 })];
    const { address } = await preview('nghe-nghiep', one.id);
    const another = (await preview('nghe-nghiep', other.id)).address;
    let made = 0;
    rendering = async () => void (made += 1);
    const loop = () => Promise.all(Array.from({ length: 30 }, (_, each) => site.get(`${address}&x=${each}`)));
    const statuses = (await loop()).map(({ status }) => status);
    expect([made, statuses.filter((status) => status === 503).length]).toEqual([10, 20]);
    expect((await site.get(another)).status).toBe(200);
    expect((await site.get(`${address}&y=1`)).headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    test.clock.advance(4_999);
    await loop();
    expect(made).toBe(11);
    test.clock.advance(1);
    await loop();
    expect(made).toBe(21);
  });

  it('asks many to wait their turn, and the rest to come back', async () => {
    const { id } = await build(test, career, { status: 0 });
    const addresses: string[] = [];
    for (let times = 0; times < 20; times += 1) addresses.push((await preview('nghe-nghiep', id)).address);
    let atOnce = 0;
    let most = 0;
    rendering = async () => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce -= 1;
    };
    const answers = await Promise.all(
      [...addresses, ...addresses].map(async (address, place) => test.request(`${address}&x=${place}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(most).toBe(1);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect(answers.every(({ headers }) => headers.get('Cache-Control') === 'no-store')).toBe(true);
  });

  it('is made for what has a page, for the days there are, and not without end', async () => {
    const { id, bo_phan_id } = await build(test, position);
    const none = await editor.get(`bo-phan/${bo_phan_id}/previews`);
    expect([none.status, none.body.message]).toEqual([404, 'Bộ phận không có trang riêng nên không xem trước được.']);
    expect((await editor.post(`vi-tri/${id}/previews`, { days: 2 })).status).toBe(422);
    expect((await editor.post('vi-tri/999999/previews')).status).toBe(404);
    const atOnce = Array.from({ length: 25 }, () => editor.post(`vi-tri/${id}/previews`, { days: 1 }));
    expect((await Promise.all(atOnce)).filter(({ status }) => status === 200 || status === 201)).toHaveLength(20);
    expect((await editor.post(`vi-tri/${id}/previews`)).status).toBe(409);
  });

  it('shows what publishing would refuse: a slug that somebody else has taken', async () => {
    const { id, slug } = await build(test, career, { name: 'Một' });
    await draft('nghe-nghiep', id, { slug: 'slug-dep', description: 'Nháp đẹp' });
    await build(test, career, { name: 'Hai', slug: 'slug-dep' });
    const { address } = await preview('nghe-nghiep', id);
    expect(address).toContain('/nghe-nghiep/slug-dep-2?');
    expect(await text(address)).toContain('Nháp đẹp');
    expect((await site.get(`/nghe-nghiep/${slug}`)).status).toBe(200);
  });

  it('is read over the database, in which nothing can be written through it', async () => {
    const { id } = await build(test, career, { name: 'Một' });
    const row = await test.db.selectFrom('nghe_nghiep').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const odd = { ...row, name: `"Hai" 'và' ấ\\ %`, order: 7, image: null };
    const laid = [{ table: 'nghe_nghiep', columns: Object.keys(row), rows: [odd], without: [{ id }] }];
    const rows = (db: typeof test.db) => db.selectFrom('nghe_nghiep').selectAll().where('id', '=', id).execute();
    await readingOver(test.db, dialect, laid, async (reading) => {
      expect(await rows(reading)).toEqual([odd]);
      const write = reading.updateTable('nghe_nghiep').set({ name: 'Ba' }).where('id', '=', id).execute();
      await expect(write).rejects.toThrow(/only read/);
    });
    expect(await rows(test.db)).toEqual([row]);
  });

  it('of a draft made anew from a later version keeps what others changed and the draft did not', async () => {
    const { id } = await build(test, position, { name: 'Họa sĩ', short_description: 'Cũ' });
    await editor.put(`vi-tri/${id}/draft`, { short_description: 'Nháp', version: 1, draft: 0 });
    const image = await pictureFile();
    const live = await editor.put<{ version: number; thumbnail: string }>(`vi-tri/${id}`, toForm({ thumbnail: image }));
    const { version, thumbnail } = live.body.data;
    const again = await editor.put<RecordDraft>(`vi-tri/${id}/draft`, { short_description: 'Nháp', version });
    expect(again.body.data.changed).toEqual(['short_description']);
    const published = await editor.post<{ thumbnail: string }>(`vi-tri/${id}/draft/publish`, { version });
    expect([published.status, published.body.data.thumbnail]).toEqual([200, thumbnail]);
  });
});
