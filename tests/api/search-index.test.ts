import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/answers/search.ts';
import { article, career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { createRecord, deleteRecord } from '#server/crud/change.ts';
import { inBatch } from '#server/crud/write-context.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { localIndex } from '#server/search/search-index.ts';
import { siteRecordTypes, siteSearchSources } from '#server/start/site-types.ts';
import { connect } from '#server/database/connect.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { updateRecord } from '../support/update-record.ts';

describe.each(dialects)('the index of the search on %s', (dialect) => {
  let test: TestApp;
  let content: WriteContext;
  beforeEach(async () => {
    test = await createTestApp(dialect);
    content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
  });
  afterEach(() => test.close());
  const found = async (text: string, type = '') =>
    (await test.json<SearchResult[]>(`/api/search?q=${encodeURIComponent(text)}&type=${type}`)).body.data.map(({ name }) => name);
  const suggested = async (text: string) =>
    (await test.json<SearchResult[]>(`/api/search/suggestions?q=${encodeURIComponent(text)}`)).body.data.map(({ name }) => name);
  const hidden = async (text: string) => expect([await found(text), await suggested(text)]).toEqual([[], []]);

  it.each(['career', 'department'] as const)(
    'hides a position the moment its %s is hidden, and shows it again',
    async (which) => {
      const nghe_nghiep_id = await createRecord(content, career, { name: 'Nghề', status: 1 });
      const bo_phan_id = await createRecord(content, department, { name: 'Phòng', nghe_nghiep_id, status: 1 });
      await createRecord(content, position, { name: 'Thợ gốm', bo_phan_id, status: 1 });
      const set = (status: number) =>
        which === 'career'
          ? updateRecord(content, career, nghe_nghiep_id, { status })
          : updateRecord(content, department, bo_phan_id, { status });
      expect([await found('thợ gốm'), await suggested('tho g')]).toEqual([['Thợ gốm'], ['Thợ gốm']]);
      await set(0);
      await hidden('thợ gốm');
      // Nor is a mistake corrected to what nobody may see.
      await hidden('thợ gốmm');
      await set(1);
      expect(await found('thợ gốm')).toEqual(['Thợ gốm']);
    },
  );

  it('hides a position with its career though the database broke while that was read, at whichever query', async () => {
    const nghe_nghiep_id = await createRecord(content, career, { name: 'Nghề', status: 1 });
    const bo_phan_id = await createRecord(content, department, { name: 'Phòng', nghe_nghiep_id, status: 1 });
    await createRecord(content, position, { name: 'Thợ gốm', bo_phan_id, status: 1 });
    let queries = 0;
    let failing = 0;
    const breaking: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      // Also of those that were compiled before.
      async transformResult({ result }) {
        queries += 1;
        if (queries === failing) throw new Error('The database broke.');
        return result;
      },
    };
    const index = localIndex(test.db.withPlugin(breaking), siteSearchSources);
    const places = async () => (await index.find('thợ gốm', null, test.clock.now())).places.length;
    expect(await places()).toBe(1);
    let status = 1;
    for (failing = 1; ; failing += 1) {
      status = 1 - status;
      await updateRecord(content, career, nghe_nghiep_id, { status });
      queries = 0;
      const broke = await places().then(
        () => false,
        () => true,
      );
      queries = -1_000;
      expect([failing, await places()]).toEqual([failing, status]);
      if (!broke) break;
    }
    // The journal, the career, its departments and their positions, and the parts that are read again.
    expect(failing).toBeGreaterThan(5);
  });

  it('reads every change of a batch that is longer than what is read at once', async () => {
    const first = await createRecord(content, article, { title: 'Lò nung', status: 'published' });
    const last = await createRecord(content, article, { title: 'Lò gas', status: 'published' });
    expect(await found('lò')).toEqual(['Lò nung', 'Lò gas']);
    await inBatch(content, async (batch) => {
      await updateRecord(batch, article, first, { title: 'Bàn xoay' });
      batch.changes.push(...Array.from({ length: 1_200 }, (_, id) => ({ resource: 'preview', id, action: 'update' as const })));
      await updateRecord(batch, article, last, { title: 'Men tro' });
    });
    expect([await found('bàn xoay'), await found('men tro'), await found('lò')]).toEqual([['Bàn xoay'], ['Men tro'], []]);
  });

  it.each(['group', 'major'] as const)('hides a subject the moment its %s is hidden, and shows it again', async (which) => {
    const group_id = await createRecord(content, majorGroup, { name: 'Nhóm', status: 1 });
    const nganh_hoc_id = await createRecord(content, major, { name: 'Ngành', group_id, status: 1 });
    await createRecord(content, subject, { name: 'Men gốm', nganh_hoc_id, status: 1 });
    const set = (status: number) =>
      which === 'group'
        ? updateRecord(content, majorGroup, group_id, { status })
        : updateRecord(content, major, nganh_hoc_id, { status });
    expect(await found('men gốm')).toEqual(['Men gốm']);
    await set(0);
    await hidden('men gốm');
    await set(1);
    expect(await found('men gốm')).toEqual(['Men gốm']);
  });

  it('hides what is hidden or put back among the drafts, and shows an article when its moment has come', async () => {
    const now = test.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const id = await createRecord(content, article, { title: 'Lò nung', status: 'published', published_at: at(-5) });
    expect(await found('lò nung')).toEqual(['Lò nung']);
    await updateRecord(content, article, id, { status: 'draft' });
    await hidden('lò nung');
    await updateRecord(content, article, id, { status: 'published', published_at: at(5) });
    await hidden('lò nung');
    await updateRecord(content, article, id, { published_at: at(-1) });
    expect(await found('lò nung')).toEqual(['Lò nung']);
    await deleteRecord(content, article, id);
    await hidden('lò nung');
  });

  it('finds subjects by the code of their major, by its new one when it changes', async () => {
    const group_id = await createRecord(content, majorGroup, { name: 'Nhóm', status: 1 });
    const nganh_hoc_id = await createRecord(content, major, { name: 'Ngành', group_id, ma_nganh: '7210403', status: 1 });
    const other = await createRecord(content, major, { name: 'Khác', group_id, ma_nganh: '7580101', status: 1 });
    const id = await createRecord(content, subject, { name: 'Hình họa', nganh_hoc_id, status: 1 });
    expect(await found('7210403', 'monhoc')).toEqual(['Hình họa']);
    await updateRecord(content, major, nganh_hoc_id, { ma_nganh: '7210999' });
    expect([await found('7210403', 'monhoc'), await found('7210999', 'monhoc')]).toEqual([[], ['Hình họa']]);
    await updateRecord(content, subject, id, { nganh_hoc_id: other });
    expect([await found('7210999', 'monhoc'), await found('7580101', 'monhoc')]).toEqual([[], ['Hình họa']]);
    await updateRecord(content, major, nganh_hoc_id, { ma_nganh: '7210111' });
    expect(await found('7580101', 'monhoc')).toEqual(['Hình họa']);
  });

  it('finds positions by the names of their department and career, by the new ones when these change', async () => {
    const nghe_nghiep_id = await createRecord(content, career, { name: 'Gốm mỹ nghệ', status: 1 });
    const other = await createRecord(content, career, { name: 'Kim hoàn', status: 1 });
    const bo_phan_id = await createRecord(content, department, { name: 'Bộ phận Lò nung', nghe_nghiep_id, status: 1 });
    const beside = await createRecord(content, department, { name: 'Xưởng khuôn', nghe_nghiep_id, status: 1 });
    const id = await createRecord(content, position, { name: 'Thợ cả', bo_phan_id, status: 1 });
    const all = (texts: string[]) => Promise.all(texts.map((text) => found(text, 'vitri')));
    const one = ['Thợ cả'];
    expect(await all(['gom my nghe', 'nghề gốm mỹ nghệ', 'lò nung', 'bộ phận lò nung', 'gốm mỹ nghẹe'])).toEqual(
      Array.from({ length: 5 }, () => one),
    );
    await updateRecord(content, career, nghe_nghiep_id, { name: 'Sành sứ' });
    await updateRecord(content, department, bo_phan_id, { name: 'Bộ phận Nhiệt' });
    expect(await all(['gốm mỹ nghệ', 'lò nung', 'sành sứ', 'nhiệt'])).toEqual([[], [], one, one]);
    await updateRecord(content, department, bo_phan_id, { nghe_nghiep_id: other });
    expect(await all(['sành sứ', 'kim hoàn'])).toEqual([[], one]);
    await updateRecord(content, position, id, { bo_phan_id: beside });
    expect(await all(['kim hoàn', 'nhiệt', 'sành sứ', 'xưởng khuôn'])).toEqual([[], [], one, one]);
    await updateRecord(content, career, nghe_nghiep_id, { status: 0 });
    for (const text of ['sành sứ', 'xưởng khuôn', 'xưởng khuônn', 'sanh s']) await hidden(text);
    await updateRecord(content, career, nghe_nghiep_id, { status: 1 });
    await deleteRecord(content, position, id);
    for (const empty of [beside, bo_phan_id]) await deleteRecord(content, department, empty);
    for (const empty of [nghe_nghiep_id, other]) await deleteRecord(content, career, empty);
  });

  it('finds subjects by the names of their major and group, by the new ones when these change', async () => {
    const group_id = await createRecord(content, majorGroup, { name: 'Thủ công mỹ nghệ', status: 1 });
    const other = await createRecord(content, majorGroup, { name: 'Trang sức', status: 1 });
    const nganh_hoc_id = await createRecord(content, major, { name: 'Sơn mài', group_id, status: 1 });
    const beside = await createRecord(content, major, { name: 'Chạm bạc', group_id, status: 1 });
    const id = await createRecord(content, subject, { name: 'Vẽ nét', nganh_hoc_id, status: 1 });
    const all = (texts: string[]) => Promise.all(texts.map((text) => found(text, 'monhoc')));
    const one = ['Vẽ nét'];
    expect(await all(['thu cong my nghe', 'nhóm ngành thủ công', 'ngành sơn mài', 'son mai'])).toEqual([one, one, one, one]);
    await updateRecord(content, majorGroup, group_id, { name: 'Nghề cổ' });
    await updateRecord(content, major, nganh_hoc_id, { name: 'Khảm trai' });
    expect(await all(['thủ công mỹ nghệ', 'sơn mài', 'nghề cổ', 'khảm trai'])).toEqual([[], [], one, one]);
    await updateRecord(content, major, nganh_hoc_id, { group_id: other });
    expect(await all(['nghề cổ', 'trang sức'])).toEqual([[], one]);
    await updateRecord(content, subject, id, { nganh_hoc_id: beside });
    expect(await all(['trang sức', 'khảm trai', 'nghề cổ', 'chạm bạc'])).toEqual([[], [], one, one]);
    await updateRecord(content, major, beside, { status: 0 });
    for (const text of ['chạm bạc', 'chạm bạcc', 'cham b']) await hidden(text);
    expect(await found('nghề cổ')).toEqual(['Nghề cổ']);
  });

  it('finds careers by the names of their departments that are shown', async () => {
    const nghe_nghiep_id = await createRecord(content, career, { name: 'Gốm', status: 1 });
    const id = await createRecord(content, department, { name: 'Bộ phận Lò nung', nghe_nghiep_id, status: 1 });
    expect(await found('lò nung')).toEqual(['Gốm']);
    await updateRecord(content, department, id, { name: 'Bộ phận Men' });
    expect([await found('lò nung'), await found('men')]).toEqual([[], ['Gốm']]);
    const other = await createRecord(content, career, { name: 'Sứ', status: 1 });
    await updateRecord(content, department, id, { nghe_nghiep_id: other });
    expect(await found('men')).toEqual(['Sứ']);
    await updateRecord(content, department, id, { status: 0 });
    await hidden('men');
    await updateRecord(content, department, id, { status: 1 });
    await deleteRecord(content, department, id);
    await hidden('men');
  });

  it('shows an article, and what it alone says, when its moment comes', async () => {
    const at = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();
    await createRecord(content, article, { title: 'Lò nung', status: 'published', published_at: at(10) });
    for (const text of ['lò nung', 'lò nug', 'lo n']) await hidden(text);
    test.clock.advance(11 * 60_000);
    expect([await found('lò nung'), await found('lò nug')]).toEqual([['Lò nung'], ['Lò nung']]);
  });

  it('sees what another instance saved in the very next search', async () => {
    const { address } = test;
    const other = connect(address);
    expect(await found('khảm trai')).toEqual([]);
    await createRecord({ ...content, db: other }, article, { title: 'Khảm trai', status: 'published' });
    expect(await found('khảm trai')).toEqual(['Khảm trai']);
    await other.destroy();
  });

  it('stays right through thousands of changes', async () => {
    const ids: number[] = [];
    for (let number = 0; number < 40; number += 1)
      ids.push(await createRecord(content, article, { title: `Gốm ${number}`, status: 'published', order: number }));
    for (let round = 0; round < 20; round += 1) {
      await inBatch(content, async (batch) => {
        for (const [number, id] of ids.entries()) await updateRecord(batch, article, id, { title: `Gốm ${number} lần ${round}` });
      });
      expect(await found(`gốm 7 lần ${round}`)).toContain(`Gốm 7 lần ${round}`);
    }
    expect((await found('gốm lần 18')).filter((name) => name.endsWith('lần 18'))).toEqual([]);
    expect((await found('lần 19')).length).toBe(20);
    expect(await found('gốm 7')).toContain('Gốm 7 lần 19');
  }, 60_000);

  it('follows a change of place, and forgets the words of what is gone', async () => {
    const first = await createRecord(content, article, { title: 'Màu đất', status: 'published', order: 1 });
    await createRecord(content, article, { title: 'Màu nước', status: 'published', order: 2 });
    expect(await found('màu')).toEqual(['Màu đất', 'Màu nước']);
    await updateRecord(content, article, first, { order: 3 });
    expect(await found('màu')).toEqual(['Màu nước', 'Màu đất']);
    await deleteRecord(content, article, first);
    expect(await found('màu')).toEqual(['Màu nước']);
  });

  it('is written with the record or not at all', async () => {
    const failed = inBatch(content, async (batch) => {
      await createRecord(batch, article, { title: 'Dở dang', status: 'published' });
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    await hidden('dở dang');
  });
});
