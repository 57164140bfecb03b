import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { article } from '#shared/content-types/index.ts';
import { IndexThread } from '#server/search/index-thread.ts';
import type { Found } from '#server/search/find.ts';
import { siteSearchSources } from '#server/start/site-types.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { openHttpSite } from '../support/http-site.ts';
import { createEditor } from '../support/sign-in.ts';

/** Starting a thread takes seconds on a busy machine. */
const patience = 60_000;

describe.each(dialects)('searching in a thread on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(dialect);
    await build(test, article, { title: 'Lò nung cũ' });
  });
  afterEach(() => test.close());

  it('follows every save, and keeps no answer that was read before it', async () => {
    const index = new IndexThread(test.address, siteSearchSources, patience);
    const [{ id }] = (await index.find('lò nung', null, test.clock.now())).places as [Found['places'][number]];
    const editor = await createEditor(test);
    const site = await openHttpSite(test, { searchIndex: index });
    const found = async (text: string) => (await site.get(`/api/search?q=${encodeURIComponent(text)}`)).body.toString();
    try {
      expect(await found('lò nung')).toContain('Lò nung cũ');
      expect((await editor.put(`bai-viet/${id}`, { title: 'Bàn xoay' })).status).toBe(200);
      expect([await found('lò nung'), await found('bàn xoay')].map((body) => body.includes('Bàn xoay'))).toEqual([false, true]);
      expect((await editor.put(`bai-viet/${id}`, { status: 'draft' })).status).toBe(200);
      expect(await found('bàn xoay')).not.toContain('Bàn xoay');
    } finally {
      await site.close();
      await index.close();
    }
  });

  it('fails once when the thread ends, and answers again in another', async () => {
    const started: Worker[] = [];
    const follow = (worker: Worker) => void started.push(worker);
    process.on('worker', follow);
    const own = new IndexThread(test.address, siteSearchSources, patience);
    try {
      await own.find('lò', null, test.clock.now());
      void started[0]?.terminate();
      const answer = own.find('lò nung', null, test.clock.now());
      await expect(answer).rejects.toThrow('has ended before it answered');
      expect((await own.find('lò nung', null, test.clock.now())).places).toHaveLength(1);
      expect(started).toHaveLength(2);
    } finally {
      process.off('worker', follow);
      await own.close();
    }
    expect(started.map(({ threadId }) => threadId)).toEqual([-1, -1]);
  });

  it('takes so many searches at a time, and asks the others to come again', async () => {
    const own = new IndexThread(test.address, siteSearchSources, patience);
    try {
      const searches = await Promise.allSettled(Array.from({ length: 70 }, () => own.find('lò', null, test.clock.now())));
      const refused = searches.flatMap((search) => (search.status === 'rejected' ? [search.reason as unknown] : []));
      expect(refused).toHaveLength(6);
      for (const reason of refused) expect(reason).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
      expect((await own.find('lò', null, test.clock.now())).places).toHaveLength(1);
    } finally {
      await own.close();
    }
  });

  it('answers what was asked before it is closed, however much that is', async () => {
    const own = new IndexThread(test.address, siteSearchSources, patience);
    await own.find('lò', null, test.clock.now());
    const searches = Promise.allSettled(Array.from({ length: 60 }, () => own.find('lò', null, test.clock.now())));
    await own.close();
    expect((await searches).filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('refuses to search when it is closed', async () => {
    const own = new IndexThread(test.address, siteSearchSources, patience);
    await own.close();
    await expect(own.find('lò', null, test.clock.now())).rejects.toThrow('closed');
  });
});

it('says so when a search has waited two seconds for the index', async () => {
  const test = await createTestApp('sqlite');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const index = new IndexThread(test.address, siteSearchSources);
  const site = createTestApp('sqlite', { searchIndex: index });
  try {
    const answer = (await site).json('/api/search?q=men');
    await vi.advanceTimersByTimeAsync(2_000);
    const { status, headers, body } = await answer;
    expect([status, headers.get('Retry-After'), body.success]).toEqual([503, '2', false]);
    expect(body.message).toBe('Tìm kiếm đang được chuẩn bị, xin thử lại sau vài giây.');
  } finally {
    vi.useRealTimers();
    await index.close();
    await (await site).close();
    await test.close();
  }
});
