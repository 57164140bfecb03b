import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FoundMeta, type FoundRecord, maxSought, mostFound } from '#shared/answers/found-records.ts';
import {
  article,
  career,
  category,
  department,
  major,
  majorGroup,
  menu,
  position,
  subject,
} from '#shared/content-types/index.ts';
import { findRecords } from '#server/crud/find-records.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

describe.each(dialects)('records of all content types by a few letters on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect, {}, 1);
    editor = await createEditor(test, { role: 'editor' });
  });
  afterAll(() => test.close());

  const find = async (typed: string) => {
    const { status, body } = await editor.get<FoundRecord[]>(`records?${new URLSearchParams({ q: typed })}`);
    expect(status).toBe(200);
    return body;
  };
  const titles = async (typed: string) => (await find(typed)).data.map(({ title }) => title);

  it('are found without accents, the beginning of a title before a word of it, before a part', async () => {
    await build(test, subject, { name: 'Nhập môn lụa' });
    await build(test, career, { name: 'Lụa và tơ tằm' });
    await build(test, position, { name: 'Thợ dệt', other_names: ['Người dệt lụa'] });
    await build(test, department, { name: 'Xưởng lụa màu' });
    expect(await titles('lua')).toEqual(['Lụa và tơ tằm', 'Nhập môn lụa', 'Xưởng lụa màu', 'Thợ dệt']);
    expect(await titles('Lụa v')).toEqual(['Lụa và tơ tằm']);
    expect(await titles('nml')).toEqual(['Nhập môn lụa']);
  });

  it('are told apart by what they belong to, by the name that was found, and by who sees them', async () => {
    const group = await build(test, majorGroup, { name: 'Nhóm gốm' });
    const one = await build(test, major, { name: 'Men sứ', ma_nganh: '7219911', group_id: group.id, status: 0 });
    expect((await find('72199')).data).toEqual([
      { resource: 'nganh-hoc', id: one.id, title: 'Men sứ', above: 'Nhóm gốm', named: '7219911', is_hidden: true },
    ]);
    const written = await build(test, article, { title: 'Gốm Bàu Trúc', status: 'draft' });
    const [found] = (await find('bau truc')).data;
    expect(found).toMatchObject({ resource: 'bai-viet', id: written.id, named: null, is_hidden: true });
  });

  it('are found in types without a status, and in those that stand alone', async () => {
    const [kind, link] = [
      await build(test, category, { name: 'Zế', slug: 'ze-danh-muc' }),
      await build(test, menu, { title: 'Zế' }),
    ];
    expect((await find('ze')).data.map(({ resource, id, above }) => ({ resource, id, above }))).toEqual([
      { resource: 'danh-muc', id: kind.id, above: null },
      { resource: 'menu', id: link.id, above: null },
    ]);
  });

  it('follow every change of content', async () => {
    const { id } = await build(test, career, { name: 'Qqnghề' });
    expect(await titles('qqng')).toEqual(['Qqnghề']);
    await editor.put(`nghe-nghiep/${id}`, { name: 'Wwnghề', version: 1 });
    expect(await titles('qqng')).toEqual([]);
    expect(await titles('wwng')).toEqual(['Wwnghề']);
  });

  it('are at most twenty', async () => {
    for (let count = 0; count < mostFound + 3; count += 1) await build(test, career, { name: `Xxnghề ${count}` });
    expect(await titles('xxng')).toHaveLength(mostFound);
  });

  it('are not looked for by one letter, by signs, or by a text without end', async () => {
    for (const typed of ['', 'l', ' % ', '__', '((('])
      expect(await find(typed)).toMatchObject({ data: [], meta: { is_complete: true } });
    const { status, body } = await editor.get(`records?q=${'a'.repeat(maxSought + 1)}`);
    expect(status).toBe(422);
    expect(body.errors?.['q']?.[0]).toBe('Từ khóa chỉ được dài tối đa 100 ký tự');
    expect((await test.request('/api/admin/records')).status).toBe(401);
  });

  it('cost one query for each type that was found in, once the names are known', async () => {
    await find('lua');
    const queries = await test.countQueries(() => find('lua'));
    // The session, the last change of each type, and two for each of four types that were found in.
    expect(queries).toBeLessThanOrEqual(22);
  });

  it('are looked for no longer than they may be, and what was left out is said', async () => {
    let now = 0;
    const answer = await findRecords({ db: test.db, types: siteRecordTypes, now: () => (now += 150) }, 'lua');
    expect(answer.meta satisfies FoundMeta).toEqual({ is_complete: false });
    expect(answer.data.length).toBeLessThan(4);
  });
});
