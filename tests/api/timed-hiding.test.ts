import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JournalEvent } from '#shared/answers/journal.ts';
import { article, banner, career, department, descriptions, position, subject } from '#shared/content-types/index.ts';
import { hideDue, hidingTypes, nextHide } from '#server/timed-hiding/hide-due.ts';
import { setInAll } from '#server/crud/batch.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { inNumberedBatch } from '#server/crud/write-context.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { timedHiding } from '#server/timed-hiding/timed-hiding.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Row = { id: number; version: number; status: number | string; an_luc: string | null };

const minute = 60_000;
const contentOf = ({ db, dialect, files, clock }: TestApp): WriteContext => ({
  db,
  dialect,
  files,
  clock: clock.now,
  types: siteRecordTypes,
});
const after = ({ clock }: TestApp, milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();

it('every content type with a status may hide its records at a moment', () => {
  const withStatus = descriptions.filter(({ fields }) => 'status' in fields).map(({ name }) => name);
  expect(hidingTypes(siteRecordTypes).map(({ type }) => type.description.name)).toEqual(withStatus);
});

describe.each(dialects)('a record with a moment at which it is hidden on %s', (dialect) => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp(dialect);
    editor = await createEditor(test);
  });
  afterAll(() => test.close());

  const read = async (path: string, id: number) => (await editor.get<Row>(`${path}/${id}`)).body.data;
  const names = async (path: string) =>
    (await test.json<{ name?: string; title?: string }[]>(`/api/${path}`)).body.data.map(({ name, title }) => name ?? title);
  const last = async () => (await editor.get<JournalEvent[]>('journal')).body.data;

  it('is shown until then, hidden from then on, and shown again by an undo that does not hide it once more', async () => {
    const { id } = await build(test, career, { name: 'Nghề theo mùa' });
    const moment = after(test, minute);
    expect((await editor.put(`nghe-nghiep/${id}`, { an_luc: moment })).status).toBe(200);
    expect(await names('nghe-nghiep')).toContain('Nghề theo mùa');
    test.clock.advance(minute - 1);
    expect(await names('nghe-nghiep')).toContain('Nghề theo mùa');
    test.clock.advance(1);
    expect(await names('nghe-nghiep')).not.toContain('Nghề theo mùa');
    expect((await test.request('/api/nghe-nghiep/nghe-theo-mua')).status).toBe(404);
    const hidden = (await editor.get<{ status: { value: number } }>(`nghe-nghiep/${id}`)).body.data;
    expect(hidden).toMatchObject({ an_luc: null, version: 3 });
    const [event] = await last();
    expect(event).toMatchObject({
      by: null,
      action: 'update',
      resource: 'nghe-nghiep',
      id,
      changed: ['status', 'an_luc'],
      note: { hidden_on_time: true },
      can_undo: true,
    });
    expect((await editor.post('undo', { batch: event?.batch })).status).toBe(200);
    expect(await names('nghe-nghiep')).toContain('Nghề theo mùa');
    test.clock.advance(minute);
    expect(await names('nghe-nghiep')).toContain('Nghề theo mùa');
    expect(await read('nghe-nghiep', id)).toMatchObject({ an_luc: null });
  });

  it('takes an article back to a draft, and everything below a department out of the search', async () => {
    const text = await build(test, article, { title: 'Lịch thi năng khiếu', an_luc: after(test, minute) });
    const above = await build(test, department, { an_luc: after(test, minute) });
    await build(test, position, { bo_phan_id: above.id, name: 'Thợ gốm Biên Hòa' });
    const found = async () => (await test.json<{ name: string }[]>('/api/search?q=gom+bien+hoa')).body.data.length;
    // Nobody told this app: it reads what another instance wrote as its own timer would.
    const hiding = timedHiding({ ...contentOf(test) });
    expect(await found()).toBe(1);
    test.clock.advance(minute);
    await hiding.settle();
    expect(await read('bai-viet', text.id)).toMatchObject({ status: 'draft', an_luc: null });
    expect(await found()).toBe(0);
    const together = (await last()).filter(({ batch }) => batch !== null).slice(0, 2);
    expect(new Set(together.map(({ batch }) => batch)).size).toBe(1);
    expect((await editor.post('undo', { batch: together[0]?.batch })).status).toBe(200);
    expect(await found()).toBe(1);
  });

  it('cannot be given a moment that has passed, nor one before it appears', async () => {
    const { id } = await build(test, subject);
    const refused = await editor.put(`mon-hoc/${id}`, { an_luc: after(test, 0) });
    expect([refused.status, refused.body.errors]).toEqual([422, { an_luc: ['Giờ tự ẩn phải ở sau lúc này'] }]);
    const text = await build(test, article, { published_at: after(test, 10 * minute) });
    for (const moment of [after(test, 10 * minute), after(test, 5 * minute)]) {
      const early = await editor.put(`bai-viet/${text.id}`, { an_luc: moment });
      expect([early.status, early.body.errors]).toEqual([422, { an_luc: ['Giờ tự ẩn phải ở sau ngày xuất bản'] }]);
    }
    expect((await editor.put(`bai-viet/${text.id}`, { an_luc: after(test, 11 * minute) })).status).toBe(200);
    const later = await editor.put(`bai-viet/${text.id}`, { published_at: after(test, 12 * minute) });
    expect([later.status, later.body.errors]).toEqual([422, { an_luc: ['Giờ tự ẩn phải ở sau ngày xuất bản'] }]);
    // A form that was open while the moment passed sends it as it was.
    const passed = after(test, -1);
    await test.db.updateTable('mon_hoc').set({ an_luc: passed }).where('id', '=', id).execute();
    expect((await editor.put(`mon-hoc/${id}`, { name: 'Tên khác', an_luc: passed })).status).toBe(200);
  });

  it('is hidden though a rule of its type would refuse any save of it', async () => {
    const { id } = await build(test, position, { luong_tu: 20_000_000, luong_den: 10_000_000, an_luc: after(test, minute) });
    expect((await editor.put(`vi-tri/${id}`, { luong_tu: 30_000_000 })).status).toBe(422);
    test.clock.advance(minute);
    await hideDue(contentOf(test));
    expect(await read('vi-tri', id)).toMatchObject({ status: 0, an_luc: null });
  });

  it('that somebody hid before loses its moment without a word of being hidden', async () => {
    const { id } = await build(test, banner, { status: 0, an_luc: after(test, minute) });
    test.clock.advance(minute);
    await hideDue(contentOf(test));
    expect(await read('banners', id)).toMatchObject({ status: 0, an_luc: null });
    expect((await last())[0]).toMatchObject({ id, changed: ['an_luc'], note: null });
    expect((await editor.put(`banners/${id}`, { status: 1 })).status).toBe(200);
    test.clock.advance(minute);
    await hideDue(contentOf(test));
    expect(await read('banners', id)).toMatchObject({ status: 1 });
  });

  it('stays hidden when the clock goes back, and comes back from the trash without a moment that has passed', async () => {
    const { id } = await build(test, banner, { an_luc: after(test, minute) });
    const begun = test.clock.now();
    test.clock.advance(minute);
    await hideDue(contentOf(test));
    test.clock.set(begun);
    await hideDue(contentOf(test));
    expect(await read('banners', id)).toMatchObject({ status: 0 });
    const gone = await build(test, banner, { an_luc: after(test, minute) });
    await editor.remove(`banners/${gone.id}`);
    test.clock.advance(minute);
    expect((await editor.post(`trash/banners/${gone.id}/restore`)).status).toBe(200);
    expect(await read('banners', gone.id)).toMatchObject({ status: 1, an_luc: null });
  });

  it('is hidden once, however many instances are at it', async () => {
    const made = [];
    for (let count = 0; count < 30; count += 1) made.push(await build(test, subject, { an_luc: after(test, minute) }));
    test.clock.advance(minute);
    const counts = await Promise.all([1, 2, 3].map(() => hideDue(contentOf(test))));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(await read('mon-hoc', made[29]!.id)).toMatchObject({ status: 0, version: 2 });
    expect(await nextHide(contentOf(test))).toBeGreaterThan(test.clock.now().getTime());
  });

  it('is hidden with others that were given it at once, of which nobody was told what they hold', async () => {
    const made: number[] = [];
    for (let count = 0; count < 50; count += 1) made.push((await build(test, subject)).id);
    const content = contentOf(test);
    const hiding = timedHiding(content);
    await hiding.settle();
    // What each was before is written down beside the change: a hundred entries.
    const values = { an_luc: after(test, minute) };
    await inNumberedBatch(content, (batch) => setInAll(batch, siteRecordTypes.named(subject.name)!, made, values));
    test.clock.advance(minute);
    await hiding.settle();
    expect(await read('mon-hoc', made[0]!)).toMatchObject({ status: 0, an_luc: null });
  });

  it('can be found among articles by being scheduled', async () => {
    const ahead = await build(test, article, { title: 'Chưa tới giờ', published_at: after(test, minute) });
    const { body } = await editor.get<Row[]>('bai-viet/all?status=scheduled');
    expect(body.data.map(({ id }) => id)).toContain(ahead.id);
    test.clock.advance(minute);
    expect((await editor.get<Row[]>('bai-viet/all?status=scheduled')).body.data.map(({ id }) => id)).not.toContain(ahead.id);
    expect((await editor.put(`bai-viet/${ahead.id}`, { status: 'scheduled' })).status).toBe(422);
  });
});

describe.each(dialects)('what is kept for visitors on %s', (dialect) => {
  let test: TestApp;
  let site: HttpSite;
  beforeEach(async () => {
    test = await createTestApp(dialect);
    site = await openHttpSite(test);
  });
  afterEach(async () => {
    await site.close();
    await test.close();
  });
  const text = async () => (await site.get('/api/banners')).body.toString();

  it('names a banner until its moment, which the cache learned of from the database', async () => {
    await build(test, banner, { title: 'Ngày hội mở', an_luc: after(test, minute) });
    expect(await text()).toContain('Ngày hội mở');
    // But for a look now and then whether anything has changed, which may fall between the two.
    await expect.poll(() => test.countQueries(async () => void (await text()))).toBe(0);
    test.clock.advance(minute);
    expect(await text()).not.toContain('Ngày hội mở');
  });

  it('is not given after a moment that comes while the database is away', async () => {
    await build(test, banner, { title: 'Ngày hội mở', an_luc: after(test, minute) });
    expect(await text()).toContain('Ngày hội mở');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await test.db.destroy();
    test.clock.advance(minute);
    expect(await text()).not.toContain('Ngày hội mở');
    logged.mockRestore();
  });
});

describe('the timer of hiding', () => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp('sqlite')));
  afterEach(() => test.close());

  it('does what came due while nothing ran, and then each moment as it comes', async () => {
    const first = await build(test, banner, { an_luc: after(test, -minute) });
    const second = await build(test, banner, { an_luc: after(test, 60) });
    const began = performance.now();
    const start = test.clock.now().getTime();
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const hiding = timedHiding({ ...contentOf(test), clock: () => new Date(start + performance.now() - began) });
    hiding.start();
    const shown = async () =>
      (await test.db.selectFrom('banner').select('id').where('status', '=', 1).execute()).map(({ id }) => id);
    await vi.waitFor(async () => expect(await shown()).not.toContain(first.id), 10_000);
    await vi.waitFor(async () => expect(await shown()).not.toContain(second.id), 10_000);
    hiding.stop();
    said.mockRestore();
  });
});
