import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FactCount, FactsMeta } from '#shared/answers/facts.ts';
import { career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Row = { id: number; version: number; name: string; missing: { field: string; why: string }[] } & Record<string, unknown>;
type Change = { id: number; version: number; values: Record<string, unknown> };

describe.each(dialects)('the facts of records on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const call = (path: string) => `facts/${path}`;
  const read = async (path: string, query = '') => {
    const { status, body } = await editor.get<Row[]>(`${call(path)}${query}`);
    expect(status).toBe(200);
    return { rows: body.data, meta: body.meta as unknown as FactsMeta };
  };
  const save = (path: string, changes: readonly Change[]) => editor.put<Row[]>(call(path), { changes });
  const stored = async ({ path }: { path: string }, id: number) => (await editor.get<Row>(`${path}/${id}`)).body.data;
  const change = ({ id }: { id: number }, values: Record<string, unknown>, version = 1): Change => ({ id, version, values });

  describe('a page of them', () => {
    let within: { id: number; nghe_nghiep_id: number };
    beforeAll(async () => {
      within = await build(test, department);
      const known = await build(test, major, { name: 'Ngành đủ', bac: 'dai-hoc' });
      await build(test, position, { bo_phan_id: within.id, name: 'Vị trí trống', order: 2 });
      await build(test, position, {
        bo_phan_id: within.id,
        name: 'Vị trí đủ',
        order: 1,
        nganh_hoc_ids: [known.id],
        hoc_van: 'dai-hoc',
        minh_hoa: true,
      });
      await build(test, position, {
        bo_phan_id: within.id,
        name: 'Vị trí cũ',
        order: 3,
        nganh_hoc_ids: [known.id],
        hoc_van: 'thpt',
        kiem_tra: '2020-01-01',
      });
    });

    it('tells what each record misses, and counts them whatever is shown', async () => {
      const all = await read('vi-tri', `?bo_phan_id=${within.id}`);
      expect(all.rows.map(({ name, missing }) => [name, missing.map(({ field, why }) => `${field} ${why}`)])).toEqual([
        ['Vị trí đủ', []],
        ['Vị trí trống', ['nganh_hoc_ids empty', 'hoc_van empty']],
        ['Vị trí cũ', ['kiem_tra stale']],
      ]);
      expect(all.meta).toMatchObject({ total: 3, missing: 2, illustrative: 1 });
      expect(all.rows[0]).toMatchObject({ bo_phan: { id: within.id }, has_draft: false, minh_hoa: true });
      expect(all.rows[0]).not.toHaveProperty('detailed_description');
    });

    it('is narrowed to what misses something, to made-up figures, by the career, and by words of the name', async () => {
      const names = async (query: string) => (await read('vi-tri', query)).rows.map(({ name }) => name);
      expect(await names(`?nghe_nghiep_id=${within.nghe_nghiep_id}&only=missing`)).toEqual(['Vị trí trống', 'Vị trí cũ']);
      expect(await names(`?bo_phan_id=${within.id}&only=illustrative`)).toEqual(['Vị trí đủ']);
      expect(await names(`?bo_phan_id=${within.id}&keyword=tri+trong`)).toEqual(['Vị trí trống']);
      expect(await names(`?bo_phan_id=${within.id}&per_page=1&page=2`)).toEqual(['Vị trí trống']);
      expect((await read('vi-tri', `?bo_phan_id=${within.id}&only=missing&per_page=1`)).meta).toMatchObject({
        total: 2,
        last_page: 2,
        missing: 2,
      });
    });

    it('stands in the order of what the records hang on', async () => {
      const second = await build(test, career, { order: 900 });
      const first = await build(test, career, { order: 800 });
      const inSecond = await build(test, department, { nghe_nghiep_id: second.id });
      const inFirst = await build(test, department, { nghe_nghiep_id: first.id });
      for (const [bo_phan_id, name] of [
        [inSecond.id, 'Xếp ba'],
        [inFirst.id, 'Xếp một'],
        [inSecond.id, 'Xếp bốn'],
        [inFirst.id, 'Xếp hai'],
      ] as const) {
        await build(test, position, { bo_phan_id, name });
      }
      const { rows } = await read('vi-tri', '?keyword=xep&per_page=100');
      expect(rows.map(({ name }) => name)).toEqual(['Xếp một', 'Xếp hai', 'Xếp ba', 'Xếp bốn']);
    });

    it('says what is wrong with a question that cannot be read', async () => {
      for (const query of ['?only=x', '?only=missing&only=missing', '?keyword=a&keyword=b', '?page=x']) {
        expect((await editor.get(`${call('vi-tri')}${query}`)).status).toBe(422);
      }
      expect((await editor.get(call('nghe-nghiep'))).status).toBe(404);
    });
  });

  it('counts what is missing in every content type with facts', async () => {
    const before = (await editor.get<FactCount[]>('facts')).body.data;
    expect(before.map(({ resource }) => resource)).toEqual(['vi-tri', 'nganh-hoc', 'mon-hoc']);
    const group = await build(test, majorGroup);
    await build(test, major, { group_id: group.id, name: 'Thiết kế đồ họa', ma_nganh: '7210403', bac: 'dai-hoc' });
    await build(test, major, { group_id: group.id, name: 'Tên khác', ma_nganh: '7210403', bac: 'dai-hoc', minh_hoa: true });
    await build(test, major, {
      group_id: group.id,
      name: 'Mã đã biết',
      ma_nganh: '7210403',
      bac: 'dai-hoc',
      da_biet: ['ma_nganh:7210403'],
    });
    const after = (await editor.get<FactCount[]>('facts')).body.data;
    const [was, is] = [before, after].map((counts) => counts.find(({ resource }) => resource === 'nganh-hoc'));
    expect(is).toEqual({
      resource: 'nganh-hoc',
      total: (was?.total ?? 0) + 3,
      missing: (was?.missing ?? 0) + 1,
      illustrative: (was?.illustrative ?? 0) + 1,
      strange: was?.strange ?? 0,
    });
  });

  describe('a save of many', () => {
    it('writes all of them in one batch, which is taken back at once', async () => {
      const studied = await build(test, major, { bac: 'dai-hoc' });
      const records = [await build(test, position), await build(test, position), await build(test, position)];
      const values = { nganh_hoc_ids: [studied.id], hoc_van: 'dai-hoc' };
      const { status, body } = await save(
        'vi-tri',
        records.map((record) => change(record, values)),
      );
      expect([status, body.message]).toEqual([200, 'Đã lưu 3 vị trí.']);
      expect(body.data.map(({ id, version, missing }) => [id, version, missing])).toEqual(records.map(({ id }) => [id, 2, []]));
      const { batch } = body.meta as unknown as { batch: number };
      expect((await editor.post('undo', { batch })).status).toBe(200);
      for (const { id } of records) expect(await stored(position, id)).toMatchObject({ nganh_hoc_ids: [], hoc_van: '' });
    });

    it('writes nothing where one of them was changed since, and tells which, as they stand', async () => {
      const [stale, fresh] = [await build(test, position, { name: 'Đã sửa' }), await build(test, position)];
      await editor.put(`vi-tri/${stale.id}`, { hoc_van: 'thpt' });
      const { status, body } = await save('vi-tri', [
        change(fresh, { hoc_van: 'dai-hoc' }),
        change(stale, { hoc_van: 'dai-hoc' }),
      ]);
      expect([status, body.message]).toEqual([409, 'Người khác vừa sửa 1 vị trí: Đã sửa.']);
      expect(body.data).toMatchObject([{ id: stale.id, version: 2, hoc_van: 'thpt' }]);
      expect(await stored(position, fresh.id)).toMatchObject({ hoc_van: '', version: 1 });
    });

    it('writes nothing where one breaks a rule, and tells the row and the field', async () => {
      const [first, second] = [await build(test, position), await build(test, position)];
      const { status, body } = await save('vi-tri', [
        change(first, { hoc_van: 'dai-hoc' }),
        change(second, { luong_tu: 5_000_000, nganh_hoc_ids: [999_999] }),
      ]);
      expect(status).toBe(422);
      expect(Object.keys(body.errors ?? {})).toEqual(
        expect.arrayContaining(['changes.1.nganh_hoc_ids', 'changes.1.luong_den', 'changes.1.luong_nguon']),
      );
      expect(Object.keys(body.errors ?? {}).some((name) => name.startsWith('changes.0'))).toBe(false);
      expect(await stored(position, first.id)).toMatchObject({ hoc_van: '', version: 1 });

      const wrong = await save('vi-tri', [change(first, { luong_tu: 'ba', hoc_van: 'x', name: 'Tên khác' })]);
      expect(wrong.status).toBe(422);
      expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['changes.0.hoc_van', 'changes.0.luong_tu', 'changes.0.name']);
    });

    it('refuses marks above their scale or told twice, a year told twice and amounts that are millions cut short', async () => {
      const mark = (values: object) => ({ nam: 2026, phuong_thuc: 'Xét điểm thi', to_hop: [], ...values, nguon: '' });
      const stored = [mark({ thang_diem: 30, diem_chuan: 2175 })];
      const record = await build(test, major, { tuyen_sinh: stored });
      const faultsOf = async (values: Record<string, unknown>) => {
        const { body } = await editor.put<object>(`nganh-hoc/${record.id}`, values);
        return body.errors ?? {};
      };
      expect(
        await faultsOf({
          tuyen_sinh: [mark({ thang_diem: 30, diem_chuan: 24.5 }), mark({ thang_diem: 10, diem_chuan: '8.125' })],
        }),
      ).toEqual({ tuyen_sinh: ['Dòng 2: điểm chuẩn 8125 cao hơn thang điểm 10.'] });
      const [one, other] = [mark({ thang_diem: 30, diem_chuan: 24.5, to_hop: ['H00', 'V00'] }), { nam: 2025 }];
      expect(
        await faultsOf({
          tuyen_sinh: [one, { ...one, ...other }, { ...one, to_hop: ['V00', 'H00'], diem_chuan: 22 }, { ...one, thang_diem: 40 }],
        }),
      ).toEqual({ tuyen_sinh: ['Dòng 3: năm 2026 với phương thức và tổ hợp này đã có ở dòng 1.'] });
      expect(await faultsOf({ chi_tieu: [2026, 2025, 2026].map((nam) => ({ nam, so: 160 })) })).toEqual({
        chi_tieu: ['Năm 2026 có hơn một dòng.'],
      });
      expect(Object.keys(await faultsOf({ hoc_phi_tu: 34, hoc_phi_den: 38, hoc_phi_nam: 2026 }))).toEqual([
        'hoc_phi_tu',
        'hoc_phi_den',
      ]);
      // What stands there already blocks no other save.
      expect(await faultsOf({ thoi_gian: 4, tuyen_sinh: stored })).toEqual({});
    });

    it('tells of a record that is gone', async () => {
      const kept = await build(test, subject);
      const { status, body } = await save('mon-hoc', [change(kept, { tin_chi: 3 }), change({ id: 999_999 }, { tin_chi: 3 })]);
      expect([status, body.errors]).toEqual([422, { 'changes.1.id': ['Không tìm thấy môn học'] }]);
      expect(await stored(subject, kept.id)).toMatchObject({ tin_chi: null });
    });

    it('takes numbers as they are typed, and keeps what the school says that it knows', async () => {
      const record = await build(test, major, { name: 'Tên khác nữa', ma_nganh: '7210403', bac: 'dai-hoc' });
      const { body } = await save('nganh-hoc', [
        change(record, {
          hoc_phi_tu: '12.000.000',
          hoc_phi_den: '12.000.000',
          hoc_phi_nam: 2026,
          thoi_gian: '3,5',
          da_biet: ['ma_nganh:7210403'],
        }),
      ]);
      expect(body.data).toMatchObject([{ hoc_phi_tu: 12_000_000, thoi_gian: 3.5, da_biet: ['ma_nganh:7210403'], missing: [] }]);
    });

    it.each([
      ['no list', {}],
      ['a text', { changes: 'x' }],
      ['rows that are none', { changes: [5, null, {}] }],
      ['a row without version', { changes: [{ id: 1, values: {} }] }],
      ['a row twice', { changes: [1, 1].map((id) => ({ id, version: 1, values: {} })) }],
      ['an id that no record can have', { changes: [{ id: -1, version: 1, values: {} }] }],
      ['values that are a list', { changes: [{ id: 1, version: 1, values: [] }] }],
      ['too many rows', { changes: Array.from({ length: 201 }, (_, id) => ({ id: id + 1, version: 1, values: {} })) }],
    ])('refuses %s', async (_what, body) => {
      expect((await editor.put(call('vi-tri'), body)).status).toBe(422);
    });

    it('of nothing changes nothing', async () => {
      const record = await build(test, position, { hoc_van: 'thpt' });
      const { status, body } = await save('vi-tri', [change(record, { hoc_van: 'thpt' })]);
      expect([status, body.meta]).toEqual([200, { batch: null }]);
    });
  });
});
