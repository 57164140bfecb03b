import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadUntil } from '#demo/load.ts';
import type { PlannedRow, SheetDone, SheetPlan } from '#shared/answers/sheets.ts';
import { article, career, category, department, descriptions, major, majorGroup, subject } from '#shared/content-types/index.ts';
import { sheetPaths } from '#shared/sheets/sheet-paths.ts';
import { byteOrderMark, csvLine, parseCsv } from '#shared/sheets/csv.ts';
import { applyPlan } from '#server/sheets/apply-plan.ts';
import { takeLease } from '#server/database/lease.ts';
import { columnsOf, recordRows } from '#server/sheets/export.ts';
import { makePlan } from '#server/sheets/make-plan.ts';
import { rowsOf } from '#server/sheets/plan.ts';
import { Plans } from '#server/sheets/plans.ts';
import { openSheet } from '#server/sheets/open-sheet.ts';
import { openInThread } from '#server/sheets/sheet-thread.ts';
import { usualKeeping } from '#server/journal/thin.ts';
import { tidy } from '#server/start/nightly-work.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build, picture } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

const sheet = (lines: readonly (readonly string[])[]) => byteOrderMark + lines.map(csvLine).join('');

const formOf = (content: string | Uint8Array<ArrayBuffer>, { name = 'a.csv', ...others }: Record<string, string | File> = {}) => {
  const form = new FormData();
  form.set('file', new File([content], String(name)));
  for (const [key, value] of Object.entries(others)) form.set(key, value);
  return form;
};

type Loose = Record<string, unknown>;

/** A subject with something in every field that may be emptied. */
const filled = {
  other_names: ['Tên khác'],
  short_description: 'Ngắn',
  tin_chi: 3,
  hoc_ky: 2,
  description: 'Mô tả của môn',
  detailed_content: [{ title: 'Mục', content: 'Đoạn văn.', list: ['dòng'] }],
  hinh_anh: picture('mon').path,
  video_url: 'https://youtu.be/aqz-KE-bpKQ',
  kiem_tra: '2026-08-01',
};

describe.each(dialects)('sheets on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test, { role: 'editor' });
  });
  afterAll(() => test.close());

  const look = async (
    path: string,
    lines: readonly (readonly string[])[] | Uint8Array<ArrayBuffer>,
    others?: Record<string, string | File>,
  ) => editor.post<SheetPlan>(`${path}/import-plans`, formOf(lines instanceof Uint8Array ? lines : sheet(lines), others));
  const apply = (path: string, plan: string) => editor.post<SheetDone>(`${path}/imports`, { plan });
  const download = async (path: string) => {
    const response = await test.request(`/api/admin/${path}`, { token: editor.token });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const kinds = (rows: readonly PlannedRow[]) => rows.map(({ kind }) => kind);
  const state = async () => {
    const tables = descriptions.map(({ table }) => test.db.selectFrom(table).selectAll().orderBy('id').execute());
    return JSON.stringify(await Promise.all(tables));
  };

  it('warns of a date whose day and month a spreadsheet has turned', async () => {
    const story = await build(test, article, { published_at: '2026-08-05T01:30:15.000Z' });
    const warned = async (text: string) => {
      const { data } = (
        await look('bai-viet', [
          ['Mã số', 'Ngày xuất bản'],
          [String(story.id), text],
        ])
      ).body;
      return [data.rows.map(({ kind }) => kind).join(), data.warnings.map((warning) => warning.replace(/^.*?: /, '')).join()];
    };
    expect(await warned('05/08/2026 08:30:15')).toEqual(['same', '']);
    expect(await warned('06/08/2026 08:30:15')).toEqual(['update', '']);
    for (const text of ['08/05/2026 08:30:15', '08/05/2026 08:30', '2026-05-08 08:30:15'])
      expect(await warned(text)).toEqual([
        'update',
        expect.stringMatching(/^Ngày xuất bản từ 05\/08\/2026 08:30:15 thành 08\/05\/2026 08:30:\d\d: có vẻ /),
      ]);
    const lesson = await build(test, subject, { kiem_tra: '2026-04-03' });
    const { data } = (
      await look('mon-hoc', [
        ['Mã số', 'Kiểm tra ngày'],
        [String(lesson.id), '04/03/2026'],
      ])
    ).body;
    expect(data.warnings).toEqual([expect.stringContaining('từ 03/04/2026 thành 04/03/2026')]);
  });

  it('takes a file whatever it is called', async () => {
    const head = 'Content-Disposition: form-data; name="file"; filename="a\u0000b.csv"';
    const sent = {
      method: 'POST',
      token: editor.token,
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: `--b\r\n${head}\r\n\r\nTên\nNghề\n\r\n--b--\r\n`,
    };
    const { status, body } = await test.json<SheetPlan>('/api/admin/nghe-nghiep/import-plans', sent);
    expect([status, body.data.file]).toEqual([200, 'ab.csv']);
  });

  it('forgets what was looked at of a content type once a record of it is taken away for good', async () => {
    const [chief, other] = [await createEditor(test), await createEditor(test, { role: 'editor' })];
    const lesson = await build(test, subject, { description: 'Lời của một người' });
    const lines = (heading: string, cell: string) =>
      formOf(
        sheet([
          ['Mã số', heading],
          [cell, 'Khác'],
        ]),
      );
    const own = (await editor.post<SheetPlan>('mon-hoc/import-plans', lines('Mô tả', String(lesson.id)))).body.data;
    const others = (await other.post<SheetPlan>('nghe-nghiep/import-plans', lines('Tên', ''))).body.data;
    expect(JSON.stringify(own)).toContain('Lời của một người');
    await editor.remove(`mon-hoc/${lesson.id}`);
    expect((await editor.get(`import-plans/${own.plan}`)).status).toBe(200);
    expect((await chief.remove(`trash/mon-hoc/${lesson.id}`)).status).toBe(200);
    expect((await editor.get(`import-plans/${own.plan}`)).status).toBe(404);
    expect((await other.get(`import-plans/${others.plan}`)).status).toBe(200);
  });

  it('makes, changes and leaves records, and takes all of it back at once', async () => {
    const kept = await build(test, career, { name: 'Giữ nguyên', slug: 'giu-nguyen', order: 1 });
    const changed = await build(test, career, { name: 'Thay đổi', slug: 'thay-doi', order: 2 });
    const looked = await look('nghe-nghiep', [
      ['Mã số', 'Tên', 'Slug', 'Tên gọi khác', 'Thứ tự', 'Trạng thái'],
      [String(kept.id), 'Giữ nguyên', 'giu-nguyen', '', '1', 'Hiển thị'],
      [String(changed.id), 'Thay đổi rồi', '', 'Một | Hai', '3', 'Ẩn'],
      ['', 'Nghề mới', '', '', '', ''],
    ]);
    expect(looked.status).toBe(200);
    const { data } = looked.body;
    expect(data.counts).toEqual({ create: 1, update: 1, same: 1, refused: 0 });
    expect(kinds(data.rows)).toEqual(['same', 'update', 'create']);
    expect(data.rows[1]?.changes).toEqual([
      { field: 'name', label: 'Tên', before: 'Thay đổi', after: 'Thay đổi rồi', is_cut: false },
      { field: 'other_names', label: 'Tên gọi khác', before: '', after: 'Một | Hai', is_cut: false },
      { field: 'order', label: 'Thứ tự', before: '2', after: '3', is_cut: false },
      { field: 'status', label: 'Trạng thái', before: 'Hiển thị', after: 'Ẩn', is_cut: false },
    ]);
    expect(looked.body.message).toBe('Đã xem tệp: 1 thêm mới, 1 thay đổi, 1 giữ nguyên.');
    const before = await state();
    const done = await apply('nghe-nghiep', data.plan);
    expect([done.status, done.body.message]).toEqual([200, 'Đã nhập 2 dòng: 1 thêm mới, 1 thay đổi.']);
    expect((await editor.get(`nghe-nghiep/${changed.id}`)).body.data).toMatchObject({
      name: 'Thay đổi rồi',
      other_names: ['Một', 'Hai'],
      order: 3,
    });
    const made = await test.db.selectFrom('nghe_nghiep').selectAll().where('name', '=', 'Nghề mới').executeTakeFirstOrThrow();
    expect([made.slug, made.order, made.status]).toEqual(['nghe-moi', 0, 1]);
    expect((await apply('nghe-nghiep', data.plan)).status).toBe(409);
    const written = (await editor.get<SheetPlan>(`import-plans/${data.plan}`)).body.data;
    expect(written.state).toBe('done');
    expect(written.rows.map(({ id }) => id)).toEqual([kept.id, changed.id, made.id]);

    const { batch } = done.body.meta as unknown as { batch: number };
    expect((await editor.post('undo', { batch })).status).toBe(200);
    const strip = (text: string) => text.replaceAll(/"(version|updated_at|updated_by)":[^,}]*/g, '');
    expect(strip(await state())).toBe(strip(before));
    await editor.remove(`nghe-nghiep/${kept.id}`);
    await editor.remove(`nghe-nghiep/${changed.id}`);
  });

  it('says that a new record is shown where the sheet does not say, and gives texts back as they are', async () => {
    const looked = await look('nghe-nghiep', [['Tên'], ['Nghề hiện ngay']]);
    expect(looked.body.data.rows[0]?.changes.map(({ label, after }) => [label, after])).toEqual([
      ['Tên', 'Nghề hiện ngay'],
      ['Trạng thái', 'Hiển thị'],
    ]);
    const name = 'Nghề _x005F_x0041_ & _x000D_';
    await build(test, career, { name });
    const { bytes } = await download('nghe-nghiep/export');
    expect(kinds((await look('nghe-nghiep', bytes)).body.data.rows)).not.toContain('update');
  });

  it('refuses a row whose slug a row before it would be given, and makes both the other way round', async () => {
    const rows = [
      ['Zeta', '', ''],
      ['Zeta mở rộng', 'zeta', 'khác'],
    ];
    const heading = ['Tên', 'Slug', 'Mô tả'];
    const looked = await look('danh-muc', [heading, ...rows]);
    expect([kinds(looked.body.data.rows), looked.body.data.rows[1]?.errors]).toEqual([
      ['create', 'refused'],
      { slug: ['Slug này trùng với dòng 2'] },
    ]);
    expect(kinds((await look('danh-muc', [heading, ...rows.toReversed()])).body.data.rows)).toEqual(['create', 'create']);
    // So does a record that would be given it.
    const { id } = await build(test, category, { name: 'Sigma', slug: 'sigma' });
    const given = [
      ['Mã số', 'Tên', 'Slug'],
      [String(id), 'Sigma', 'omega'],
      ['', 'Omega', ''],
    ];
    const { rows: told } = (await look('danh-muc', given)).body.data;
    expect([kinds(told), told[1]?.errors]).toEqual([
      ['update', 'refused'],
      { slug: ['Slug tạo từ tên của dòng này là slug ở dòng 2: hãy ghi slug khác'] },
    ]);
    given[2] = ['', 'Omega', 'omega-hai'];
    const { plan } = (await look('danh-muc', given)).body.data;
    expect((await apply('danh-muc', plan)).status).toBe(200);
    // A record that has the slug keeps it.
    const group = await build(test, majorGroup, {});
    const [one, other] = [await build(test, major, { group_id: group.id }), await build(test, major, { group_id: group.id })];
    await build(test, subject, { nganh_hoc_id: one.id, name: 'Vẽ tập thử', slug: 've-tap-thu' });
    const subjects = await look('mon-hoc', [
      ['Tên', 'Slug', 'Ngành học (slug)', 'Mô tả'],
      ['Vẽ tập thử', '', other.slug, 'mới'],
      ['Vẽ tập thử', 've-tap-thu', one.slug, 'khác'],
    ]);
    expect(kinds(subjects.body.data.rows)).toEqual(['create', 'update']);
  });

  it('lets records take each other’s slugs, in a circle too, and gives each its own back', async () => {
    const [one, two, three, four] = await Promise.all(
      ['mot', 'hai', 'ba', 'bon'].map((slug) => build(test, category, { name: `Đổi ${slug}`, slug: `doi-${slug}` })),
    );
    const made = [one!, two!, three!, four!];
    const slugs = async () => {
      const rows = await test.db.selectFrom('danh_muc').select(['id', 'slug']).orderBy('id').execute();
      return made.map(({ id }) => rows.find((row) => row.id === id)?.slug.replace('doi-', ''));
    };
    const send = async (wanted: readonly string[], order = '1') =>
      (
        await look('danh-muc', [
          ['Mã số', 'Slug', 'Thứ tự'],
          ...wanted.map((slug, at) => [String(made[at]!.id), `doi-${slug}`, at === 1 ? order : '']),
        ])
      ).body.data;
    for (const wanted of [
      ['hai', 'mot', 'ba', 'bon'],
      ['hai', 'ba', 'bon', 'nam'],
      ['hai', 'ba', 'bon', 'mot'],
      ['bon', 'ba', 'hai', 'mot'],
    ]) {
      const before = await state();
      const data = await send(wanted);
      expect([wanted, data.rows.map(({ errors }) => errors)]).toEqual([wanted, [{}, {}, {}, {}]]);
      const done = await apply('danh-muc', data.plan);
      expect([done.status, await slugs()]).toEqual([200, wanted]);
      const { batch } = done.body.meta as unknown as { batch: number };
      expect((await editor.post('undo', { batch })).status).toBe(200);
      const strip = (text: string) => text.replaceAll(/"(version|updated_at|updated_by)":[^,}]*/g, '');
      expect(strip(await state())).toBe(strip(before));
    }
    // A row that is refused keeps its slug, and so refuses whoever would have it.
    const refused = await send(['hai', 'ba', 'bon', 'mot'], 'nhiều');
    expect(refused.rows.map(({ errors }) => Object.keys(errors))).toEqual([['slug'], ['order', 'slug'], ['slug'], ['slug']]);
    expect(refused.rows[0]?.errors['slug']).toEqual(['Slug: dòng của “Đổi hai” trong tệp này bị từ chối']);
    const past = await test.db.selectFrom('past_address').select('name').where('name', 'like', '~%').execute();
    expect(past).toEqual([]);
  });

  it('writes nothing when a row is refused, or a record was changed since', async () => {
    const one = await build(test, career, { name: 'Một', slug: 'mot' });
    const before = await state();
    const refused = await look('nghe-nghiep', [
      ['Tên', 'Slug', 'Thứ tự'],
      ['Tốt', '', '1'],
      ['', '', '5'],
      ['Xấu', 'Có Dấu', 'nhiều'],
    ]);
    expect(refused.body.data.counts).toEqual({ create: 1, update: 0, same: 0, refused: 2 });
    expect(refused.body.data.can_apply).toBe(false);
    expect(refused.body.data.rows.map(({ row, errors }) => [row, errors])).toEqual([
      [2, {}],
      [3, { name: ['Tên không được để trống'] }],
      [
        4,
        {
          slug: ['Slug chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối'],
          order: ['Thứ tự phải là số nguyên từ 0 đến 1.000.000'],
        },
      ],
    ]);
    expect((await apply('nghe-nghiep', refused.body.data.plan)).status).toBe(422);
    expect(await state()).toBe(before);

    const looked = await look('nghe-nghiep', [
      ['Mã số', 'Thứ tự'],
      [String(one.id), '77'],
    ]);
    await editor.put(`nghe-nghiep/${one.id}`, { order: 5 });
    const middle = await state();
    const stale = await apply('nghe-nghiep', looked.body.data.plan);
    expect([stale.status, stale.body.data]).toEqual([409, { records: [{ row: 2, id: one.id, title: 'Một' }] }]);
    expect(await state()).toBe(middle);
    const twin = await look('nghe-nghiep', [['Tên'], ['Bản sao']]);
    await editor.post('nghe-nghiep', { name: 'BẢN  SAO' });
    expect((await apply('nghe-nghiep', twin.body.data.plan)).status).toBe(409);
  });

  it('names a record once that is gone since, though its list would be written in two steps', async () => {
    const home = await build(test, major, { group_id: (await build(test, majorGroup, {})).id });
    const add = (given: object = {}) => build(test, subject, { nganh_hoc_id: home.id, ...given });
    const [first, second, third] = [await add(), await add(), await add()];
    const listing = { tien_quyet_ids: [first.id, second.id] };
    const [one, two] = [await add({ name: 'Sẽ mất', ...listing }), await add(listing)];
    const slugs = `${first.slug} | ${third.slug}`;
    const { plan } = (
      await look('mon-hoc', [
        ['Mã số', 'Nên học trước'],
        [String(one.id), slugs],
        [String(two.id), slugs],
      ])
    ).body.data;
    await editor.remove(`mon-hoc/${one.id}`);
    const { status, body } = await apply('mon-hoc', plan);
    expect([status, body.message, body.data]).toEqual([
      409,
      'Chưa nhập gì: 1 bản ghi đã được thay đổi sau khi xem trước. Hãy gửi lại tệp để xem lại.',
      { records: [{ row: 2, id: one.id, title: 'Sẽ mất' }] },
    ]);
  });

  it('refuses a row whose record was changed since the file was made, unless it changes nothing', async () => {
    const one = await build(test, career, { name: 'Phiên bản', slug: 'phien-ban', order: 4 });
    await editor.put(`nghe-nghiep/${one.id}`, { order: 5 });
    const looked = await look('nghe-nghiep', [
      ['Mã số', 'Thứ tự', 'Phiên bản'],
      [String(one.id), '9', '1'],
    ]);
    expect(looked.body.data.rows[0]?.errors['version']?.[0]).toMatch(/^Nghề nghiệp này đã được sửa sau khi tệp được xuất/);
    const beyond = await look('nghe-nghiep', [
      ['Mã số', 'Thứ tự', 'Phiên bản'],
      [String(one.id), '9', '9999999999'],
    ]);
    expect(kinds(beyond.body.data.rows)).toEqual(['refused']);
    const same = await look('nghe-nghiep', [
      ['Mã số', 'Thứ tự', 'Phiên bản'],
      [String(one.id), '5', '1'],
    ]);
    expect(kinds(same.body.data.rows)).toEqual(['same']);
  });

  it('takes a file that is older than its record alone, where what it was made from is there again', async () => {
    const one = await build(test, career, { name: 'Lấy lại', slug: 'lay-lai', order: 4, status: 0 });
    const lines = [
      ['Mã số', 'Thứ tự', 'Phiên bản'],
      [String(one.id), '9', '1'],
    ];
    const imported = await apply('nghe-nghiep', (await look('nghe-nghiep', lines)).body.data.plan);
    const { batch } = imported.body.meta as unknown as { batch: number };
    expect((await editor.post('undo', { batch })).status).toBe(200);
    const again = (await look('nghe-nghiep', lines)).body.data;
    expect([kinds(again.rows), again.can_apply]).toEqual([['update'], true]);
    expect((await apply('nghe-nghiep', again.plan)).status).toBe(200);
    expect((await editor.get(`nghe-nghiep/${one.id}`)).body.data).toMatchObject({ order: 9, version: 4 });

    // Another field was changed since, and what the file would change is as it was.
    const conflict = await build(test, career, { name: 'Không lấy lại', slug: 'khong-lay-lai', order: 4 });
    await editor.put(`nghe-nghiep/${conflict.id}`, { description: 'Ai đó đã viết' });
    const refused = async () =>
      (
        await look('nghe-nghiep', [
          ['Mã số', 'Thứ tự', 'Phiên bản'],
          [String(conflict.id), '9', '1'],
        ])
      ).body.data.rows[0]?.errors['version'];
    expect(await refused()).toHaveLength(1);
    await editor.put(`nghe-nghiep/${conflict.id}`, { description: '' });
    await editor.put(`nghe-nghiep/${conflict.id}`, { order: 5 });
    expect(await refused()).toHaveLength(1);
    await editor.put(`nghe-nghiep/${conflict.id}`, { order: 4 });
    expect(await refused()).toBeUndefined();
    // What the file was made from is kept no more.
    await test.db
      .updateTable('journal')
      .set({ data: null })
      .where('record_id', '=', conflict.id)
      .where('version', '=', 1)
      .execute();
    expect(await refused()).toHaveLength(1);
  });

  it('takes a file again after its import was taken back: new records, changed ones, lists and what it emptied', async () => {
    const group = await build(test, majorGroup, {});
    const home = await build(test, major, { group_id: group.id, name: 'Ngành lấy lại', slug: 'nganh-lay-lai' });
    const kept = await build(test, subject, {
      nganh_hoc_id: home.id,
      name: 'Có sẵn',
      slug: 'co-san',
      description: 'Cũ',
      tin_chi: 3,
    });
    const exported = await download(`mon-hoc/export?format=csv&nganh_hoc_id=${home.id}`);
    const [head = '', line = ''] = new TextDecoder().decode(exported.bytes).trim().split('\r\n');
    const columns = head.split(';');
    const rowOf = (cells: Record<string, string>) => columns.map((label) => cells[label] ?? '').join(';');
    const changed = line.split(';').map((cell, at) => (columns[at] === 'Mô tả' ? '(xóa)' : cell));
    const text = [
      head,
      changed.join(';'),
      rowOf({ Tên: 'Lấy lại A', Slug: 'lay-lai-a', 'Ngành học': 'Ngành lấy lại', 'Nên học trước': 'co-san' }),
      rowOf({ Tên: 'Lấy lại B', 'Ngành học': 'Ngành lấy lại', 'Nên học trước': 'lay-lai-a' }),
    ].join('\r\n');
    const send = async () => (await editor.post<SheetPlan>('mon-hoc/import-plans', formOf(text))).body.data;
    for (let time = 0; time < 3; time += 1) {
      const data = await send();
      expect([time, kinds(data.rows), data.rows.map(({ errors }) => errors)]).toEqual([
        time,
        ['update', 'create', 'create'],
        [{}, {}, {}],
      ]);
      expect(data.emptied).toEqual({ fields: 1, records: 1 });
      const done = await apply('mon-hoc', data.plan);
      expect([time, done.status, done.body.message]).toEqual([time, 200, expect.any(String)]);
      const { batch } = done.body.meta as unknown as { batch: number };
      expect((await editor.post('undo', { batch })).status).toBe(200);
    }
    expect((await editor.get(`mon-hoc/${kept.id}`)).body.data).toMatchObject({ name: 'Có sẵn', description: 'Cũ', tin_chi: 3 });
  });

  it('leaves what the template leaves blank as it is, and empties what says so', async () => {
    const group = await build(test, majorGroup, { name: 'Nhóm giữ', slug: 'nhom-giu' });
    const home = await build(test, major, { group_id: group.id, name: 'Ngành giữ', slug: 'nganh-giu' });
    const first = await build(test, subject, { nganh_hoc_id: home.id });
    const kept = await build(test, subject, {
      ...filled,
      order: 7,
      nganh_hoc_id: home.id,
      name: 'Giữ lại',
      tien_quyet_ids: [first.id],
    });
    const before = (await editor.get(`mon-hoc/${kept.id}`)).body.data;
    const template = new TextDecoder().decode((await download('mon-hoc/import-template?format=csv')).bytes);
    const headings = template.slice(1, template.indexOf('\r\n')).split(';');
    const rowWith = (cells: Record<string, string>) => headings.map((label) => cells[label] ?? '');
    const named = { Tên: 'Giữ lại', 'Ngành học': 'Ngành giữ' };
    const blank = (await look('mon-hoc', [headings, rowWith(named)])).body.data;
    expect([kinds(blank.rows), blank.emptied]).toEqual([['same'], { fields: 0, records: 0 }]);
    const one = (await look('mon-hoc', [headings, rowWith({ ...named, 'Tín chỉ': '9' })])).body.data;
    expect(one.rows[0]?.changes.map(({ field }) => field)).toEqual(['tin_chi']);

    const emptied = Object.keys(filled).map((field) => subject.fields[field as keyof typeof filled].label);
    const cells = Object.fromEntries([...emptied, 'Nên học trước'].map((label) => [label, '(Xóa)']));
    const all = (await look('mon-hoc', [headings, rowWith({ ...named, ...cells })])).body.data;
    expect([kinds(all.rows), all.rows[0]?.errors, all.emptied]).toEqual([
      ['update'],
      {},
      { fields: emptied.length + 1, records: 1 },
    ]);
    expect(all.rows[0]?.changes.every(({ after }) => after === '')).toBe(true);
    const done = await apply('mon-hoc', all.plan);
    expect((await editor.get(`mon-hoc/${kept.id}`)).body.data).toMatchObject({ name: 'Giữ lại', tien_quyet_ids: [], order: 7 });
    const { batch } = done.body.meta as unknown as { batch: number };
    await editor.post('undo', { batch });
    const now = (await editor.get(`mon-hoc/${kept.id}`)).body.data;
    expect(now).toMatchObject(Object.fromEntries(Object.keys(filled).map((field) => [field, (before as Loose)[field]])));
  });

  it('keeps the mark of invented figures, pictures and references where a sheet is blank, and refuses to empty what has to be there', async () => {
    const group = await build(test, majorGroup, { name: 'Nhóm minh họa', slug: 'nhom-minh-hoa' });
    const made = {
      group_id: group.id,
      name: 'Ngành minh họa',
      slug: 'nganh-minh-hoa',
      minh_hoa: true,
      image: picture('nganh').path,
    };
    const own = await build(test, major, made);
    const head = ['Tên', 'Slug', 'Nhóm ngành', 'Nhóm ngành (slug)', 'Số liệu minh họa', 'Hình ảnh', 'Thứ tự'];
    const same = (await look('nganh-hoc', [head, ['Ngành minh họa', 'nganh-minh-hoa', '', '', '', '', '']])).body.data;
    expect([kinds(same.rows), same.rows[0]?.errors]).toEqual([['same'], {}]);
    const template = await download('nganh-hoc/import-template?format=csv');
    const [headings = '', example = ''] = new TextDecoder().decode(template.bytes).split('\r\n');
    expect(example.split(';')[headings.split(';').indexOf('Số liệu minh họa')]).toBe('');
    const unmarked = (await look('nganh-hoc', [head, ['Ngành minh họa', '', '', '', 'Không', '(xóa)', '']])).body.data;
    expect(unmarked.rows[0]?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['image', ''],
      ['minh_hoa', 'Không'],
    ]);
    expect(unmarked.emptied).toEqual({ fields: 1, records: 1 });
    const refused = (
      await look('nganh-hoc', [
        ['Mã số', 'Tên', 'Slug', 'Nhóm ngành', 'Nhóm ngành (slug)', 'Trạng thái', 'Số liệu minh họa'],
        [String(own.id), '(xóa)', '(xóa)', '(xóa)', '(xóa)', '(xóa)', '(xóa)'],
      ])
    ).body.data.rows[0];
    expect([refused?.title, refused?.errors]).toEqual([
      'Ngành minh họa',
      {
        name: ['Tên không được để trống'],
        slug: ['Slug không được để trống'],
        group_id: ['Nhóm ngành không được để trống'],
        status: ['Trạng thái không được để trống'],
        minh_hoa: ['Số liệu minh họa phải là một trong: Có, Không'],
      },
    ]);
    const fresh = (await look('nganh-hoc', [head, ['Ngành mới tinh', '', 'Nhóm minh họa', '', '', '(xóa)', '']])).body.data;
    expect((await apply('nganh-hoc', fresh.plan)).status).toBe(200);
    const saved = await test.db
      .selectFrom('nganh_hoc')
      .selectAll()
      .where('name', '=', 'Ngành mới tinh')
      .executeTakeFirstOrThrow();
    expect([Boolean(saved.minh_hoa), saved.image, saved.order, saved.status]).toEqual([false, null, 0, 1]);
  });

  // Which cells are blank is judged before the database is asked.
  if (dialect === 'sqlite')
    it('takes a cell that draws nothing, and a list of nothing, for a blank one', async () => {
      const group = await build(test, majorGroup, { name: 'Nhóm trống', slug: 'nhom-trong' });
      const home = await build(test, major, {
        group_id: group.id,
        name: 'Ngành trống',
        slug: 'nganh-trong',
        tuyen_sinh: [{ nam: 2026, phuong_thuc: 'Xét điểm thi' }],
      });
      const first = await build(test, subject, { nganh_hoc_id: home.id });
      await build(test, subject, {
        ...filled,
        nganh_hoc_id: home.id,
        name: 'Trông trống',
        slug: 'trong-trong',
        tien_quyet_ids: [first.id],
      });
      const template = new TextDecoder().decode((await download('mon-hoc/import-template?format=csv')).bytes);
      const headings = template.slice(1, template.indexOf('\r\n')).split(';');
      const named = new Map([
        ['Tên', 'Trông trống'],
        ['Ngành học', 'Ngành trống'],
      ]);
      for (const nothing of ['\u00AD|\u00AD', '\u2060 | \u2060', '\u3164|'])
        expect([
          nothing,
          (
            await look('nganh-hoc', [
              ['Tên', 'Tổ hợp xét tuyển'],
              ['Ngành trống', nothing],
            ])
          ).body.data.rows[0]?.kind,
        ]).toEqual([nothing, 'same']);
      for (const mark of ['(xóa)|(xóa)', 'A00|(xóa)']) {
        const { rows } = (
          await look('nganh-hoc', [
            ['Tên', 'Tổ hợp xét tuyển'],
            ['Ngành trống', mark],
          ])
        ).body.data;
        expect([mark, rows[0]?.kind]).toEqual([mark, 'refused']);
      }
      const invisible = [
        '\u200B',
        '\u200E',
        '\u00AD',
        '\u2060',
        '\u200D',
        '\uFEFF',
        '\u2800',
        '\u00A0\u200B ',
        '\uFFF9',
        '\uFFFE',
        '\uE000',
        '\u0301',
      ];
      for (const cell of invisible) {
        const { rows, emptied } = (await look('mon-hoc', [headings, headings.map((label) => named.get(label) ?? cell)])).body
          .data;
        expect([cell, rows[0]?.kind, rows[0]?.errors, emptied]).toEqual([cell, 'same', {}, { fields: 0, records: 0 }]);
      }
      for (const cell of ['|', ' | ', '\u200B|\u200E', '| |', '｜']) {
        const lists = (
          await look('mon-hoc', [
            ['Tên', 'Ngành học', 'Tên gọi khác', 'Nên học trước'],
            [...named.values(), cell, cell],
          ])
        ).body.data;
        const table = (
          await look('nganh-hoc', [
            ['Tên', major.fields.tuyen_sinh.label],
            ['Ngành trống', cell],
          ])
        ).body.data;
        expect([cell, lists.rows[0]?.errors, kinds(lists.rows), kinds(table.rows), table.rows[0]?.errors]).toEqual([
          cell,
          {},
          ['same'],
          ['same'],
          {},
        ]);
      }
      const mark = (
        await look('mon-hoc', [
          ['Tên', 'Ngành học', 'Mô tả'],
          [...named.values(), '\u200B(xóa)'],
        ])
      ).body.data;
      expect([mark.rows[0]?.changes.map(({ after }) => after), mark.emptied.fields]).toEqual([[''], 1]);
    });

  it('counts as emptied what is stored as nothing, and refuses to empty what would be filled', async () => {
    await build(test, career, { name: 'Có thứ tự', slug: 'co-thu-tu', order: 4 });
    const order = async (cell: string) =>
      (
        await look('nghe-nghiep', [
          ['Tên', 'Thứ tự'],
          ['Có thứ tự', cell],
        ])
      ).body.data;
    expect((await order('(xóa)')).emptied).toEqual({ fields: 1, records: 1 });
    expect((await order('0')).emptied).toEqual({ fields: 0, records: 0 });
    await build(test, article, {
      title: 'Hẹn giờ',
      slug: 'hen-gio',
      status: 'published',
      published_at: '2099-01-01T01:00:00.000Z',
      an_luc: '2099-02-01T01:00:00.000Z',
    });
    const [row] = (
      await look('bai-viet', [
        ['Tiêu đề', 'Trạng thái', 'Ngày xuất bản', article.fields.an_luc.label],
        ['Hẹn giờ', '(xóa)', '(xóa)', '(xóa)'],
      ])
    ).body.data.rows;
    expect(row?.errors).toEqual({
      status: ['Trạng thái không được để trống'],
      published_at: [
        'Ngày xuất bản không xóa trắng được: hãy để trống ô này hoặc ghi ngày giờ khác. Muốn bài chưa hiện, hãy đặt Trạng thái là Nháp',
      ],
    });
  });

  it('names a row that is at fault by now, and what is worth a look in a row', async () => {
    const { plan } = (
      await look('nghe-nghiep', [
        ['Tên', 'Slug'],
        ['Đến sau', 'den-truoc'],
      ])
    ).body.data;
    await editor.post('nghe-nghiep', { name: 'Đến trước', slug: 'den-truoc' });
    expect((await apply('nghe-nghiep', plan)).body.errors).toEqual({ 'rows.2.slug': ['Slug này đã được dùng'] });
    const group = await build(test, majorGroup, { name: 'Nhóm mã', slug: 'nhom-ma' });
    const { warnings } = (
      await look('nganh-hoc', [
        ['Tên', 'Nhóm ngành', 'Mã ngành'],
        ['Ngành mã lạ', group.name, 'abc'],
      ])
    ).body.data;
    expect(warnings).toEqual([expect.stringMatching(/^Dòng 2, “Ngành mã lạ”: ./)]);
  });

  it('leaves out refused rows when asked to, and what hangs on them', async () => {
    const group = await build(test, majorGroup, {});
    const home = await build(test, major, { group_id: group.id, name: 'Ngành bỏ qua', slug: 'nganh-bo-qua' });
    const { data } = (
      await look('mon-hoc', [
        ['Tên', 'Ngành học', 'Nên học trước', 'Tín chỉ', 'Hình ảnh'],
        ['Đúng', home.name, '', '3', ''],
        ['Sai số', home.name, '', 'nhiều', ''],
        ['Sai ảnh', home.name, '', '', 'khong-co.png'],
        ['Cần sai', home.name, 'dung | sai-so', '', ''],
        ['Cần cái cần sai', home.name, 'can-sai', '', ''],
        ['Cần sai ảnh', home.name, 'sai-anh', '', ''],
        ['Cần đúng', home.name, 'dung', '', ''],
      ])
    ).body;
    expect(kinds(data.rows)).toEqual(['create', 'refused', 'refused', 'refused', 'refused', 'refused', 'create']);
    expect(data.rows.slice(3, 6).map(({ errors }) => errors)).toEqual([
      { tien_quyet_ids: ['Nên học trước: dòng của “Sai số” trong tệp này bị từ chối'] },
      { tien_quyet_ids: ['Nên học trước: dòng của “Cần sai” trong tệp này bị từ chối'] },
      { tien_quyet_ids: ['Nên học trước: dòng của “Sai ảnh” trong tệp này bị từ chối'] },
    ]);
    expect((await apply('mon-hoc', data.plan)).status).toBe(422);
    expect((await editor.post('mon-hoc/imports', { plan: data.plan, skip_refused: 'no' })).body.errors).toHaveProperty(
      'skip_refused',
    );
    const done = await editor.post<SheetDone>('mon-hoc/imports', { plan: data.plan, skip_refused: true });
    expect([done.status, done.body.message, done.body.data.counts]).toEqual([
      200,
      'Đã nhập 2 dòng: 2 thêm mới, 0 thay đổi. Bỏ qua 5 dòng bị từ chối.',
      { create: 2, update: 0, same: 0, refused: 5 },
    ]);
    const made = await test.db.selectFrom('mon_hoc').select('name').where('nganh_hoc_id', '=', home.id).orderBy('id').execute();
    expect(made.map(({ name }) => name)).toEqual(['Đúng', 'Cần đúng']);
  });

  it('judges circles by the rows that can be written', async () => {
    const group = await build(test, majorGroup, {});
    const home = await build(test, major, { group_id: group.id, name: 'Ngành vòng', slug: 'nganh-vong' });
    const first = await build(test, subject, { nganh_hoc_id: home.id, name: 'Vòng một', slug: 'vong-mot' });
    await build(test, subject, { nganh_hoc_id: home.id, name: 'Vòng hai', slug: 'vong-hai', tien_quyet_ids: [first.id] });
    const { data } = (
      await look('mon-hoc', [
        ['Tên', 'Ngành học', 'Nên học trước', 'Tín chỉ'],
        ['Vòng một', home.name, 'vong-hai', ''],
        ['Vòng hai', home.name, '(xóa)', 'nhiều'],
      ])
    ).body;
    expect(data.rows[0]?.errors['tien_quyet_ids']?.[0]).toMatch(/^Nên học trước đang thành vòng/);
  });

  it('takes a file that changes nothing as done', async () => {
    await build(test, career, { name: 'Không đổi', slug: 'khong-doi', order: 3 });
    const { data } = (
      await look('nghe-nghiep', [
        ['Tên', 'Thứ tự'],
        ['Không đổi', '3'],
      ])
    ).body;
    expect([kinds(data.rows), data.can_apply]).toEqual([['same'], true]);
    const before = await state();
    const done = await apply('nghe-nghiep', data.plan);
    expect([done.status, done.body.message, done.body.data.counts, done.body.meta]).toEqual([
      200,
      'Tệp này không thay đổi gì.',
      { create: 0, update: 0, same: 1, refused: 0 },
      { batch: null },
    ]);
    expect(await state()).toBe(before);
    expect((await editor.get<SheetPlan>(`import-plans/${data.plan}`)).body.data.state).toBe('done');
  });

  it('finds what records belong to however its accents are written, where one alone is meant', async () => {
    const design = await build(test, career, { name: 'Đồ họa', slug: 'do-hoa-chinh' });
    await build(test, career, { name: 'Đổ hoa', slug: 'do-hoa-khac' });
    const fine = await build(test, career, { name: 'Mỹ thuật', slug: 'my-thuat-chinh' });
    const { body } = await look('bo-phan', [
      ['Nghề nghiệp', 'Nghề nghiệp (slug)', 'Tên'],
      ['đồ hoạ', '', 'Một'],
      ['Đồ hoạ'.normalize('NFD'), 'do-hoa-chinh', 'Hai'],
      ['my thuat', '', 'Ba'],
      ['Mĩ thuật', '', 'Bốn'],
      ['do hoa', '', 'Năm'],
      ['Đổ hoa', 'do-hoa-chinh', 'Sáu'],
      ['mỹ thuật#', '', 'Bảy'],
    ]);
    expect(kinds(body.data.rows)).toEqual(['create', 'create', 'create', 'create', 'refused', 'refused', 'refused']);
    expect(body.data.rows.slice(4).flatMap(({ errors }) => Object.values(errors).flat())).toEqual([
      expect.stringMatching(
        /^Nghề nghiệp: Không có nghề nghiệp nào tên “do hoa”, chỉ có tên gần giống: “Đồ họa” \(mã số \d+\), “Đổ hoa” \(mã số \d+\)/,
      ),
      'Nghề nghiệp: tên là “Đổ hoa” nhưng cột bên cạnh chỉ “Đồ họa”. Hãy sửa cho khớp, hoặc xóa một trong hai ô',
      'Nghề nghiệp: không có nghề nghiệp nào tên “mỹ thuật#”',
    ]);
    const chosen = await look('bo-phan', [
      ['Nghề nghiệp', 'Tên'],
      ['đồ hoạ', 'Một'],
      ['MY THUAT', 'Ba'],
    ]);
    expect((await apply('bo-phan', chosen.body.data.plan)).status).toBe(200);
    const made = await test.db
      .selectFrom('bo_phan')
      .select(['name', 'nghe_nghiep_id'])
      .where('name', 'in', ['Một', 'Ba'])
      .execute();
    expect(new Map(made.map((row) => [row.name, row.nghe_nghiep_id]))).toEqual(
      new Map([
        ['Một', design.id],
        ['Ba', fine.id],
      ]),
    );
  });

  it('finds what records belong to by name, slug or number, and says when it cannot', async () => {
    const design = await build(test, career, { name: 'Thiết kế', slug: 'thiet-ke-a' });
    const other = await build(test, career, { name: 'Thiết kế', slug: 'thiet-ke-b' });
    const studio = await build(test, department, { name: 'Xưởng', nghe_nghiep_id: design.id });
    await build(test, department, { name: 'Xưởng', nghe_nghiep_id: other.id });
    const { body } = await look('bo-phan', [
      ['Nghề nghiệp', 'Nghề nghiệp (slug)', 'Tên'],
      ['Thiết kế', '', 'Nhập nhằng'],
      ['Thiết kế', 'thiet-ke-b', 'Rõ ràng'],
      ['', 'thiet-ke-a', 'Xưởng'],
      ['Thiết trăng', '', 'Sai tên'],
      ['Nghề khác', 'thiet-ke-a', 'Không khớp'],
      ['', '', 'Không có'],
    ]);
    expect(kinds(body.data.rows)).toEqual(['refused', 'create', 'same', 'refused', 'refused', 'refused']);
    expect(body.data.rows.flatMap(({ errors }) => Object.values(errors).flat())).toEqual([
      `Nghề nghiệp: Có nhiều nghề nghiệp tên “Thiết kế”: hãy ghi slug để chỉ rõ (${design.slug}, ${other.slug})`,
      'Nghề nghiệp: không có nghề nghiệp nào tên “Thiết trăng”',
      'Nghề nghiệp: tên là “Nghề khác” nhưng cột bên cạnh chỉ “Thiết kế”. Hãy sửa cho khớp, hoặc xóa một trong hai ô',
      'Nghề nghiệp không được để trống',
    ]);
    const byNumber = await look('vi-tri', [
      ['Bộ phận', 'Bộ phận (mã số)', 'Tên'],
      ['Xưởng', String(studio.id), 'Thợ cả'],
    ]);
    expect(byNumber.body.data.counts.create).toBe(1);
    expect((await apply('vi-tri', byNumber.body.data.plan)).status).toBe(200);
    expect(
      (await test.db.selectFrom('vi_tri').select('bo_phan_id').where('name', '=', 'Thợ cả').executeTakeFirstOrThrow()).bo_phan_id,
    ).toBe(studio.id);
  });

  it('understands prerequisites among subjects of one file, in any order, and circles through them', async () => {
    const group = await build(test, majorGroup, {});
    const home = await build(test, major, { group_id: group.id, name: 'Ngành của tệp', slug: 'nganh-cua-file' });
    const head = ['Ngành học', 'Tên', 'Nên học trước'];
    const { body } = await look('mon-hoc', [
      head,
      [home.name, 'Ba', 'hai | mot'],
      [home.name, 'Một', ''],
      [home.name, 'Hai', 'Một'],
    ]);
    expect(body.data.rows.map(({ errors }) => errors)).toEqual([{}, {}, {}]);
    expect((await apply('mon-hoc', body.data.plan)).status).toBe(200);
    const rows = await test.db
      .selectFrom('mon_hoc')
      .select(['id', 'name', 'version', 'tien_quyet_ids'])
      .where('nganh_hoc_id', '=', home.id)
      .execute();
    const idOf = (name: string) => rows.find((row) => row.name === name)!.id;
    expect(rows.find(({ name }) => name === 'Ba')).toMatchObject({
      version: 1,
      tien_quyet_ids: JSON.stringify([idOf('Hai'), idOf('Một')]),
    });

    // The way round is turned about: neither row holds alone.
    const turned = await look('mon-hoc', [
      head,
      [home.name, 'Một', 'Hai'],
      [home.name, 'Hai', '(xóa)'],
      [home.name, 'Ba', 'hai'],
    ]);
    expect(turned.body.data.counts).toEqual({ create: 0, update: 3, same: 0, refused: 0 });
    expect((await apply('mon-hoc', turned.body.data.plan)).status).toBe(200);

    const circle = await look('mon-hoc', [head, [home.name, 'Một', 'bon'], [home.name, 'Bốn', 'ba'], [home.name, 'Ba', 'mot']]);
    expect(circle.body.data.rows[0]?.errors).toEqual({
      tien_quyet_ids: ['Nên học trước đang thành vòng: “Một” cần “Bốn” cần “Ba” cần “Một”. Hãy bỏ bớt một môn.'],
    });
    expect(circle.body.data.counts.refused).toBe(3);
  });

  it('leaves nothing behind when it ends in the middle', async () => {
    const content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    await using opened = await openInThread(Buffer.from('Tên\nMột nửa\nNửa kia\nNửa nữa'));
    const given = { type: siteRecordTypes.at('nghe-nghiep'), rows: opened.rows(0), mapping: new Map() };
    const plan = await makePlan(content, { sheets: [given], zipped: new Map() });
    const before = await state();
    const end = (done: number) => {
      if (done === 2) throw new Error('It ends, as this test wants it.');
    };
    await expect(applyPlan(content, plan, end)).rejects.toThrow('It ends');
    expect(await state()).toBe(before);
    await applyPlan(content, plan, () => {});
    await expect(applyPlan(content, plan, () => {})).rejects.toMatchObject({ status: 409 });
  });

  it('writes a plan once, whichever instances are asked to at the same time', async () => {
    const names = Array.from({ length: 30 }, (_, index) => [`Cùng lúc ${index}`]);
    const { plan } = (await look('nghe-nghiep', [['Tên'], ...names])).body.data;
    const answers = await Promise.all([1, 2, 3, 4].map(async () => apply('nghe-nghiep', plan)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const made = await test.db.selectFrom('nghe_nghiep').select('id').where('name', 'like', 'Cùng lúc %').execute();
    expect(made).toHaveLength(30);
    // A process that was started since finds the plan as it was left: each new record with its number.
    const content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    const { by } = await test.db
      .selectFrom('sheet_plan')
      .select('account_id as by')
      .where('id', '=', plan)
      .executeTakeFirstOrThrow();
    const found = await new Plans(content).find(by, plan);
    expect(found).toMatchObject({ state: 'done', done: 30 });
    expect(rowsOf(found.plan).every(({ id }) => id !== null && id > 0)).toBe(true);
  });

  it('lets a plan be written that a process was killed over', async () => {
    const { plan } = (await look('nghe-nghiep', [['Tên'], ['Dở dang']])).body.data;
    await takeLease(test.db, `sheet ${plan}`, test.clock.now(), 45_000);
    expect((await apply('nghe-nghiep', plan)).body.message).toBe('Tệp này đang được nhập.');
    expect((await editor.get<SheetPlan>(`import-plans/${plan}`)).body.data.state).toBe('running');
    expect((await editor.remove(`import-plans/${plan}`)).status).toBe(409);
    test.clock.advance(60_000);
    expect((await apply('nghe-nghiep', plan)).status).toBe(200);
  });

  it('keeps a plan for the account that sent it, until it is forgotten or old', async () => {
    const { body } = await look('nghe-nghiep', [['Tên'], ['Kế hoạch']]);
    const { plan } = body.data;
    const other = await createEditor(test);
    expect((await other.get(`import-plans/${plan}`)).status).toBe(404);
    expect((await apply('mon-hoc', plan)).status).toBe(404);
    expect((await editor.get<SheetPlan>(`import-plans/${plan}?kind=create`)).body.data.rows).toHaveLength(1);
    expect((await editor.get<SheetPlan>(`import-plans/${plan}?kind=same`)).body.data.rows).toHaveLength(0);
    expect((await editor.get(`import-plans/${plan}?kind=x`)).status).toBe(422);
    const result = await download(`import-plans/${plan}/results`);
    expect(new TextDecoder().decode(result.bytes)).toContain('Thêm mới;;Kế hoạch;Tên;;Kế hoạch;');
    expect((await editor.remove(`import-plans/${plan}`)).status).toBe(200);
    expect((await apply('nghe-nghiep', plan)).status).toBe(404);
    const faulty = (
      await look('nghe-nghiep', [
        ['Tên', 'Thứ tự'],
        ['Kế hoạch', 'x'],
      ])
    ).body.data.plan;
    const faults = await download(`import-plans/${faulty}/results`);
    expect(new TextDecoder().decode(faults.bytes)).toContain(';Thứ tự;;;Thứ tự phải là số nguyên');
    const again = (await look('nghe-nghiep', [['Tên'], ['Kế hoạch']])).body.data.plan;
    const later = (await look('danh-muc', [['Tên'], ['Khác']])).body.data.plan;
    test.clock.advance(31 * 60_000);
    for (const [path, gone] of [
      ['nghe-nghiep', again],
      ['danh-muc', later],
    ] as const)
      expect((await apply(path, gone)).body.message).toBe(
        'Bản xem trước của tệp này không còn được giữ (quá hạn, hoặc đã có tệp khác gửi sau). Hãy gửi lại tệp.',
      );
    // What nobody asks for again does not wait for the next file.
    await look('nghe-nghiep', [['Tên'], ['Kế hoạch']]);
    test.clock.advance(31 * 60_000);
    await tidy({ db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes }, usualKeeping);
    expect(await test.db.selectFrom('sheet_plan').select('id').execute()).toEqual([]);
  });

  it('looks at a few megabytes of long texts at a time', async () => {
    const detailed_content = Array.from({ length: 20 }, () => ({ title: 'Mục', content: 'a'.repeat(75_000), list: [] }));
    const lines: string[][] = [];
    for (let count = 0; count < 7; count += 1) {
      const { id } = await build(test, subject, { detailed_content });
      lines.push([String(id), `Đổi tên ${id}`]);
    }
    const counts: number[] = [];
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        counts.push(result.rows.filter((row) => 'detailed_content' in row).length);
        return result;
      },
    };
    const { db, files, clock } = test;
    const content = { db: db.withPlugin(plugin), dialect, files, clock: clock.now, types: siteRecordTypes };
    const type = siteRecordTypes.named(subject.name)!;
    await using opened = await openInThread(Buffer.from(sheet([['Mã số', 'Tên'], ...lines])));
    const plan = await makePlan(content, { sheets: [{ type, rows: opened.rows(0), mapping: new Map() }], zipped: new Map() });
    expect(rowsOf(plan).map(({ kind }) => kind)).toEqual(Array(7).fill('update'));
    expect(counts.filter((count) => count > 0)).toEqual([2, 2, 2, 1]);
  });

  it('reads of records only what the columns that are given out say, and a few megabytes of long texts at a time', async () => {
    const detailed_content = Array.from({ length: 20 }, () => ({ title: 'Mục', content: 'a'.repeat(75_000), list: [] }));
    const ids: number[] = [];
    for (let count = 0; count < 7; count += 1) ids.push((await build(test, subject, { detailed_content })).id);
    const type = siteRecordTypes.named(subject.name)!;
    const read = async (...keys: string[]) => {
      const parts: Loose[][] = [];
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          parts.push(result.rows);
          return result;
        },
      };
      const columns = columnsOf(siteRecordTypes, type).filter(({ key }) => keys.includes(key));
      const rows = [];
      for await (const row of recordRows(test.db.withPlugin(plugin), siteRecordTypes, type, columns, ids)) rows.push(row);
      expect(rows).toHaveLength(ids.length);
      return parts;
    };
    const named = await read('id', 'name');
    expect(named.flat().every((row) => !('detailed_content' in row) && !('description' in row))).toBe(true);
    const long = await read('name', 'nganh_hoc_id', 'detailed_content');
    const texts = long.map((rows) => rows.flatMap((row) => row['detailed_content'] ?? []).length);
    expect(texts.filter((count) => count > 0)).toEqual([2, 2, 2, 1]);
  });

  it('gives out what the list shows, with its filters and its order, and a template that is read', async () => {
    const home = await build(test, majorGroup, {});
    const own = await build(test, major, {
      group_id: home.id,
      name: '=1+1',
      slug: 'b-xuat',
      ma_nganh: '-5',
      bac: 'dai-hoc',
      thoi_gian: 3.5,
    });
    await build(test, major, { group_id: home.id, name: 'A xuất', slug: 'a-xuat', status: 0 });
    const { response, bytes } = await download(
      `nganh-hoc/export?format=csv&group_id=${home.id}&status=active&columns=id,name,ma_nganh,bac,thoi_gian`,
    );
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="nganh-hoc-\d{4}-\d\d-\d\d\.csv"$/);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      `\uFEFFMã số;Tên;Mã ngành;Bậc đào tạo;Thời gian học\r\n${own.id};'=1+1;'-5;Đại học;"3,5"\r\n`,
    );
    const sorted = await download(`nganh-hoc/export?format=csv&group_id=${home.id}&sort_by=name&columns=slug`);
    expect(new TextDecoder().decode(sorted.bytes)).toBe('Slug\r\nb-xuat\r\na-xuat\r\n');
    const asked = Array.from({ length: 5 }, async () =>
      test.request('/api/admin/nganh-hoc/export', { method: 'HEAD', token: editor.token }),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await editor.get('nganh-hoc/export?columns=khong_co')).body.errors).toEqual({ columns: ['Không có cột “khong_co”'] });
    expect((await editor.get('nganh-hoc/export?format=pdf')).status).toBe(422);
    expect((await editor.get('nganh-hoc/export?format=csv&statuss=0&sort_by=name')).body.errors).toEqual({
      statuss: [expect.stringContaining('Không có bộ lọc “statuss”, chỉ có: keyword, status, group_id')],
    });
    // A template holds nothing of the content.
    for (const path of dialect === 'sqlite' ? sheetPaths : [major.path]) {
      const template = await download(`${path}/import-template`);
      const [, guide] = await openSheet(Buffer.from(template.bytes));
      expect(guide?.rows.map(({ cells }) => cells[0])).toEqual(expect.arrayContaining(['Ô để trống', 'Ô ghi (xóa)']));
      const { body } = await look(path, template.bytes, { name: 'mau.xlsx' });
      expect([path, body.success, body.data.columns.filter(({ column }) => column === null)]).toEqual([path, true, []]);
      // The example is no record.
      expect([path, kinds(body.data.rows)]).toEqual([path, ['refused']]);
    }
  });
});

describe.each(dialects)('the demo content as sheets on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
    const content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    await loadUntil(new AbortController().signal, content, async () => {});
  });
  afterAll(() => test.close());

  // How a file is written and read is no matter of the database.
  const formats = dialect === 'sqlite' ? (['xlsx', 'csv'] as const) : (['xlsx'] as const);
  it.each(sheetPaths.flatMap((path) => formats.map((format) => [path, format] as const)))(
    '%s comes back from %s as it is',
    async (path, format) => {
      const response = await test.request(`/api/admin/${path}/export?format=${format}`, { token: editor.token });
      const { body } = await editor.post<SheetPlan>(
        `${path}/import-plans`,
        formOf(new Uint8Array(await response.arrayBuffer()), { name: `a.${format}` }),
      );
      const { create, update, refused, same } = body.data.counts;
      expect([create, update, refused, body.data.rows.find(({ kind }) => kind !== 'same')]).toEqual([0, 0, 0, undefined]);
      expect(same).toBeGreaterThan(0);
    },
  );

  it('is not taken for that of another list without a question', async () => {
    const filesOf = async (path: string) => {
      const response = await test.request(`/api/admin/${path}/export?format=csv`, { token: editor.token });
      const [head = [], ...rows] = [...parseCsv((await response.text()).replace(byteOrderMark, ''))].map((cells) => cells ?? []);
      const named = rows.slice(0, 5).map((cells) => cells.filter((_, at) => head[at] === 'Mã số' || head[at] === 'Tên'));
      return { whole: [head, ...rows.slice(0, 5)], named: [['Mã số', 'Tên'], ...named] };
    };
    const look = async (path: string, lines: readonly (readonly string[])[]) =>
      editor.post<SheetPlan>(`${path}/import-plans`, formOf(sheet(lines)));
    for (const path of sheetPaths) {
      const { whole, named } = await filesOf(path);
      const own = await look(path, whole);
      expect([path, own.status, own.body.data.warnings]).toEqual([path, 200, []]);
      // The columns of several lists are among those of these two.
      for (const other of (['nghe-nghiep', 'mon-hoc'] as const).filter((one) => one !== path)) {
        const { status, body } = await look(other, whole);
        const said = status === 422 ? body.message : body.data.warnings[0];
        expect([path, other, said]).toEqual([path, other, expect.stringMatching(/^Tệp này (?:là của|giống bảng) /)]);
      }
      if (named[1]?.length !== 2 || path === 'nghe-nghiep') continue;
      const { data } = (await look('nghe-nghiep', named)).body;
      expect([path, data.warnings[0]]).toEqual([path, expect.stringMatching(/^Tệp này giống bảng /)]);
      expect(data.notices).toContain(data.warnings[0]);
    }
  });

  it('is made anew from its own sheets, where slugs and names stand for what was there', async () => {
    const empty = await createTestApp(dialect);
    const other = await createEditor(empty);
    for (const path of sheetPaths) {
      const all = await test.request(`/api/admin/${path}/export?format=xlsx`, { token: editor.token });
      const columns = JSON.stringify({ 1: '', ...(path === 'vi-tri' ? { 3: '' } : {}) });
      const { body } = await other.post<SheetPlan>(
        `${path}/import-plans`,
        formOf(new Uint8Array(await all.arrayBuffer()), { columns }),
      );
      expect([path, body.data.rows.find(({ kind }) => kind !== 'create')]).toEqual([path, undefined]);
      expect([path, (await other.post(`${path}/imports`, { plan: body.data.plan })).status]).toEqual([path, 200]);
    }
    for (const { table, fields } of descriptions.filter(({ path }) => sheetPaths.some((one) => one === path))) {
      const own = Object.entries(fields).flatMap(([name, { kind }]) => (kind.startsWith('reference') ? [] : [name]));
      const read = async ({ db }: TestApp) =>
        (
          await db
            .selectFrom(table)
            .select(own as never)
            .execute()
        )
          .map((row) => JSON.stringify(row))
          .sort();
      expect(await read(empty)).toEqual(await read(test));
    }
    await empty.close();
  });
});
