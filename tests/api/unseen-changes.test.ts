import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { article, banner, career, category, descriptions } from '#shared/content-types/index.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { statusValues } from '#server/crud/status-values.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { loadWithoutPictures } from '../support/demo-content.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { sampleValues } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

/** The row of the journal that a call has just written. */
const lastRow = ({ db }: TestApp) =>
  db.selectFrom('journal').select(['resource', 'action', 'unseen']).orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow();

type AnyDescription = (typeof descriptions)[number];

const hidden = descriptions.filter((description) => statusValues(description) !== null);

describe('a change that is told as unseen', () => {
  let test: TestApp;
  let editor: Editor;
  let addresses: string[];
  beforeAll(async () => {
    test = await createTestApp('sqlite');
    const content = { db: test.db, dialect: test.dialect, files: test.files, clock: test.clock.now, types: siteRecordTypes };
    await loadWithoutPictures(content);
    editor = await createEditor(test);
    // Most calls do not know most slugs.
    addresses = [...(await answersOf(test, await publicAddresses(test))).keys()];
  });
  afterAll(() => test.close());

  it.each(hidden.map((description) => [description.path, description] as const))(
    'of a hidden record of %s leaves every public answer as it was',
    async (path, description) => {
      const { slug: _slug, status: _status, ...values } = await sampleValues(test, description);
      const id = await busiest(test, description);
      expect((await editor.put(`${path}/${id}`, { status: statusValues(description)?.off })).body).toMatchObject({
        success: true,
      });
      expect(await lastRow(test)).toMatchObject({ resource: description.name, unseen: null });
      const before = await answersOf(test, addresses);
      const { status, body } = await editor.put(`${path}/${id}`, values);
      expect([status, body.errors]).toEqual([200, undefined]);
      expect(await lastRow(test)).toEqual({ resource: description.name, action: 'update', unseen: 1 });
      expect(await answersOf(test, addresses)).toEqual(before);
    },
  );

  it('is none of a type whose records are always shown', async () => {
    const home = await build(test, category);
    expect((await editor.put(`${category.path}/${home.id}`, { name: 'Tên khác' })).body).toMatchObject({ success: true });
    expect(await lastRow(test)).toEqual({ resource: category.name, action: 'update', unseen: null });
    expect((await editor.put('cai-dat', { name: 'Trường khác' })).body).toMatchObject({ success: true });
    expect(await lastRow(test)).toEqual({ resource: siteSettings.name, action: 'update', unseen: null });
  });
});

/** The record of a type that most others hang on. */
async function busiest({ db }: TestApp, { table, path }: AnyDescription): Promise<number> {
  const below = descriptions.flatMap(({ table: from, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'reference' && field.to === path ? [[from, name] as const] : [],
    ),
  );
  const counts = new Map<number, number>();
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
  for (const { id } of rows) counts.set(id, 0);
  // An entry of the menu below another may not become a dropdown, nor one with entries anything else.
  if (path !== 'menu')
    for (const [from, name] of below)
      for (const row of await db.selectFrom(from).selectAll().execute()) {
        const parent = Number((row as Record<string, unknown>)[name]);
        counts.set(parent, (counts.get(parent) ?? 0) + 1);
      }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  if (first === undefined) throw new Error(`There is no record of ${path}.`);
  return path === 'menu' ? leafOfMenu(db) : first[0];
}

async function leafOfMenu(db: TestApp['db']): Promise<number> {
  const { id } = await db.selectFrom('menu').select('id').where('parent_id', 'is not', null).executeTakeFirstOrThrow();
  return id;
}

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Every list and every record that visitors are answered with, and some searches. */
async function publicAddresses(test: TestApp): Promise<string[]> {
  const { paths } = document.parse(await (await test.request('/api/openapi.json')).json());
  const calls = Object.entries(paths)
    // A challenge is another one each time.
    .filter(([path, methods]) => 'get' in methods && !/^\/(admin|enquiry-proof)/.test(path))
    .map(([path]) => path);
  const slugs = new Set<string>();
  for (const { table, fields } of descriptions)
    if ('slug' in fields)
      for (const row of await test.db.selectFrom(table).selectAll().execute())
        slugs.add(String((row as { slug?: unknown }).slug));
  const addresses = calls.flatMap((path) =>
    path.includes('{') ? [...slugs].map((slug) => path.replace(/\{\w+\}/, slug)) : [path],
  );
  return [
    ...addresses.map((path) => `/api${path}`),
    '/api/search?q=thiet+ke',
    '/api/search?q=thu',
    '/api/search/suggestions?q=th',
  ];
}

async function answersOf(test: TestApp, addresses: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const address of addresses) {
    const answer = await test.request(address);
    if (answer.status !== 404) answers.set(address, `${answer.status} ${await answer.text()}`);
  }
  return answers;
}

describe.each(dialects)('answers from memory on %s', (dialect) => {
  let test: TestApp;
  let other: TestApp['db'];
  let sites: HttpSite[];
  let editor: Editor;
  beforeEach(async () => {
    test = await createTestApp(dialect, {}, 1);
    other = test.connectAgain();
    // The first hears of a save, the second looks at the database, as another process does.
    sites = [await openHttpSite(test), await openHttpSite({ ...test, db: other })];
    editor = await createEditor(test);
  });
  afterEach(async () => {
    for (const site of sites) await site.close();
    await other.destroy();
    await test.close();
  });
  const names = () => Promise.all(sites.map(async (site) => (await site.get('/api/nghe-nghiep')).body.toString()));
  const allName = async (name: string) => (await names()).every((text) => text.includes(name));

  it('outlive changes that visitors do not see, and no other', async () => {
    const { id } = await build(test, career, { name: 'Nghề cũ', slug: 'nghe' });
    const post = await build(test, article, { status: 'draft' });
    const sign = await build(test, banner, { status: 0 });
    expect(await allName('Nghề cũ')).toBe(true);
    // Without a word to anybody: what is made anew from here on names it.
    await test.db.updateTable('nghe_nghiep').set({ name: 'Nghề mới' }).execute();
    const unseen: [string, () => Promise<{ status: number }>][] = [
      ['a draft', () => editor.put(`nghe-nghiep/${id}/draft`, { name: 'Nghề nháp' })],
      ['the end of a draft', () => editor.remove(`nghe-nghiep/${id}/draft`)],
      ['an article that is not published', () => editor.put(`bai-viet/${post.id}`, { title: 'Khác' })],
      ['a hidden banner', () => editor.put(`banners/${sign.id}`, { title: 'Khác' })],
      ['a hidden banner that goes', () => editor.remove(`banners/${sign.id}`)],
    ];
    for (const [what, change] of unseen) {
      expect([what, (await change()).status]).toEqual([what, 200]);
      expect([what, (await lastRow(test)).unseen, await allName('Nghề cũ')]).toEqual([what, 1, true]);
    }
    // Longer than the second site takes to look whether anything has changed.
    await new Promise((wait) => setTimeout(wait, 500));
    await names();
    await new Promise((wait) => setTimeout(wait, 100));
    expect(await allName('Nghề cũ')).toBe(true);
    expect((await editor.put(`bai-viet/${post.id}`, { slug: 'mot-bai-khac' })).status).toBe(200);
    expect(await lastRow(test)).toMatchObject({ resource: article.name, unseen: null });
    expect((await editor.put(`nghe-nghiep/${id}`, { order: 7 })).status).toBe(200);
    await expect.poll(() => allName('Nghề mới')).toBe(true);
  });
});
