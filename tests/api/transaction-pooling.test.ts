import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureFirstAdmin } from '#server/auth/admins.ts';
import { configuredSite } from '#server/public/site.ts';
import { dialectOf } from '#server/database/dialects/postgres.ts';
import { usualLimits } from '#server/database/limits.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { openAlone } from '#server/database/opening-lock.ts';
import { searchCounter } from '#server/search/search-counts.ts';
import { createApp } from '#server/start/app.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { TransactionPooler } from '../support/transaction-pooler.ts';

const first = { email: 'quan-tri@example.com', password: 'mot-mat-khau-du-dai' };

describe('behind a pooler that gives every transaction another session', () => {
  let test: TestApp;
  let pooler: TransactionPooler;
  let db: Database;
  beforeAll(async () => {
    test = await createTestApp('postgres');
    if (test.address.dialect !== 'postgres') throw new Error('This is about PostgreSQL.');
    await sql`drop schema public cascade`.execute(test.db);
    await sql`create schema public`.execute(test.db);
    pooler = new TransactionPooler(test.address.url, 6);
    db = new Kysely<Schema>({ dialect: dialectOf(() => pooler, usualLimits) });
  });
  afterAll(async () => {
    await db.destroy();
    await test.close();
  });

  it('the site starts, signs in, saves, finds and counts, and leaves nothing in a session', async () => {
    const { files, clock } = test;
    const waiting = { onWait: () => {}, patience: 20_000, tooLong: () => new Error('Too long.') };
    const starts = [1, 2].map(() =>
      openAlone(db, test.address, waiting, async () => {
        await migrate(db, 'postgres');
        await ensureFirstAdmin(db, first, clock.now, configuredSite);
      }),
    );
    await Promise.all(starts);

    const counter = searchCounter({ db, dialect: 'postgres', clock: clock.now });
    const app = createApp({ db, dialect: 'postgres', files, pages: null, clock: clock.now, searchCounter: counter });
    const call = async (path: string, method = 'GET', body?: object, token?: string) => {
      const headers = new Headers({ 'Content-Type': 'application/json' });
      if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
      const answer = await app.request(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
      return { status: answer.status, body: (await answer.json()) as { data: never } };
    };
    const wrong = await call('/api/admin/login', 'POST', { ...first, password: 'khong-phai-mat-khau' });
    const login = await call('/api/admin/login', 'POST', first);
    const { token } = login.body.data as { token: string };
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, number) => call('/api/admin/nghe-nghiep', 'POST', { name: `Nghề ${number}` }, token)),
    );
    const same = await call('/api/admin/nghe-nghiep', 'POST', { name: 'Nghề 1', slug: 'nghe-1' }, token);
    const list = await call('/api/nghe-nghiep');
    const search = await call('/api/search?q=nghe');
    counter.count('nghe');
    await counter.flush();
    const counts = await call('/api/admin/search-counts', 'GET', undefined, token);

    expect([wrong.status, login.status, same.status]).toEqual([401, 200, 422]);
    expect(saves.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(list.body.data).toHaveLength(8);
    expect(search.body.data).toHaveLength(8);
    expect(counts.body.data).toMatchObject({ common: [{ text: 'nghe', times: 1 }] });
    expect(pooler.found).toEqual([]);
    // Otherwise there was one session, which would hide what it kept.
    expect(pooler.transactions.filter((count) => count > 3).length).toBeGreaterThan(2);
  });

  it('a session that keeps something is found out', async () => {
    await sql`set statement_timeout = 1234`.execute(db);
    expect(pooler.found).toEqual(['setting statement_timeout after set statement_timeout = 1234']);
  });
});
