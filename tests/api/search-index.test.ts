import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/answers/search.ts';
import { article, career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { createApp } from '#server/start/app.ts';
import { connect } from '#server/database/connect.ts';
import { postgresColumns } from '#server/database/dialects/postgres.ts';
import { sqliteColumns } from '#server/database/dialects/sqlite.ts';
import { migrate } from '#server/database/migrate.ts';
import { migration as contentTables } from '#server/database/migrations/0001-content-tables.ts';
import { migration as searchNamesAbove } from '#server/database/migrations/0006-search-names-above.ts';
import { createRecord, deleteRecord, updateRecord } from '#server/crud/change.ts';
import { type WriteContext, inBatch } from '#server/crud/write-context.ts';
import { searchIndex } from '#server/search/keep-index.ts';
import { siteRecordTypes, siteSearchIndex } from '#server/start/site-types.ts';
import { emptyIndex } from '#server/search/store.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';

describe.each(dialects)('the index of the search on %s', (dialect) => {
  let test: TestApp;
  let content: WriteContext;
  beforeEach(async () => {
    test = await createTestApp(dialect);
    content = { db: test.db, dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
  });
  afterEach(() => test.close());
  const found = async (text: string) =>
    (await test.json<SearchResult[]>(`/api/search?q=${encodeURIComponent(text)}`)).body.data.map(({ name }) => name);
  const suggested = async (text: string) =>
    (await test.json<SearchResult[]>(`/api/search/suggestions?q=${encodeURIComponent(text)}`)).body.data.map(({ name }) => name);
  const index = async () => ({
    entries: await test.db.selectFrom('search_entry').selectAll().orderBy('place').execute(),
    words: await test.db.selectFrom('search_word').selectAll().orderBy('word').execute(),
    pairs: await test.db.selectFrom('search_pair').selectAll().orderBy('one').orderBy('other').execute(),
  });
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
    expect(await found('7210403')).toEqual(['Hình họa']);
    await updateRecord(content, major, nganh_hoc_id, { ma_nganh: '7210999' });
    expect([await found('7210403'), await found('7210999')]).toEqual([[], ['Hình họa']]);
    await updateRecord(content, subject, id, { nganh_hoc_id: other });
    expect([await found('7210999'), await found('7580101')]).toEqual([[], ['Hình họa']]);
    await updateRecord(content, major, nganh_hoc_id, { ma_nganh: '7210111' });
    expect(await found('7580101')).toEqual(['Hình họa']);
  });

  it('finds positions by the names of their department and career, by the new ones when these change', async () => {
    const nghe_nghiep_id = await createRecord(content, career, { name: 'Gốm mỹ nghệ', status: 1 });
    const other = await createRecord(content, career, { name: 'Kim hoàn', status: 1 });
    const bo_phan_id = await createRecord(content, department, { name: 'Bộ phận Lò nung', nghe_nghiep_id, status: 1 });
    const beside = await createRecord(content, department, { name: 'Xưởng khuôn', nghe_nghiep_id, status: 1 });
    const id = await createRecord(content, position, { name: 'Thợ cả', bo_phan_id, status: 1 });
    const all = (texts: string[]) => Promise.all(texts.map(found));
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
    for (const table of ['search_entry', 'search_word', 'search_pair'] as const)
      expect(await test.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('finds subjects by the names of their major and group, by the new ones when these change', async () => {
    const group_id = await createRecord(content, majorGroup, { name: 'Thủ công mỹ nghệ', status: 1 });
    const other = await createRecord(content, majorGroup, { name: 'Trang sức', status: 1 });
    const nganh_hoc_id = await createRecord(content, major, { name: 'Sơn mài', group_id, status: 1 });
    const beside = await createRecord(content, major, { name: 'Chạm bạc', group_id, status: 1 });
    const id = await createRecord(content, subject, { name: 'Vẽ nét', nganh_hoc_id, status: 1 });
    const all = (texts: string[]) => Promise.all(texts.map(found));
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
    for (const text of ['nghề cổ', 'chạm bạc', 'chạm bạcc', 'cham b']) await hidden(text);
  });

  it('follows a change of place, and forgets the words of what is gone', async () => {
    const first = await createRecord(content, article, { title: 'Màu đất', status: 'published', order: 1 });
    await createRecord(content, article, { title: 'Màu nước', status: 'published', order: 2 });
    expect(await found('màu')).toEqual(['Màu đất', 'Màu nước']);
    await updateRecord(content, article, first, { order: 3 });
    expect(await found('màu')).toEqual(['Màu nước', 'Màu đất']);
    await deleteRecord(content, article, first);
    expect(await found('màu')).toEqual(['Màu nước']);
    const words = await test.db.selectFrom('search_word').select(['word', 'uses', 'named']).orderBy('word').execute();
    expect(words).toEqual([
      { word: 'mau', uses: 1, named: 1 },
      { word: 'nuoc', uses: 1, named: 1 },
    ]);
    const pairs = await test.db.selectFrom('search_pair').selectAll().execute();
    expect(pairs).toEqual([{ one: 'mau', other: 'nuoc', named: 1 }]);
  });

  it('is written with the record or not at all', async () => {
    const failed = inBatch(content, async (batch) => {
      await createRecord(batch, article, { title: 'Dở dang', status: 'published' });
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    await hidden('dở dang');
    expect(await test.db.selectFrom('search_word').select('word').execute()).toEqual([]);
  });

  it('can be made anew from the records, as it was', async () => {
    const group_id = await createRecord(content, majorGroup, { name: 'Nhóm', status: 1 });
    const nganh_hoc_id = await createRecord(content, major, { name: 'Ngành', group_id, ma_nganh: '7210403', status: 1 });
    const sections = [{ title: 'Chuẩn bị', content: 'Bút chì và giấy dó', list: ['Một cục tẩy'] }];
    await createRecord(content, subject, {
      name: 'Hình họa',
      nganh_hoc_id,
      description: 'Vẽ tượng',
      detailed_content: sections,
      status: 1,
    });
    await createRecord(content, article, { title: 'Ngày mở', excerpt: 'Mời bạn', content: sections, status: 'published' });
    await build(test, position, { name: 'Họa sĩ', fields: ['Figma', 'Krita'], detailed_description: sections });
    const all = ['Hình họa', 'Họa sĩ', 'Ngày mở'];
    const results = () => Promise.all(['giấy dó', 'cục tẩy', '7210403', 'krita', 'vẽ tượng', 'mời bạn'].map(found));
    const [kept, before] = [await index(), await results()];
    expect(before.map((names) => names.toSorted())).toEqual([all, all, ['Hình họa'], ['Họa sĩ'], ['Hình họa'], ['Ngày mở']]);
    await emptyIndex(test.db, dialect);
    await hidden('giấy dó');
    await siteSearchIndex.fill(test.db, dialect);
    expect([await index(), await results()]).toEqual([kept, before]);
  });

  it('is left alone when it knows every record, and made anew when it does not', async () => {
    await createRecord(content, article, { title: 'Men lam', status: 'published' });
    await createRecord(content, article, { title: 'Men nâu', status: 'draft' });
    await build(test, career, { name: 'Gốm' });
    const kept = await index();
    expect(await test.countQueries(() => siteSearchIndex.fill(test.db, dialect))).toBe(1);
    await sql`delete from search_entry where name_key = 'men lam'`.execute(test.db);
    await siteSearchIndex.fill(test.db, dialect);
    expect(await index()).toEqual(kept);
  });

  it('holds every short text that the source of a content type names', async () => {
    await createRecord(content, article, { title: 'Men lam', excerpt: 'Đất sét', slug: 'lo-nung-xua', status: 'published' });
    expect([await found('đất sét'), await found('lo nung xua')]).toEqual([['Men lam'], []]);
    await emptyIndex(test.db, dialect);
    const more = searchIndex({ article: { type: 'baiviet', name: 'title', short: ['excerpt', 'slug'], sections: 'content' } });
    await more.fill(test.db, dialect);
    expect([await found('đất sét'), await found('lo nung xua')]).toEqual([['Men lam'], ['Men lam']]);
  });

  it('is filled with the words of what results would hang on where there is no result yet', async () => {
    await createRecord(content, career, { name: 'Gốm mỹ nghệ', status: 1 });
    const kept = await index();
    expect(kept.words.map(({ word }) => word)).toEqual(['gom', 'mi', 'nghe']);
    await emptyIndex(test.db, dialect);
    await siteSearchIndex.fill(test.db, dialect);
    expect(await index()).toEqual(kept);
  });

  it('is emptied by the migration that adds the names above, and filled again', async () => {
    await build(test, position, { name: 'Thợ xoay' });
    await createRecord(content, article, { title: 'Men gốm, men gốm và lò', status: 'published' });
    await createRecord(content, article, { title: 'Men gốm', status: 'published' });
    const kept = await index();
    expect(kept.pairs).toContainEqual({ one: 'men', other: 'gom', named: 2 });
    const columns = dialect === 'sqlite' ? sqliteColumns : postgresColumns;
    await searchNamesAbove({ dialect, columns }).up(test.db as Kysely<unknown>);
    expect(await index()).toEqual({ entries: [], words: [], pairs: [] });
    await siteSearchIndex.fill(test.db, dialect);
    expect([await index(), await found('men gốm')]).toEqual([kept, ['Men gốm', 'Men gốm, men gốm và lò']]);
  });

  it('is filled with the records of a database that had no index yet', async () => {
    const columns = dialect === 'sqlite' ? sqliteColumns : postgresColumns;
    const old = dialect === 'sqlite' ? connect({ dialect, file: ':memory:' }) : test.db;
    if (dialect === 'postgres') await sql`drop schema public cascade`.execute(old);
    if (dialect === 'postgres') await sql`create schema public`.execute(old);
    const first = { getMigrations: () => Promise.resolve({ '0001-content-tables': contentTables({ dialect, columns }) }) };
    expect((await new Migrator({ db: old, provider: first }).migrateToLatest()).error).toBeUndefined();
    await sql`insert into bai_viet (created_at, updated_at, sort_name, title, excerpt, status, slug, published_at, "order", search_text, content)
      values ('', '', '', 'Lụa Vạn Phúc', 'Dệt', 'published', 'lua', '2026-01-01T00:00:00.000Z', 0, '', '[]')`.execute(old);
    await migrate(old, dialect);
    await siteSearchIndex.fill(old, dialect);
    const app = createApp({ db: old, dialect, files: test.files, pages: null, clock: test.clock.now });
    const answer = await app.request('/api/search?q=van%20phuc');
    expect(await answer.json()).toMatchObject({ data: [{ name: 'Lụa Vạn Phúc' }], meta: { total: 1 } });
    if (old !== test.db) await old.destroy();
  });
});
