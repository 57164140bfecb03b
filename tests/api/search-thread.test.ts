import type { Worker } from 'node:worker_threads';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { article } from '#shared/content-types/index.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { openHttpSite } from '../support/http-site.ts';
import { createEditor } from '../support/sign-in.ts';

describe.each(dialects)('searching beside the other requests on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => void (test = await createTestApp(dialect)));
  afterEach(() => test.close());

  it('keeps no answer that was read before a save and finished after it', async () => {
    const { id } = await build(test, article, { title: 'Lò nung cũ' });
    const editor = await createEditor(test);
    let reached: (() => void) | null = null;
    let held: Promise<void> | null = null;
    const holdBack: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.length > 0) {
          reached?.();
          await held;
        }
        return result;
      },
    };
    const site = await openHttpSite(test, { searchDb: test.searchDb.withPlugin(holdBack) });
    const found = async () => (await site.get('/api/search?q=lo%20nung')).body.toString();
    try {
      const hasRead = new Promise<void>((resolve) => (reached = resolve));
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      const before = found();
      await hasRead;
      expect((await editor.put(`bai-viet/${id}`, { status: 'draft' })).status).toBe(200);
      held = null;
      const after = await found();
      release();
      await before;
      expect([after, await found()].map((body) => body.includes('Lò nung'))).toEqual([false, false]);
    } finally {
      await site.close();
    }
  });
});

describe('searching in a thread that ends', () => {
  it('fails once, keeps the site alive, and answers again', async () => {
    const test = await createTestApp('sqlite');
    const started: Worker[] = [];
    const follow = (worker: Worker) => void started.push(worker);
    process.on('worker', follow);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      await build(test, article, { title: 'Men gốm' });
      const answer = test.request('/api/search?q=men');
      await vi.waitFor(() => expect(started).toHaveLength(1));
      await started[0]?.terminate();
      expect((await answer).status).toBe(500);
      expect(logged).toHaveBeenCalledOnce();
      expect((await test.json('/api/search?q=men')).body).toMatchObject({ data: [{ name: 'Men gốm' }] });
      expect(started).toHaveLength(2);
    } finally {
      process.off('worker', follow);
      logged.mockRestore();
      await test.close();
    }
    expect(started.map(({ threadId }) => threadId)).toEqual([-1, -1]);
  });
});
