import { sql } from 'kysely';
import { Secret, TOTP, URI } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JournalEntry, JournalEvent } from '#shared/answers/journal.ts';
import type { SiteAnswer } from '#shared/answers/site.ts';
import { banner, career } from '#shared/content-types/index.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { readTemplates } from '#server/public/answer-templates.ts';
import { sweepPictures } from '#server/crud/sweep-pictures.ts';
import { busyAnswer } from '#server/http/busy-answer.ts';
import { busy } from '#server/http/errors.ts';
import { inProcessApi } from '#server/public/in-process-api.ts';
import { configuredFacts, configuredSite, siteReader } from '#server/public/site.ts';
import { pageHead } from '#server/seo/page-head.ts';
import { sitePublicApi } from '#server/start/app.ts';
import { siteRecordPages, siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { openHttpSite } from '../support/http-site.ts';
import { pictureFile, toForm } from '../support/samples.ts';
import { createEditor, type Editor, password } from '../support/sign-in.ts';

type Saved = SiteAnswer & { id: number; version: number; updated_by: string | null; updated_at: string | null };
type Batch = { batch: number | null };

/** What visitors are told before anything was saved. */
const shown = { ...configuredSite, nhan_cau_hoi: true };

const hostile = `"Trường" & 'Sáng' </script><script>alert(1)</script> ]]> ${'rất '.repeat(8)}dài`;

describe.each(dialects)('the settings of the site on %s', (dialect) => {
  let test: TestApp;
  let admin: Editor;
  beforeEach(async () => {
    test = await createTestApp(dialect);
    admin = await createEditor(test, { name: 'Chị Quản' });
  });
  afterEach(() => test.close());

  const read = async () => (await admin.get<Saved>('cai-dat')).body.data;
  const save = (body: unknown) => admin.put<Saved>('cai-dat', body);
  const batchOf = ({ body }: { body: { meta: unknown } }) => (body.meta as Batch).batch;
  const site = async () => (await test.json<SiteAnswer>('/api/site')).body.data;
  const versions = async () => (await admin.get<JournalEntry[]>('cai-dat/versions')).body.data;
  const faultsOf = async (body: unknown) => (await save(body)).body.errors;

  it('are those of site.config.ts until somebody saves', async () => {
    expect(await site()).toEqual(shown);
    const { id, version, updated_at, updated_by, ...rest } = await read();
    expect([id, version, updated_at, updated_by]).toEqual([1, 1, null, null]);
    expect(rest).toMatchObject(configuredFacts);
    expect(await versions()).toEqual([]);
  });

  it('show at once, and stand in the journal with what was before', async () => {
    const saved = await save({ version: 1, name: 'Trường Mới', hotlines: ['+84 909.000.111', '0909 000 111', '1900 1234'] });
    expect([saved.status, saved.body.message]).toEqual([200, 'Cập nhật cài đặt thành công!']);
    expect(saved.body.data).toMatchObject({ version: 2, updated_by: 'Chị Quản', hotlines: ['0909000111', '19001234'] });
    expect(await site()).toEqual({ ...shown, name: 'Trường Mới', hotlines: ['0909000111', '19001234'] });
    const [now, before] = await versions();
    expect(now).toMatchObject({ action: 'update', version: 2, changed: ['name', 'hotlines'], title: 'Trường Mới' });
    expect(before).toMatchObject({ action: 'create', version: 1, by: null, batch: null, title: configuredSite.name });
    const events = (await admin.get<JournalEvent[]>('journal?resource=cai-dat')).body.data;
    expect(events.map(({ resource, id, can_undo }) => [resource, id, can_undo])).toEqual([
      ['cai-dat', 1, true],
      ['cai-dat', 1, false],
    ]);
  });

  it('say how priority counts in a year, whole or not at all', async () => {
    const rule = { nam: 2028, thang_diem: 30, tu_diem: 22.5, so_chia: 7.5, cong_toi_da: 3, nguon: 'Quy chế' };
    expect((await save({ quy_tac_uu_tien: [rule], uu_tien_minh_hoa: false })).status).toBe(200);
    expect(await site()).toMatchObject({ quy_tac_uu_tien: [rule], uu_tien_minh_hoa: false });
    expect(Object.keys((await faultsOf({ quy_tac_uu_tien: [{ ...rule, so_chia: null }] })) ?? {})).toEqual([
      'quy_tac_uu_tien.0.so_chia',
    ]);
    expect(Object.keys((await faultsOf({ quy_tac_uu_tien: [{ ...rule, so_chia: 0 }] })) ?? {})).toEqual([
      'quy_tac_uu_tien.0.so_chia',
    ]);
  });

  it('are one record: what a save does not send stays, and what changes nothing leaves no trace', async () => {
    await save({ tagline: 'Học vẽ' });
    const same = await save({ tagline: 'Học vẽ', version: 2 });
    expect([same.status, batchOf(same)]).toEqual([200, null]);
    expect(await read()).toMatchObject({ version: 2, tagline: 'Học vẽ', name: configuredSite.name });
    expect(await versions()).toHaveLength(2);
  });

  it('are not written over what somebody else has saved since, from the first save on', async () => {
    await save({ version: 1, tagline: 'Một' });
    const stale = await save({ version: 1, tagline: 'Hai' });
    expect([stale.status, stale.body.data]).toMatchObject([409, { version: 2, tagline: 'Một' }]);
    const form = toForm({ version: 1, logo: await pictureFile() });
    expect((await save(form)).status).toBe(409);
    expect(await site()).toMatchObject({ tagline: 'Một', logo: null });
  });

  it('are taken back, and earlier ones restored', async () => {
    const first = await save({ name: 'Trường Một' });
    const undone = await admin.post('undo', { batch: batchOf(first) });
    expect(undone.status).toBe(200);
    expect(await site()).toEqual(shown);
    expect((await admin.post('undo', { batch: batchOf(undone) })).status).toBe(200);
    expect(await site()).toMatchObject({ name: 'Trường Một' });

    const [, , , begun] = await versions();
    const whole = await admin.get<{ record: Saved }>(`cai-dat/versions/${begun?.seq}`);
    expect(whole.body.data.record).toMatchObject(configuredFacts);
    const restored = await admin.post<Saved>(`cai-dat/versions/${begun?.seq}/restore`, { version: (await read()).version });
    expect([restored.status, restored.body.message]).toEqual([200, 'Khôi phục cài đặt thành công!']);
    expect(await site()).toEqual(shown);
    expect((await admin.post(`cai-dat/versions/${begun?.seq}/restore`, { version: 1 })).status).toBe(409);
    expect((await admin.get('cai-dat/versions/999999')).status).toBe(404);
  });

  it('are for Quản trị alone, undoing them too', async () => {
    const editor = await createEditor(test, { role: 'editor' });
    const saved = await save({ name: 'Trường Một' });
    const [version] = await versions();
    const refused = [
      await editor.get('cai-dat'),
      await editor.put('cai-dat', { name: 'Trường Hai' }),
      await editor.get('cai-dat/versions'),
      await editor.get(`cai-dat/versions/${version?.seq}`),
      await editor.post(`cai-dat/versions/${version?.seq}/restore`),
      await editor.post('undo', { batch: batchOf(saved) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(refused.at(-1)?.body).toMatchObject({ code: 'forbidden' });
    expect(await site()).toMatchObject({ name: 'Trường Một' });
    const [event] = (await editor.get<JournalEvent[]>('journal')).body.data;
    expect(event).toMatchObject({ resource: 'cai-dat', can_undo: false, can_restore: false });
    // What an editor did is the editor's to take back as before.
    const { id } = await build(test, banner);
    const deleted = await editor.remove(`banners/${id}`);
    expect((await editor.post('undo', { batch: batchOf(deleted) })).status).toBe(200);
  });

  it('are no record that could be listed, deleted or found in the trash', async () => {
    await save({ name: 'Trường Một' });
    expect((await admin.get('cai-dat/all')).status).toBe(404);
    expect((await admin.remove('cai-dat/1')).status).toBe(404);
    expect((await admin.remove('cai-dat')).status).toBe(405);
    expect((await admin.remove('trash/cai-dat/1')).status).toBe(404);
    expect((await admin.get('trash?resource=cai-dat')).status).toBe(422);
  });

  it('tell clearly what they refuse, all at once, and lose nothing', async () => {
    expect(await faultsOf({ name: ' ', short_name: 'x'.repeat(41) })).toEqual({
      name: ['Tên trường không được để trống'],
      short_name: ['Tên ngắn không được vượt quá 40 ký tự'],
    });
    for (const wrong of ['12345', '0123', '012345678901', '901234567', '0901x234567', '']) {
      const faults = await faultsOf({ zalo: wrong || '84' });
      expect(faults?.['zalo']?.[0]).toBe('Số Zalo phải bắt đầu bằng 0 và có 9 đến 11 chữ số, hoặc là số tổng đài 1800, 1900');
    }
    expect(await faultsOf({ hotlines: ['0901234567', '12'], email: 'khong-phai' })).toEqual({
      hotlines: ['Hotline “12” phải bắt đầu bằng 0 và có 9 đến 11 chữ số, hoặc là số tổng đài 1800, 1900'],
      email: ['Email phải có dạng ten@truong.edu.vn'],
    });
    expect(await faultsOf({ offices: [{ city: 'Huế', address: '' }] })).toEqual({
      'offices.0.address': ['Địa chỉ không được để trống'],
    });
    expect(await faultsOf({ zalo: '' })).toEqual({ zalo: ['Muốn khách nhắn Zalo thì cần số Zalo'] });
    expect(await faultsOf({ zalo: '', ways: ['call'] })).toBeUndefined();
    expect(await faultsOf({ ways: ['zalo'] })).toEqual({ zalo: ['Muốn khách nhắn Zalo thì cần số Zalo'] });
    expect(await faultsOf({ version: 'x' })).toMatchObject({ version: [expect.any(String)] });
  });

  it('say when enquiries are answered, for how long they are kept, and with what an answer may begin', async () => {
    const hours = [{ thu: '1', tu: '8:00', den: '11:30' }];
    const saved = await save({
      gio_tra_loi: hours,
      ngay_nghi: [{ tu: '4/2/2027', den: '', ten: 'Tết' }],
      thang_luu: 24,
      mau_tra_loi: [{ ten: 'Chào', noi_dung: 'Chào bạn!' }],
    });
    expect(saved.status).toBe(200);
    const said = await site();
    expect(said).toMatchObject({
      gio_tra_loi: [{ thu: '1', tu: '08:00', den: '11:30' }],
      ngay_nghi: [{ tu: '2027-02-04', den: '', ten: 'Tết' }],
      thang_luu: 24,
    });
    // Templates are for whoever answers.
    expect(said).not.toHaveProperty('mau_tra_loi');
    expect(await readTemplates(test.db)).toEqual([{ ten: 'Chào', noi_dung: 'Chào bạn!' }]);
    expect(
      await faultsOf({
        gio_tra_loi: [...hours, { thu: '1', tu: '17:00', den: '8h' }],
        ngay_nghi: [{ tu: '30/02/2027', den: '01/02/2027', ten: '' }],
        thang_luu: 0,
        muc_dich: '',
      }),
    ).toMatchObject({
      muc_dich: ['Giữ câu hỏi để làm gì không được để trống'],
      thang_luu: ['Giữ câu hỏi bao nhiêu tháng phải là số nguyên từ 1 đến 60'],
    });
    expect(await faultsOf({ gio_tra_loi: [...hours, { thu: '1', tu: '17:00', den: '8h' }] })).toEqual({
      'gio_tra_loi.1.den': ['Giờ phải có dạng 08:00'],
    });
    expect(await faultsOf({ ngay_nghi: [{ tu: '30/02/2027', den: '01/02/2027', ten: '' }] })).toEqual({
      'ngay_nghi.0.tu': ['Ngày phải có thật, dạng 04/02/2027'],
    });
  });

  it('have no script of another site, neither one that is sent nor one that version 1.0 has stored', async () => {
    await save({ tagline: 'Học vẽ' });
    const stored = 'https://dem.example/dem.js';
    await sql`update cai_dat set analytics = ${stored}`.execute(test.db);
    const saved = await save({ tagline: 'Học nặn', analytics: 'https://khac.example/a.js' });
    expect([saved.status, saved.body.data.tagline]).toEqual([200, 'Học nặn']);
    expect(await site()).toEqual({ ...shown, tagline: 'Học nặn' });
    expect(JSON.stringify([await read(), await versions()])).not.toMatch(/analytics|dem\.example|khac\.example/);
    const { rows } = await sql`select analytics from cai_dat`.execute(test.db);
    expect(rows).toEqual([{ analytics: stored }]);
  });

  it('may leave out what a school does not have', async () => {
    const nothing = { hotlines: [], zalo: '', email: '', ways: [], hours: '', offices: [], tax_code: '' };
    const none = { website: null, founded_on: null, facebook: null, tiktok: null, youtube: null };
    expect((await save({ ...nothing, ...none })).status).toBe(200);
    expect(await site()).toMatchObject({ ...nothing, ...none });
  });

  it('keep pictures for as long as a version names them', async () => {
    const { db, files, clock } = test;
    const content = { db, dialect, files, clock: clock.now, types: siteRecordTypes };
    expect((await save(toForm({ version: 1, logo: await pictureFile(), share_picture: await pictureFile() }))).status).toBe(200);
    const { logo, logo_meta, share_picture } = await site();
    expect([logo, share_picture]).toEqual([expect.stringMatching(/^\/uploads\//), expect.stringMatching(/^\/uploads\//)]);
    expect(logo_meta).toMatchObject({ width: 800, height: 600 });
    await sweepPictures(content, -1);
    expect((await test.request(String(logo))).status).toBe(200);

    await save({ logo: '' });
    expect((await site()).logo).toBeNull();
    await sweepPictures(content, -1);
    expect((await test.request(String(logo))).status).toBe(200);
    const [, withLogo] = await versions();
    await admin.post(`cai-dat/versions/${withLogo?.seq}/restore`);
    expect((await site()).logo).toBe(logo);
    // The picture that nothing but the settings names, after the journal has forgotten it.
    await test.db.deleteFrom('journal_picture').execute();
    await test.db.deleteFrom('picture').execute();
    await sweepPictures(content, -1);
    expect((await test.request(String(logo))).status).toBe(200);
    const refused = await save(toForm({ share_picture: new File(['không phải ảnh'], 'a.png', { type: 'image/png' }) }));
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([415, ['share_picture']]);
  });

  it('are followed by every place that names the school', async () => {
    const { slug } = await build(test, career, { name: 'Họa sĩ' });
    const origin = 'http://localhost';
    const about = { kind: 'nghe-nghiep', record: (await test.json<{ slug: string }>(`/api/nghe-nghiep/${slug}`)).body.data };
    const page = (shown: SiteAnswer) => ({
      site: shown,
      origin,
      path: `/nghe-nghiep/${slug}`,
      title: 'Họa sĩ',
      description: '',
      about,
    });
    const headOf = (shown: SiteAnswer) => pageHead(siteRecordPages, page(shown));
    const pictureOf = (shown: SiteAnswer) => String(headOf(shown).find(({ property }) => property === 'og:image')?.['content']);
    const earlier = new URL(pictureOf(await site())).pathname;
    await save({
      name: hostile,
      short_name: 'Sáng & <b>',
      description: `Một câu ${hostile}`,
      website: 'https://sang.example/?a=1&b=2',
      hotlines: ['0909000111'],
    });
    const shown = await site();
    const text = async (path: string) => (await test.request(path)).text();

    const manifest = JSON.parse(await text('/manifest.webmanifest')) as Record<string, string>;
    expect(manifest).toMatchObject({ name: shown.name, short_name: 'Sáng & <b>', description: shown.description });
    const feed = await text('/bai-viet.rss');
    expect(feed).not.toContain('<script>');
    expect(feed).toContain('&#60;script&#62;');
    expect((await text('/llms.txt')).split('\n')[0]).toBe(`# ${shown.name}`);
    const document = JSON.parse(await text('/api/openapi.json')) as { info: { title: string } };
    expect(document.info.title).toBe(`${shown.name}: API`);
    const docs = await text('/api/docs');
    expect(docs).toContain('&lt;/script&gt;');
    expect(docs).not.toContain('<script>alert');

    const head = headOf(shown);
    expect(head).toContainEqual({ property: 'og:site_name', content: shown.name });
    const written = head.find((tag) => 'script:ld+json' in tag)?.['script:ld+json'];
    const things = (written as { '@graph': Record<string, unknown>[] } | undefined)?.['@graph'] ?? [];
    const school = things.find((thing) => thing['@type'] === 'EducationalOrganization');
    expect(school).toMatchObject({ name: shown.name, alternateName: 'Sáng & <b>', telephone: ['+84909000111'] });
    const picture = new URL(pictureOf(shown)).pathname;
    expect(picture).not.toBe(earlier);
    expect((await test.request(earlier)).headers.get('Location')).toBe(picture);
    const drawn = await test.request(picture);
    expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);

    const reader = siteReader(test.db);
    await reader.now();
    const { body } = busyAnswer('/', busy(), reader.known().name);
    expect(body).toContain('&lt;script>alert(1)');
    expect(body).not.toContain('<script>');

    const start = await admin.post<{ secret: string; address: string }>('me/second-factor', { password });
    expect((URI.parse(start.body.data.address) as TOTP).issuer).toBe('Sáng & <b>');
    const code = new TOTP({ secret: Secret.fromBase32(start.body.data.secret) }).generate({
      timestamp: test.clock.now().getTime(),
    });
    expect((await admin.put('me/second-factor', { code })).status).toBe(200);
  });

  it('are no password: a new one may not be the name of the school', async () => {
    await save({ name: 'Trường Rất Khó Đoán' });
    const { status, body } = await admin.post('me/password', {
      current_password: password,
      password: 'trường rất khó đoán',
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['password']]);
  });

  it('stand in for the picture of a page that has none where it is shared', async () => {
    const home = { kind: 'trang-chung', record: { slug: 'trang-chu' } };
    const page = (shown: SiteAnswer) => ({ site: shown, origin: '', path: '/', title: '', description: '', about: home });
    const pictureOf = (shown: SiteAnswer) =>
      String(pageHead(siteRecordPages, page(shown)).find(({ property }) => property === 'og:image')?.['content']);
    const before = pictureOf(await site());
    await save(toForm({ share_picture: await pictureFile() }));
    const after = pictureOf(await site());
    expect(after).not.toBe(before);
    expect((await test.request(after)).status).toBe(200);
  });

  it('are in answers that are kept as soon as they are saved, by whichever instance', async () => {
    const own = await createTestApp(dialect, {}, 1);
    const [here, there] = [await openHttpSite(own), await openHttpSite(own)];
    const nameAt = async ({ get }: typeof here) =>
      (JSON.parse((await get('/manifest.webmanifest')).body.toString()) as { name: string }).name;
    expect([await nameAt(here), await nameAt(there)]).toEqual([configuredSite.name, configuredSite.name]);
    await (await createEditor(own)).put('cai-dat', { name: 'Trường Mới' });
    expect(await nameAt(here)).toBe('Trường Mới');
    // Both hear of it in this process; another one would look within a second.
    expect(await nameAt(there)).toBe('Trường Mới');
    await here.close();
    await there.close();
    await own.close();
  });

  it('are as they were read last while the database is silent', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const other = await createTestApp(dialect);
    const editor = await createEditor(other);
    await editor.put('cai-dat', { name: 'Trường Mới' });
    const reader = siteReader(other.db);
    const ask = inProcessApi(sitePublicApi(other), () => ({ db: other.db, now: other.clock.now() }));
    expect([(await reader.now()).name, (await ask('/api/site')).status]).toEqual(['Trường Mới', 200]);
    await other.close();
    expect((await reader.now()).name).toBe('Trường Mới');
    expect(await ask('/api/site')).toMatchObject({ status: expect.any(Number), answer: { data: { name: 'Trường Mới' } } });
    expect((await ask('/api/site')).status).toBeGreaterThanOrEqual(500);
    complaints.mockRestore();
  });
});

it('the settings are described as data', () => {
  expect(structuredClone(siteSettings)).toEqual(siteSettings);
});
