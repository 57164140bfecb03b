import type { KyselyPlugin } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { plainPage } from '#shared/content-types/index.ts';
import type { JournalEntry } from '#server/database/journal.ts';
import { deleteAll, setInAll } from '#server/crud/batch.ts';
import type { Admit, WriteContext } from '#server/crud/model.ts';
import { inNumberedBatch, onContentChange } from '#server/crud/write-context.ts';
import { admission } from '#server/journal/admission.ts';
import { undoBatch } from '#server/journal/undo.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects } from '../support/app.ts';
import { build, buildAuthor } from '../support/build.ts';

const megabyte = 1024 ** 2;
/** Text of this many megabytes in UTF-8: the letter takes three bytes. */
const sections = (megabytes: number) =>
  Array.from({ length: megabytes * 10 }, () => ({ title: 'Mục', content: 'Ộ'.repeat(Math.floor(megabyte / 30)), list: [] }));

/** In bytes: the texts of each answer of the database to what is asked through the plugin. */
function watchedReads() {
  const read: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read.push(Buffer.byteLength(JSON.stringify(result.rows, (_, value: unknown) => (typeof value === 'bigint' ? 0 : value))));
      return result;
    },
  };
  return { read, plugin };
}

describe.each(dialects)('batches of large records on %s', async (dialect) => {
  const test = await createTestApp(dialect);
  afterAll(test.close);
  const type = siteRecordTypes.named(plainPage.name)!;
  const { files, clock } = test;
  const pages = async (count: number) => {
    const ids = [];
    for (let made = 0; made < count; made += 1) ids.push((await build(test, plainPage, { sections: sections(1) })).id);
    return ids;
  };
  const watched = (more: Partial<WriteContext> = {}) => {
    const { read, plugin } = watchedReads();
    const db = test.db.withPlugin(plugin);
    return { read, db, content: { db, dialect, files, clock: clock.now, types: siteRecordTypes, ...more } };
  };
  const hide = (content: WriteContext, ids: readonly number[]) =>
    inNumberedBatch(content, (batch) => setInAll(batch, type, ids, { status: 0 }));
  const statuses = async (ids: readonly number[]) =>
    (await test.db.selectFrom('trang').select('status').where('id', 'in', ids).execute()).map(({ status }) => status);
  const rowsOf = (batch: number | null) =>
    test.db.selectFrom('journal').select(['seq', 'record_id', 'batch']).where('seq', '>=', batch).orderBy('seq').execute();

  it('read and keep a few megabytes at a time, and are one batch that is taken back in the same way', async () => {
    const ids = await pages(12);
    const { read, db, content } = watched();
    let heard: readonly JournalEntry[] = [];
    onContentChange(db, (changes) => void (heard = changes ?? []));
    const { batch, result } = await hide(content, ids);
    expect([result, Math.max(...read) < 6 * megabyte]).toEqual([12, true]);
    // What each was before, and what it is.
    expect(heard.map(({ id }) => id)).toEqual(ids.flatMap((id) => [id, id]));
    expect(heard.reduce((sum, { data }) => sum + Buffer.byteLength(data ?? ''), 0)).toBeLessThan(10 * megabyte);
    const rows = await rowsOf(batch);
    expect(rows.map(({ seq, record_id: id }) => [seq - batch!, id])).toEqual(ids.flatMap((id, at) => [[2 * at, id], [2 * at + 1, id]])); // prettier-ignore
    expect(rows.filter((row) => row.batch === batch)).toHaveLength(12);

    const again = watched();
    const { batch: undone } = await undoBatch(again.content, batch!);
    expect(Math.max(...again.read)).toBeLessThan(6 * megabyte);
    expect([await statuses(ids), (await rowsOf(undone)).length]).toEqual([Array(12).fill(1), 12]);
  });

  it('are refused for want of room as soon as what they add exceeds it, and then nothing of them is kept', async () => {
    const ids = await pages(24);
    const last = await test.db.selectFrom('journal').select('seq').orderBy('seq', 'desc').executeTakeFirstOrThrow();
    const admit: Admit = async (_db, bytes) => {
      if (bytes > 10 * megabyte) throw new Error('There is no room.');
    };
    const { read, content } = watched({ admit });
    await expect(hide(content, ids)).rejects.toThrow('There is no room.');
    expect(read.reduce((sum, bytes) => sum + bytes)).toBeLessThan(18 * megabyte);
    expect([await statuses(ids), await rowsOf(last.seq + 1)]).toEqual([Array(24).fill(1), []]);
    // Deletions keep what is kept already; the room of others is not theirs to take.
    const { batch } = await inNumberedBatch(watched().content, (open) => deleteAll(open, type, ids, false));
    const { content: other, read: readBack } = watched({ admit });
    await expect(undoBatch(other, batch!)).rejects.toThrow('There is no room.');
    expect(readBack.reduce((sum, bytes) => sum + bytes)).toBeLessThan(18 * megabyte);
    expect(await statuses(ids)).toEqual([]);
  });

  it('are counted once with all that they add, and not at all where they are refused', async () => {
    const { id: by } = await buildAuthor(test, 'Người sửa nhiều');
    const admit = admission({ clock: clock.now, dayMegabytes: 20, hasRoom: async () => true });
    const ids = await pages(6);
    const counted = async () =>
      Number(
        (await test.db.selectFrom('admin').select('added_bytes').where('id', '=', by).executeTakeFirstOrThrow()).added_bytes,
      );
    const { batch } = await hide(watched({ admit, by }).content, ids);
    const added = await test.db.selectFrom('journal').select('data').where('seq', '>=', batch).execute();
    expect(await counted()).toBe(added.reduce((sum, { data }) => sum + Buffer.byteLength(data ?? ''), 0));
    const before = await counted();
    const others = await pages(10);
    await expect(hide(watched({ admit, by }).content, others)).rejects.toMatchObject({ status: 429 });
    expect([await counted(), await statuses(others)]).toEqual([before, Array(10).fill(1)]);
  });
});
