import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Pages } from '#server/public/page-routes.ts';
import { removeAdmin } from '#server/auth/admins.ts';
import { writeJournal } from '#server/database/journal.ts';
import { admissionDate, article, banner, career, major, menu, position } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build, buildAuthor } from '../support/build.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

/** A page that shows the whole of one call: what changes there changes here. */
const render: Pages['render'] = async (request, ask) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/khong-co') return new Response('Không có', { status: 404 });
  if (pathname === '/di-cho-khac') return new Response(null, { status: 301, headers: { Location: '/mon-hoc' } });
  const { answer } = await ask(pathname === '/' ? '/api/nghe-nghiep' : `/api${pathname}`);
  return new Response(`<!doctype html><p>${JSON.stringify(answer)}`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};

const pages: Pages = { render, query: () => [], isKept: () => true };

describe.each(dialects)('what visitors are answered from memory on %s', (dialect) => {
  let test: TestApp;
  let site: HttpSite;
  let editor: Editor;
  beforeEach(async () => {
    test = await createTestApp(dialect, {}, 1);
    site = await openHttpSite(test, { pages }, 32_000_000);
    editor = await createEditor(test);
  });
  afterEach(async () => {
    await site.close();
    await test.close();
  });
  const text = async (path: string) => (await site.get(path)).body.toString();
  /** A page that is made while the look at what is due is slow is made once more. */
  const isKept = async (path: string) => {
    await expect.poll(() => test.countQueries(() => text(path))).toBe(0);
  };

  it.each(['/api/nghe-nghiep', '/nghe-nghiep'])('asks the database for %s once', async (path) => {
    await build(test, career, { name: 'Thiết kế đồ họa' });
    const first = await text(path);
    expect(first).toContain('Thiết kế đồ họa');
    let second = '';
    expect(await test.countQueries(async () => void (second = await text(path)))).toBe(0);
    expect(second).toBe(first);
  });

  // They take longest of all to make, and say nothing of the content, which is what comes from the database.
  const documents = dialect === 'sqlite' ? ['/api/openapi.json', '/api/docs'] : [];
  it.each(documents)('makes and compresses %s once', async (path) => {
    const compressed = { 'Accept-Encoding': 'br' };
    const first = await site.get(path, compressed);
    expect([first.status, first.headers['content-encoding']]).toEqual([200, 'br']);
    expect(await test.countQueries(async () => expect((await site.get(path, compressed)).body).toEqual(first.body))).toBe(0);
    await editor.put('cai-dat', { name: 'Trường Mới' });
    expect(await text(path)).toContain('Trường Mới: API');
  });

  it('makes no new answer for parameters that nobody reads', async () => {
    await build(test, career, { name: 'Thiết kế đồ họa' });
    await isKept('/nghe-nghiep');
    const first = await site.get('/nghe-nghiep');
    const queries = await test.countQueries(async () => {
      for (const query of ['?', '?utm_source=zalo', '?a=1&b=2', '?trang=2']) {
        const answer = await site.get(`/nghe-nghiep${query}`);
        expect(answer.headers['etag']).toBe(first.headers['etag']);
      }
    });
    expect(queries).toBe(0);
  });

  it('is made anew, and kept nowhere, where anyone can make up another address', async () => {
    for (const title of ['Một', 'Hai', 'Ba']) await build(test, article, { title });
    const madeUp = [
      '/api/search?q=một',
      '/api/search/suggestions?q=mo',
      '/api/bai-viet?page=4&per_page=1',
      '/api/bai-viet?category_slug=khong-co',
      '/api/bai-viet?category_id=77',
      '/api/bai-viet?page=01&per_page=1',
      '/api/bai-viet?page=1&per_page=1000',
      '/api/bai-viet?page=1&per_page=',
    ];
    for (const address of madeUp.map(encodeURI)) {
      expect([address, (await site.get(address)).status]).toEqual([address, 200]);
      const queries = await test.countQueries(() => site.get(address));
      expect([address, queries > 0]).toEqual([address, true]);
    }
    await site.get('/api/bai-viet?page=3&per_page=1');
    expect(await test.countQueries(() => site.get('/api/bai-viet?per_page=1&page=3'))).toBe(0);
    // A list that nobody narrowed has one address, even while it is empty.
    await site.get('/api/banners');
    expect(await test.countQueries(() => site.get('/api/banners'))).toBe(0);
  });

  it('is one page in memory, however its address is written', async () => {
    await build(test, career, { name: 'Thiết kế đồ họa' });
    const { headers } = await site.get('/nghe-nghiep');
    for (const address of ['/%6Eghe-nghiep?a=1', '/NGHE-nghiep?a=1', '//nghe-nghiep/?a=1'])
      expect([address, (await site.get(address)).headers['location']]).toEqual([address, '/nghe-nghiep?a=1']);
    expect((await site.get('/x/../nghe-nghiep')).status).toBe(200);
    expect((await site.get('/nghe-nghiep')).headers['etag']).toBe(headers['etag']);
  });

  it('keeps the pages of a list apart, and refuses what a list cannot read', async () => {
    for (const title of ['Một', 'Hai', 'Ba']) await build(test, article, { title });
    const [one, two] = await Promise.all([text('/api/bai-viet?per_page=1&page=1'), text('/api/bai-viet?page=2&per_page=1')]);
    expect([one.includes('Một'), two.includes('Hai')]).toEqual([true, true]);
    expect((await site.get('/api/bai-viet?page=x')).status).toBe(422);
    expect((await site.get('/api/bai-viet?page=1&page=2')).status).toBe(422);
  });

  it('is sent compressed once, with a tag of its own for every form', async () => {
    for (let index = 0; index < 20; index += 1) await build(test, career, { name: `Nghề số ${index}` });
    const plain = await site.get('/api/nghe-nghiep');
    const brotli = await site.get('/api/nghe-nghiep', { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await site.get('/api/nghe-nghiep', { 'Accept-Encoding': 'gzip' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
    for (const { headers, body } of [plain, brotli, gzip]) {
      expect(headers['vary']).toContain('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['etag']).toMatch(/^"[\w-]+"$/);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=50');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('is not sent again to who has it', async () => {
    await build(test, career);
    const { headers } = await site.get('/nghe-nghiep');
    for (const known of [headers['etag'], `W/${headers['etag']}`, `"other", ${headers['etag']}`, '*']) {
      const again = await site.get('/nghe-nghiep', { 'If-None-Match': String(known) });
      expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
      expect(again.headers).not.toHaveProperty('content-length');
    }
    expect((await site.get('/nghe-nghiep', { 'If-None-Match': '"other"' })).status).toBe(200);
    await editor.post('nghe-nghiep', { name: 'Nghề mới' });
    expect((await site.get('/nghe-nghiep', { 'If-None-Match': String(headers['etag']) })).status).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    await build(test, career);
    const get = await site.get('/nghe-nghiep');
    const head = await site.get('/nghe-nghiep', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'etag', 'content-type']) expect(head.headers[name]).toBe(get.headers[name]);
  });

  it.each([
    ['a token', () => ({ Authorization: `Bearer ${editor.token}` })],
    ['what is no token', () => ({ Authorization: 'x' })],
    ['a range', () => ({ Range: 'bytes=0-0' })],
  ])("is nobody's own, and not made anew for who sends %s", async (_, headers) => {
    await build(test, career);
    const asked = async (path: string, sent = {}) => {
      const { status, headers: given, body } = await site.get(path, sent);
      return [status, body.toString(), given['etag'], given['cache-control']];
    };
    for (const path of ['/api/nghe-nghiep', '/nghe-nghiep', '/manifest.webmanifest']) {
      await isKept(path);
      const plain = await asked(path);
      expect(await test.countQueries(async () => expect(await asked(path, headers())).toEqual(plain))).toBe(0);
    }
  });

  it('is not made anew for another origin, which is told that it may read what calls answer', async () => {
    const open = await openHttpSite(test, { pages, corsOrigins: ['https://app.example'] });
    const asked = async (path: string, sent = {}) => {
      const { status, headers, body } = await open.get(path, sent);
      return [status, body.toString(), headers['etag'], headers['access-control-allow-origin']];
    };
    try {
      for (const path of ['/api/nghe-nghiep', '/nghe-nghiep']) {
        const plain = await asked(path);
        const [status, body, etag] = plain;
        const told = path.startsWith('/api') ? 'https://app.example' : undefined;
        // Only what is kept has a tag.
        expect([etag, plain[3]]).toEqual([expect.any(String), undefined]);
        expect(await asked(path, { Origin: 'https://evil.example' })).toEqual(plain);
        expect(await asked(path, { Origin: 'https://app.example' })).toEqual([status, body, etag, told]);
        expect(await asked(path, { Origin: 'https://app.example', 'If-None-Match': etag })).toEqual([304, '', etag, told]);
        expect(await asked(path)).toEqual(plain);
      }
      const { headers } = await open.get('/api/nghe-nghiep', { Origin: 'https://app.example' });
      expect(headers).toMatchObject({
        vary: 'Origin, Accept-Encoding',
        'access-control-expose-headers': 'ETag,Retry-After,X-Request-Id',
      });
    } finally {
      await open.close();
    }
  });

  it('leads another spelling of an address to the page that was asked for', async () => {
    for (const address of ['/bai-viet/?trang=2', '/Bai-Viet?trang=2']) {
      const { status, headers } = await site.get(address);
      expect([status, headers['location']]).toEqual([301, '/bai-viet?trang=2']);
    }
  });

  it('does not depend on the host that a visitor names', async () => {
    await build(test, career);
    const first = await site.get('/nghe-nghiep', { Host: 'evil.example' });
    expect((await site.get('/nghe-nghiep')).headers['etag']).toBe(first.headers['etag']);
  });

  it('is only what exists: absent pages and redirects are answered each time', async () => {
    expect((await site.get('/khong-co')).status).toBe(404);
    const moved = await site.get('/di-cho-khac');
    expect([moved.status, moved.headers['location']]).toEqual([301, '/mon-hoc']);
    // What a poster's or a post's address carries is known at the end of the way.
    const counted = await site.get('/di-cho-khac?utm_source=zalo');
    expect([counted.status, counted.headers['location']]).toEqual([301, '/mon-hoc?utm_source=zalo']);
    expect((await site.get('/api/vi-tri/khong-co')).status).toBe(404);
    await build(test, position, { name: 'Không có', slug: 'khong-co' });
    expect((await site.get('/api/vi-tri/khong-co')).status).toBe(200);
  });

  it('is told apart from what no call has: a page may stand anywhere, a call may not', async () => {
    for (const path of ['/api', '/api/khong-co', '/api/menu/1', '/api/nghe-nghiep/a/b']) {
      const { status, headers } = await site.get(path);
      expect([path, status, headers['allow']]).toEqual([path, 404, undefined]);
    }
    const post = await test.request('/api/menu', { method: 'POST' });
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('shows a save to the very next visitor, in lists, details, menu, banners and pages', async () => {
    const home = await build(test, career, { name: 'Nghề cũ', slug: 'nghe' });
    const post = await build(test, article, { title: 'Bài cũ', slug: 'bai' });
    const item = await build(test, menu, { title: 'Mục cũ' });
    const sign = await build(test, banner, { title: 'Banner cũ' });
    const changes = [
      {
        path: `nghe-nghiep/${home.id}`,
        body: { name: 'Nghề mới' },
        shownOn: ['/api/nghe-nghiep', '/api/nghe-nghiep/nghe', '/', '/nghe-nghiep/nghe'],
      },
      {
        path: `bai-viet/${post.id}`,
        body: { title: 'Bài mới' },
        shownOn: ['/api/bai-viet', '/api/bai-viet/bai', '/bai-viet', '/bai-viet/bai', '/api/search?q=bai'],
      },
      { path: `menu/${item.id}`, body: { title: 'Mục mới' }, shownOn: ['/api/menu'] },
      { path: `banners/${sign.id}`, body: { title: 'Banner mới' }, shownOn: ['/api/banners'] },
    ];
    for (const { path, body, shownOn } of changes) {
      for (const address of shownOn) expect(await text(address), address).toContain(' cũ');
      expect((await editor.put(path, body)).status).toBe(200);
      for (const address of shownOn) expect(await text(address), address).toContain(' mới');
    }
    expect((await editor.remove(`bai-viet/${post.id}`)).status).toBe(200);
    expect((await site.get('/api/bai-viet/bai')).status).toBe(404);
    expect(await text('/bai-viet')).not.toContain('Bài mới');
  });

  it('shows a scheduled article when its time comes', async () => {
    await editor.post('bai-viet', { title: 'Hẹn giờ', status: 'published', published_at: '2026-08-21T08:00' });
    expect(await text('/bai-viet')).not.toContain('Hẹn giờ');
    test.clock.set('2026-08-21T07:59:59+07:00');
    expect(await text('/bai-viet')).not.toContain('Hẹn giờ');
    test.clock.set('2026-08-21T08:00:00+07:00');
    expect(await text('/bai-viet')).toContain('Hẹn giờ');
  });

  it('is made anew when the day turns, from which pages count, and at the minute that a date ends', async () => {
    const leading = '/nganh-hoc/nganh-moc';
    await build(test, major, { slug: 'nganh-moc' });
    await build(test, admissionDate, { name: 'Nộp học bạ', loai: 'nhan-ho-so', ket_thuc: '2026-11-02T17:00+07:00', nam: 2027 });
    test.clock.set('2026-11-01T23:59:59+07:00');
    expect(await text(leading)).toContain('còn 1 ngày');
    await isKept(leading);
    test.clock.set('2026-11-02T00:00:00+07:00');
    expect(await text(leading)).toContain('hết hạn 17:00 hôm nay');
    await isKept(leading);
    test.clock.set('2026-11-02T16:59:59+07:00');
    expect(await test.countQueries(() => text(leading))).toBe(0);
    test.clock.set('2026-11-02T17:00:00+07:00');
    expect(await text(leading)).not.toContain('Nộp học bạ');
  });

  it('is made anew when the year turns, which pages name', async () => {
    test.clock.set('2026-12-31T23:59:59+07:00');
    await isKept('/nghe-nghiep');
    test.clock.set('2027-01-01T00:00:00+07:00');
    expect(await test.countQueries(() => text('/nghe-nghiep'))).toBeGreaterThan(0);
  });

  it.each(['/api/admin/nghe-nghiep/all', '/api/admin/khong-co', '/admin'])(
    'lets nobody between keep what %s answers to a token',
    async (path) => {
      for (const token of [editor.token, 'x'.repeat(43)]) {
        const { headers } = await site.get(path, { Authorization: `Bearer ${token}` });
        expect(headers['cache-control']).toBe('no-store');
      }
    },
  );

  it.each(['/api/khong-co', '/api/bai-viet/khong-co', '/api/bai-viet?page=x', '/Nghe-Nghiep', '/khong-co'])(
    'leaves nobody between to decide how long the refusal of %s is true',
    async (path) => {
      const { status, headers } = await site.get(path);
      expect([status === 200, headers['cache-control']]).toEqual([false, 'no-cache']);
    },
  );

  it('no longer names an author who was removed', async () => {
    const author = await buildAuthor(test, 'Nguyễn Thị Hoa');
    await build(test, article, { slug: 'bai', author_id: author.id });
    expect(await text('/api/bai-viet/bai')).toContain('Nguyễn Thị Hoa');
    const { email } = await test.db.selectFrom('admin').select('email').where('id', '=', author.id).executeTakeFirstOrThrow();
    expect(await removeAdmin(test.db, email, test.clock.now())).toBe('removed');
    await expect.poll(() => text('/api/bai-viet/bai')).not.toContain('Nguyễn Thị Hoa');
  });

  it('shows what another instance saved', async () => {
    await build(test, career, { name: 'Nghề cũ', slug: 'nghe' });
    expect(await text('/nghe-nghiep')).toContain('Nghề cũ');
    // As another process would: without a word to this one.
    await test.db.updateTable('nghe_nghiep').set({ name: 'Nghề mới' }).execute();
    await writeJournal(test.db, test.clock.now(), [{ resource: 'career', id: 1, action: 'update' }]);
    await expect.poll(() => text('/nghe-nghiep')).toContain('Nghề mới');
  });
});
