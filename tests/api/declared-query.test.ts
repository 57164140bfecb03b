import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { publicList } from '#server/public/public-list.ts';
import { paging } from '#shared/calls/reading.ts';
import { windowOf } from '#server/database/paging.ts';
import { cacheKeys } from '#server/response-cache/cache-key.ts';
import { createApp, declaredAddresses, sitePublicApi } from '#server/start/app.ts';
import { createTestApp, type TestApp } from '../support/app.ts';

describe('the parameters that a public call declares', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await createTestApp('sqlite')));
  afterAll(() => test.close());
  const api = () => sitePublicApi(test);

  it('each make an answer of their own, and no others do', () => {
    const keyOf = cacheKeys(declaredAddresses(api(), null).query);
    for (const { path, list } of api().lists) {
      const address = `/api${path}`;
      expect(keyOf(`${address}?utm_source=zalo&_=1`)).toBe(address);
      for (const name of Object.keys(list.query.shape)) {
        const keys = ['1', '2'].map((value) => keyOf(`${address}?${name}=${value}&utm_source=zalo`));
        expect(keys).toEqual([`${address}?${name}=1`, `${address}?${name}=2`]);
      }
    }
    expect(keyOf('/api/vi-tri/hoa-si?page=2')).toBe('/api/vi-tri/hoa-si');
  });

  it('of a list that is new are kept apart without being named anywhere else', async () => {
    const list = publicList({
      summary: 'Letters, page by page',
      item: z.object({ letter: z.string() }),
      query: paging,
      read: (_context, query) => {
        const { page, perPage } = windowOf(query) ?? { page: 1, perPage: 3 };
        return Promise.resolve({ data: [...'abc'].slice((page - 1) * perPage, page * perPage).map((letter) => ({ letter })) });
      },
    });
    const more = { ...api(), lists: [...api().lists, { path: '/chu-cai', list }] };
    const app = createApp({ ...test, pages: null, clock: test.clock.now }, more);
    const keyOf = cacheKeys(declaredAddresses(more, null).query);
    const [one, two] = ['/api/chu-cai?per_page=1&page=1&x=1', '/api/chu-cai?page=2&per_page=1'].map((url) => keyOf(url) ?? '');
    expect(one).not.toBe(two);
    expect(await (await app.request(one!)).json()).toMatchObject({ data: [{ letter: 'a' }] });
    expect(await (await app.request(two!)).json()).toMatchObject({ data: [{ letter: 'b' }] });
  });

  it('are all that its reading is given', async () => {
    const given: unknown[] = [];
    const list = publicList({
      summary: 'What it is given',
      item: z.object({}),
      query: z.object({ a: z.string().optional() }),
      read: (_context, query) => Promise.resolve({ data: [given.push(query) as never] }),
    });
    await list.read({ db: test.db, now: test.clock.now() }, new URLSearchParams('a=1&b=2'));
    expect(given).toEqual([{ a: '1' }]);
  });
});
