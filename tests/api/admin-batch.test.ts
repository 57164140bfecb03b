import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { article, banner, department, major, majorGroup, menu, position, subject } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Row = { id: number; version: number; order: number; status: number | string; published_at?: string | null };

describe.each(dialects)('many records at once on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const batch = (path: string, body: unknown) => editor.post<{ count: number }>(`${path}/batch`, body);
  const read = async (path: string, id: number) => (await editor.get<Row>(`${path}/${id}`)).body.data;
  const numberOf = ({ body }: { body: { meta?: unknown } }) => (body.meta as { batch: number }).batch;
  const undo = async (answer: { body: { meta?: unknown } }) => (await editor.post('undo', { batch: numberOf(answer) })).status;

  it('are hidden, each with a version of its own, and shown again by taking that back', async () => {
    const home = await build(test, major);
    const lessons = [];
    for (let count = 0; count < 250; count += 1) lessons.push(await build(test, subject, { nganh_hoc_id: home.id }));
    const already = await build(test, subject, { nganh_hoc_id: home.id, status: 0 });
    const ids = [...lessons, already].map(({ id }) => id);
    const answer = await batch('mon-hoc', { action: 'set', ids, values: { status: 0 } });
    expect([answer.status, answer.body.message, answer.body.data]).toEqual([200, 'Đã cập nhật 250 môn học.', { count: 250 }]);
    expect(await read('mon-hoc', lessons[249]!.id)).toMatchObject({ status: 0, version: 2 });
    expect(await read('mon-hoc', already.id)).toMatchObject({ version: 1 });
    const { body } = await editor.get<{ action: string; changed: string[] }[]>(`mon-hoc/${lessons[0]!.id}/versions`);
    expect(body.data[0]).toMatchObject({ action: 'update', changed: ['status'] });
    expect(await undo(answer)).toBe(200);
    expect(await read('mon-hoc', lessons[249]!.id)).toMatchObject({ status: 1 });
    const all = { action: 'set', filters: { nganh_hoc_id: home.id, status: 'active' }, values: { status: 0 } };
    expect((await batch('mon-hoc', all)).body.data).toEqual({ count: 250 });
  });

  it('are left alone where the filters hold others by now than the list that was read', async () => {
    const home = await build(test, major);
    const make = () => build(test, subject, { nganh_hoc_id: home.id });
    const seen = [await make(), await make()];
    const added = await make();
    const all = { action: 'delete', filters: { nganh_hoc_id: home.id } };
    const refused = await batch('mon-hoc', { ...all, count: 2 });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Chưa có gì thay đổi: danh sách này giờ có 3 bản ghi, không phải 2. Hãy xem lại danh sách rồi chọn lại.',
    ]);
    for (const { id } of [...seen, added]) expect(await read('mon-hoc', id)).toMatchObject({ version: 1 });
    expect((await batch('mon-hoc', { ...all, count: -1 })).body.errors).toHaveProperty('count');
    const done = await batch('mon-hoc', { ...all, count: 3 });
    expect([done.status, done.body.data]).toEqual([200, { count: 3 }]);
  });

  it('move to another parent, which has to be there', async () => {
    const [from, to] = [await build(test, department), await build(test, department)];
    const jobs = [await build(test, position, { bo_phan_id: from.id }), await build(test, position, { bo_phan_id: from.id })];
    const ids = jobs.map(({ id }) => id);
    const refused = await batch('vi-tri', { action: 'set', ids, values: { bo_phan_id: 999_999 } });
    expect([refused.status, refused.body.errors]).toEqual([422, { bo_phan_id: ['Bộ phận không tồn tại'] }]);
    const moved = await batch('vi-tri', { action: 'set', ids, values: { bo_phan_id: to.id } });
    expect(moved.body.data).toEqual({ count: 2 });
    expect(await read('vi-tri', ids[1]!)).toMatchObject({ bo_phan_id: to.id });
  });

  it('are published with a date, as one by one', async () => {
    const text = await build(test, article, { status: 'draft', published_at: null });
    const { status } = await batch('bai-viet', { action: 'set', ids: [text.id], values: { status: 'published' } });
    expect(status).toBe(200);
    expect((await read('bai-viet', text.id)).published_at).toBe(test.clock.now().toISOString());
  });

  it('go altogether or not at all, and come back altogether', async () => {
    const group = await build(test, majorGroup);
    const [empty, full] = [await build(test, major, { group_id: group.id }), await build(test, major, { group_id: group.id })];
    await build(test, subject, { nganh_hoc_id: full.id });
    const refused = await batch('nganh-hoc', { action: 'delete', ids: [empty.id, full.id] });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `${full.name}: Ngành học này còn 1 môn học, hãy chuyển hoặc xóa chúng trước.`,
    ]);
    expect((await editor.get(`nganh-hoc/${empty.id}`)).status).toBe(200);
    const top = await build(test, menu, { type: 'dropdown' });
    const below = await build(test, menu, { parent_id: top.id });
    const removed = await batch('menu', { action: 'delete', ids: [top.id, below.id] });
    expect([removed.status, removed.body.message]).toEqual([200, 'Đã xóa 2 menu.']);
    expect(await undo(removed)).toBe(200);
    expect((await editor.get(`menu/${below.id}`)).status).toBe(200);
  });

  it('are put in order at the places they had, and only what moved is written', async () => {
    const part = await build(test, department);
    const jobs = [];
    for (let order = 1; order <= 6; order += 1) jobs.push(await build(test, position, { bo_phan_id: part.id, order }));
    const [a, b, c, d, e, f] = jobs.map(({ id }) => id) as [number, number, number, number, number, number];
    const moved = await batch('vi-tri', { action: 'order', ids: [d, b, c] });
    expect(moved.body.data).toEqual({ count: 3 });
    const orders = await Promise.all([a, d, b, c, e, f].map(async (id) => (await read('vi-tri', id)).order));
    expect(orders).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await read('vi-tri', a)).toMatchObject({ version: 1 });
    expect(await read('vi-tri', d)).toMatchObject({ version: 2 });
    const other = await build(test, position);
    expect((await batch('vi-tri', { action: 'order', ids: [a, other.id] })).status).toBe(422);
    expect(await undo(moved)).toBe(200);
    expect((await read('vi-tri', d)).order).toBe(4);
  });

  it.each([
    ['nothing', { action: 'delete', ids: [] }, 'ids'],
    ['no filters and no ids', { action: 'delete' }, 'ids'],
    ['a name', { action: 'set', ids: [1], values: { name: 'Một' } }, 'name'],
    ['a field that is none', { action: 'set', ids: [1], values: { constructor: 1 } }, 'constructor'],
    ['no value', { action: 'set', ids: [1], values: {} }, 'values'],
    ['a wrong value', { action: 'set', ids: [1], values: { status: 'x' } }, 'status'],
    ['a filter that is none', { action: 'delete', filters: { status: 'x' } }, 'status'],
    ['a misspelled filter', { action: 'delete', filters: { statuss: '0' } }, 'statuss'],
    [
      'a misspelled filter beside one that is known',
      { action: 'delete', all: true, filters: { status: '0', statuss: '0' } },
      'statuss',
    ],
    ['an order in place of a filter', { action: 'delete', all: true, filters: { sort_by: 'name' } }, 'sort_by'],
    ['a filter of another list', { action: 'delete', all: true, filters: { nganh_hoc_id: 1 } }, 'nganh_hoc_id'],
    ['filters that narrow nothing', { action: 'delete', filters: {} }, 'all'],
    ['filters that are empty', { action: 'delete', filters: { status: '', keyword: ' ' } }, 'all'],
    ['a filter that lets everything through', { action: 'set', filters: { status: 'all' }, values: { status: 0 } }, 'all'],
    ['a wish for all that is none', { action: 'delete', filters: {}, all: 'true' }, 'all'],
    ['a key that no object is given', JSON.parse('{"action":"delete","filters":{"__proto__":"x"}}'), '__proto__'],
    ['too many', { action: 'delete', ids: Array.from({ length: 19_990 }, (_, id) => id + 1).concat(Array(12).fill(5)) }, 'ids'],
  ])('are not changed by %s', async (_what, body, field) => {
    const { status, body: said } = await batch('vi-tri', body);
    expect([status, Object.keys(said.errors ?? {})]).toEqual(field === 'ids' && status === 413 ? [413, []] : [422, [field]]);
  });

  it.each([
    [{ filters: { nganh_hoc_id: null } }, 'filters.nganh_hoc_id'],
    [{ filters: { keyword: [] } }, 'filters.keyword'],
    [{ filters: { keyword: {} } }, 'filters.keyword'],
    [{ filters: [] }, 'filters'],
  ])('are refused with %j in Vietnamese', async (chosen, field) => {
    for (const path of ['mon-hoc/batch', 'mon-hoc/hidden-along'])
      expect((await editor.post(path, { action: 'delete', ...chosen })).body.errors).toEqual({
        [field]: ['Bộ lọc không đọc được'],
      });
  });

  it('are all of a list only where all are asked for', async () => {
    const those = [await build(test, banner), await build(test, banner), await build(test, banner)];
    const refused = await batch('banners', { action: 'delete', filters: { statuss: '0' } });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { statuss: ['Không có bộ lọc “statuss”, chỉ có: keyword, status'] },
    ]);
    expect((await editor.post('banners/hidden-along', { filters: { statuss: '0' } })).status).toBe(422);
    expect((await editor.post('banners/hidden-along', { filters: {} })).body.errors).toHaveProperty('all');
    expect((await editor.post('banners/hidden-along', { filters: {}, all: true })).status).toBe(200);
    const done = await batch('banners', { action: 'set', filters: {}, all: true, values: { status: 0 } });
    expect([done.status, done.body.data]).toEqual([200, { count: those.length }]);
  });

  it('are found by a keyword in every list, by code and other names too', async () => {
    const made = await build(test, major, { name: 'Đồ họa ứng dụng', ma_nganh: '7210499', other_names: ['Graphic arts'] });
    for (const keyword of ['do hoa', 'ung dung đồ', '7210499', 'graphic']) {
      const { body } = await editor.get<Row[]>(`nganh-hoc/all?keyword=${encodeURIComponent(keyword)}`);
      expect(
        body.data.map(({ id }) => id),
        keyword,
      ).toContain(made.id);
    }
    const entry = await build(test, menu, { title: 'Góc học tập' });
    expect((await editor.get<Row[]>('menu/all?keyword=hoc goc')).body.data.map(({ id }) => id)).toEqual([entry.id]);
    expect((await editor.get<Row[]>('menu/all?keyword=xyz')).body.data).toEqual([]);
  });
});
