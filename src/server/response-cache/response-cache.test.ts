import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { flushLog } from '#server/observability/log.ts';
import type { ContentState } from './content-state.ts';
import { createResponseCache } from './response-cache.ts';

const kept = { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=0' };

function setUp({ maxBytes = 1_000_000, maxAnswers = 100, answer = (key: string) => new Response(key, { headers: kept }) } = {}) {
  const requests: string[] = [];
  /** Nobody tells what changed, unless a test does. */
  const changes: ContentState['changes'] = null;
  const moments = { nextDue: Infinity, nextHide: Infinity, now: 1_000 };
  const state = { seq: 1, changes, ...moments, reachable: true, answer: Promise.resolve() };
  const cache = createResponseCache({
    ask: async (key) => {
      requests.push(key);
      await Promise.resolve();
      return answer(key);
    },
    readState: async () => {
      if (!state.reachable) throw new Error('unreachable');
      await state.answer;
      const { seq, nextDue, nextHide, changes } = state;
      return { seq, nextDue, nextHide, changes, database: 'one' };
    },
    clock: () => new Date(state.now),
    maxBytes,
    maxAnswers,
  });
  const text = async (key: string) => (await (await cache.answer(key)).in('identity')).body.toString();
  return { cache, requests, state, text };
}

describe('the cache of answers', () => {
  it('asks once for what many want at the same time, and not again', async () => {
    const { cache, requests, text } = setUp();
    expect(await Promise.all(Array.from({ length: 20 }, () => text('/a')))).toEqual(Array(20).fill('/a'));
    expect(await text('/a')).toBe('/a');
    expect(cache.kept('/a')).not.toBeNull();
    expect(requests).toEqual(['/a']);
  });

  it('keeps no more bytes than it may, and lets the longest unused go', async () => {
    const { cache, requests, text } = setUp({
      maxBytes: 120_000,
      maxAnswers: Infinity,
      answer: (key) => new Response(key.padEnd(6_000, '.'), { headers: kept }),
    });
    await text('/0');
    const each = cache.bytes;
    expect(each).toBeGreaterThan(6_000);
    const most = Math.floor((120_000 * 0.75) / each);
    for (let index = 1; index < most; index += 1) await text(`/${index}`);
    expect(cache.size).toBe(most);
    expect(cache.kept('/0')).not.toBeNull();
    await text('/one-more');
    expect(cache.size).toBe(most);
    expect(cache.bytes).toBeLessThanOrEqual(90_000);
    expect([cache.kept('/0') !== null, cache.kept('/1')]).toEqual([true, null]);
    expect(requests).toHaveLength(most + 1);
  });

  it('counts what an answer takes beside its body, and keeps no more answers than it may', async () => {
    const { cache, text } = setUp({ maxAnswers: 40 });
    for (let index = 0; index < 100; index += 1) await text(`/${index}`);
    expect(cache.size).toBe(30);
    expect(cache.bytes / cache.size).toBeGreaterThan(2_000);
  });

  it('lets addresses with parameters drive out no other', async () => {
    const { cache, text } = setUp({ maxAnswers: 40 });
    await text('/page');
    for (let index = 0; index < 100; index += 1) await text(`/list?page=${index}`);
    expect(cache.size).toBe(11);
    expect(cache.kept('/page')).not.toBeNull();
  });

  it('counts every encoding it keeps', async () => {
    const { cache } = setUp({ answer: () => new Response('một hai ba '.repeat(400), { headers: kept }) });
    const answer = await cache.answer('/a');
    const bytes = [cache.bytes];
    for (const encoding of ['br', 'br', 'gzip', 'identity'] as const) {
      const { body } = await answer.in(encoding);
      bytes.push(cache.bytes);
      const grown = bytes.at(-1)! - bytes.at(-2)!;
      if (bytes.length === 3) expect(grown).toBe(0);
      else expect(grown).toBeGreaterThan(body.length);
    }
  });

  it('gives the same text in an encoding that is asked for later, when only the first is held', async () => {
    const whole = 'một hai ba '.repeat(400);
    const { cache } = setUp({ answer: () => new Response(whole, { headers: kept }) });
    const first = await cache.answer('/a');
    const { body } = await first.in('br');
    // What the compressor leaves around its result is not held.
    expect(body.buffer.byteLength).toBe(body.length);
    expect((await first.in('identity')).body.toString()).toBe(whole);
    expect(gunzipSync((await first.in('gzip')).body).toString()).toBe(whole);
    const second = await cache.answer('/b');
    const together = await Promise.all((['gzip', 'br', 'identity'] as const).map((encoding) => second.in(encoding)));
    expect(together.map(({ body: { length } }) => length < 1_000)).toEqual([true, true, false]);
  });

  it('never keeps one answer that would push most others out', async () => {
    const { cache, text } = setUp({ maxBytes: 10_000, answer: () => new Response('x'.repeat(4_000), { headers: kept }) });
    await text('/large');
    expect(cache.size).toBe(0);
  });

  it.each([
    ['an absent page', new Response('', { status: 404, headers: kept })],
    ['a redirect', new Response(null, { status: 301, headers: { ...kept, Location: '/b' } })],
    ['a fault', new Response('', { status: 500, headers: kept })],
    ['what the app keeps to itself', new Response('', { headers: { ...kept, 'Cache-Control': 'no-store' } })],
    ['what the app says nothing about', new Response('')],
    ['a picture', new Response('', { headers: { ...kept, 'Content-Type': 'image/png' } })],
  ])('does not keep %s', async (_name, response) => {
    const { cache, requests, text } = setUp({ answer: () => response.clone() });
    await text('/a');
    await text('/a');
    expect(cache.size).toBe(0);
    expect(requests).toHaveLength(2);
  });

  it('drops everything when content changes', async () => {
    const { cache, requests, state, text } = setUp();
    await text('/a');
    await text('/b');
    state.seq += 1;
    await cache.contentChanged();
    expect([cache.size, cache.bytes, cache.kept('/a')]).toEqual([0, 0, null]);
    await text('/a');
    expect(requests).toEqual(['/a', '/b', '/a']);
  });

  it('does not keep an answer that was made while content changed, nor give it to who asks afterwards', async () => {
    const answers = ['old', 'new'];
    const waiting: (() => void)[] = [];
    let seq = 1;
    const cache = createResponseCache({
      ask: async () => {
        const body = answers.shift() ?? 'newest';
        await new Promise<void>((resolve) => waiting.push(resolve));
        return new Response(body, { headers: kept });
      },
      readState: async () => ({ seq, nextDue: Infinity, nextHide: Infinity, database: 'one', changes: null }),
      clock: () => new Date(0),
      maxBytes: 10_000,
    });
    const read = async () => (await (await cache.answer('/a')).in('identity')).body.toString();
    const before = read();
    await expect.poll(() => waiting.length).toBe(1);
    seq += 1;
    await cache.contentChanged();
    const after = read();
    await expect.poll(() => waiting.length).toBe(2);
    for (const answer of waiting) answer();
    expect([await before, await after]).toEqual(['old', 'new']);
    expect(await read()).toBe('new');
  });

  it('drops everything when a scheduled article comes due', async () => {
    const { cache, requests, state, text } = setUp();
    state.nextDue = 2_000;
    await text('/a');
    expect(cache.kept('/a')).not.toBeNull();
    state.now = 2_000;
    expect(cache.kept('/a')).toBeNull();
    state.nextDue = Infinity;
    await text('/a');
    expect(cache.kept('/a')).not.toBeNull();
    expect(requests).toEqual(['/a', '/a']);
  });

  it('gives what it has while the database cannot be reached', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      const { cache, state, text } = setUp();
      await text('/a');
      state.reachable = false;
      vi.advanceTimersByTime(60_000);
      expect(cache.kept('/a')).toBeNull();
      expect(await text('/a')).toBe('/a');
      expect(cache.kept('/a')).not.toBeNull();
      expect(log).toHaveBeenCalledOnce();
    } finally {
      log.mockRestore();
      vi.useRealTimers();
    }
  });

  it('gives what it has while the database is silent: the first waits for a moment, others do not, and then it looks again', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    try {
      const { cache, requests, state, text } = setUp();
      await text('/a');
      const answer = Promise.withResolvers<void>();
      state.answer = answer.promise;
      vi.advanceTimersByTime(60_000);
      let given = 0;
      const first = text('/a').then(() => (given += 1));
      await vi.advanceTimersByTimeAsync(100);
      expect(given).toBe(0);
      await vi.advanceTimersByTimeAsync(100);
      await first;
      // No timer moves any more, so that whatever waits for one would never be given.
      expect(await Promise.all([text('/a'), text('/a')])).toEqual(['/a', '/a']);
      // Nor is a save held up, and what it changed is not given any more.
      await cache.contentChanged();
      expect(await text('/a')).toBe('/a');
      expect(requests).toEqual(['/a', '/a']);
      state.seq += 1;
      answer.resolve();
      await vi.advanceTimersByTimeAsync(1_000);
      await text('/a');
      expect(requests).toEqual(['/a', '/a', '/a']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives what it has, scheduled or not, while the database cannot be reached', async () => {
    flushLog();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { requests, state, text } = setUp();
    state.nextDue = 2_000;
    await text('/a');
    state.now = 2_000;
    state.reachable = false;
    await text('/a');
    await text('/a');
    expect(requests).toEqual(['/a']);
    state.reachable = true;
    state.nextDue = Infinity;
    // The check of this one finds the database, and the next one what has come due.
    await text('/a');
    await expect.poll(async () => (await text('/a')) && requests.length).toBe(2);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('looks for what another instance wrote before it gives what is older than a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { requests, cache, state, text } = setUp();
      await text('/a');
      state.seq += 1;
      vi.advanceTimersByTime(1_000);
      expect(cache.kept('/a')).toBeNull();
      await text('/a');
      expect(requests).toEqual(['/a', '/a']);
    } finally {
      vi.useRealTimers();
    }
  });
});
