import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { major, position } from '#shared/content-types/index.ts';
import type { RecordDraft } from '#shared/answers/journal.ts';
import { readingOver } from '#server/database/reading-over.ts';
import type { Database } from '#server/database/schema.ts';
import { showDraft } from '#server/journal/show-draft.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Row = { id: number; version: number; nganh_hoc_ids: number[] };

describe.each(dialects)('drafts of records that list others on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const live = async (id: number) => (await editor.get<Row>(`vi-tri/${id}`)).body.data.nganh_hoc_ids;
  const draftOf = async (id: number) => (await editor.get<RecordDraft | null>(`vi-tri/${id}/draft`)).body.data;
  const linksOf = async (db: Database, id: number) => {
    const rows = await db
      .selectFrom('record_link')
      .select('target_id')
      .where('resource', '=', position.name)
      .where('record_id', '=', id)
      .orderBy('place')
      .execute();
    return rows.map((row) => row.target_id);
  };
  const three = async () => [await build(test, major), await build(test, major), await build(test, major)] as const;

  it('leave the links that visitors see as they are, until they are published', async () => {
    const [one, two, other] = await three();
    const job = await build(test, position, { nganh_hoc_ids: [one.id, two.id] });
    const kept = await editor.put<RecordDraft>(`vi-tri/${job.id}/draft`, { nganh_hoc_ids: [other.id, one.id] });
    expect([kept.status, kept.body.data.changed, kept.body.data.gone]).toEqual([200, ['nganh_hoc_ids'], []]);
    expect([await live(job.id), await linksOf(test.db, job.id)]).toEqual([
      [one.id, two.id],
      [one.id, two.id],
    ]);
    expect((await editor.post(`vi-tri/${job.id}/draft/publish`)).status).toBe(200);
    expect([await live(job.id), await linksOf(test.db, job.id)]).toEqual([
      [other.id, one.id],
      [other.id, one.id],
    ]);
  });

  it('are previewed with their own links, which nobody else meets meanwhile or afterwards', async () => {
    const [one, two, other] = await three();
    const job = await build(test, position, { nganh_hoc_ids: [one.id] });
    const stranger = await build(test, position, { nganh_hoc_ids: [two.id] });
    await editor.put(`vi-tri/${job.id}/draft`, { nganh_hoc_ids: [other.id, two.id] });
    const content = { db: test.db, types: siteRecordTypes, now: test.clock.now() };
    const shown = await showDraft(content, siteRecordTypes.at(position.path), job.id);
    const seen = await readingOver(test.db, dialect, shown?.laid ?? [], async (reading) => [
      await linksOf(reading, job.id),
      await linksOf(reading, stranger.id),
    ]);
    expect(seen).toEqual([[other.id, two.id], [two.id]]);
    expect([await linksOf(test.db, job.id), await linksOf(test.db, stranger.id)]).toEqual([[one.id], [two.id]]);
  });

  it('are read and published without what was deleted since, and say so', async () => {
    const [one, two] = await three();
    const gone = await build(test, major, { name: 'Ngành đã thôi mở' });
    const job = await build(test, position, { nganh_hoc_ids: [one.id] });
    await editor.put(`vi-tri/${job.id}/draft`, { nganh_hoc_ids: [gone.id, two.id] });
    // Visitors meet no list that names it: nothing is asked.
    expect((await editor.remove(`nganh-hoc/${gone.id}`)).status).toBe(200);
    const draft = await draftOf(job.id);
    expect([draft?.record['nganh_hoc_ids'], draft?.gone, draft?.changed]).toEqual([
      [two.id],
      ['Ngành đã thôi mở'],
      ['nganh_hoc_ids'],
    ]);
    const again = await editor.put(`vi-tri/${job.id}/draft`, { nganh_hoc_ids: [gone.id] });
    expect([again.status, again.body.errors]).toEqual([
      422,
      { nganh_hoc_ids: ['Học ngành nào: ngành học “Ngành đã thôi mở” đã bị xóa, hãy bỏ ra.'] },
    ]);
    const published = await editor.post<Row>(`vi-tri/${job.id}/draft/publish`);
    expect([published.status, published.body.message, published.body.data.nganh_hoc_ids]).toEqual([
      200,
      'Xuất bản thành công! Không còn nên bỏ qua: ngành học “Ngành đã thôi mở”.',
      [two.id],
    ]);
    expect(await linksOf(test.db, job.id)).toEqual([two.id]);
  });

  it('that name nothing else any more end when they are published', async () => {
    const gone = await build(test, major);
    const job = await build(test, position);
    await editor.put(`vi-tri/${job.id}/draft`, { nganh_hoc_ids: [gone.id] });
    await editor.remove(`nganh-hoc/${gone.id}`);
    expect((await draftOf(job.id))?.changed).toEqual([]);
    expect((await editor.post(`vi-tri/${job.id}/draft/publish`)).status).toBe(200);
    expect([await draftOf(job.id), (await editor.get<Row>(`vi-tri/${job.id}`)).body.data.version]).toEqual([null, 1]);
  });
});
