import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FactCount } from '#shared/answers/facts.ts';
import type { SheetDone, SheetPlan } from '#shared/answers/sheets.ts';
import { major, majorGroup } from '#shared/content-types/index.ts';
import { csvLine } from '#shared/sheets/csv.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Major = { id: number; ma_nganh: string };

const strange = ['abc', '99999', '7210999', 'D210403', '72104033'];
const allowed = ['7210403', '6999999', ''];

describe.each(dialects)('a code that nobody can apply with, on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  let group: number;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
    group = (await build(test, majorGroup)).id;
  });
  afterAll(() => test.close());

  const facts = `facts/${major.path}`;
  const told = (code: string) => ({ ma_nganh: [expect.stringContaining(`Mã lạ “${code}”: `)] });
  const create = (ma_nganh: string) =>
    editor.post<Major>(major.path, { group_id: group, name: `Ngành mang mã ${ma_nganh}`, ma_nganh, youtube_url: '' });

  it('is taken where a record is made or changed, and warned of', async () => {
    for (const code of strange) {
      const made = await create(code);
      expect([made.status, made.body.data.ma_nganh, made.body.warnings]).toEqual([201, code, told(code)]);
    }
    for (const code of allowed) expect((await create(code)).body).not.toHaveProperty('warnings');
    const { id } = await build(test, major, { group_id: group, ma_nganh: '7210403' });
    for (const code of strange) {
      const saved = await editor.put<Major>(`${major.path}/${id}`, { ma_nganh: ` ${code} ` });
      expect([saved.status, saved.body.data.ma_nganh, saved.body.warnings]).toEqual([200, code, told(code)]);
    }
    for (const code of allowed)
      expect((await editor.put(`${major.path}/${id}`, { ma_nganh: code })).body).not.toHaveProperty('warnings');
  });

  it('says nothing where it was stored before', async () => {
    const { id } = await build(test, major, { group_id: group, ma_nganh: 'abc' });
    for (const values of [{ name: 'Tên khác' }, { ma_nganh: 'abc', bac: 'dai-hoc' }]) {
      const saved = await editor.put(`${major.path}/${id}`, values);
      expect([saved.status, saved.body.warnings]).toEqual([200, undefined]);
    }
  });

  it('is warned of in a draft, and again as that is published', async () => {
    const { id } = await build(test, major, { group_id: group, ma_nganh: '7210403' });
    expect((await editor.put(`${major.path}/${id}/draft`, { ma_nganh: 'abc' })).body.warnings).toEqual(told('abc'));
    expect((await editor.post(`${major.path}/${id}/draft/publish`)).body.warnings).toEqual(told('abc'));
  });

  it('is warned of where it is the one that applicants type, in forms, facts and sheets', async () => {
    const toldOf = (code: string) => ({ ma_xet_tuyen: [expect.stringContaining(`Mã xét tuyển lạ “${code}”: `)] });
    const { id, slug } = await build(test, major, { group_id: group, ma_nganh: 'abc' });
    const put = async (values: object) => (await editor.put(`${major.path}/${id}`, values)).body.warnings;
    for (const code of strange) expect(await put({ ma_xet_tuyen: code })).toEqual(toldOf(code));
    expect(await put({ ma_xet_tuyen: strange.at(-1), ma_nganh: '99999' })).toEqual(told('99999'));
    for (const code of allowed) expect(await put({ ma_xet_tuyen: code })).toBeUndefined();
    const { version } = (await editor.get<{ version: number }>(`${major.path}/${id}`)).body.data;
    const changes = [{ id, version, values: { ma_xet_tuyen: 'abc' } }];
    expect((await editor.put(facts, { changes })).body.warnings).toEqual({
      'changes.0.ma_xet_tuyen': toldOf('abc').ma_xet_tuyen,
    });
    const { body } = await editor.get<{ id: number; missing: object[] }[]>(`${facts}?only=missing&per_page=100`);
    expect(body.data.find((row) => row.id === id)?.missing).toContainEqual(
      expect.objectContaining({ field: 'ma_xet_tuyen', why: 'strange' }),
    );
    const form = new FormData();
    const lines = [
      ['Mã số', 'Slug', 'Mã xét tuyển'],
      [String(id), slug, '7210999'],
    ];
    form.set('file', new File([lines.map((line) => csvLine(line)).join('')], 'a.csv'));
    const { body: looked } = await editor.post<SheetPlan>(`${major.path}/import-plans`, form);
    expect(looked.data.rows.map(({ warnings }) => warnings)).toEqual([toldOf('7210999')]);
  });

  it('of a combination is warned of where it is added', async () => {
    const { id } = await build(test, major, { group_id: group, to_hop: ['H00, A00'] });
    const put = async (values: Record<string, unknown>) => (await editor.put(`${major.path}/${id}`, values)).body.warnings;
    expect(await put({ to_hop: ['H00, A00', 'V00', 'Z99', 'X06: Toán, Vật lí'] })).toBeUndefined();
    const strange = [expect.stringContaining('Tổ hợp lạ: ')];
    expect(await put({ to_hop: ['V00, V01', 'V02'] })).toEqual({ to_hop: strange });
    expect(await put({ to_hop: ['V02', 'A00 (bỏ từ 2026)'] })).toEqual({ to_hop: strange });
    expect(await put({ to_hop: ['V02', 'A00: Toán, Văn, Anh'] })).toEqual({ to_hop: strange });
    const year = { nam: 2026, phuong_thuc: 'Xét điểm thi', to_hop: ['khối H'] };
    expect(await put({ to_hop: ['V02'], tuyen_sinh: [year] })).toEqual({ tuyen_sinh: strange });
  });

  it('is warned of by its row where facts of many are saved', async () => {
    const records = await Promise.all(
      ['7210403', 'abc', ''].map((ma_nganh) => build(test, major, { group_id: group, ma_nganh })),
    );
    const values = [{ ma_nganh: '99999' }, { ma_nganh: 'abc', thoi_gian: 4 }, { ma_nganh: '7210999' }];
    const changes = records.map(({ id }, index) => ({ id, version: 1, values: values[index] }));
    const { status, body } = await editor.put(facts, { changes });
    expect(status).toBe(200);
    expect(body.warnings).toEqual({
      'changes.0.ma_nganh': told('99999').ma_nganh,
      'changes.2.ma_nganh': told('7210999').ma_nganh,
    });
  });

  it('never counts as complete, also when the school says that it knows, and is counted apart', async () => {
    const counts = async () =>
      (await editor.get<FactCount[]>('facts')).body.data.find(({ resource }) => resource === major.path)!;
    const before = await counts();
    for (const [ma_nganh, key] of [...strange.map((code) => [code, `ma_nganh:${code}`] as const), ['7210403', ''] as const])
      await build(test, major, {
        group_id: group,
        name: 'Thiết kế đồ họa',
        slug: `do-hoa-${ma_nganh}`.toLowerCase(),
        bac: 'dai-hoc',
        ma_nganh,
        da_biet: [key],
      });
    const after = await counts();
    expect(after.missing - before.missing).toBe(strange.length);
    expect(after.strange - before.strange).toBe(strange.length);
    const { body } = await editor.get<{ ma_nganh: string; missing: { field: string; why: string }[] }[]>(
      `${facts}?only=missing&keyword=do+hoa&per_page=100`,
    );
    const row = body.data.find(({ ma_nganh }) => ma_nganh === '72104033');
    expect(row?.missing).toContainEqual(expect.objectContaining({ field: 'ma_nganh', why: 'strange' }));
  });

  it('is warned of in the plan of a sheet, and where that is written', async () => {
    const kept = await build(test, major, { group_id: group, ma_nganh: 'abc', slug: 'ma-cu' });
    const slug = `nhom-${dialect}`;
    await editor.put(`nhom-nganh/${group}`, { slug });
    const lines = [
      ['Mã số', 'Nhóm ngành (slug)', 'Tên', 'Mã ngành'],
      [String(kept.id), slug, 'Tên mới', 'abc'],
      ['', slug, 'Ngành một', '7210999'],
      ['', slug, 'Ngành hai', '7210403'],
      ['', slug, 'Ngành ba', '99999'],
    ];
    const form = new FormData();
    form.set('file', new File([lines.map((line) => csvLine(line)).join('')], 'a.csv'));
    const { body: looked } = await editor.post<SheetPlan>(`${major.path}/import-plans`, form);
    expect(looked.data.rows.map(({ warnings }) => warnings)).toEqual([{}, told('7210999'), {}, told('99999')]);
    expect(looked.data.warnings).toEqual([...told('7210999').ma_nganh, ...told('99999').ma_nganh]);
    const done = await editor.post<SheetDone>(`${major.path}/imports`, { plan: looked.data.plan });
    expect([done.status, done.body.warnings]).toEqual([
      200,
      { 'rows.3.ma_nganh': told('7210999').ma_nganh, 'rows.5.ma_nganh': told('99999').ma_nganh },
    ]);
  });
});
