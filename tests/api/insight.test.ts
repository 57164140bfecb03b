import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type RequestListener } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createMetrics } from '#server/observability/metrics.ts';
import { connect } from '#server/database/connect.ts';
import { readNetworks } from '#server/start/allowed-networks.ts';
import { siteListener } from '#server/start/http-server.ts';
import { metricsServer, withInsight } from '#server/start/insight.ts';
import { readiness } from '#server/start/readiness.ts';
import { checkVersion } from '#server/start/startup-checks.ts';
import { watchContent, watchedDatabase } from '#server/start/watched-parts.ts';
import { createTestApp, dialects } from '../support/app.ts';
import { build } from '../support/build.ts';
import { career } from '#shared/content-types/index.ts';

const token = 'mot-ma-du-dai-de-do';

async function listening(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = ask({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await once(answer, 'end');
    return { status: answer.statusCode, text, headers: answer.headers };
  };
  return { get, close: () => void server.close().closeAllConnections() };
}

describe.each(dialects)('a site on %s that is looked into', async (dialect) => {
  const test = await createTestApp(dialect);
  const metrics = createMetrics();
  const db = connect(test.address, watchedDatabase(metrics));
  watchContent(db, test.address, metrics);
  const read = async () => ({ type: metrics.registry.contentType, text: await metrics.registry.metrics() });
  let isIndexBuilt = true;
  const searchIndex = {
    find: () => Promise.reject(new Error('Nobody searches.')),
    close: async () => {},
    isReady: () => isIndexBuilt,
  };
  const parts = { ...test, db, pages: null, clock: test.clock.now, searchIndex };
  const site = (trustProxy: number, { withToken = true, counting = createMetrics() } = {}) =>
    listening(
      withInsight(
        {
          mayAsk: readNetworks('private')!,
          trustProxy,
          ready: readiness(parts),
          metrics: withToken ? { token, read } : null,
        },
        siteListener({ ...parts, trustProxy }, 1_000_000, { metrics: counting, accessLog: false }),
      ),
    );
  afterAll(async () => {
    await db.destroy();
    await test.close();
  });

  it('says that it lives and is ready, to its own networks alone', async () => {
    const [direct, behind] = [await site(0), await site(1)];
    expect(await direct.get('/healthz')).toMatchObject({ status: 200, text: '{"alive":true}\n' });
    const { status, text } = await direct.get('/readyz');
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        ready: true,
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        database: 'ok',
        migrations: 'ok',
        store: 'ok',
        index: 'ok',
      },
    ]);
    // Who comes through a proxy is judged by the address it names, or not at all.
    expect((await direct.get('/readyz', { 'X-Forwarded-For': '10.0.0.1' })).status).toBe(404);
    expect((await behind.get('/readyz', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
    expect((await behind.get('/readyz', { 'X-Forwarded-For': '10.0.0.1' })).status).toBe(200);
    expect((await behind.get('/readyz')).status).toBe(200);
    direct.close();
    behind.close();
  });

  it('is not ready while the index is built, or while migrations are missing, and goes on with a newer database', async () => {
    const state = async () => {
      const { get, close } = await site(0);
      const { status, text } = await get('/readyz');
      close();
      return { status, ...(JSON.parse(text) as object) };
    };
    isIndexBuilt = false;
    expect(await state()).toMatchObject({ status: 503, ready: false, index: 'building' });
    isIndexBuilt = true;
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-later-version', 'now')`.execute(test.db);
    expect(await state()).toMatchObject({ status: 200, migrations: 'newer' });
    await sql`delete from kysely_migration where name like '9999%' or name like '0002%'`.execute(test.db);
    expect(await state()).toMatchObject({ status: 503, database: 'ok', migrations: 'missing' });
    const { get, close } = await listening(
      withInsight(
        {
          mayAsk: () => true,
          trustProxy: 0,
          ready: readiness({ ...parts, files: { ...test.files, check: () => Promise.reject(new Error('It is away.')) } }),
          metrics: null,
        },
        () => {},
      ),
    );
    expect(JSON.parse((await get('/readyz')).text)).toMatchObject({ ready: false, store: 'away' });
    close();
  });

  it('is not started on a database that a newer version has changed, which is said in one line', async () => {
    await checkVersion(test.db, dialect);
    await sql`insert into kysely_migration (name, timestamp) values ('9998-of-a-later-version', 'now')`.execute(test.db);
    await expect(checkVersion(test.db, dialect)).rejects.toThrow(
      /^A newer version of the site has changed this database \(9998-of-a-later-version\): start that version again, or .*\.$/,
    );
    await sql`drop table kysely_migration`.execute(test.db);
    await checkVersion(test.db, dialect);
  });

  it('counts requests by the names of its routes, with a token only', async () => {
    const { get, close } = await site(0, { counting: metrics });
    const made = await build(test, career);
    for (const path of [
      '/api/nghe-nghiep',
      '/api/nghe-nghiep',
      `/api/nghe-nghiep/${made.slug}`,
      '/api/khong/co/dau?x=<script>',
      '/khong-co',
    ])
      await get(path, { 'User-Agent': '"} evil 1' });
    await get('/api/nghe-nghiep', {}, 'PROPFIND');
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/metrics', { Authorization: `Bearer ${token}x` })).status).toBe(404);
    const { status, text, headers } = await get('/metrics', { Authorization: `Bearer ${token}` });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('text/plain'),
      'no-store',
    ]);
    const lines = text.split('\n');
    expect(lines).toContain('http_requests_total{method="GET",route="/api/nghe-nghiep",status="200"} 2');
    expect(lines).toContain('http_requests_total{method="GET",route="/api/nghe-nghiep/:slug",status="200"} 1');
    expect(lines).toContainEqual(
      expect.stringMatching(/^http_requests_total\{method="other",route="\/api\/nghe-nghiep",status="\d+"\} 1$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^http_request_duration_seconds_count\{route="other"\} \d+$/));
    expect(lines).toContain('response_cache_answers_total{result="hit"} 1');
    expect(lines).toContainEqual(expect.stringMatching(/^database_query_duration_seconds_count [1-9]/));
    expect(lines).toContain('queue_waiting{queue="pages"} 0');
    expect(lines).toContain('journal_last_entry 1');
    expect(lines).toContainEqual(
      dialect === 'sqlite' ? expect.stringMatching(/^database_bytes [1-9]/) : 'database_connections{state="waiting"} 0',
    );
    expect(text).not.toMatch(/khong|script|evil/);
    close();
  });

  it('keeps its metrics to itself without a token, and gives them on a port of their own', async () => {
    const { get, close } = await site(0, { withToken: false });
    expect((await get('/metrics', { Authorization: `Bearer ${token}` })).status).toBe(404);
    close();
    const own = metricsServer(read).listen(0, '127.0.0.1');
    await once(own, 'listening');
    const address = own.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain('http_requests_total');
    expect((await fetch(`${origin}/`)).status).toBe(404);
    own.close().closeAllConnections();
  });
});
