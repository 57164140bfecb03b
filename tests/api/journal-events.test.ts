import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JournalEntry, JournalEvent, RecordVersion } from '#shared/answers/journal.ts';
import { thinJournal } from '#server/journal/thin.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

describe.each(dialects)('the journal of what was done on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const create = async (name: string) => (await editor.post<{ id: number }>('danh-muc', { name })).body.data.id;
  const told = async (id: number) => {
    const { body } = await editor.get<JournalEvent[]>('journal?resource=danh-muc');
    return body.data.filter((event) => event.id === id).map(({ action, in_trash }) => [action, in_trash]);
  };

  it('says of every change of a record whether it lies in the trash by now', async () => {
    const id = await create('Sẽ bị xóa');
    const other = await create('Ở lại');
    expect(await told(id)).toEqual([['create', false]]);
    await editor.remove(`danh-muc/${id}`);
    expect(await told(id)).toEqual([
      ['delete', true],
      ['create', true],
    ]);
    expect(await told(other)).toEqual([['create', false]]);
  });

  it('says no more that it does once it is back, or gone for good', async () => {
    const id = await create('Về rồi mất');
    await editor.remove(`danh-muc/${id}`);
    await editor.post(`trash/danh-muc/${id}/restore`);
    expect((await told(id)).map(([, inTrash]) => inTrash)).toEqual([false, false, false]);
    await editor.remove(`danh-muc/${id}`);
    expect((await told(id))[0]).toEqual(['delete', true]);
    await editor.remove(`trash/danh-muc/${id}`);
    expect((await told(id)).every(([, inTrash]) => inTrash === false)).toBe(true);
    expect((await told(id))[0]).toEqual(['purge', false]);
  });

  it('says of what is gone for good that it is, by a purge or by the night', async () => {
    const gone = async (id: number) =>
      (await editor.get<JournalEvent[]>('journal?resource=danh-muc')).body.data
        .filter((event) => event.id === id)
        .map(({ is_gone: isGone }) => isGone);
    const [purged, forgotten, trashed] = [await create('Bị xóa hẳn'), await create('Quá hạn'), await create('Còn giữ')];
    await editor.purge(`danh-muc/${purged}`);
    expect(await gone(purged)).toEqual([true, true, true]);
    await editor.remove(`danh-muc/${forgotten}`);
    test.clock.advance(31 * 24 * 60 * 60 * 1000);
    editor = await createEditor(test);
    await editor.remove(`danh-muc/${trashed}`);
    await thinJournal({ db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes });
    expect(await gone(forgotten)).toEqual([true, true]);
    expect(await gone(trashed)).toEqual([false, false]);
  });

  it('offers to take back what nothing was changed after', async () => {
    const undoable = async (id: number) =>
      (await editor.get<JournalEvent[]>('journal?resource=danh-muc')).body.data
        .filter((event) => event.id === id)
        .map(({ action, can_undo: canUndo, batch }) => ({ action, canUndo, batch }));
    const id = await create('Hoàn tác được');
    await editor.put(`danh-muc/${id}`, { name: 'Đã sửa' });
    // A draft and old addresses lie beside the record.
    await editor.put(`danh-muc/${id}/draft`, { name: 'Nháp', draft: 0 });
    await editor.post(`danh-muc/${id}/addresses`, { address: '/cu/danh-muc.html' });
    expect((await undoable(id)).map(({ action, canUndo }) => [action, canUndo])).toEqual([
      ['settings', false],
      ['draft', false],
      ['update', true],
      ['create', false],
    ]);
    const [, , update] = await undoable(id);
    expect((await editor.post('undo', { batch: update?.batch })).status).toBe(200);
    expect((await undoable(id)).filter(({ canUndo }) => canUndo)).toMatchObject([{ action: 'restore' }]);
    await editor.remove(`danh-muc/${id}`);
    expect((await undoable(id)).filter(({ canUndo }) => canUndo)).toMatchObject([{ action: 'delete' }]);
    await editor.remove(`trash/danh-muc/${id}`);
    expect((await undoable(id)).filter(({ canUndo }) => canUndo)).toEqual([]);
  });

  it('says which version was restored, and which old addresses were changed', async () => {
    const id = await create('Ghi chú');
    const notes = async () =>
      (await editor.get<JournalEntry[]>(`danh-muc/${id}/versions`)).body.data.map(({ action, note }) => [action, note]);
    const [first] = (await editor.get<JournalEntry[]>(`danh-muc/${id}/versions`)).body.data;
    await editor.put(`danh-muc/${id}`, { name: 'Ghi chú hai', slug: 'ghi-chu-hai' });
    await editor.post(`danh-muc/${id}/versions/${first?.seq}/restore`, { version: 2 });
    await editor.post(`danh-muc/${id}/addresses`, { address: '/a/ghi-chu.html' });
    await editor.remove(`danh-muc/${id}/addresses?place=/&name=/a/ghi-chu.html`);
    await editor.remove(`danh-muc/${id}/addresses?place=danh-muc&name=ghi-chu-hai`);
    const lines = ['b', 'c', 'd'].map((name) => `/a/${name}.html,/bai-viet?danh-muc=ghi-chu`).join('\n');
    await editor.post('past-addresses/import', { text: lines, dry_run: false });
    await editor.remove(`danh-muc/${id}`);
    await editor.post(`trash/danh-muc/${id}/restore`);
    expect(await notes()).toEqual([
      ['restore', { from_trash: true }],
      ['delete', null],
      ['settings', { added: '/a/b.html', others: 2 }],
      ['settings', { removed: '/bai-viet?danh-muc=ghi-chu-hai' }],
      ['settings', { removed: '/a/ghi-chu.html' }],
      ['settings', { added: '/a/ghi-chu.html' }],
      ['restore', { version: 1 }],
      ['update', null],
      ['create', null],
    ]);
    await editor.purge(`danh-muc/${id}`);
    expect((await notes()).filter(([, note]) => note !== null)).toEqual([]);
  });

  it('names what a version refers to and is gone or hidden', async () => {
    const above = (await editor.post<{ id: number }>('nghe-nghiep', { name: 'Nghề trên', status: 1 })).body.data.id;
    const part = async (name: string) =>
      (await editor.post<{ id: number }>('bo-phan', { name, nghe_nghiep_id: above, status: 1 })).body.data.id;
    const [gone, hidden, stays] = [await part('Sẽ mất'), await part('Sẽ ẩn'), await part('Ở lại')];
    const { id } = (await editor.post<{ id: number }>('vi-tri', { name: 'Có ba cha', bo_phan_id: gone, status: 1 })).body.data;
    await editor.put(`vi-tri/${id}`, { bo_phan_id: hidden });
    await editor.put(`vi-tri/${id}`, { bo_phan_id: stays });
    await editor.purge(`bo-phan/${gone}`);
    await editor.put(`bo-phan/${hidden}`, { status: 0 });
    const broken = async (version: number) => {
      const { body } = await editor.get<JournalEntry[]>(`vi-tri/${id}/versions`);
      const { seq } = body.data.find((entry) => entry.version === version) ?? {};
      return (await editor.get<RecordVersion>(`vi-tri/${id}/versions/${seq}`)).body.data.broken;
    };
    const said = { field: 'bo_phan_id', resource: 'bo-phan' };
    expect(await broken(1)).toEqual([{ ...said, id: gone, title: 'Sẽ mất', state: 'gone' }]);
    expect(await broken(2)).toEqual([{ ...said, id: hidden, title: 'Sẽ ẩn', state: 'hidden' }]);
    expect(await broken(3)).toEqual([]);
    await editor.put(`nghe-nghiep/${above}`, { status: 0 });
    expect(await broken(3)).toEqual([{ ...said, id: stays, title: 'Ở lại', state: 'hidden' }]);
  });
});
