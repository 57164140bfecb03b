import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { article } from '#shared/content-types/index.ts';
import { connect } from '#server/database/connect.ts';
import { createPool, dialectOf } from '#server/database/dialects/postgres.ts';
import type { ConnectionPool } from '#server/database/dialects/postgres-driver.ts';
import { usualLimits } from '#server/database/limits.ts';
import type { Database, Schema } from '#server/database/schema.ts';
import { DatabaseUnavailable } from '#server/database/unavailable.ts';
import { writeTransaction } from '#server/database/write-transaction.ts';
import { countWaits } from '#server/database/waited-time.ts';
import { failureOf } from '#server/http/errors.ts';
import { IndexThread } from '#server/search/index-thread.ts';
import { createApp } from '#server/start/app.ts';
import { readiness } from '#server/insight/readiness.ts';
import { siteSearchSources } from '#server/start/site-types.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { createEditor } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

const short = { connect: 1_000, statement: 1_000, lock: 1_000, query: 1_000, idle: 1_000 };

describe('a PostgreSQL that breaks or is silent', () => {
  let test: TestApp;
  /** The database of the site, with short limits; `test.db` is somebody else's. */
  let db: Database;
  beforeEach(async () => {
    test = await createTestApp('postgres');
    if (test.address.dialect !== 'postgres') throw new Error('This is about PostgreSQL.');
    db = connect({ ...test.address, limits: short });
  });
  afterEach(async () => {
    await db.destroy();
    await test.close();
  });

  const site = () => createApp({ db, dialect: 'postgres', files: test.files, pages: null, clock: test.clock.now });
  /** Runs `work` while another connection holds all of `tables`. */
  const whileLocked = (tables: string[], work: () => Promise<void>) =>
    test.db.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(transaction);
      await work();
    });
  const pidOf = async (on: Database) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]?.pid ?? 0;
  const cut = (pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(test.db);

  it('fails the query whose connection is cut, and answers the next one', async () => {
    const cutWhileAsking = db.transaction().execute(async (transaction) => {
      const pid = await pidOf(transaction);
      const asked = sql`select pg_sleep(30)`.execute(transaction);
      await Promise.all([cut(pid), asked]);
    });
    await expect(cutWhileAsking).rejects.toThrow(DatabaseUnavailable);
    // Nothing is asked at the moment of the cut: only a listener hears of it.
    const cutBetween = db.transaction().execute(async (transaction) => {
      await cut(await pidOf(transaction));
      await sql`select 1`.execute(transaction);
    });
    await expect(cutBetween).rejects.toThrow(DatabaseUnavailable);
    expect(await pidOf(db)).toBeGreaterThan(0);
  });

  it('is not asked again and again by the transaction that it has failed', async () => {
    const failed = db.transaction().execute(async (transaction) => {
      await sql`select pg_sleep(30)`.execute(transaction);
    });
    // Whichever of both clocks is read first.
    await expect(failed).rejects.toThrow(/within the limits of time|statement timeout/);
    expect(await pidOf(db)).toBeGreaterThan(0);
  });

  it('does not begin to write while another does, and begins afterwards', async () => {
    await writeTransaction(test.db, async () => {
      await expect(writeTransaction(db, () => sql`select 1`.execute(db))).rejects.toThrow(DatabaseUnavailable);
    });
    const told: string[] = [];
    const write = (name: string) =>
      writeTransaction(db, async (transaction) => {
        told.push(`${name} begins`);
        await sql`select pg_sleep(0.02)`.execute(transaction);
        told.push(`${name} ends`);
      });
    await Promise.all([write('one'), write('two')]);
    const [first, second] = told[0] === 'one begins' ? ['one', 'two'] : ['two', 'one'];
    expect(told).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
  });

  it('is 503 with a sentence for who waits for a lock, and leaves nothing waiting on the server', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await whileLocked(['nghe_nghiep'], async () => {
      const answer = await site().request('/api/nghe-nghiep');
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({
        success: false,
        message: 'Máy chủ đang bận, vui lòng thử lại sau ít phút.',
      });
      const waiting = sql<{ query: string }>`select query from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(test.db)).rows).toEqual([]);
    });
    expect((await site().request('/api/nghe-nghiep')).status).toBe(200);
    log.mockRestore();
  });

  it('does not let one request wait for the limit with each of its queries', async () => {
    await whileLocked(['nghe_nghiep'], async () => {
      await countWaits(async () => {
        const locked = () => db.selectFrom('nghe_nghiep').select('id').execute();
        await expect(locked()).rejects.toThrow(DatabaseUnavailable);
        // Nobody holds this one, but the request has waited long enough.
        await expect(db.selectFrom('banner').select('id').execute()).rejects.toThrow(DatabaseUnavailable);
      });
      expect(await db.selectFrom('banner').select('id').execute()).toEqual([]);
    });
  });

  it('counts time in which several queries wait once', async () => {
    if (test.address.dialect !== 'postgres') throw new Error('This is about PostgreSQL.');
    // Together longer than the limit, and each by far shorter, also where connections are slow to come.
    const own = connect({
      ...test.address,
      limits: { connect: 2_500, statement: 2_500, lock: 2_500, query: 2_500, idle: 2_500 },
    });
    const rows = await countWaits(async () => {
      await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.3)`.execute(own)));
      return own.selectFrom('banner').select('id').execute();
    });
    expect(rows).toEqual([]);
    await own.destroy();
  });

  it('has its limits within a transaction, and none in the session', async () => {
    if (test.address.dialect !== 'postgres') throw new Error('This is about PostgreSQL.');
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const settings = async (on: Database) =>
      (
        await sql<{ setting: string }>`select setting from pg_settings where name in (${sql.join(names)}) order by name`.execute(
          on,
        )
      ).rows.map(({ setting }) => Number(setting));
    const own = connect({ ...test.address, limits: { ...short, statement: 30_000, lock: 40_000, idle: 50_000, query: 60_000 } });
    expect(await own.transaction().execute(settings)).toEqual([50_000, 40_000, 30_000]);
    expect(await settings(own)).toEqual([0, 0, 0]);
    await own.destroy();
  });

  describe('whose answer to a commit is lost', () => {
    /** Connections that break at a commit, which is sent or not. Those that follow work, unless `isGone`. */
    const breaking = (isSent: boolean, isGone = false) => {
      if (test.address.dialect !== 'postgres') throw new Error('This is about PostgreSQL.');
      const pool = createPool(test.address.url, 2, usualLimits);
      let broken = 0;
      const cutting: ConnectionPool = {
        end: () => pool.end(),
        connect: (ready) =>
          pool.connect((error, client) => {
            if (isGone && broken > 0) {
              client?.release();
              return ready(new Error('Connection terminated unexpectedly'), undefined);
            }
            if (client === undefined) return ready(error, client);
            const query = (text: string, values: unknown[], done: (failed: Error | null, result?: unknown) => void) => {
              if (text !== 'commit' || broken > 0) return client.query(text, values, done);
              broken += 1;
              const cut = () => done(new Error('Connection terminated unexpectedly'));
              if (isSent) client.query(text, values, cut);
              else cut();
            };
            const get = (_client: pg.PoolClient, name: string) => {
              const own: unknown = Reflect.get(client, name, client);
              return name === 'query' ? query : typeof own === 'function' ? own.bind(client) : own;
            };
            ready(undefined, new Proxy(client, { get }));
          }),
      };
      return new Kysely<Schema>({ dialect: dialectOf(() => cutting, isGone ? short : usualLimits) });
    };
    /** What is answered to a save, and how many banners are there afterwards. */
    const saved = async (on: Database) => {
      const { token } = await createEditor(test);
      const app = createApp({ db: on, dialect: 'postgres', files: test.files, pages: null, clock: test.clock.now });
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const answer = await app.request('/api/admin/banners', { method: 'POST', headers, body: '{"title":"Ngày hội"}' });
      const body = (await answer.json()) as { message: string };
      await on.destroy();
      const rows = await test.db.selectFrom('banner').select('id').execute();
      return [answer.status, body.message, rows.length];
    };

    it.each([
      ['was made, the save is answered as saved', true, false, 201, /thành công/, 1],
      ['never arrived, the save is 503 and not kept', false, false, 503, /đang bận/, 0],
      ['cannot be looked for, that is said', true, true, 500, /chưa biết đã lưu được hay chưa/, 1],
    ])('and %s', async (_what, isSent, isGone, status, message, count) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      expect(await saved(breaking(isSent, isGone))).toEqual([status, expect.stringMatching(message), count]);
      log.mockRestore();
    });
  });

  it('is told as degraded while it gives no further connection, and as whole when it gives one again', async () => {
    if (test.address.dialect !== 'postgres') throw new Error('This is about PostgreSQL.');
    const role = `few_${crypto.randomUUID().replaceAll('-', '')}`;
    await sql.raw(`create role ${role} login connection limit 2; grant pg_read_all_data to ${role}`).execute(test.db);
    const url = new URL(test.address.url);
    url.username = role;
    const few = connect({ dialect: 'postgres', url: String(url), limits: { ...short, query: 5_000 } });
    const log = watchedLog();
    const state = () => readiness({ db: few, files: test.files, freeBytes: async () => Infinity })();
    try {
      const ask = (count: number) => Array.from({ length: count }, () => sql`select pg_sleep(0.2)`.execute(few));
      await Promise.all(ask(2));
      const [failed, ...others] = (await Promise.allSettled(ask(3))).filter(({ status }) => status === 'rejected');
      expect([failed === undefined, others]).toEqual([false, []]);
      expect(await state()).toMatchObject({ degraded: ['database'], database: 'refusing' });
      expect(log.mock.calls.flat().map(String).join()).toMatch(/gives no further connection: error: too many connections/);
      await sql.raw(`alter role ${role} connection limit 4`).execute(test.db);
      await Promise.all(ask(3));
      expect(await state()).toMatchObject({ degraded: [], database: 'ok' });
    } finally {
      log.mockRestore();
      await few.destroy();
      await sql.raw(`drop owned by ${role}; drop role ${role}`).execute(test.db);
    }
  });

  it('refuses a search in time, and finds what was saved when it answers again', async () => {
    if (test.address.dialect !== 'postgres') throw new Error('This is about PostgreSQL.');
    await build(test, article, { title: 'Lò nung' });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    // Long enough for a search that finds something on a busy machine.
    const longer = { connect: 2_000, statement: 2_000, lock: 2_000, query: 2_000, idle: 2_000 };
    const index = new IndexThread({ ...test.address, limits: longer }, siteSearchSources, 60_000);
    try {
      const titles = async () => (await index.find('lò nung', null, test.clock.now())).places.length;
      expect(await titles()).toBe(1);
      await whileLocked(['journal'], async () => {
        const statuses = Array.from({ length: 20 }, () =>
          titles().catch((error: unknown) => failureOf(error, 'a search').status),
        );
        expect(await Promise.all(statuses)).toEqual(Array(20).fill(503));
      });
      await build(test, article, { title: 'Lò nung mới' });
      expect(await titles()).toBe(2);
    } finally {
      log.mockRestore();
      await index.close();
    }
  });
});
