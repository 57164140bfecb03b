import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article, career, menu, position, subject } from '#shared/content-types/index.ts';
import { createRecord } from '#server/crud/change.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import { writeJournal } from '#server/database/journal.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';
import { updateRecord } from '../support/update-record.ts';

describe.each(dialects)('what is kept through a save on %s', (dialect) => {
  let test: TestApp;
  let site: HttpSite;
  let editor: Editor;
  let rendered: string[];
  /** A page that shows the menu, and the whole of one call. */
  const render: Pages['render'] = async (request, ask) => {
    const { pathname } = new URL(request.url);
    rendered.push(pathname);
    const answers = [await ask('/api/menu'), await ask(`/api${pathname}`)];
    return new Response(`<!doctype html><p>${JSON.stringify(answers)}`, { headers: { 'Content-Type': 'text/html' } });
  };
  beforeEach(async () => {
    rendered = [];
    test = await createTestApp(dialect, {}, 1);
    site = await openHttpSite(test, { pages: { render, query: () => [], isKept: () => true } }, 32_000_000);
    editor = await createEditor(test);
  });
  afterEach(async () => {
    await site.close();
    await test.close();
  });
  const text = async (path: string) => (await site.get(path)).body.toString();
  /** Which of these pages are made anew when they are asked for again. */
  async function madeAnew(paths: readonly string[]): Promise<string[]> {
    rendered = [];
    for (const path of paths) await text(path);
    return rendered;
  }
  const content = (db = test.db): WriteContext => {
    const { files, clock } = test;
    return { db, dialect, files, clock: clock.now, types: siteRecordTypes };
  };

  it('the page of a career, when an article is published that it does not name', async () => {
    await build(test, career, { slug: 'nghe' });
    const { id } = await build(test, article, { slug: 'bai', status: 'draft' });
    const before = await text('/nghe-nghiep/nghe');
    expect((await editor.put(`bai-viet/${id}`, { status: 'published' })).status).toBe(200);
    expect(await madeAnew(['/nghe-nghiep/nghe'])).toEqual([]);
    expect(await text('/nghe-nghiep/nghe')).toBe(before);
    // Its call was asked anew once, and is known to be right from then on.
    expect(await test.countQueries(() => text('/nghe-nghiep/nghe'))).toBe(0);
    expect((await editor.put(`bai-viet/${id}`, { nghe_nghiep_ids: [1] })).status).toBe(200);
    expect(await madeAnew(['/nghe-nghiep/nghe'])).toEqual(['/nghe-nghiep/nghe']);
  });

  it('all pages but its own, without a query, when the text of an article is saved', async () => {
    await build(test, career, { slug: 'nghe' });
    const [own, other] = [await build(test, article, { slug: 'bai' }), await build(test, article, { slug: 'khac' })];
    const others = [
      '/bai-viet',
      '/nghe-nghiep',
      '/nghe-nghiep/nghe',
      `/bai-viet/${other.slug}`,
      '/api/bai-viet',
      '/api/bai-viet/khac',
    ];
    await madeAnew([...others, '/bai-viet/bai']);
    const content = [{ title: 'Mục mới', content: 'Chữ mới', list: [] }];
    // As the form does: with all that stays as it is.
    const { title, slug, order } = own;
    expect((await editor.put(`bai-viet/${own.id}`, { title, slug, order, content })).status).toBe(200);
    expect(await test.countQueries(() => madeAnew(others))).toBe(0);
    expect(rendered).toEqual([]);
    expect(await text('/bai-viet/bai')).toContain('Chữ mới');
    expect(rendered).toEqual(['/bai-viet/bai']);
  });

  it('no page, and none is stale, when the menu is saved', async () => {
    const pages = ['/nghe-nghiep', '/mon-hoc', '/bai-viet'];
    const { id } = await build(test, menu, { title: 'Mục cũ' });
    await madeAnew(pages);
    expect((await editor.put(`menu/${id}`, { title: 'Mục mới' })).status).toBe(200);
    for (const path of pages) expect(await text(path)).toContain('Mục mới');
    expect(rendered.slice(3)).toEqual(pages);
  });

  it('all pages, when a hidden record is made', async () => {
    const pages = ['/nghe-nghiep', '/mon-hoc'];
    const { nganh_hoc_id } = await build(test, subject, { name: 'Hình hoạ' });
    const before = await Promise.all(pages.map(text));
    const made = await editor.post('mon-hoc', { name: 'Môn nháp', nganh_hoc_id, hoc_ky: 1, status: 0 });
    expect([made.status, made.body.errors]).toEqual([201, undefined]);
    expect(await madeAnew(pages)).toEqual([]);
    expect(await Promise.all(pages.map(text))).toEqual(before);
  });

  it('what another process did not touch, and nothing that it did', async () => {
    const [home, own] = [
      await build(test, career, { slug: 'nghe', name: 'Nghề cũ' }),
      await build(test, article, { slug: 'bai' }),
    ];
    const pages = ['/nghe-nghiep/nghe', '/bai-viet/bai', '/bai-viet'];
    await madeAnew(pages);
    const elsewhere = test.connectAgain();
    try {
      await updateRecord(content(elsewhere), career, home.id, { name: 'Nghề mới' });
      await expect.poll(() => text('/nghe-nghiep/nghe')).toContain('Nghề mới');
      expect(await madeAnew(pages)).toEqual([]);
      await updateRecord(content(elsewhere), article, own.id, { slug: 'ten-moi' });
      await expect.poll(() => text('/bai-viet/bai')).toContain('redirected_from');
      expect(await text('/bai-viet')).toContain('ten-moi');
    } finally {
      await elsewhere.destroy();
    }
  });

  it.each([
    ['more changes than are told one by one', 51],
    ['a change of which nobody knows what it touched', 0],
  ])('nothing, after %s of another process', async (_, changes) => {
    const { id } = await build(test, position, { name: 'Cũ' });
    await build(test, career, { slug: 'nghe', name: 'Nghề khác' });
    await text('/nghe-nghiep/nghe');
    const elsewhere = test.connectAgain();
    try {
      for (let number = 1; number <= changes; number += 1)
        await updateRecord(content(elsewhere), position, id, { name: `Tên ${number}` });
      if (changes === 0) await writeJournal(elsewhere, test.clock.now(), [{ resource: 'position', id, action: 'update' }]);
      // Nobody has asked meanwhile: all of it is found at once, and nothing of it is on that page.
      rendered = [];
      await expect.poll(async () => (await text('/nghe-nghiep/nghe')) && rendered).toEqual(['/nghe-nghiep/nghe']);
    } finally {
      await elsewhere.destroy();
    }
  });

  it('nothing of what a transaction writes after it has written the journal', async () => {
    const { id } = await build(test, article, { slug: 'bai', title: 'Bài cũ' });
    const other = await build(test, career, { slug: 'nghe' });
    await madeAnew(['/bai-viet/bai', '/nghe-nghiep/nghe']);
    await writeTransaction(test.db, async (db) => {
      await writeJournal(db, test.clock.now(), [{ resource: 'career', id: other.id, action: 'update' }]);
      await db.updateTable('bai_viet').set({ title: 'Bài mới' }).where('id', '=', id).execute();
    });
    await expect.poll(() => text('/bai-viet/bai')).toContain('Bài mới');
    expect(await madeAnew(['/nghe-nghiep/nghe'])).toEqual([]);
  });

  it('what is asked for often is made anew before it is asked for again', async () => {
    const { id } = await build(test, menu, { title: 'Mục cũ' });
    for (let count = 0; count < 5; count += 1) await text('/nghe-nghiep');
    await text('/mon-hoc');
    rendered = [];
    expect((await editor.put(`menu/${id}`, { title: 'Mục mới' })).status).toBe(200);
    await expect.poll(() => rendered).toEqual(['/nghe-nghiep']);
    expect(await text('/nghe-nghiep')).toContain('Mục mới');
    expect(rendered).toEqual(['/nghe-nghiep']);
  });

  it('is told by what the form of a save writes, not by what it sends', async () => {
    const id = await createRecord(content(), career, { name: 'Nghề' });
    await updateRecord(content(), career, id, { name: 'Nghề', description: 'Câu mới' });
    const { touched } = await test.db
      .selectFrom('journal')
      .select('touched')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(touched ?? '')).toEqual([
      { table: 'nghe_nghiep', columns: ['description', 'version', 'updated_at', 'updated_by'], ids: [id] },
    ]);
  });
});
