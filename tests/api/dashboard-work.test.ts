import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DashboardWork } from '#shared/answers/dashboard.ts';
import { article, banner, career, major, position } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

const minute = 60_000;

describe.each(dialects)('what the dashboard goes on with on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  let other: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
    other = await createEditor(test);
  });
  afterAll(() => test.close());

  const work = async (as = editor) => (await as.get<DashboardWork>('dashboard')).body.data;
  const after = (milliseconds: number) => new Date(test.clock.now().getTime() + milliseconds).toISOString();
  const video = { video_url: 'https://youtu.be/dQw4w9WgXcQ' };

  it('is nothing where nothing was done', async () => {
    expect(await work()).toMatchObject({ drafts: [], drafts_total: 0, coming: [], changes: [], unfound: [] });
  });

  it('names own drafts first, articles and changes beside what visitors see alike', async () => {
    const ids = async (as: Editor) => (await work(as)).drafts.map(({ id, is_own: isOwn }) => [id, isOwn]);
    const mine = (await editor.post<{ id: number }>('bai-viet', { title: 'Bài của tôi', ...video })).body.data.id;
    test.clock.advance(minute);
    const theirs = (await other.post<{ id: number }>('bai-viet', { title: 'Bài của người khác', ...video })).body.data.id;
    expect(await ids(editor)).toEqual([
      [mine, true],
      [theirs, false],
    ]);
    expect(await ids(other)).toEqual([
      [theirs, true],
      [mine, false],
    ]);
    const job = await build(test, career);
    test.clock.advance(minute);
    await editor.put(`nghe-nghiep/${job.id}/draft`, { description: 'Đang viết' });
    const { drafts, drafts_total: total } = await work();
    expect(drafts[0]).toMatchObject({ resource: 'nghe-nghiep', id: job.id, is_own: true, is_beside: true });
    expect([drafts[1]?.id, total]).toEqual([mine, 3]);
    await other.put(`bai-viet/${theirs}`, { status: 'published' });
    expect((await work()).drafts_total).toBe(2);
  });

  it('tells what appears and what is hidden next, by time, and nothing that visitors do not see', async () => {
    const late = await build(test, article, { title: 'Hiện sau', published_at: after(9 * minute), an_luc: after(20 * minute) });
    const soon = await build(test, banner, { title: 'Ẩn trước', an_luc: after(5 * minute) });
    await build(test, banner, { status: 0, an_luc: after(minute) });
    await build(test, article, { status: 'draft', published_at: after(minute) });
    expect((await work()).coming.map(({ id, what, at }) => [id, what, at])).toEqual([
      [soon.id, 'hides', after(5 * minute)],
      [late.id, 'appears', after(9 * minute)],
      [late.id, 'hides', after(20 * minute)],
    ]);
    for (let count = 0; count < 6; count += 1) await build(test, banner, { an_luc: after((30 + count) * minute) });
    expect((await work()).coming).toHaveLength(5);
  });

  it('tells the last eight things that were done, what was done at once as one', async () => {
    const jobs = [await build(test, career), await build(test, career), await build(test, career)];
    await editor.post('nghe-nghiep/batch', { action: 'set', ids: jobs.map(({ id }) => id), values: { status: 0 } });
    for (let count = 0; count < 7; count += 1) await editor.put(`nghe-nghiep/${jobs[0]!.id}`, { description: `Lần ${count}` });
    const { changes } = await work();
    expect(changes.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1, 3]);
    expect(changes[0]).toMatchObject({ action: 'update', id: jobs[0]!.id, changed: ['description'] });
    await editor.put(`nghe-nghiep/${jobs[0]!.id}`, { description: 'Lần cuối' });
    expect((await work()).changes.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('counts majors without a code and positions without a major', async () => {
    const before = (await work()).missing.map(({ count }) => count);
    const coded = await build(test, major, { ma_nganh: '7210403' });
    await build(test, major, { ma_nganh: '' });
    await build(test, position, { nganh_hoc_ids: [coded.id] });
    await build(test, position);
    expect((await work()).missing).toEqual([
      { resource: 'nganh-hoc', field: 'ma_nganh', count: before[0]! + 1 },
      { resource: 'vi-tri', field: 'nganh_hoc_ids', count: before[1]! + 1 },
    ]);
  });

  it('tells the five commonest searches of thirty days that found nothing', async () => {
    const day = (ago: number) => new Date(test.clock.now().getTime() - ago * 24 * 60 * minute).toISOString().slice(0, 10);
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((text, index) => ({ day: day(3), text, results: 0, times: 10 - index }));
    await test.db
      .insertInto('search_count')
      .values([
        ...rows,
        { day: day(40), text: 'qua lau', results: 0, times: 99 },
        { day: day(1), text: 'a', results: 4, times: 1 },
      ])
      .execute();
    expect((await work()).unfound.map(({ text }) => text)).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('takes a bounded number of queries', async () => {
    const few = await test.countQueries(async () => void (await work()));
    for (let count = 0; count < 5; count += 1) await build(test, article, { status: 'draft' });
    expect(await test.countQueries(async () => void (await work()))).toBeLessThanOrEqual(few);
    expect(few).toBeLessThanOrEqual(45);
  });
});
