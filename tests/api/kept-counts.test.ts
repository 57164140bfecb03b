import type { KyselyPlugin } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { article } from '#shared/content-types/index.ts';
import { readingOver } from '#server/database/reading-over.ts';
import { keptCountOf } from '#server/database/paging.ts';
import { loose } from '#server/crud/record.ts';
import { articlesStand, shownArticles } from '#server/public/visibility.ts';
import { createTestApp, dialects } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor } from '../support/sign-in.ts';

const made = (title: string) => ({
  title,
  status: 'published',
  published_at: '2026-01-01T08:00',
  video_url: 'https://youtu.be/dQw4w9WgXcQ',
});

/** More than are counted anew each time. */
const many = 2_400;
const hour = 3_600_000;

describe.each(dialects)('how many records a long list has on %s', async (dialect) => {
  const test = await createTestApp(dialect);
  afterAll(test.close);
  const editor = await createEditor(test);
  await build(test, article);
  const { id: _, ...row } = await loose(test.db).selectFrom('bai_viet').selectAll().executeTakeFirstOrThrow();
  const start = test.clock.now().getTime();
  // One an hour, the last of them in the hours to come; written past the journal, before anything was counted.
  for (let at = 1; at < many; at += 100) {
    const rows = Array.from({ length: 100 }, (_value, place) => ({
      ...row,
      title: `Bài số ${at + place}`,
      slug: `bai-so-${at + place}`,
      published_at: new Date(start + (at + place - many + 10) * hour).toISOString(),
    }));
    await loose(test.db).insertInto('bai_viet').values(rows).execute();
  }

  const total = async (path: string): Promise<number> => {
    const { body } = await test.json(path, { token: editor.token });
    return (body.meta as { total: number }).total;
  };
  const counted = async (shownAt: Date | null) => {
    const rows = shownAt === null ? loose(test.db).selectFrom('bai_viet') : shownArticles(test.db, shownAt);
    const { count } = await (rows as ReturnType<typeof shownArticles>)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  /** What both lists say, three times, of which the last is not counted; and what is there. */
  const agrees = async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(await total('/api/admin/bai-viet/all')).toBe(await counted(null));
      expect(await total('/api/bai-viet?page=1')).toBe(await counted(test.clock.now()));
    }
  };

  it('follows what is made, hidden, deleted and brought back, and what appears by itself', async () => {
    await agrees();
    const { body } = await editor.post<{ id: number }>('bai-viet', made('Thêm một bài'));
    await agrees();
    await editor.put(`bai-viet/${body.data.id}`, { status: 'draft' });
    await agrees();
    await editor.remove(`bai-viet/${body.data.id}`);
    await agrees();
    for (const hours of [1, 3, 20]) {
      test.clock.set(new Date(start + hours * hour + 1));
      await agrees();
    }
  });

  it('is not told of what is only laid over the database', async () => {
    const now = test.clock.now();
    const count = (db: typeof test.db) => keptCountOf(db, shownArticles(db, now), articlesStand(db, now));
    const known = await counted(now);
    await editor.post('bai-viet', { ...made('Thêm bài nữa'), status: 'draft' });
    const row = await test.db.selectFrom('bai_viet').selectAll().limit(1).executeTakeFirstOrThrow();
    const laid = [{ table: 'bai_viet', columns: Object.keys(row), rows: [], without: [{ title: 'Bài số 7' }] }];
    await readingOver(test.db, dialect, laid, async (reading) => {
      for (let time = 0; time < 3; time += 1) expect(await count(reading)).toBe(known - 1);
    });
    for (let time = 0; time < 3; time += 1) expect(await count(test.db)).toBe(known);
    await readingOver(test.db, dialect, laid, async (reading) => expect(await count(reading)).toBe(known - 1));
  });

  it('is not counted again while nothing changes', async () => {
    let asked = 0;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if ('count' in (result.rows[0] ?? {})) asked += 1;
        return result;
      },
    };
    const db = test.db.withPlugin(plugin);
    const now = test.clock.now();
    const count = () => keptCountOf(db, shownArticles(db, now), articlesStand(db, now));
    const known = await count();
    await count();
    asked = 0;
    expect([await count(), asked]).toEqual([known, 0]);
    await editor.post('bai-viet', made('Còn một bài'));
    expect(await count()).toBe(known + 1);
    expect(asked).toBe(1);
  });
});
