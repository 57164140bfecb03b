import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fairQueue } from '#server/http/fair-queue.ts';
import type { Pages } from '#server/public/page-routes.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import { fairTurns } from '#server/start/fair-turns.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type HttpSite, openHttpSite } from '../support/http-site.ts';
import { watchedLog } from '../support/watched-log.ts';

/** Pages that are under way until they are told to end; what no page has is absent at once. */
function slowPages() {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const pages: Pages = {
    async render(request) {
      const { pathname } = new URL(request.url);
      began.push(pathname);
      await new Promise<void>((resolve) => ends.push(resolve));
      return new Response(`<p>${pathname}`.padEnd(5_000, ' trang'), {
        status: pathname.startsWith('/khong-co') ? 404 : 200,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    },
    query: () => [],
    isKept: () => true,
  };
  const endOne = async () => {
    await vi.waitUntil(() => ends.length > 0);
    ends.shift()?.();
  };
  return { pages, began, ends, endOne };
}

const queue = (maxWaiting: number) => fairQueue({ concurrency: 1, maxWaiting, patience: 60_000, holds: 60_000 });
const queues = (maxWaiting = 100) => ({
  pages: queue(maxWaiting),
  searches: queue(maxWaiting),
  sharePictures: queue(maxWaiting),
  enquiries: queue(maxWaiting),
});
const from = (address: string) => ({ 'X-Forwarded-For': address });

describe.each([
  ['with answers in memory', 10_000_000],
  ['with none', 0],
])('those who wait for pages made anew, %s', (_name, cacheBytes) => {
  let test: TestApp;
  let site: HttpSite;
  let waiting: ReturnType<typeof queues>;
  let slow: ReturnType<typeof slowPages>;
  const open = async (trustProxy: number, maxWaiting = 100) => {
    waiting = queues(maxWaiting);
    slow = slowPages();
    site = await openHttpSite(test, { pages: slow.pages, takeTurn: fairTurns(trustProxy, waiting) }, cacheBytes);
  };
  beforeAll(async () => void (test = await createTestApp('sqlite')));
  afterAll(() => test.close());
  beforeEach(() => open(1));
  afterEach(() => site.close());
  /** Asks, and waits until the request stands in its line or is under way. */
  const ask = async (path: string, address: string) => {
    const before = waiting.pages.waiting + waiting.pages.running;
    const answer = site.get(path, from(address));
    await vi.waitUntil(() => waiting.pages.waiting + waiting.pages.running > before);
    return { answer };
  };

  it('take turns by the network they come from', async () => {
    const asked = [await ask('/a1', '198.51.100.7')];
    await vi.waitUntil(() => slow.began.length === 1);
    for (const path of ['/a2', '/a3']) asked.push(await ask(path, '198.51.100.7'));
    for (const path of ['/b1', '/b2']) asked.push(await ask(path, '2001:db8:1:2::5'));
    // Of the same /64.
    asked.push(await ask('/b3', '2001:db8:1:2:ffff::9'));
    asked.push(await ask('/c1', '203.0.113.4'));
    for (let left = asked.length; left > 0; left -= 1) await slow.endOne();
    expect((await Promise.all(asked.map(({ answer }) => answer))).map(({ status }) => status)).toEqual(Array(7).fill(200));
    // The first was under way before a line stood.
    expect(slow.began).toEqual(['/a1', '/a2', '/b1', '/c1', '/a3', '/b2', '/b3']);
  });

  it('are told to come back when too many wait, on a page or in the envelope', async () => {
    await site.close();
    await open(1, 1);
    const first = await ask('/a1', '198.51.100.7');
    await vi.waitUntil(() => slow.began.length === 1);
    const second = await ask('/a2', '198.51.100.7');
    const page = await site.get('/a3', from('198.51.100.7'));
    expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ]);
    expect(page.body.toString()).toMatch(/<html lang="vi">[^]*<h1>Máy chủ đang bận<\/h1>[^]*<a href="">Thử lại<\/a>/);
    const call = await site.get('/api/vi-tri/khong-co', from('198.51.100.7'));
    expect([call.status, call.headers['retry-after'], JSON.parse(call.body.toString())]).toEqual([
      503,
      '5',
      { success: false, message: 'Máy chủ đang có quá nhiều lượt truy cập, vui lòng thử lại sau vài giây.' },
    ]);
    expect((await site.get('/a4', from('198.51.100.7'), 'HEAD')).body).toHaveLength(0);
    await slow.endOne();
    await slow.endOne();
    expect([(await first.answer).status, (await second.answer).status]).toEqual([200, 200]);
  });

  it('wait in their line however the path is written', async () => {
    const asked = [];
    const paths = ['/uploads/../a1', '/assets/x/%2E%2e/../a2', '/./a3', '/api/admin/.%2e/../a4', 'http://x/uploads/../a5'];
    // No file lies below another.
    for (const path of [...paths, '/uploads/a6/b']) asked.push(await ask(path, '198.51.100.7'));
    for (let left = asked.length; left > 0; left -= 1) await slow.endOne();
    expect((await Promise.all(asked.map(({ answer }) => answer))).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(slow.began.toSorted()).toEqual(['/a1', '/a2', '/a3', '/a4', '/a5', '/uploads/a6/b']);
  });

  it('leave their line when they go away', async () => {
    const first = await ask('/a1', '198.51.100.7');
    await vi.waitUntil(() => slow.began.length === 1);
    const leaver = connect(site.port, '127.0.0.1');
    leaver.write('GET /a2 HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.7\r\n\r\n');
    await vi.waitUntil(() => waiting.pages.waiting === 1);
    leaver.destroy();
    await once(leaver, 'close');
    await vi.waitUntil(() => waiting.pages.waiting === 0);
    await slow.endOne();
    expect((await first.answer).status).toBe(200);
    expect(slow.began).toEqual(['/a1']);
  });

  it('wait first come, first served, behind a proxy nobody declared, which is told once', async () => {
    const logged = watchedLog();
    try {
      await site.close();
      await open(0);
      const asked = [];
      for (const [path, address] of [
        ['/a1', '198.51.100.7'],
        ['/a2', '198.51.100.7'],
        ['/b1', '203.0.113.4'],
      ] as const)
        asked.push(await ask(path, address));
      for (let left = asked.length; left > 0; left -= 1) await slow.endOne();
      await Promise.all(asked.map(({ answer }) => answer));
      expect(slow.began).toEqual(['/a1', '/a2', '/b1']);
      expect(logged.mock.calls.map(String)).toEqual([
        expect.stringMatching(/X-Forwarded-For or Forwarded, and TRUST_PROXY is 0/),
      ]);
    } finally {
      logged.mockRestore();
    }
  });

  it('are sent what is not kept compressed, with its length', async () => {
    const asked = site.get('/khong-co', { ...from('198.51.100.7'), 'Accept-Encoding': 'gzip' });
    await slow.endOne();
    const { status, headers, body } = await asked;
    expect([status, headers['content-encoding'], headers['content-length'], headers['vary']]).toEqual([
      404,
      'gzip',
      String(body.length),
      'Accept-Encoding',
    ]);
    expect(gunzipSync(body).toString()).toMatch(/^<p>\/khong-co/);
    const small = await site.get('/api/khong-co', { 'Accept-Encoding': 'gzip' });
    expect([small.status, small.headers['content-encoding']]).toEqual([404, undefined]);
  });

  it('make no one wait for what is a file, or a call of the back office', async () => {
    const first = await ask('/a1', '198.51.100.7');
    await vi.waitUntil(() => slow.began.length === 1);
    for (const [path, status] of [
      ['/uploads/khong-co-320.webp', 404],
      ['/api/admin/me', 401],
    ] as const)
      expect([path, (await site.get(path, from('198.51.100.7'))).status]).toEqual([path, status]);
    await slow.endOne();
    expect((await first.answer).status).toBe(200);
  });
});

it('searches wait in lines of their own, whose length is bounded', async () => {
  const test = await createTestApp('sqlite');
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const searchIndex: SearchIndex = {
    async find(text) {
      asked.push(text);
      await new Promise<void>((resolve) => ends.push(resolve));
      return { places: [], types: {}, terms: [], readings: [], marks: [], corrected: null } as never;
    },
    close: async () => {},
  };
  const waiting = queues(2);
  const site = await openHttpSite(test, { searchIndex, takeTurn: fairTurns(1, waiting) });
  try {
    const started = ['a', 'b', 'c'].map(async (text, place) => {
      await vi.waitUntil(() => waiting.searches.waiting + waiting.searches.running === place);
      return site.get(`/api/search?q=${text}`, from('198.51.100.7'));
    });
    await vi.waitUntil(() => waiting.searches.waiting === 2);
    const refused = await site.get('/api/search/suggestions?q=d', from('198.51.100.7'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await site.get('/api/menu', from('198.51.100.7'))).status).toBe(200);
    for (let left = started.length; left > 0; left -= 1) {
      await vi.waitUntil(() => ends.length > 0);
      ends.shift()?.();
    }
    await Promise.all(started);
    expect(asked).toEqual(['a', 'b', 'c']);
  } finally {
    await site.close();
    await test.close();
  }
});
