import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descriptions, major, position, subject } from '#shared/content-types/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { quoted } from '#shared/text/quoted.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Row = { id: number; version: number; nganh_hoc_ids: number[]; mon_hoc_ids: number[]; tien_quyet_ids: number[] };

describe.each(dialects)('records that list others on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  /** What the table of links holds, as the columns of the records should. */
  const linked = async () => {
    const rows = await test.db
      .selectFrom('record_link')
      .selectAll()
      .orderBy('resource')
      .orderBy('record_id')
      .orderBy('field')
      .orderBy('place')
      .execute();
    return rows.map((row) => `${row.resource} ${row.record_id} ${row.field} ${row.place} ${row.target} ${row.target_id}`);
  };
  const listed = async () => {
    const all: string[] = [];
    for (const { name, table, fields } of descriptions as readonly Description[]) {
      const columns = Object.entries(fields).filter(([, { kind }]) => kind === 'references');
      if (columns.length === 0) continue;
      const rows = await test.db
        .selectFrom(table as 'vi_tri')
        .selectAll()
        .execute();
      for (const row of rows)
        for (const [column, field] of columns) {
          const target = (descriptions as readonly Description[]).find(
            ({ path }) => field.kind === 'references' && path === field.to,
          )?.name;
          const ids = JSON.parse(String((row as Record<string, unknown>)[column])) as number[];
          for (const [place, id] of ids.entries()) all.push(`${name} ${row.id} ${column} ${place} ${target} ${id}`);
        }
    }
    return all;
  };
  const agree = async () => expect((await linked()).toSorted()).toEqual((await listed()).toSorted());
  const put = (row: { id: number }, path: string, body: unknown) => editor.put<Row>(`${path}/${row.id}`, body);
  const read = async (path: string, id: number) => (await editor.get<Row>(`${path}/${id}`)).body.data;

  it('keep their order, each once, and tell which are not there', async () => {
    const [one, other] = [await build(test, major), await build(test, major)];
    const job = await build(test, position);
    const { body } = await put(job, 'vi-tri', { nganh_hoc_ids: [other.id, one.id, other.id] });
    expect(body.data.nganh_hoc_ids).toEqual([other.id, one.id]);
    expect((await put(job, 'vi-tri', { nganh_hoc_ids: [one.id, other.id] })).body.data.nganh_hoc_ids).toEqual([one.id, other.id]);
    const refused = await put(job, 'vi-tri', { nganh_hoc_ids: [one.id, 999_999] });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { nganh_hoc_ids: ['Học ngành nào: không có ngành học số 999999'] },
    ]);
    await agree();
  });

  it('cannot list themselves', async () => {
    const lesson = await build(test, subject);
    const { status, body } = await put(lesson, 'mon-hoc', { tien_quyet_ids: [lesson.id] });
    expect([status, body.errors]).toEqual([422, { tien_quyet_ids: ['Nên học trước không thể là chính môn học này'] }]);
  });

  it('keep a record from being deleted without a word; detached and deleted in one, it comes back with its places', async () => {
    const [gone, kept] = [await build(test, major), await build(test, major)];
    const [first, second] = [await build(test, position), await build(test, position)];
    await put(first, 'vi-tri', { nganh_hoc_ids: [gone.id, kept.id] });
    await put(second, 'vi-tri', { nganh_hoc_ids: [kept.id, gone.id] });
    const refused = await editor.remove(`nganh-hoc/${gone.id}`);
    expect([refused.status, refused.body.message, refused.body.data]).toEqual([
      409,
      'Ngành học này đang được gắn ở 2 vị trí. Hãy gỡ ra trước, hoặc xóa và gỡ cùng lúc.',
      { detach: { 'vi-tri': 2 } },
    ]);
    const removed = await editor.remove(`nganh-hoc/${gone.id}?detach=1`);
    expect(removed.status).toBe(200);
    expect((await read('vi-tri', first.id)).nganh_hoc_ids).toEqual([kept.id]);
    await agree();
    const { batch } = removed.body.meta as unknown as { batch: number };
    expect((await editor.post('undo', { batch })).status).toBe(200);
    expect((await read('vi-tri', first.id)).nganh_hoc_ids).toEqual([gone.id, kept.id]);
    expect((await read('vi-tri', second.id)).nganh_hoc_ids).toEqual([kept.id, gone.id]);
    await agree();
  });

  it('come back whole when many that list each other are detached, deleted and brought back together', async () => {
    const lessons = [];
    for (let count = 0; count < 6; count += 1) lessons.push(await build(test, subject));
    const ids = lessons.map(({ id }) => id);
    const [a, b, c, d, e, f] = ids as [number, number, number, number, number, number];
    const needed = new Map([
      [b, [a]],
      [c, [b, a]],
      [d, [f]],
      [e, [d, b]],
    ]);
    for (const [id, tien_quyet_ids] of needed) await put({ id }, 'mon-hoc', { tien_quyet_ids });
    const job = await build(test, position);
    await put(job, 'vi-tri', { mon_hoc_ids: [f, e, a, d] });
    const before = await linked();

    const { status, body } = await editor.post('mon-hoc/batch', {
      action: 'delete',
      ids: [b, a, e, d, f],
      detach: true,
    });
    expect(status).toBe(200);
    expect((await read('mon-hoc', c)).tien_quyet_ids).toEqual([]);
    expect((await editor.post('undo', body.meta)).status).toBe(200);
    expect(await linked()).toEqual(before);
    await agree();
  });

  it('tell what did not come back when a change is taken back', async () => {
    const [gone, kept] = [await build(test, subject), await build(test, subject)];
    const job = await build(test, position);
    await put(job, 'vi-tri', { mon_hoc_ids: [gone.id, kept.id] });
    const taken = { resource: 'vi-tri', field: 'mon_hoc_ids', remove: [job.id] };
    const { body } = await editor.put(`mon-hoc/${gone.id}/listings`, taken);
    await editor.remove(`mon-hoc/${gone.id}`);
    const undone = await editor.post('undo', body.meta);
    expect([undone.status, undone.body.message]).toEqual([
      200,
      `Đã hoàn tác. Không còn nên bỏ qua: môn học ${quoted(gone.name)}.`,
    ]);
    expect((await read('vi-tri', job.id)).mon_hoc_ids).toEqual([kept.id]);
    await agree();
  });

  it('come back from the trash, and from an older version, without what is gone by then', async () => {
    const [gone, kept] = [await build(test, subject), await build(test, subject)];
    const job = await build(test, position);
    await put(job, 'vi-tri', { mon_hoc_ids: [gone.id, kept.id] });
    await put(job, 'vi-tri', { mon_hoc_ids: [kept.id] });
    const versions = await editor.get<{ seq: number; version: number }[]>(`vi-tri/${job.id}/versions`);
    await editor.remove(`vi-tri/${job.id}`);
    await editor.remove(`mon-hoc/${gone.id}`);
    await agree();
    const { body } = await editor.post<Row>(`trash/vi-tri/${job.id}/restore`, {});
    expect(body.data.mon_hoc_ids).toEqual([kept.id]);
    const two = versions.body.data.find(({ version }) => version === 2)?.seq;
    const restored = await editor.post<Row>(`vi-tri/${job.id}/versions/${two}/restore`, {});
    expect([restored.status, restored.body.data.mon_hoc_ids]).toEqual([200, [kept.id]]);
    await agree();
  });

  it('take pay whole or not at all, and ranges that rise', async () => {
    const job = await build(test, position);
    const pay = {
      luong_tu: 8_000_000,
      luong_den: 12_000_000,
      luong_muc: 'moi-vao-nghe',
      luong_nguon: 'Khảo sát',
      luong_nam: 2026,
    };
    const half = await put(job, 'vi-tri', { ...pay, luong_nguon: '' });
    expect([half.status, Object.keys(half.body.errors ?? {})]).toEqual([422, ['luong_nguon']]);
    expect((await put(job, 'vi-tri', pay)).status).toBe(200);
    const falling = await put(job, 'vi-tri', { luong_den: 1_000_000 });
    expect([falling.status, Object.keys(falling.body.errors ?? {})]).toEqual([422, ['luong_den']]);
    const short = await put(job, 'vi-tri', { luong_nam: null });
    expect([short.status, short.body.errors?.['luong_nam']?.[0]]).toEqual([
      422,
      expect.stringContaining('Còn thiếu: Năm của mức thu nhập.'),
    ]);
  });

  it('take fees whole or not at all, and show none without their year', async () => {
    const studies = await build(test, major);
    const fees = { hoc_phi_tu: 20_000_000, hoc_phi_den: 24_000_000, hoc_phi_nam: 2026 };
    const half = await put(studies, 'nganh-hoc', { ...fees, hoc_phi_nam: null });
    expect([half.status, half.body.errors]).toEqual([
      422,
      { hoc_phi_nam: ['Học phí cần đủ ba ô: từ, đến, năm; hoặc để trống cả ba. Còn thiếu: Năm của học phí.'] },
    ]);
    expect((await put(studies, 'nganh-hoc', fees)).status).toBe(200);
    expect((await put(studies, 'nganh-hoc', { hoc_phi_den: null })).status).toBe(422);
    expect((await put(studies, 'nganh-hoc', { name: 'Ngành đổi tên' })).status).toBe(200);
    // Written before the rule.
    await test.db.updateTable('nganh_hoc').set({ hoc_phi_nam: null }).where('id', '=', studies.id).execute();
    expect((await put(studies, 'nganh-hoc', { name: 'Ngành đổi tên nữa' })).status).toBe(200);
    const shown = await test.json<{ hoc_phi: unknown }>(`/api/nganh-hoc/${studies.slug}`);
    expect([shown.status, shown.body.data.hoc_phi]).toEqual([200, null]);
  });

  it('refuse days and years that have not come', async () => {
    const now = test.clock.now();
    const tomorrow = new Date(now.getTime() + 36 * 3_600_000).toISOString().slice(0, 10);
    for (const [type, path] of [
      [position, 'vi-tri'],
      [major, 'nganh-hoc'],
      [subject, 'mon-hoc'],
    ] as const) {
      const record = await build(test, type as typeof position);
      const { status, body } = await put(record, path, { kiem_tra: tomorrow });
      expect([status, body.errors?.['kiem_tra']?.[0]]).toEqual([
        422,
        expect.stringContaining('Kiểm tra ngày không được ở sau hôm nay'),
      ]);
    }
    const job = await build(test, position);
    const pay = { luong_tu: 8_000_000, luong_den: 9_000_000, luong_muc: 'moi-vao-nghe', luong_nguon: 'Khảo sát' };
    const early = await put(job, 'vi-tri', { ...pay, luong_nam: now.getFullYear() + 1 });
    expect([early.status, early.body.errors?.['luong_nam']?.[0]]).toEqual([
      422,
      `Năm của mức thu nhập không được ở sau năm nay (${now.getFullYear()}).`,
    ]);
  });
});
