import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admissionDate, major } from '#shared/content-types/index.ts';
import { calendarPath, dateCalendarPath } from '#shared/paths.ts';
import { renewDatabaseId } from '#server/database/database-id.ts';
import { createApp } from '#server/start/app.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { createEditor } from '../support/sign-in.ts';

const publicUrl = 'https://truong.example';
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

describe.each(dialects)('the calendar of admissions on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(dialect, { publicUrl });
    test.clock.set('2027-03-01T03:00:00.000Z');
  });
  afterEach(() => test.close());
  const events = async (path = calendarPath) => eventsIn(await (await test.request(path)).text());
  const names = async (path?: string) => (await events(path)).map(({ summary }) => summary);

  it('tells a deadline on its last day, with what it takes', async () => {
    const { id: nganh } = await build(test, major, { name: 'Kiến trúc' });
    const { id } = await build(test, admissionDate, {
      name: 'Đăng ký thi vẽ, đợt 1; ở Cần Thơ',
      loai: 'dang-ky-nang-khieu',
      bat_dau: '2027-03-01',
      ket_thuc: '2027-03-31T17:00+07:00',
      phuong_thuc: ['Kết hợp năng khiếu'],
      nganh_hoc_ids: [nganh],
      le_phi: 350_000,
      ho_so: ['Ảnh 4×6', 'Bản sao CCCD'],
      dia_diem: 'Cơ sở Cần Thơ',
      duong_dan: '/trang/lien-he',
      minh_hoa: true,
    });
    const answer = await test.request(dateCalendarPath(id));
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const [event] = eventsIn(await answer.text());
    expect(event?.summary).toBe('Hạn: Đăng ký thi vẽ, đợt 1; ở Cần Thơ');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2027-03-31T09:30:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2027-03-31T10:00:00.000Z');
    expect(event?.location).toBe('Cơ sở Cần Thơ');
    expect(event?.description.split('\n')).toEqual([
      'Số liệu minh họa',
      'Thời gian: 01/03/2027 – 31/03/2027 17:00',
      'Phương thức: Kết hợp năng khiếu',
      'Ngành: Kiến trúc',
      'Lệ phí: 350.000 đồng',
      'Hồ sơ cần nộp:',
      '- Ảnh 4×6',
      '- Bản sao CCCD',
    ]);
    const said = (name: string) => event?.component.getFirstPropertyValue(name);
    expect(said('url')).toBe(`${publicUrl}/trang/lien-he`);
    expect(said('categories')).toBe('Đăng ký thi năng khiếu');
    expect(event?.component.getAllSubcomponents('valarm')).toHaveLength(1);
    expect((await events())[0]?.toString()).toBe(event?.toString());
  });

  it('tells what takes place from its beginning to its end, and makes up no hour', async () => {
    const put = (name: string, bat_dau: string | null, ket_thuc: string) =>
      build(test, admissionDate, { name, loai: name === 'Một ngày' ? 'khac' : 'ngay-hoi', bat_dau, ket_thuc, le_phi: 0 });
    await put('Một ngày', null, '2027-04-01');
    await put('Một phút', null, '2027-04-02T08:00+07:00');
    await put('Một buổi', '2027-04-03T08:00+07:00', '2027-04-03T11:30+07:00');
    await put('Nửa rõ', '2027-04-04', '2027-04-05T11:30+07:00');
    const found = await events();
    expect(found.map(({ summary, startDate, endDate }) => [summary, String(startDate), String(endDate)])).toEqual([
      ['Một ngày', '2027-04-01', '2027-04-02'],
      ['Một phút', '2027-04-02T08:00:00', '2027-04-02T08:30:00'],
      ['Một buổi', '2027-04-03T08:00:00', '2027-04-03T11:30:00'],
      ['Nửa rõ', '2027-04-04', '2027-04-06'],
    ]);
    expect(found[0]?.description).toContain('Lệ phí: miễn phí');
    expect(found[0]?.component.getFirstPropertyValue('url')).toBe(`${publicUrl}/tuyen-sinh`);
  });

  it('keeps the number of a date through changes, each of which raises its sequence', async () => {
    const editor = await createEditor(test);
    const { id } = await build(test, admissionDate, { ket_thuc: '2027-03-31' });
    const of = async () => {
      const [event] = await events(dateCalendarPath(id));
      const [stamp, changed] = ['dtstamp', 'last-modified'].map((name) => String(event?.component.getFirstPropertyValue(name)));
      expect(stamp).toBe(changed);
      return { uid: event?.uid, sequence: event?.sequence, stamp, starts: String(event?.startDate) };
    };
    const before = await of();
    test.clock.set('2027-03-02T03:00:00.000Z');
    await editor.put(`moc-tuyen-sinh/${id}`, { ket_thuc: '2027-04-15' });
    expect(await of()).toEqual({ uid: before.uid, sequence: 1, stamp: '2027-03-02T03:00:00Z', starts: '2027-04-15' });
    expect(before.sequence).toBe(0);
  });

  it('gives the same number wherever the site is found, and once a backup was brought back', async () => {
    const { id } = await build(test, admissionDate);
    const uid = (await events(dateCalendarPath(id)))[0]?.uid;
    expect(uid).toMatch(/^\d{17}-\d+@moc-tuyen-sinh$/);
    await renewDatabaseId(test.db);
    const moved = createApp({ ...test, pages: null, clock: test.clock.now, publicUrl: 'https://moi.example' });
    const [event] = eventsIn(await (await moved.request(dateCalendarPath(id))).text());
    expect(event?.uid).toBe(uid);
    expect(event?.component.getFirstPropertyValue('url')).toBe('https://moi.example/tuyen-sinh');
  });

  it('is narrowed by majors and a method, and leaves out what there is none of', async () => {
    const [a, b] = [await build(test, major, { name: 'Kiến trúc' }), await build(test, major, { name: 'Thời trang' })];
    await build(test, major, { name: 'Không mốc' });
    const put = (name: string, nganh_hoc_ids: number[], phuong_thuc: string[]) =>
      build(test, admissionDate, { name, loai: 'ngay-hoi', nganh_hoc_ids, phuong_thuc });
    await put('chung', [], []);
    await put('kiến trúc', [a.id], ['Học bạ']);
    await put('thời trang', [b.id], ['Thi tốt nghiệp THPT']);
    const all = ['chung', 'kiến trúc', 'thời trang'];
    const at = (query: string) => names(`${calendarPath}?${query}`);
    expect(await at('nganh=kien-truc')).toEqual(['chung', 'kiến trúc']);
    expect(await at('nganh=kien-truc,thoi-trang')).toEqual(all);
    expect(await at('nganh=khong-moc')).toEqual(['chung']);
    expect(await at('phuong-thuc=hoc-ba')).toEqual(['chung', 'kiến trúc']);
    expect(await at('nganh=thoi-trang&phuong-thuc=hoc-ba')).toEqual(['chung']);
    for (const unknown of ['x=1', 'nganh=khong-co', 'nganh=%00%E1', 'phuong-thuc=khong-co', 'nganh=&phuong-thuc='])
      expect(await at(unknown), unknown).toEqual(all);
    const many = Array.from({ length: 2_000 }, (_, place) => `nganh-${place}`);
    expect(await at(`nganh=kien-truc,${many.join(',')}`)).toEqual(all);
  });

  it('keeps what is over for a year, and holds nothing that visitors do not see', async () => {
    const { id: hidden } = await build(test, major, { name: 'Ẩn', status: 0 });
    await build(test, admissionDate, { name: 'năm trước nữa', loai: 'ngay-hoi', ket_thuc: '2026-02-28' });
    await build(test, admissionDate, { name: 'năm trước', loai: 'ngay-hoi', ket_thuc: '2026-03-01' });
    const { id } = await build(test, admissionDate, { name: 'ẩn', status: 0 });
    await build(test, admissionDate, { name: 'của ngành ẩn', nganh_hoc_ids: [hidden] });
    expect(await names()).toEqual(['năm trước']);
    for (const path of [dateCalendarPath(id), dateCalendarPath(999_999_999)]) {
      const answer = await test.request(path);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
      expect(answer.headers.get('Content-Type')).toContain('text/plain');
    }
    for (const none of ['0', 'a', '1e3', '01', '99999999999', '-1'])
      expect((await test.request(dateCalendarPath(none))).status, none).toBe(404);
  });
});

describe('the calendar over HTTP', () => {
  let test: TestApp;
  let site: HttpSite;
  beforeAll(async () => {
    test = await createTestApp('sqlite', { publicUrl });
    site = await openHttpSite(test, { publicUrl });
    for (let place = 0; place < 30; place += 1) await build(test, admissionDate);
  });
  afterAll(async () => {
    await site.close();
    await test.close();
  });

  it('is kept under the parameters that it answers to, and compressed', async () => {
    const tagOf = async (path: string) => (await site.get(path)).headers['etag'];
    const tag = await tagOf(calendarPath);
    expect(tag).toBeTruthy();
    expect(await tagOf(`${calendarPath}?x=1`)).toBe(tag);
    expect((await site.get(calendarPath, { 'If-None-Match': tag ?? '' })).status).toBe(304);
    const small = await site.get(calendarPath, { 'Accept-Encoding': 'br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.body.length).toBeLessThan(2_000);
    expect((await site.get(calendarPath, {}, 'HEAD')).status).toBe(200);
  });

  it('is another one as soon as a date is saved', async () => {
    const editor = await createEditor(test);
    const before = (await site.get(calendarPath)).body.toString();
    await editor.post('moc-tuyen-sinh', { name: 'Mới', ket_thuc: '2027-05-01', nam: 2027 });
    const after = (await site.get(calendarPath)).body.toString();
    expect([before.includes('Hạn: Mới'), after.includes('Hạn: Mới')]).toEqual([false, true]);
  });
});
