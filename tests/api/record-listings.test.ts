import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { article, career, descriptions, major, position, subject } from '#shared/content-types/index.ts';
import type { Listings } from '#shared/answers/listings.ts';
import type { RecordUses } from '#shared/answers/uses.ts';
import { maxReferences } from '#shared/fields/references.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Row = { id: number; version: number; nganh_hoc_ids: number[]; mon_hoc_ids: number[]; tien_quyet_ids: number[] };

describe.each(dialects)('lists edited from the record that stands in them on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const read = async (path: string, id: number) => (await editor.get<Row>(`${path}/${id}`)).body.data;
  const listings = async (path: string, id: number) => (await editor.get<Listings>(`${path}/${id}/listings`)).body.data;
  const change = (path: string, id: number, body: Record<string, unknown>) =>
    editor.put<Listings>(`${path}/${id}/listings`, body);

  it('name those that list it, with what they belong to and which are hidden', async () => {
    const one = await build(test, major);
    const shownJob = await build(test, position, { name: 'Họa sĩ', order: 2, nganh_hoc_ids: [one.id] });
    const hiddenJob = await build(test, position, { name: 'Biên tập', order: 1, status: 0, nganh_hoc_ids: [one.id] });
    const draft = await build(test, article, { title: 'Bài nháp', status: 'draft', nganh_hoc_ids: [one.id] });
    const above = async (id: number) => (await editor.get<{ name: string }>(`bo-phan/${id}`)).body.data.name;
    expect(await listings('nganh-hoc', one.id)).toEqual([
      {
        resource: 'vi-tri',
        field: 'nganh_hoc_ids',
        count: 2,
        records: [
          { id: hiddenJob.id, title: 'Biên tập', above: await above(hiddenJob.bo_phan_id), is_hidden: true },
          { id: shownJob.id, title: 'Họa sĩ', above: await above(shownJob.bo_phan_id), is_hidden: false },
        ],
      },
      ...['moc-tuyen-sinh', 'hoc-bong', 'hoi-dap'].map((resource) => ({
        resource,
        field: 'nganh_hoc_ids',
        count: 0,
        records: [],
      })),
      {
        resource: 'bai-viet',
        field: 'nganh_hoc_ids',
        count: 1,
        records: [{ id: draft.id, title: 'Bài nháp', above: null, is_hidden: true }],
      },
    ]);
    expect((await editor.get(`nganh-hoc/999999/listings`)).status).toBe(404);
  });

  it('add it at their end and take it out, in one batch that is taken back in one', async () => {
    const [own, other] = [await build(test, major), await build(test, major)];
    const first = await build(test, position, { nganh_hoc_ids: [other.id] });
    const second = await build(test, position, { nganh_hoc_ids: [own.id, other.id] });
    const kept = await build(test, position, { nganh_hoc_ids: [own.id] });
    const changed = await change('nganh-hoc', own.id, {
      resource: 'vi-tri',
      field: 'nganh_hoc_ids',
      add: [first.id, kept.id],
      remove: [second.id, 999_999],
    });
    expect([changed.status, changed.body.message]).toEqual([200, 'Đã lưu.']);
    expect(changed.body.data[0]?.records.map(({ id }) => id)).toEqual([first.id, kept.id]);
    expect((await read('vi-tri', first.id)).nganh_hoc_ids).toEqual([other.id, own.id]);
    expect((await read('vi-tri', second.id)).nganh_hoc_ids).toEqual([other.id]);
    // What held it already is as it was.
    expect((await read('vi-tri', kept.id)).version).toBe(1);
    const versions = await editor.get<{ action: string }[]>(`vi-tri/${first.id}/versions`);
    expect(versions.body.data[0]?.action).toBe('update');
    const { batch } = changed.body.meta as unknown as { batch: number };
    expect((await editor.post('undo', { batch })).status).toBe(200);
    expect((await read('vi-tri', first.id)).nganh_hoc_ids).toEqual([other.id]);
    expect((await read('vi-tri', second.id)).nganh_hoc_ids).toEqual([own.id, other.id]);
    const again = await change('nganh-hoc', own.id, { resource: 'vi-tri', field: 'nganh_hoc_ids', add: [kept.id] });
    expect(again.body.meta).toEqual({ batch: null });
  });

  it('are changed all or none, and by no more than can be looked over', async () => {
    const own = await build(test, major);
    const others = [];
    for (let made = 0; made < maxReferences; made += 1) others.push((await build(test, major)).id);
    const full = await build(test, position, { name: 'Vị trí đã đầy', nganh_hoc_ids: others });
    const free = await build(test, position);
    const asked = { resource: 'vi-tri', field: 'nganh_hoc_ids' };
    const refused = await change('nganh-hoc', own.id, { ...asked, add: [free.id, full.id] });
    expect([refused.status, refused.body.errors]).toEqual([422, { add: ['“Vị trí đã đầy” đã gắn đủ 50 ngành học.'] }]);
    expect((await read('vi-tri', free.id)).nganh_hoc_ids).toEqual([]);
    const unknown = await change('nganh-hoc', own.id, { ...asked, add: [free.id, 999_999] });
    expect([unknown.status, unknown.body.errors]).toEqual([422, { add: ['Không có vị trí số 999999'] }]);
    const many = Array.from({ length: 150 }, (_, index) => index + 1);
    for (const body of [
      { ...asked, add: many, remove: many },
      { ...asked, add: 'x' },
      { ...asked, add: [0] },
      { resource: 'mon-hoc', field: 'tien_quyet_ids', add: [free.id] },
      {},
    ])
      expect((await change('nganh-hoc', own.id, body)).status, JSON.stringify(body).slice(0, 80)).toBe(422);
    expect((await change('nganh-hoc', 999_999, { ...asked, add: [free.id] })).status).toBe(404);
  });

  it('lead to no circle of subjects, and the sentence names it', async () => {
    const first = await build(test, subject, { name: 'Hình họa' });
    const second = await build(test, subject, { name: 'Bố cục', tien_quyet_ids: [first.id] });
    const third = await build(test, subject, { name: 'Đồ án', tien_quyet_ids: [second.id] });
    const text = 'Nên học trước đang thành vòng: “Hình họa” cần “Đồ án” cần “Bố cục” cần “Hình họa”. Hãy bỏ bớt một môn.';
    const direct = await editor.put(`mon-hoc/${first.id}`, { tien_quyet_ids: [third.id] });
    expect([direct.status, direct.body.errors]).toEqual([422, { tien_quyet_ids: [text] }]);
    const fromThere = await change('mon-hoc', third.id, { resource: 'mon-hoc', field: 'tien_quyet_ids', add: [first.id] });
    expect([fromThere.status, fromThere.body.message]).toEqual([422, text]);
    expect((await editor.put(`mon-hoc/${third.id}`, { tien_quyet_ids: [second.id, first.id] })).status).toBe(200);
    expect((await editor.put(`mon-hoc/${second.id}`, { tien_quyet_ids: [] })).status).toBe(200);
    // What the subject needed until now does not count.
    expect((await editor.put(`mon-hoc/${third.id}`, { tien_quyet_ids: [second.id] })).status).toBe(200);
    expect((await editor.put(`mon-hoc/${first.id}`, { tien_quyet_ids: [third.id] })).status).toBe(200);
  });

  it('finds a circle where many subjects need many others', async () => {
    const { id: majorId } = await build(test, major);
    const chain: number[] = [];
    for (let made = 0; made < 60; made += 1) {
      const { id } = await build(test, subject, { nganh_hoc_id: majorId, tien_quyet_ids: chain.slice(-20) });
      chain.push(id);
    }
    const refused = await editor.put(`mon-hoc/${chain[0]}`, { tien_quyet_ids: [chain.at(-1)] });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['tien_quyet_ids']]);
  });

  it('are told among the uses of a record', async () => {
    const known = await build(test, career);
    const told = await build(test, article, { title: 'Bài kể về nghề', nghe_nghiep_ids: [known.id] });
    const { lists } = (await editor.get<RecordUses>(`nghe-nghiep/${known.id}/uses`)).body.data;
    expect(lists).toEqual([{ resource: 'bai-viet', count: 1, first: [{ id: told.id, title: 'Bài kể về nghề' }] }]);
  });

  it('are there for each content type that is listed, and no other', async () => {
    const answers = [];
    for (const { path } of descriptions) answers.push([path, (await editor.get(`${path}/1/listings`)).status]);
    const listed = answers.filter(([, status]) => status !== 404).map(([path]) => path);
    expect(listed).toEqual(['nghe-nghiep', 'vi-tri', 'nganh-hoc', 'mon-hoc']);
  });
});
