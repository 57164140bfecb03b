import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JournalEntry, RecordDraft, RecordVersion, TrashedRecord } from '#shared/answers/journal.ts';
import { isList } from '#shared/fields/index.ts';
import type { Description } from '#shared/content-types/description.ts';
import { banner, career, department, descriptions, position } from '#shared/content-types/index.ts';
import { inBatch } from '#server/crud/write-context.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { createRecord, deleteRecord } from '#server/crud/change.ts';
import { loose } from '#server/crud/record.ts';
import { sweepPictures } from '#server/crud/sweep-pictures.ts';
import { takeLease } from '#server/database/lease.ts';
import { thinJournal } from '#server/journal/thin.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { writeHistory } from '../../trials/history-writer.ts';
import { journalFaults, keptFiles } from '../../trials/journal-faults.ts';
import { randomOf } from '../../trials/trial.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { pictureFile, sampleValues, toForm } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';
import { updateRecord } from '../support/update-record.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Batched = { batch: number };
const day = 24 * 60 * 60 * 1000;

describe.each(dialects)('the journal on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  let content: WriteContext;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test, { name: 'Nguyễn An' });
    content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
  });
  afterAll(() => test.close());

  const versionsOf = async (path: string) => (await editor.get<JournalEntry[]>(`${path}/versions`)).body.data;
  const batchOf = (answer: { body: { meta: unknown } }) => (answer.body.meta as Batched).batch;
  const inTable = async ({ table }: Description, id: number) =>
    loose(test.db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const nothingWrong = async () => expect(await journalFaults(test.db, siteRecordTypes)).toEqual([]);
  const firstSeq = async () => (await test.db.selectFrom('journal').select('seq').orderBy('seq').executeTakeFirst())?.seq;

  describe.each(descriptions as readonly Description[])('$path', (type) => {
    const { path, title, fields } = type;
    const hasPicture = Object.values(fields).some(({ kind }) => kind === 'image');
    const picture = Object.entries(fields).find(([, { kind }]) => kind === 'image')?.[0] ?? '';

    it('is as it was, to the byte and with its pictures, when a version and then the record itself come back', async () => {
      const sent = await sampleValues(test, type);
      const image = async (width: number) => (hasPicture ? { [picture]: await pictureFile({ width }) } : {});
      const made = (await editor.post<Row>(path, toForm({ ...sent, ...(await image(330)) }))).body.data;
      const at = `${path}/${made.id}`;
      const states = [await inTable(type, made.id)];
      for (let change = 1; change <= 10; change += 1) {
        test.clock.advance(60_000);
        const pictured = change % 4 === 0 ? await image(330 + change) : {};
        const body = toForm({ [title]: `Lần sửa ${change}`, order: change, ...pictured });
        expect((await editor.put<Row>(at, body)).status).toBe(200);
        states.push(await inTable(type, made.id));
      }

      const versions = await versionsOf(at);
      expect(versions.map(({ version, action }) => [version, action])).toEqual(
        Array.from({ length: 11 }, (_, index) => [11 - index, index === 10 ? 'create' : 'update']),
      );
      expect(versions[0]).toMatchObject({ by: { name: 'Nguyễn An' }, title: 'Lần sửa 10', resource: path, id: made.id });
      expect(versions[1]?.changed).toEqual(Object.keys(fields).filter((name) => name === title || name === 'order'));
      for (const [index, { seq }] of versions.toReversed().entries()) {
        const { record } = (await editor.get<RecordVersion>(`${at}/versions/${seq}`)).body.data;
        expect(record).toMatchObject({ id: made.id, version: index + 1, [title]: states[index]?.[title] });
        for (const [name, field] of Object.entries(fields)) {
          const column = states[index]?.[name];
          expect([name, record[name]]).toEqual([
            name,
            isList(field) ? JSON.parse(String(column)) : field.kind === 'flag' ? column === 1 : column,
          ]);
        }
      }

      const third = versions.at(-3);
      const restored = await editor.post<Row>(`${at}/versions/${third?.seq}/restore`, { version: 11 });
      expect([restored.status, restored.body.message]).toEqual([200, `Khôi phục ${type.noun} thành công!`]);
      const asThird = { ...states[2], version: 12, updated_at: test.clock.now().toISOString() };
      expect(await inTable(type, made.id)).toEqual(asThird);

      await editor.remove(at);
      expect((await editor.get(at)).status).toBe(404);
      const back = await editor.post<Row>(`trash/${at}/restore`);
      expect([back.status, back.body.message]).toEqual([200, `Khôi phục ${type.noun} thành công!`]);
      expect(await inTable(type, made.id)).toEqual({ ...asThird, version: 13 });
      if (hasPicture) expect((await test.request(String(back.body.data[picture]))).status).toBe(200);
      await nothingWrong();
      const files = new Set(test.files.names());
      expect([...(await keptFiles(test.db))].every((name) => files.has(name))).toBe(true);
    });

    if ('status' in fields)
      it('says what it said in a version that comes back, and stays as visible as it is unless that is asked for', async () => {
        const [on, off] = fields['status']?.kind === 'choice' ? ['published', 'draft'] : [1, 0];
        const { id } = await build(test, type, { status: off, [title]: 'Lúc đầu' });
        const [then, today] = ['2026-12-01T01:00:00.000Z', '2026-12-24T01:00:00.000Z'];
        await editor.put(`${path}/${id}`, { an_luc: then });
        await editor.put(`${path}/${id}`, { status: on, an_luc: today, [title]: 'Bây giờ' });
        const [, earlier] = await versionsOf(`${path}/${id}`);
        const restore = (body: object) => editor.post<Row>(`${path}/${id}/versions/${earlier?.seq}/restore`, body);
        const stored = async () => {
          const row = await inTable(type, id);
          return [row[title], row['status'], row['an_luc']];
        };
        expect([(await restore({})).status, await stored()]).toEqual([200, ['Lúc đầu', on, today]]);
        expect([(await restore({ with_status: true })).status, await stored()]).toEqual([200, ['Lúc đầu', off, then]]);
        expect((await restore({ with_status: 'có' })).body.errors).toEqual({ with_status: [expect.any(String)] });
      });
  });

  it('writes down what a record was that is older than the journal, when it is first changed', async () => {
    const old = await build(test, career, { name: 'Từ trước' });
    const when = test.clock.now().toISOString();
    test.clock.advance(day);
    await editor.put(`nghe-nghiep/${old.id}`, { name: 'Từ nay' });
    const [now, before] = await versionsOf(`nghe-nghiep/${old.id}`);
    expect(now).toMatchObject({ title: 'Từ nay', changed: ['name'], by: { name: 'Nguyễn An' } });
    expect(before).toMatchObject({ title: 'Từ trước', at: when, by: null, batch: null, version: 1 });
    await editor.post(`nghe-nghiep/${old.id}/versions/${before?.seq}/restore`);
    expect((await editor.get<Row>(`nghe-nghiep/${old.id}`)).body.data['name']).toBe('Từ trước');
  });

  it('names the people who are there no more as such, and keeps what they did', async () => {
    const left = await createEditor(test, { email: 'da-nghi@example.com', name: 'Đã nghỉ' });
    const { id } = (await left.post<Row>('banners', { title: 'Của người đã nghỉ' })).body.data;
    const accounts = (await editor.get<{ id: number; email: string }[]>('accounts')).body.data;
    const account = accounts.find(({ email }) => email === 'da-nghi@example.com');
    await (await createEditor(test)).remove(`accounts/${account?.id}`);
    const [created] = await versionsOf(`banners/${id}`);
    expect(created?.by).toEqual({ id: account?.id, name: null });
  });

  describe('the trash', () => {
    const inTrash = async () => (await editor.get<TrashedRecord[]>('trash')).body.data;

    it('holds what was deleted, by whom, and until when', async () => {
      const { id } = await build(test, banner, { title: 'Vào thùng rác' });
      await editor.remove(`banners/${id}`);
      const [first] = await inTrash();
      expect(first).toMatchObject({
        resource: 'banners',
        id,
        title: 'Vào thùng rác',
        by: { name: 'Nguyễn An' },
        action: 'delete',
      });
      expect(Date.parse(first!.gone_at) - Date.parse(first!.at)).toBe(30 * day);
      expect((await editor.get<TrashedRecord[]>('trash?resource=menu')).body.data.some((one) => one.resource !== 'menu')).toBe(
        false,
      );
      await editor.post(`trash/banners/${id}/restore`);
      expect((await inTrash()).some((one) => one.resource === 'banners' && one.id === id)).toBe(false);
      expect((await editor.post(`trash/banners/${id}/restore`)).status).toBe(404);
    });

    it('gives a record another slug when its own was taken meanwhile', async () => {
      const { id } = (await editor.post<Row>('nghe-nghiep', { name: 'Thợ gốm' })).body.data;
      await editor.remove(`nghe-nghiep/${id}`);
      const { body } = await editor.post<Row>('nghe-nghiep', { name: 'Thợ gốm' });
      expect([body.data.id > id, body.data['slug']]).toEqual([true, 'tho-gom']);
      const back = await editor.post<Row>(`trash/nghe-nghiep/${id}/restore`);
      expect(back.body.data).toMatchObject({ id, slug: 'tho-gom-2' });
    });

    it('brings back what a record hangs on along with it', async () => {
      const above = (await editor.post<Row>('nghe-nghiep', { name: 'Nghề trên' })).body.data;
      const middle = (await editor.post<Row>('bo-phan', { name: 'Bộ phận giữa', nghe_nghiep_id: above.id })).body.data;
      const below = (await editor.post<Row>('vi-tri', { name: 'Vị trí dưới', bo_phan_id: middle.id, youtube_url: '' })).body.data;
      for (const path of [`vi-tri/${below.id}`, `bo-phan/${middle.id}`, `nghe-nghiep/${above.id}`])
        expect((await editor.remove(path)).status).toBe(200);
      const { body } = await editor.post(`trash/vi-tri/${below.id}/restore`);
      expect(body.message).toBe('Khôi phục vị trí thành công! Khôi phục cùng: nghề nghiệp “Nghề trên”, bộ phận “Bộ phận giữa”.');
      expect((await test.json(`/api/vi-tri/vi-tri-duoi`)).status).toBe(200);
      await nothingWrong();
    });

    it('asks for another place when what a record needs is gone for good, and leaves out what it does not need', async () => {
      const above = (await editor.post<Row>('nghe-nghiep', { name: 'Mất hẳn' })).body.data;
      const other = (await editor.post<Row>('nghe-nghiep', { name: 'Chỗ khác' })).body.data;
      const { id } = (await editor.post<Row>('bo-phan', { name: 'Bơ vơ', nghe_nghiep_id: above.id })).body.data;
      await editor.remove(`bo-phan/${id}`);
      await editor.purge(`nghe-nghiep/${above.id}`);
      const refused = await editor.post(`trash/bo-phan/${id}/restore`);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { nghe_nghiep_id: ['Nghề nghiệp “Mất hẳn” đã bị xóa vĩnh viễn, hãy chọn nghề nghiệp khác.'] },
      ]);
      expect((await editor.get(`bo-phan/${id}`)).status).toBe(404);
      const { body } = await editor.post<Row>(`trash/bo-phan/${id}/restore`, { nghe_nghiep_id: other.id, name: 'Không đổi' });
      expect(body.data).toMatchObject({ id, name: 'Bơ vơ', nghe_nghiep_id: other.id });

      const filed = (await editor.post<Row>('danh-muc', { name: 'Tin cũ' })).body.data;
      const article = (await editor.post<Row>('bai-viet', { title: 'Bài cũ', category_id: filed.id, video_url: '' })).body.data;
      await editor.remove(`bai-viet/${article.id}`);
      await editor.purge(`danh-muc/${filed.id}`);
      const back = await editor.post<Row>(`trash/bai-viet/${article.id}/restore`);
      expect(back.body.data['category_id']).toBeNull();
      expect(back.body.message).toBe('Khôi phục bài viết thành công! Không còn nên bỏ qua: danh mục “Tin cũ”.');
    });

    it('forgets for good what is purged, its versions and pictures, and says who did it', async () => {
      const made = (await editor.post<Row>('banners', toForm({ title: 'Mất', image: await pictureFile({ width: 321 }) }))).body
        .data;
      await editor.put(`banners/${made.id}`, { title: 'Mất hẳn' });
      // Calls of a test come from no address.
      await test.db.updateTable('journal').set({ address: '192.0.2.1' }).where('record_id', '=', Number(made.id)).execute();
      expect((await editor.remove(`trash/banners/${made.id}`)).status).toBe(404);
      await editor.purge(`banners/${made.id}`);
      expect((await test.request(String(made['image']))).status).toBe(404);
      const versions = await versionsOf(`banners/${made.id}`);
      expect(versions.map(({ action, can_restore }) => [action, can_restore])).toEqual([
        ['purge', false],
        ['delete', false],
        ['update', false],
        ['create', false],
      ]);
      expect((await editor.get(`banners/${made.id}/versions/${versions[3]?.seq}`)).status).toBe(404);
      const from = test.db
        .selectFrom('journal')
        .select('address')
        .where('resource', '=', 'banner')
        .where('record_id', '=', Number(made.id));
      expect(new Set((await from.execute()).map(({ address }) => address))).toEqual(new Set([null]));
    });
  });

  describe('taking back', () => {
    const undo = (batch: number) => editor.post('undo', { batch });

    it('gives back what was deleted, and takes that back again', async () => {
      const { id } = (await editor.post<Row>('nghe-nghiep', { name: 'Xóa nhầm' })).body.data;
      const before = await inTable(career, id);
      const removed = await editor.remove(`nghe-nghiep/${id}`);
      const undone = await undo(batchOf(removed));
      expect([undone.status, undone.body.message]).toEqual([200, 'Đã hoàn tác.']);
      expect(await inTable(career, id)).toEqual({ ...before, version: 2 });
      expect((await undo(batchOf(undone))).status).toBe(200);
      expect((await editor.get(`nghe-nghiep/${id}`)).status).toBe(404);
    });

    it('takes back a whole batch of creations, changes and deletions, in an order that holds', async () => {
      const kept = await createRecord(content, career, { name: 'Đổi tên' });
      const gone = await createRecord(content, career, { name: 'Bỏ' });
      const below = await createRecord(content, department, { name: 'Bỏ theo', nghe_nghiep_id: gone });
      const before = await Promise.all([inTable(career, kept), inTable(career, gone), inTable(department, below)]);
      const batch = await test.db
        .selectFrom('journal')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .executeTakeFirstOrThrow();
      const made = await inBatch(content, async (open) => {
        await updateRecord(open, career, kept, { name: 'Tên mới' });
        await updateRecord(open, career, kept, { name: 'Tên mới hơn' });
        await deleteRecord(open, department, below);
        await deleteRecord(open, career, gone);
        const nghe_nghiep_id = await createRecord(open, career, { name: 'Mới' });
        const bo_phan_id = await createRecord(open, department, { name: 'Mới theo', nghe_nghiep_id });
        await createRecord(open, position, { name: 'Mới nhất', bo_phan_id });
        return nghe_nghiep_id;
      });
      expect((await undo(Number(batch.seq) + 1)).status).toBe(200);
      expect(await inTable(career, kept)).toMatchObject({ name: 'Đổi tên', version: 4, slug: before[0]?.['slug'] });
      expect(await inTable(career, gone)).toMatchObject({ ...before[1], version: 2, updated_by: expect.anything() });
      expect(await inTable(department, below)).toMatchObject({ name: 'Bỏ theo', nghe_nghiep_id: gone });
      expect((await editor.get(`nghe-nghiep/${made}`)).status).toBe(404);
      await nothingWrong();
    });

    it('refuses as a whole when something was changed since, is kept no more, or never was', async () => {
      const one = (await editor.post<Row>('banners', { title: 'Một' })).body.data;
      const removed = await editor.remove(`banners/${one.id}`);
      await editor.post(`trash/banners/${one.id}/restore`);
      const late = await undo(batchOf(removed));
      expect([late.status, late.body.message]).toEqual([409, 'Không hoàn tác được: “Một” đã được thay đổi sau đó.']);
      const again = await editor.remove(`banners/${one.id}`);
      await editor.remove(`trash/banners/${one.id}`);
      expect((await undo(batchOf(again))).status).toBe(409);
      expect((await undo(987_654_321)).status).toBe(404);
      expect((await editor.post('undo', {})).body.errors).toEqual({ batch: ['Số của lần thay đổi phải là số nguyên'] });
    });
  });

  describe('drafts', () => {
    type Kept = RecordDraft | null;
    const create = async (name: string) =>
      (await editor.post<Row>('nghe-nghiep', toForm({ name, image: await pictureFile({ width: 340 }) }))).body.data;

    it('lie beside what visitors see until they are published, pictures too', async () => {
      const { id, image } = await create('Đang công bố');
      const at = `nghe-nghiep/${id}`;
      expect((await editor.get<Kept>(`${at}/draft`)).body.data).toBeNull();
      const sent = toForm({ name: 'Bản nháp', image: await pictureFile({ width: 341 }), version: 1, draft: 0 });
      const saved = await editor.put<RecordDraft>(`${at}/draft`, sent);
      expect([saved.status, saved.body.message]).toEqual([200, 'Lưu nháp thành công!']);
      expect(saved.body.data).toMatchObject({ version: 1, changed: ['name', 'image'], by: { name: 'Nguyễn An' } });
      expect(saved.body.data.record).toMatchObject({ id, name: 'Bản nháp', slug: 'dang-cong-bo' });
      expect((await editor.get<Row>(at)).body.data).toMatchObject({ name: 'Đang công bố', version: 1, image });
      expect((await test.json<Row>('/api/nghe-nghiep/dang-cong-bo')).body.data['name']).toBe('Đang công bố');
      const rows = (await editor.get<Row[]>('nghe-nghiep/all?per_page=100')).body.data;
      expect(rows.filter((row) => row['has_draft']).map((row) => row.id)).toEqual([id]);
      expect((await editor.get<JournalEntry[]>('drafts')).body.data).toMatchObject([{ id, title: 'Bản nháp' }]);

      const more = await editor.put<RecordDraft>(`${at}/draft`, { description: 'Thêm lời', draft: saved.body.data.seq });
      expect(more.body.data.record).toMatchObject({ name: 'Bản nháp', description: 'Thêm lời' });
      const published = await editor.post<Row>(`${at}/draft/publish`, { version: 1, draft: more.body.data.seq });
      expect([published.status, published.body.message]).toEqual([200, 'Xuất bản thành công!']);
      expect(published.body.data).toMatchObject({ name: 'Bản nháp', description: 'Thêm lời', version: 2 });
      expect(published.body.data['image']).not.toBe(image);
      expect((await editor.get<Kept>(`${at}/draft`)).body.data).toBeNull();
      expect((await editor.post(`${at}/draft/publish`)).status).toBe(404);
      expect((await editor.get<JournalEntry[]>('drafts')).body.data).toEqual([]);
      const versions = await versionsOf(at);
      expect(versions.map(({ action }) => action)).toEqual(['publish', 'draft', 'create']);
      await nothingWrong();
    });

    it('are refused when the record or another draft came first, and nothing is lost of either', async () => {
      const { id } = await create('Tranh nhau');
      const at = `nghe-nghiep/${id}`;
      const mine = (await editor.put<RecordDraft>(`${at}/draft`, { name: 'Của tôi', draft: 0 })).body.data;
      const theirs = await editor.put<RecordDraft>(`${at}/draft`, { name: 'Của bạn', draft: 0 });
      expect([theirs.status, theirs.body.message]).toEqual([409, 'Người khác vừa sửa thay đổi chưa xuất bản này.']);
      expect(theirs.body.data).toEqual(mine);
      await editor.put(at, { description: 'Sửa bản đang công bố' });
      const stale = await editor.post<Row>(`${at}/draft/publish`, { draft: mine.seq });
      expect([stale.status, stale.body.data]).toMatchObject([409, { version: 2, description: 'Sửa bản đang công bố' }]);
      const merged = await editor.put<RecordDraft>(`${at}/draft`, { description: 'Sửa bản đang công bố', version: 2 });
      expect(merged.body.data).toMatchObject({ version: 2, changed: ['name'] });
      expect((await editor.post<Row>(`${at}/draft/publish`)).body.data).toMatchObject({ name: 'Của tôi', version: 3 });
    });

    it('stay the last of each person alone, and of its pictures those that it shows', async () => {
      const { id } = await create('Giữ bản cuối');
      const at = `nghe-nghiep/${id}`;
      const draft = async (by: Editor, width: number) =>
        (await by.put<RecordDraft>(`${at}/draft`, toForm({ name: `Rộng ${width}`, image: await pictureFile({ width }) }))).body
          .data;
      const stored = test.files.names().length;
      await draft(editor, 342);
      const ofOne = test.files.names().length - stored;
      const before = await draft(editor, 343);
      const colleague = await createEditor(test, { name: 'Trần Bình' });
      await draft(colleague, 344);
      expect((await draft(colleague, 345)).record).toMatchObject({ name: 'Rộng 345' });
      const drafts = (await versionsOf(at)).filter(({ action }) => action === 'draft');
      expect(drafts.map(({ title }) => title)).toEqual(['Rộng 345', before.record['name']]);
      expect(test.files.names().length).toBe(stored + 2 * ofOne);
      await nothingWrong();
    });

    it('go when they say what the record says already, when they are thrown away, and with the record', async () => {
      const { id } = await create('Không còn nháp');
      const at = `nghe-nghiep/${id}`;
      const draftOf = async () => (await editor.get<Kept>(`${at}/draft`)).body.data;
      await editor.put(`${at}/draft`, { name: 'Khác' });
      expect((await editor.put<Kept>(`${at}/draft`, { name: 'Không còn nháp' })).body.data).toBeNull();
      expect(await draftOf()).toBeNull();
      await editor.put(`${at}/draft`, { name: 'Khác nữa' });
      expect((await editor.remove(`${at}/draft`)).body.message).toBe('Đã bỏ thay đổi chưa xuất bản.');
      expect(await draftOf()).toBeNull();
      await editor.put(`${at}/draft`, { name: 'Còn khác' });
      await editor.remove(at);
      await editor.post(`trash/${at}/restore`);
      expect(await draftOf()).toBeNull();
    });

    it('take what the record would take, and nothing else', async () => {
      const { id } = await create('Đúng luật');
      await create('Chiếm chỗ');
      const at = `nghe-nghiep/${id}/draft`;
      expect((await editor.put(at, { name: '' })).body.errors).toHaveProperty('name');
      expect((await editor.put(at, { slug: 'chiem-cho' })).body.errors).toHaveProperty('slug');
      expect((await editor.put(at, { image: 'anh.png' })).status).toBe(422);
      expect((await editor.put('nghe-nghiep/999999/draft', { name: 'x' })).status).toBe(404);
    });
  });

  it('tells who did what, narrowed by person, type, kind and day, and goes on where it stopped', async () => {
    const other = await createEditor(test, { name: 'Trần Bình' });
    const me = (await other.get<{ id: number }>('me')).body.data.id;
    const made = (await other.post<Row>('menu', { title: 'Mục của Bình' })).body.data;
    for (let change = 0; change < 60; change += 1) await other.put(`menu/${made.id}`, { title: `Mục ${change}` });
    const ask = async (query: string) => (await editor.get<JournalEntry[]>(`journal?${query}`)).body;
    const first = await ask(`by=${me}`);
    const { next } = first.meta as unknown as { next: number };
    const second = await ask(`by=${me}&before=${next}`);
    expect([first.data.length, second.data.length, second.meta]).toEqual([50, 11, { next: null }]);
    expect(second.data.at(-1)).toMatchObject({ action: 'create', resource: 'menu', id: made.id, by: { name: 'Trần Bình' } });
    expect((await ask('resource=banners&action=purge')).data.every(({ action }) => action === 'purge')).toBe(true);
    const today = new Date(test.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    expect((await ask(`by=${me}&from=${today}&to=${today}`)).data).toHaveLength(50);
    expect((await ask(`by=${me}&to=2020-01-01`)).data).toEqual([]);
    for (const wrong of ['from=2026-02-30', 'by=x', 'action=nothing', 'resource=khong-co', 'before=0'])
      expect((await editor.get(`journal?${wrong}`)).status).toBe(422);
  });

  it('agrees with the records after any work with them', { timeout: 180_000 }, async () => {
    let steps = 0;
    const chance = randomOf(17);
    const call = async (method: string, path: string, body?: unknown) => {
      if ((steps += 1) > (dialect === 'sqlite' ? 400 : 150)) throw new Error('That is enough.');
      return test.json(`/api/admin/${path}`, { method, token: editor.token, ...(body !== undefined && { body }) });
    };
    await expect(writeHistory(call, chance, () => {})).rejects.toThrow('That is enough.');
    await nothingWrong();
  });

  describe('thinning', () => {
    it('keeps the last versions and the last days, the trash for its days, drafts, and no picture that nothing names', async () => {
      const fresh = await createTestApp(dialect);
      try {
        const one = await createEditor(fresh);
        const work = { ...content, db: fresh.db, files: fresh.files, clock: fresh.clock.now };
        const image = (width: number) => pictureFile({ width });
        const kept = (await one.post<Row>('banners', toForm({ title: 'Lần 1', image: await image(331) }))).body.data;
        for (let change = 2; change <= 6; change += 1)
          await one.put(`banners/${kept.id}`, toForm({ title: `Lần ${change}`, image: await image(330 + change) }));
        const drafted = (await one.post<Row>('banners', { title: 'Có nháp' })).body.data;
        await one.put(`banners/${drafted.id}/draft`, toForm({ title: 'Nháp', image: await image(350) }));
        const gone = (await one.post<Row>('banners', toForm({ title: 'Xóa', image: await image(360) }))).body.data;
        await one.remove(`banners/${gone.id}`);
        const stored = fresh.files.names().length;
        expect(stored).toBe(16);

        const keeping = { versions: 3, days: 365, trashDays: 30 };
        fresh.clock.advance(20 * day);
        expect(await thinJournal(work, keeping)).toEqual({ rows: 0, records: 0 });
        fresh.clock.advance(20 * day);
        expect(await thinJournal(work, keeping)).toEqual({ rows: 0, records: 1 });
        expect((await (await createEditor(fresh)).post(`trash/banners/${gone.id}/restore`)).status).toBe(404);
        fresh.clock.advance(400 * day);
        const last = await fresh.db.selectFrom('journal').select('seq').orderBy('seq', 'desc').executeTakeFirst();
        const thinned = await thinJournal(work, keeping);
        expect(thinned).toEqual({ rows: 4, records: 0 });
        expect(await thinJournal(work, keeping)).toEqual({ rows: 0, records: 0 });
        expect(await fresh.db.selectFrom('journal').select('seq').orderBy('seq', 'desc').executeTakeFirst()).toEqual(last);
        const signed = await createEditor(fresh);
        const versions = (await signed.get<JournalEntry[]>(`banners/${kept.id}/versions`)).body.data;
        expect(versions.map(({ title }) => title)).toEqual(['Lần 6', 'Lần 5', 'Lần 4']);
        expect((await signed.post<Row>(`banners/${drafted.id}/draft/publish`)).body.data['title']).toBe('Nháp');
        for (const { seq } of versions)
          expect((await signed.post(`banners/${kept.id}/versions/${seq}/restore`)).status).toBe(200);
        await sweepPictures(work);
        expect(fresh.files.names().sort()).toEqual([...(await keptFiles(fresh.db))].sort());
        expect(await journalFaults(fresh.db, siteRecordTypes)).toEqual([]);
      } finally {
        await fresh.close();
      }
    });

    it('brings back no draft that was thrown away, or that came to what the record says', async () => {
      const fresh = await createTestApp(dialect);
      try {
        const one = await createEditor(fresh);
        const create = async (title: string) => (await one.post<Row>('banners', { title })).body.data.id;
        const [thrown, same] = [await create('Bỏ nháp'), await create('Như cũ')];
        for (const id of [thrown, same]) await one.put(`banners/${id}/draft`, { title: 'Nháp' });
        await one.remove(`banners/${thrown}/draft`);
        await one.put(`banners/${same}/draft`, { title: 'Như cũ' });
        await create('Sau cùng');
        fresh.clock.advance(400 * day);
        await thinJournal({ ...content, db: fresh.db, files: fresh.files, clock: fresh.clock.now });
        const signed = await createEditor(fresh);
        for (const id of [thrown, same])
          expect((await signed.get<RecordDraft | null>(`banners/${id}/draft`)).body.data).toBeNull();
        expect((await signed.get<JournalEntry[]>('drafts')).body.data).toEqual([]);
        const again = await signed.put<RecordDraft>(`banners/${thrown}/draft`, { title: 'Nháp khác', draft: 0 });
        expect([again.status, again.body.data.record['title']]).toEqual([200, 'Nháp khác']);
      } finally {
        await fresh.close();
      }
    });

    it('leaves nothing of a batch to take back once a part of it is kept no more', async () => {
      const fresh = await createTestApp(dialect);
      try {
        const one = await createEditor(fresh);
        const work = { ...content, db: fresh.db, files: fresh.files, clock: fresh.clock.now };
        const create = async (title: string) => (await one.post<Row>('banners', { title })).body.data.id;
        const hide = async (...ids: number[]) =>
          batchOf(await one.post('banners/batch', { action: 'set', ids, values: { status: 0 } }));
        const [gone, left, ...whole] = [await create('Mất'), await create('Còn'), await create('Một'), await create('Hai')];
        const [cut, kept] = [await hide(gone, left), await hide(...whole)];
        await one.remove(`banners/${gone}`);
        await one.remove(`trash/banners/${gone}`);
        await create('Sau cùng');
        fresh.clock.advance(400 * day);
        await thinJournal(work);
        const signed = await createEditor(fresh);
        const statusOf = async (id: number) => (await signed.get<Row>(`banners/${id}`)).body.data['status'];
        const before = await statusOf(left);
        expect((await signed.post('undo', { batch: cut })).status).toBe(404);
        expect(await statusOf(left)).toEqual(before);
        expect((await signed.post('undo', { batch: kept })).status).toBe(200);
        for (const id of whole) expect(await statusOf(id)).not.toEqual(before);
      } finally {
        await fresh.close();
      }
    });

    it('is done by one at a time, and by another when that one was killed', async () => {
      const now = test.clock.now();
      const first = await firstSeq();
      expect(await takeLease(test.db, 'thin', now, 15 * 60_000)).toBe(true);
      expect(await thinJournal(content)).toBeNull();
      test.clock.advance(15 * 60_000);
      expect(await thinJournal(content)).toEqual({ rows: 0, records: 0 });
      expect(await firstSeq()).toBe(first);
    });
  });
});
