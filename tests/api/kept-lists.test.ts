import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeJournal } from '#server/database/journal.ts';
import { inProcessApi } from '#server/public/in-process-api.ts';
import { keepLists } from '#server/public/kept-lists.ts';
import { sitePublicApi } from '#server/start/app.ts';
import { article, banner, menu } from '#shared/content-types/index.ts';
import { articlePath } from '#shared/paths.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor } from '../support/sign-in.ts';

describe.each(dialects)('lists around every page on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(dialect);
  });
  afterEach(() => test.close());

  it('are read once, however many pages are made', async () => {
    let reads = 0;
    const list = keepLists(test.db)(() => Promise.resolve((reads += 1)));
    await Promise.all([list(), list(), list()]);
    expect(await list()).toBe(1);
    expect(reads).toBe(1);
  });

  it('are looked after with one small query for all of them', async () => {
    const keep = keepLists(test.db);
    const lists = ['Một', 'Hai', 'Ba', 'Bốn'].map((name) => keep(() => Promise.resolve(name)));
    await Promise.all(lists.map((list) => list()));
    expect(await test.countQueries(() => Promise.all(lists.map((list) => list())))).toBe(1);
  });

  it('are read again after each change of content, whichever instance made it', async () => {
    const editor = await createEditor(test);
    const titles = keepLists(test.db)(async () => {
      const rows = await test.db.selectFrom('menu').select('title').orderBy('id').execute();
      return rows.map(({ title }) => title);
    });
    const { id } = await build(test, menu, { title: 'Ngành học' });
    expect(await titles()).toEqual(['Ngành học']);
    const answer = await test.json(`/api/admin/menu/${id}`, { method: 'PUT', token: editor.token, body: { title: 'Các ngành' } });
    expect(answer.status).toBe(200);
    expect(await titles()).toEqual(['Các ngành']);
  });

  it('lead to an article from the moment at which it appears, though nobody saves anything', async () => {
    const ask = inProcessApi(sitePublicApi(test), () => ({ db: test.db, now: test.clock.now() }));
    const now = test.clock.now().getTime();
    const inMinutes = (minutes: number) => new Date(now + minutes * 60_000);
    const stories = await Promise.all(
      [1, 3].map((minutes) => build(test, article, { published_at: inMinutes(minutes).toISOString() })),
    );
    for (const { slug } of stories) await build(test, menu, { url: articlePath(slug) });
    for (const { slug } of stories) await build(test, banner, { link: articlePath(slug) });
    const shown = async () => {
      const [menus, banners] = await Promise.all(['/api/menu', '/api/banners'].map(async (path) => (await ask(path)).answer));
      const [entries, links] = [menus?.data as { url: string }[], banners?.data as { link: string | null }[]];
      return [entries.map(({ url }) => url), links.flatMap(({ link }) => link ?? [])];
    };
    const [first, second] = stories.map(({ slug }) => articlePath(slug));
    expect(await shown()).toEqual([[], []]);
    test.clock.set(inMinutes(2));
    expect(await shown()).toEqual([[first], [first]]);
    test.clock.set(inMinutes(3));
    expect(await shown()).toEqual([
      [first, second],
      [first, second],
    ]);
  });

  it('are not kept when they could not be read', async () => {
    let broken = true;
    const list = keepLists(test.db)(() => (broken ? Promise.reject(new Error('gone')) : Promise.resolve('there')));
    await expect(list()).rejects.toThrow('gone');
    broken = false;
    expect(await list()).toBe('there');
    await writeJournal(test.db, test.clock.now(), [{ resource: 'menu', id: 1, action: 'update' }]);
    expect(await list()).toBe('there');
  });
});
