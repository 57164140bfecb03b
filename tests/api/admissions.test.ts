import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdmissionDateItem, ScholarshipItem } from '#shared/answers/admissions.ts';
import type { MajorPage } from '#shared/answers/major.ts';
import type { PositionPage } from '#shared/answers/position.ts';
import type { QuestionItem } from '#shared/answers/question.ts';
import { admissionDate, major, position, question, scholarship } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor } from '../support/sign-in.ts';

describe.each(dialects)('what an admission takes, on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dialect);
  });
  afterAll(() => test.close());

  const at = (moment: string) => test.clock.set(new Date(moment));
  const dates = async (query = '') => (await test.json<AdmissionDateItem[]>(`/api/moc-tuyen-sinh${query}`)).body.data;
  const scholarships = async (query = '') => (await test.json<ScholarshipItem[]>(`/api/hoc-bong${query}`)).body.data;
  const next = async (slug: string) => (await test.json<MajorPage>(`/api/nganh-hoc/${slug}`)).body.data.moc;

  it('is told of the day it is in Vietnam, and turns at its midnight and at its minute', async () => {
    const { slug } = await build(test, major, { slug: 'dem-giao-thua' });
    await build(test, admissionDate, { name: 'Hết ngày', loai: 'nhan-ho-so', ket_thuc: '2027-03-31', nam: 2027 });
    await build(test, admissionDate, { name: 'Hết giờ', loai: 'nhan-ho-so', ket_thuc: '2027-04-01T17:00+07:00', nam: 2027 });
    at('2027-03-30T17:30:00.000Z');
    expect((await dates()).map(({ name, state, left_text }) => [name, state, left_text])).toEqual([
      ['Hết ngày', 'open', 'hết hạn hôm nay'],
      ['Hết giờ', 'open', 'còn 1 ngày'],
    ]);
    expect(await next(slug)).toMatchObject({ name: 'Hết ngày', left_text: 'hết hạn hôm nay', when_text: 'đến 31/03/2027' });
    at('2027-03-31T17:00:00.000Z');
    expect(await next(slug)).toMatchObject({ name: 'Hết giờ', left_text: 'hết hạn 17:00 hôm nay' });
    at('2027-04-01T09:59:59.000Z');
    expect((await dates()).map(({ state }) => state)).toEqual(['over', 'open']);
    at('2027-04-01T10:00:00.000Z');
    expect((await dates()).map(({ state }) => state)).toEqual(['over', 'over']);
    expect(await next(slug)).toBeNull();
  });

  it('is for its majors and methods alone, and for all where it names none', async () => {
    at('2027-01-01T02:00:00.000Z');
    const one = await build(test, major, { slug: 'kien-truc' });
    const other = await build(test, major, { slug: 'thoi-trang' });
    const hidden = await build(test, major, { slug: 'dang-an', status: 0 });
    const ends = { ket_thuc: '2027-02-01', nam: 2027 };

    await build(test, admissionDate, {
      ...ends,
      loai: 'thi-nang-khieu',
      phuong_thuc: ['Học bạ kết hợp năng khiếu'],
      name: 'Thi vẽ',
      nganh_hoc_ids: [one.id],
    });
    await build(test, admissionDate, { ...ends, name: 'Của ngành ẩn', nganh_hoc_ids: [hidden.id] });
    await build(test, admissionDate, { ...ends, name: 'Ẩn', status: 0 });
    await build(test, scholarship, { name: 'Kiến trúc', gia_tri: 'Một nửa', nganh_hoc_ids: [one.id], han: '2026-12-31' });
    const names = async (query = '') => (await dates(query)).map(({ name }) => name).filter((name) => !name.startsWith('Hết'));
    expect(await names()).toEqual(['Thi vẽ']);
    expect(await names('?nganh=kien-truc')).toEqual(['Thi vẽ']);
    expect(await names('?nganh=thoi-trang')).toEqual([]);
    expect(await names('?nganh=thoi-trang,kien-truc')).toEqual(['Thi vẽ']);
    expect(await names('?phuong-thuc=hoc-ba-ket-hop-nang-khieu')).toEqual(['Thi vẽ']);
    expect(await names('?phuong-thuc=hoc-ba')).toEqual([]);
    // What cannot be a slug narrows nothing.
    expect(await names('?nganh=%20&phuong-thuc=%C4%90')).toEqual(['Thi vẽ']);
    expect((await scholarships('?nganh=thoi-trang')).length).toBe(0);
    expect(await scholarships('?nganh=kien-truc')).toMatchObject([{ name: 'Kiến trúc', is_over: true }]);
    expect(await next('kien-truc')).toMatchObject({ name: 'Thi vẽ', left_text: 'còn 31 ngày' });
    expect(await next('thoi-trang')).toMatchObject({ name: 'Hết ngày' });
    const job = await build(test, position, { slug: 'kien-truc-su', nganh_hoc_ids: [one.id, other.id] });
    expect((await test.json<PositionPage>(`/api/vi-tri/${job.slug}`)).body.data.moc).toMatchObject({ name: 'Thi vẽ' });
  });

  it('is found by nobody while it has no answer', async () => {
    const { id } = await build(test, question, { name: 'Bị bệnh tim có học gốm được không?', tra_loi: [] });
    const editor = await createEditor(test);
    const found = async (path: string) => JSON.stringify((await test.json(`${path}?q=benh+tim+gom`)).body);
    for (const path of ['/api/search', '/api/search/suggestions']) expect(await found(path)).not.toContain('bệnh tim');
    const answered = await editor.put(`hoi-dap/${id}`, { tra_loi: [{ title: 'Trả lời', content: 'Được.', list: [] }] });
    expect(answered.status).toBe(200);
    for (const path of ['/api/search', '/api/search/suggestions']) expect(await found(path)).toContain('bệnh tim');
    await editor.put(`hoi-dap/${id}`, { tra_loi: [] });
    for (const path of ['/api/search', '/api/search/suggestions']) expect(await found(path)).not.toContain('bệnh tim');
    await editor.remove(`hoi-dap/${id}`);
  });

  it('is asked about: of a major, then of none; what is no major narrows nothing', async () => {
    const [one, other] = [await build(test, major, { slug: 'noi-that' }), await build(test, major, { slug: 'trang-suc' })];
    const hidden = await build(test, major, { slug: 'chua-mo', status: 0 });
    const tra_loi = [{ title: '', content: '<p>Trả lời.</p>', list: [] }];
    const ask = (name: string, of: { id: number }[] = []) =>
      build(test, question, { name, tra_loi, nganh_hoc_ids: of.map(({ id }) => id) });
    await ask('Chung?');
    await ask('Trang sức?', [other]);
    await ask('Nội thất?', [one]);
    await ask('Cả hai?', [other, one]);
    await ask('Chung nữa?');
    await ask('Ngành ẩn?', [hidden]);
    const asked = async (query: string) => {
      const { body } = await test.json<QuestionItem[]>(`/api/hoi-dap${query}`);
      return body.data.map(({ name }) => name);
    };
    const all = ['Chung?', 'Trang sức?', 'Nội thất?', 'Cả hai?', 'Chung nữa?', 'Ngành ẩn?'];
    expect(await asked('?nganh=noi-that')).toEqual(['Nội thất?', 'Cả hai?', 'Chung?', 'Chung nữa?']);
    expect(await asked('?nganh=noi-that&page=2&per_page=1')).toEqual(['Cả hai?']);
    expect((await test.json(`/api/hoi-dap?nganh=noi-that&per_page=1`)).body).toMatchObject({ meta: { total: 4 } });
    for (const query of ['', '?nganh=', '?nganh=khong-co', '?nganh=chua-mo', '?nganh=%00', `?nganh=${'a'.repeat(5000)}`])
      expect(await asked(query), query.slice(0, 40)).toEqual(all);
  });
});
