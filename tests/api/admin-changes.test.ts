import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecord, deleteRecord } from '#server/crud/change.ts';
import { inBatch, onContentChange } from '#server/crud/write-context.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { lastSeq, type JournalEntry } from '#server/database/journal.ts';
import { forgetRecord } from '#server/journal/forget.ts';
import { readDetail } from '#server/crud/detail.ts';
import { encodeDrawing, putPicture } from '#server/media/pictures.ts';
import { career, department, position } from '#shared/content-types/index.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { watchedLog } from '../support/watched-log.ts';
import { updateRecord } from '../support/update-record.ts';

describe.each(dialects)('changing content on %s', (dialect) => {
  let test: TestApp;
  let content: WriteContext;
  let heard: JournalEntry[][] = [];
  beforeAll(async () => {
    test = await createTestApp(dialect);
    content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    onContentChange(test.db, (changes) => void heard.push([...(changes ?? [])]));
  });
  afterAll(() => test.close());
  const storeDrawing = async (svg: string) => {
    const picture = await encodeDrawing(svg);
    await putPicture(test.files, picture);
    return picture;
  };
  const deleteForGood = async (id: number) => {
    await deleteRecord(content, career, id);
    await inBatch(content, (batch) => forgetRecord(batch, siteRecordTypes.at(career.path), id));
  };
  const counted = async () => (await test.db.selectFrom('nghe_nghiep').select('id').execute()).length;

  it('tells who listens once it is in the database, all of a batch at once', async () => {
    heard = [];
    const seen: number[] = [];
    const stop = onContentChange(test.db, async () => void seen.push(await counted()));
    const before = await counted();
    const ids = await inBatch(content, async (batch) => {
      const nghe_nghiep_id = await createRecord(batch, career, { name: 'Theo lô' });
      const bo_phan_id = await createRecord(batch, department, { nghe_nghiep_id, name: 'Bộ phận' });
      await createRecord(batch, position, { bo_phan_id, name: 'Vị trí', fields: ['Một'] });
      expect(heard).toEqual([]);
      return { nghe_nghiep_id, bo_phan_id };
    });
    stop();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject([
      { resource: 'career', id: ids.nghe_nghiep_id, action: 'create' },
      { resource: 'department', id: ids.bo_phan_id, action: 'create' },
      { resource: 'position', action: 'create' },
    ]);
    expect(seen).toEqual([before + 1]);
    await updateRecord(content, career, ids.nghe_nghiep_id, { name: 'Đổi' });
    expect(heard.at(-1)).toMatchObject([{ resource: 'career', id: ids.nghe_nghiep_id, action: 'update', changed: ['name'] }]);
  });

  it('leaves nothing of a batch that fails, and tells nobody', async () => {
    heard = [];
    const before = await counted();
    const batch = inBatch(content, async (open) => {
      await createRecord(open, career, { name: 'Một' });
      await createRecord(open, department, { nghe_nghiep_id: 2_147_483_647, name: 'Hai' });
    });
    await expect(batch).rejects.toMatchObject({ status: 422 });
    expect([await counted(), heard]).toEqual([before, []]);
  });

  it('writes each change of a batch into the journal, and nothing of one that fails', async () => {
    const rows = async (after: number) =>
      (await test.db.selectFrom('journal').selectAll().where('seq', '>', after).orderBy('seq').execute()).map(
        ({ seq, resource, record_id, action }) => [seq - after, resource, record_id, action],
      );
    const before = await lastSeq(test.db);
    const id = await inBatch(content, async (batch) => {
      const made = await createRecord(batch, career, { name: 'Ghi lại' });
      await updateRecord(batch, career, made, { name: 'Ghi lại lần nữa' });
      return made;
    });
    await deleteRecord(content, career, id);
    const fails = inBatch(content, async (batch) => {
      await createRecord(batch, career, { name: 'Không ghi' });
      throw new Error('This batch fails, as this test wants it.');
    });
    await expect(fails).rejects.toThrow('as this test wants it');
    expect(await rows(before)).toEqual([
      [1, 'career', id, 'create'],
      [2, 'career', id, 'update'],
      [3, 'career', id, 'delete'],
    ]);
  });

  it('numbers the changes of several writers in the order in which they are seen', async () => {
    const before = await lastSeq(test.db);
    const watched: number[] = [];
    const writing = Promise.all(
      Array.from({ length: 12 }, (_, number) => createRecord(content, career, { name: `Cùng lúc ${number}` })),
    );
    const last = before + 12;
    do watched.push(await lastSeq(test.db));
    while ((watched.at(-1) ?? last) < last);
    await writing;
    const seqs = await test.db.selectFrom('journal').select('seq').where('seq', '>', before).orderBy('seq').execute();
    expect(seqs.map(({ seq }) => seq - before)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(watched).toEqual(watched.toSorted((one, other) => one - other));
  });

  it('is done even when a listener fails', async () => {
    const said = watchedLog();
    const stop = onContentChange(test.db, () => {
      throw new Error('A listener fails, as this test wants it.');
    });
    const id = await createRecord(content, career, { name: 'Vẫn lưu' });
    stop();
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
    expect(await readDetail(test.db, siteRecordTypes.at(career.path), id)).toMatchObject({ name: 'Vẫn lưu', slug: 'van-luu' });
  });

  it('keeps the drawings of a batch that goes through, and drops those of records that go', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#d9381e"/></svg>';
    const image = await storeDrawing(svg);
    expect(image.meta).toEqual({ width: 1280, height: 720, color: '#d9381e', widths: [320, 640, 1280] });
    const [first, second] = await inBatch(content, async (batch) => [
      await createRecord(batch, career, { name: 'Có hình', image }),
      await createRecord(batch, career, { name: 'Có hình', image }),
    ]);
    await deleteForGood(first!);
    expect(test.files.names()).toHaveLength(3);
    await deleteForGood(second!);
    expect(test.files.names()).toEqual([]);
  });

  it('puts files back that a removal took away before the record was written', async () => {
    const image = await storeDrawing('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>');
    for (const name of test.files.names()) await test.files.remove(name);
    const id = await createRecord(content, career, { name: 'Trả lại', image });
    expect(test.files.names()).toEqual([image.path.replace('/uploads/', '')]);
    await deleteForGood(id);
  });

  it('finds a record by its new words, and no more by its old ones', async () => {
    const bo_phan_id = await createRecord(content, department, {
      nghe_nghiep_id: await createRecord(content, career, { name: 'Nghề' }),
      name: 'Bộ phận',
    });
    const id = await createRecord(content, position, {
      bo_phan_id,
      name: 'Họa sĩ minh họa',
      fields: ['Sách tranh'],
      other_names: ['Illustrator'],
    });
    const found = async (text: string) => {
      const { body } = await test.json<{ type: string; id: number }[]>(`/api/search?q=${encodeURIComponent(text)}`);
      return body.data.some((hit) => hit.type === 'vitri' && hit.id === id);
    };
    expect([await found('minh họa'), await found('sach tranh')]).toEqual([true, true]);
    expect(await found('illustrator')).toBe(true);
    await updateRecord(content, position, id, { name: 'Người dựng phim', other_names: ['Video editor'] });
    expect([await found('minh hoa'), await found('dung phim'), await found('sách tranh')]).toEqual([false, true, true]);
    expect([await found('illustrator'), await found('video editor')]).toEqual([false, true]);
  });
});
