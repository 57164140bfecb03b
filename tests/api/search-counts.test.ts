import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
import type { Pages } from '#server/public/page-routes.ts';
import { readSearchCounts, type SearchCounter, searchCounter } from '#server/search/search-counts.ts';
import type { SearchCounts } from '#shared/answers/search-counts.ts';
import { article } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

/** A search page, and a page that asks nothing. */
const pages: Pages = {
  async render(request, ask) {
    const query = new URL(request.url).searchParams;
    const type = query.get('loai') ? '&type=baiviet' : '';
    const page = query.get('trang') || '1';
    const asked = `/api/search?q=${encodeURIComponent((query.get('q') ?? '').trim())}${type}&page=${page}`;
    const { answer } = request.url.includes('/search') ? await ask(asked) : { answer: null };
    return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'text/html' } });
  },
  query: (path) => (path === '/search' ? ['q', 'loai', 'trang'] : []),
  isKept: (_path, search) => search === '',
};

describe.each(dialects)('what visitors search for on %s', (dialect) => {
  let test: TestApp;
  let counter: SearchCounter;
  let site: HttpSite;
  beforeEach(async () => {
    test = await createTestApp(dialect);
    counter = searchCounter({ db: test.db, dialect, clock: test.clock.now });
    site = await openHttpSite(test, { pages, searchCounter: counter });
    await build(test, article, { title: 'Thiết kế đồ họa' });
  });
  afterEach(async () => {
    await site.close();
    await counter.flush();
    await test.close();
  });

  const search = (text: string, path = '/api/search') => site.get(`${path}?q=${encodeURIComponent(text)}`);
  const rows = async () => {
    await counter.flush();
    return test.db
      .selectFrom('search_count')
      .select(['day', 'text', 'results', 'times'])
      .orderBy('day')
      .orderBy('text')
      .execute();
  };
  const told = async (days: number, editor: Editor) => {
    await counter.flush();
    return (await editor.get<SearchCounts>(`search-counts?days=${days}`)).body.data;
  };
  const today = '2026-08-21';

  it('is not what an editor looks at, nor found by a part of it', async () => {
    const path = `/search?q=${encodeURIComponent('đồ họa')}`;
    await site.get(path, { Referer: 'http://localhost/admin/khach-tim-gi' });
    expect(await rows()).toEqual([]);
    await search('đồ họa xyzzy');
    expect(await rows()).toEqual([{ day: today, text: 'do hoa xyzzy', results: 0, times: 1 }]);
  });

  it.each(['/api/search', '/search'])('is counted once for each answer of %s, whole or known already', async (path) => {
    for (let time = 0; time < 3; time += 1) expect((await search('Đồ  HỌA ', path)).status).toBe(200);
    const { headers } = await search('Đồ  HỌA ', path);
    const known = { 'If-None-Match': String(headers['etag']) };
    expect((await site.get(`${path}?q=${encodeURIComponent('Đồ  HỌA ')}`, known)).status).toBe(304);
    await search('do hoa', path);
    expect(await rows()).toEqual([{ day: today, text: 'do hoa', results: 1, times: 6 }]);
  });

  it('is counted where nothing is kept, and for who brings a token', async () => {
    const plain = await openHttpSite(test, { pages, searchCounter: counter }, 0);
    await plain.get('/search?q=hoa');
    await plain.close();
    await site.get('/api/search?q=hoa', { Authorization: `Bearer ${'x'.repeat(43)}` });
    expect(await rows()).toEqual([{ day: today, text: 'hoa', results: 1, times: 2 }]);
  });

  it('is what a visitor sent: no suggestions, other pages, types, faults, requests for headers or blanks', async () => {
    for (const path of [
      '/api/search/suggestions?q=hoa',
      '/api/search?q=hoa&page=2',
      '/api/search?q=hoa&type=baiviet',
      '/api/search?q=hoa&page=x',
      '/api/search?q=hoa&q=hoa',
      '/api/search?q=%E0%A4%A',
      '/api/search?q=+%00+',
      '/api/search',
      '/search?q=hoa&trang=2',
      '/search?q=hoa&loai=baiviet',
      '/search',
      '/mon-hoc?q=hoa',
      '/Search?q=hoa',
    ])
      await site.get(path);
    await site.get('/api/search?q=hoa', {}, 'HEAD');
    expect(await rows()).toEqual([]);
    await site.get('/api/search?page=1&type=&q=hoa&utm_source=zalo');
    await site.get('/search?q=hoa&loai=&trang=');
    expect(await rows()).toMatchObject([{ text: 'hoa', times: 2 }]);
  });

  it('is cut between letters, on one line, and without what a database refuses', async () => {
    await search(`${'chữ '.repeat(20)}dài`);
    await search(`${'1234'.repeat(19)}😀😀😀😀😀`);
    await search('a\u0000\nb');
    const texts = (await rows()).map(({ text }) => text);
    expect(texts).toEqual([`${'1234'.repeat(19)}😀😀😀😀`, 'a b', 'chu '.repeat(20).trim()]);
  });

  it('has the results of the last time', async () => {
    const editor = await createEditor(test);
    await search('lò nung');
    await build(test, article, { title: 'Lò nung' });
    await editor.post('bai-viet', { title: 'Lò nung gốm', status: 'published' });
    await search('lo nung');
    expect(await told(7, editor)).toEqual({ common: [{ text: 'lo nung', times: 2, results: 2 }], empty: [] });
  });

  it('belongs to its day in Vietnam, and is summed up over days', async () => {
    let editor = await createEditor(test);
    test.clock.set('2026-08-21T23:59:59+07:00');
    await search('gom');
    test.clock.set('2026-08-22T00:00:00+07:00');
    await search('gom');
    await search('hoa');
    expect((await rows()).map(({ day, text }) => [day, text])).toEqual([
      [today, 'gom'],
      ['2026-08-22', 'gom'],
      ['2026-08-22', 'hoa'],
    ]);
    expect((await editor.get('search-counts')).body.data).toEqual({
      common: [
        { text: 'gom', times: 2, results: 0 },
        { text: 'hoa', times: 1, results: 1 },
      ],
      empty: [{ text: 'gom', times: 2, results: 0 }],
    });
    test.clock.set('2026-08-28T12:00:00+07:00');
    editor = await createEditor(test);
    expect((await told(7, editor)).common.map(({ text, times }) => [text, times])).toEqual([
      ['gom', 1],
      ['hoa', 1],
    ]);
    test.clock.set('2026-08-29T12:00:00+07:00');
    editor = await createEditor(test);
    expect([await told(7, editor), (await told(30, editor)).common.length]).toEqual([{ common: [], empty: [] }, 2]);
    for (const wrong of ['8', 'x', '-7']) expect((await editor.get(`search-counts?days=${wrong}`)).status).toBe(422);
  });

  it('is forgotten after 90 days', async () => {
    await search('gom');
    await counter.flush();
    test.clock.set('2026-11-18T23:00:00+07:00');
    await search('hoa');
    expect([(await rows()).length, (await readSearchCounts(test.db, test.clock.now(), 90)).common.length]).toEqual([2, 2]);
    test.clock.set('2026-11-19T00:00:00+07:00');
    await search('hoa');
    expect((await rows()).map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19']);
  });

  it('is at most 2,000 different texts a day, whichever instance counted them; those that are there go on', async () => {
    const other = searchCounter({ db: test.db, dialect, clock: test.clock.now });
    const send = (text: string, by = counter) => {
      by.found(text, 0);
      by.count(text);
    };
    for (let index = 0; index < 1_999; index += 1) send(`a${index}`);
    await counter.flush();
    for (let index = 0; index < 2_500; index += 1) send(`b${index}`, other);
    await other.flush();
    const counted = await rows();
    expect([counted.length, counted.filter(({ text }) => text.startsWith('b')).length]).toEqual([2_000, 1]);
    send('a0');
    send('c');
    expect((await rows()).filter(({ text }) => ['a0', 'c'].includes(text))).toMatchObject([{ text: 'a0', times: 2 }]);
    test.clock.set('2026-08-22T06:00:00+07:00');
    send('c');
    expect(await rows()).toContainEqual({ day: '2026-08-22', text: 'c', results: 0, times: 1 });
  });

  it('adds up with what other instances write at the same moment, and with what was there before a restart', async () => {
    const address = connect(test.address);
    const others = [test.db, address].map((db) => searchCounter({ db, dialect, clock: test.clock.now }));
    const sites = await Promise.all(others.map((each) => openHttpSite(test, { searchCounter: each })));
    for (let time = 0; time < 3; time += 1) {
      await Promise.all(sites.flatMap((each) => ['gom', 'hoa', 'dat'].map((text) => each.get(`/api/search?q=${text}`))));
      // Two connections of one process to one file would wait for each other.
      if (dialect === 'sqlite') for (const { flush } of others) await flush();
      else await Promise.all(others.map(({ flush }) => flush()));
    }
    await Promise.all([...sites.map((each) => each.close()), address.destroy()]);
    expect((await rows()).map(({ text, times }) => [text, times])).toEqual([
      ['dat', 6],
      ['gom', 6],
      ['hoa', 6],
    ]);
  });

  it('drops no kept answer', async () => {
    // The first search reads what others find there.
    await search('gom');
    await counter.flush();
    await site.get('/api/menu');
    await search('hoa');
    await counter.flush();
    expect(await test.countQueries(() => site.get('/api/menu'))).toBe(0);
  });

  it('is written by itself after some seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await search('hoa');
      expect(vi.getTimerCount()).toBeGreaterThan(0);
      vi.advanceTimersByTime(5_000);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => test.db.selectFrom('search_count').select('text').execute()).toEqual([{ text: 'hoa' }]);
  });

  it('may be lost, which is logged once, and is counted again when the database is back', async () => {
    const logged = watchedLog();
    try {
      await test.db.schema.alterTable('search_count').renameTo('gone').execute();
      for (let time = 0; time < 3; time += 1) {
        expect((await search('hoa')).status).toBe(200);
        await counter.flush();
        await counter.flush();
      }
      expect(logged).toHaveBeenCalledTimes(1);
      await test.db.schema.alterTable('gone').renameTo('search_count').execute();
      await search('hoa');
      expect(await rows()).toMatchObject([{ text: 'hoa', times: 1 }]);
    } finally {
      logged.mockRestore();
    }
  });
});
