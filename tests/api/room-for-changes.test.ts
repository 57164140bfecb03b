import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { subject } from '#shared/content-types/index.ts';
import { admission } from '#server/journal/admission.ts';
import { thinJournal, usualKeeping } from '#server/journal/thin.ts';
import { writeZip } from '#server/sheets/zip.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { enquiryOf } from '../support/enquiries.ts';
import { build } from '../support/build.ts';
import { toForm } from '../support/samples.ts';
import { createEditor, password } from '../support/sign-in.ts';

type Row = { id: number; version: number };

const megabyte = 1024 ** 2;
/** Of so many kilobytes of UTF-8: the letter takes three bytes. */
const page = (name: string, kilobytes: number) => ({
  name,
  sections: Array.from({ length: kilobytes / 30 }, () => ({ title: 'Mục', content: 'Ộ'.repeat(10_000), list: [] })),
});

/** A picture that does not become small: some 300 kB in all its widths. */
async function noisePicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer();
  return new File([Uint8Array.from(bytes)], 'nhiễu.jpg', { type: 'image/jpeg' });
}

describe.each(dialects)('room for changes on %s', async (dialect) => {
  const plenty = 10 ** 12;
  let free = plenty;
  const now = (): Date => test.clock.now();
  const admit = admission({ clock: now, dayMegabytes: 1, hasRoom: async (_db, bytes) => free >= bytes });
  const test: TestApp = await createTestApp(dialect, { admit });
  afterAll(test.close);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  afterAll(() => said.mockRestore());

  it('is a budget a day for each account, which is told, keeps nothing of what is beyond it, and begins anew at midnight', async () => {
    const editor = await createEditor(test);
    const { id } = (await editor.post<Row>('trang', page('Ngân sách', 300))).body.data;
    expect((await editor.put(`trang/${id}`, page('Ngân sách 2', 300))).status).toBe(200);
    const kept = await editor.put<Row>(`trang/${id}/draft`, { name: 'Nháp' });
    expect(kept.status).toBe(200);
    const before = await test.db.selectFrom('journal').select('seq').execute();
    // It is half past six in the morning there.
    const wait = String(17.5 * 3_600);
    const tooMuch = 'Hôm nay tài khoản này đã lưu quá 1 MB';
    const calls = [
      () => editor.put(`trang/${id}`, page('Ngân sách 3', 300)),
      () => editor.put(`trang/${id}/draft`, page('Nháp dài', 300)),
      () => editor.post('trang', page('Trang mới', 300)),
      () => editor.post('trang/batch', { action: 'set', ids: [id], values: { status: 0 } }),
    ];
    for (const call of calls) {
      const { status, headers, body } = await call();
      expect([status, headers.get('Retry-After'), body.message]).toEqual([429, wait, expect.stringContaining(tooMuch)]);
    }
    expect(await test.db.selectFrom('journal').select('seq').execute()).toEqual(before);
    expect((await editor.get<{ name: string }>(`trang/${id}`)).body.data.name).toBe('Ngân sách 2');

    const colleague = await createEditor(test);
    expect((await colleague.put(`trang/${id}`, { name: 'Người khác sửa' })).status).toBe(200);
    expect((await editor.remove(`trang/${id}`)).status).toBe(200);
    expect((await editor.remove(`trash/trang/${id}`)).status).toBe(200);
    test.clock.advance(17.5 * 3_600_000);
    const signed = await createEditor(test);
    expect((await signed.post('trang', page('Hôm sau', 300))).status).toBe(201);
    expect((await editor.post('trang', page('Hôm sau nữa', 300))).status).toBe(201);
  });

  it('is taken by what is put aside and by notes on enquiries too', async () => {
    const editor = await createEditor(test);
    const asked = { method: 'POST', body: enquiryOf() };
    const { number } = (await test.json<{ number: string }>('/api/enquiries', asked)).body.data;
    const { id } = await test.db.selectFrom('enquiry').select('id').where('number', '=', number).executeTakeFirstOrThrow();
    const add = async () => [
      (await editor.post('set-aside', { resource: 'trang', title: '', values: { name: 'Dở' } })).status,
      (await editor.post(`enquiries/${id}/notes`, { text: 'Đã gọi' })).status,
    ];
    free = 64 * megabyte;
    expect(await add()).toEqual([507, 507]);
    free = plenty;
    expect(await add()).toEqual([201, 201]);
  });

  it('is taken by answering one enquiry again and again, and by other names of oneself', async () => {
    const editor = await createEditor(test);
    const asked = { method: 'POST', body: enquiryOf() };
    const { number } = (await test.json<{ number: string }>('/api/enquiries', asked)).body.data;
    const { id } = await test.db.selectFrom('enquiry').select('id').where('number', '=', number).executeTakeFirstOrThrow();
    let version = 1;
    const again = async () => {
      const one = (_: unknown, index: number) => ({ id, version: version + index, state: 'answering', call_back_on: null });
      const { status } = await editor.post('enquiry-changes', { changes: Array.from({ length: 200 }, one) });
      if (status === 200) version += 200;
      return status;
    };
    free = 64 * megabyte;
    expect([await again(), (await editor.put('me', { name: 'Tên khác' })).status]).toEqual([507, 507]);
    free = plenty;
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await again());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect([version, (await editor.put('me', { name: 'Tên khác' })).status]).toEqual([1001, 200]);
    for (let count = 0; count < 25; count += 1) statuses.push((await editor.put('me', { name: `Tên ${count}` })).status);
    expect(statuses.at(-1)).toBe(429);
    // To keep a name takes nothing.
    const { name } = (await editor.get<{ name: string }>('me')).body.data;
    expect((await editor.put('me', { name })).status).toBe(200);
  });

  it('is taken by old addresses and by the files of pictures too', async () => {
    const editor = await createEditor(test);
    const { id } = (await editor.post<Row & { slug: string }>('trang', page('Nhiều địa chỉ', 30))).body.data;
    const lines = (part: number) =>
      Array.from({ length: 400 }, (_, index) => `/cu-${part}-${index}-${'x'.repeat(400)}\t/trang/nhieu-dia-chi`).join('\n');
    const asked = (part: number) => editor.post('past-addresses/import', { text: lines(part), dry_run: false });
    expect((await asked(1)).status).toBe(200);
    free = 64 * megabyte;
    expect((await asked(2)).status).toBe(507);
    free = plenty;
    const statuses = [(await asked(3)).status, (await asked(4)).status, (await asked(5)).status];
    expect(statuses).toContain(429);
    // What leads here is taken away all the same.
    const name = `/cu-1-0-${'x'.repeat(400)}`;
    expect((await editor.remove(`trang/${id}/addresses?${new URLSearchParams({ place: '/', name })}`)).status).toBe(200);

    const artist = await createEditor(test);
    const uploads = [];
    for (let count = 0; count < 6; count += 1)
      uploads.push((await artist.post('kho-anh', toForm({ image: await noisePicture() }))).status);
    expect([uploads[0], uploads.at(-1)]).toEqual([201, 429]);
    const before = test.files.names().length;
    expect((await artist.post('nghe-nghiep', toForm({ name: 'Có ảnh', image: await noisePicture() }))).status).toBe(429);
    expect(test.files.names().length).toBe(before);
  });

  it('that a plan of a sheet lacks leaves none of its pictures behind', async () => {
    const editor = await createEditor(test);
    expect((await editor.post('trang', page('Hết phần', 990))).status).toBe(201);
    const picture = await noisePicture();
    const entries = [{ name: 'anh.jpg', parts: [new Uint8Array(await picture.arrayBuffer())] }];
    const zip: Uint8Array<ArrayBuffer>[] = [];
    for await (const part of writeZip(entries)) zip.push(Uint8Array.from(part));
    const rows = Array.from({ length: 20 }, (_, row) => `Nghề ${row};anh.jpg;${'Ộ'.repeat(9_000)}`);
    const sheet = new File([['Tên;Hình ảnh;Mô tả', ...rows].join('\n')], 'a.csv');
    const before = test.files.names();
    const sent = await editor.post('nghe-nghiep/import-plans', toForm({ file: sheet, pictures: new File(zip, 'anh.zip') }));
    expect([sent.status, test.files.names()]).toEqual([429, before]);
  });

  it('is counted by what is kept: a save that is refused for another reason takes none of it', async () => {
    const editor = await createEditor(test);
    for (let count = 0; count < 5; count += 1) {
      const refused = await editor.post('trang', { ...page('Sai', 300), order: 'x' });
      expect(refused.status).toBe(422);
    }
    expect((await editor.post('trang', page('Đúng', 300))).status).toBe(201);
  });

  it('lacks on a disk that is nearly full for all but signing in and out, deleting, purging and thinning', async () => {
    const email = `het-cho-${dialect}@example.com`;
    const editor = await createEditor(test, { email });
    const { id } = (await editor.post<Row>('trang', page('Sắp đầy', 30))).body.data;
    const other = (await editor.post<Row>('trang', page('Còn lại', 30))).body.data.id;
    const first = await build(test, subject);
    await build(test, subject, { nganh_hoc_id: first.nganh_hoc_id, tien_quyet_ids: [first.id] });
    const kept = (await editor.post<Row>('kho-anh', toForm({ image: await noisePicture() }))).body.data.id;
    free = 64 * megabyte;
    try {
      for (const call of [
        () => editor.post('trang', page('Mới', 30)),
        () => editor.put(`trang/${id}`, { name: 'Đổi tên' }),
        () => editor.put(`trang/${id}/draft`, { name: 'Nháp' }),
      ]) {
        const { status, body } = await call();
        expect([status, body.message]).toEqual([507, expect.stringContaining('chỉ còn xóa được')]);
      }
      const login = await test.json<{ token: string }>('/api/admin/login', { method: 'POST', body: { email, password } });
      expect(login.status).toBe(200);
      expect((await editor.remove(`trang/${id}`)).status).toBe(200);
      expect((await editor.remove(`trash/trang/${id}`)).status).toBe(200);
      expect((await editor.post('trang/batch', { action: 'delete', ids: [other] })).status).toBe(200);
      // What a deletion takes out of other records is taken out too.
      expect((await editor.remove(`mon-hoc/${first.id}?detach=1`)).status).toBe(200);
      expect((await editor.remove(`kho-anh/${kept}`)).status).toBe(200);
      test.clock.advance(31 * 86_400_000);
      const { db, files, clock } = test;
      const content = { db, dialect, files, clock: clock.now, types: siteRecordTypes };
      expect(await thinJournal(content, usualKeeping)).toMatchObject({ records: 2 });
      const { token } = (await test.json<{ token: string }>('/api/admin/login', { method: 'POST', body: { email, password } }))
        .body.data;
      expect((await test.json('/api/admin/logout', { method: 'POST', token })).status).toBe(200);
    } finally {
      free = plenty;
    }
    expect((await (await createEditor(test)).post('trang', page('Có chỗ lại', 30))).status).toBe(201);
  });
});
