import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as ask, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { parse } from 'yaml';
import { createMetrics } from '#server/observability/metrics.ts';
import { connect } from '#server/database/connect.ts';
import { readNetworks } from '#server/insight/allowed-networks.ts';
import { siteListener } from '#server/start/http-server.ts';
import { insight, metricsServer } from '#server/insight/insight.ts';
import { readiness } from '#server/insight/readiness.ts';
import { checkVersion } from '#server/start/startup-checks.ts';
import { watchContent, watchedDatabase, watchedFiles, watchedSecurityLog, watchNights } from '#server/start/watched-parts.ts';
import { createTestApp, dialects } from '../support/app.ts';
import { build } from '../support/build.ts';
import { root } from '../support/imports.ts';
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
  const parts = { ...test, db, pages: null, clock: test.clock.now, searchIndex, freeBytes: async () => 10 ** 9 };
  const publicUrl = 'https://truong.example';
  const site = (trustProxy: number, { withToken = true, counting = createMetrics() } = {}) =>
    listening(
      siteListener(
        { ...parts, trustProxy },
        1_000_000,
        { metrics: counting, accessLog: false },
        insight({
          mayAsk: readNetworks('private')!,
          trustProxy,
          publicUrl,
          ready: readiness(parts),
          metrics: withToken ? { token, read } : null,
        }),
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
        degraded: [],
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        database: 'ok',
        migrations: 'ok',
        store: 'ok',
        disk: 'ok',
        index: 'ok',
      },
    ]);
    // Who comes through a proxy is judged by the address it names, or not at all.
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via'])
      expect([name, (await direct.get('/readyz', { [name]: '10.0.0.1' })).status]).toEqual([name, 404]);
    const called = async (Host: string) => [Host, (await direct.get('/healthz', { Host })).status];
    for (const host of ['truong.example', 'Truong.Example:443', 'truong.example.'])
      expect(await called(host)).toEqual([host, 404]);
    for (const host of ['127.0.0.1:3000', 'localhost', '10.1.2.3', '[::1]:3000']) expect(await called(host)).toEqual([host, 200]);
    expect((await behind.get('/healthz', { Host: 'truong.example', 'X-Forwarded-For': '10.0.0.1' })).status).toBe(200);
    expect((await behind.get('/readyz', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
    expect((await behind.get('/readyz', { 'X-Forwarded-For': '10.0.0.1' })).status).toBe(200);
    expect((await behind.get('/readyz')).status).toBe(200);
    direct.close();
    behind.close();
  });

  it('stays ready, and says what is wrong, without what no other instance has either', async () => {
    const silent = connect(test.address);
    // What was never opened would open again.
    await sql`select 1`.execute(silent);
    await silent.destroy();
    const state = async (changed: Partial<Parameters<typeof readiness>[0]>) => {
      const ready = readiness({ ...parts, ...changed });
      const { get, close } = await listening(
        insight({ mayAsk: () => true, trustProxy: 0, publicUrl: 'http://127.0.0.1:3000', ready, metrics: null })(() => {}),
      );
      const { status, text } = await get('/readyz');
      close();
      return { status, ...(JSON.parse(text) as object) };
    };
    const files = { ...test.files, check: () => Promise.reject(new Error('It is away.')) };
    const ready = { status: 200, ready: true };
    expect(await state({ files })).toMatchObject({ ...ready, degraded: ['store'], store: 'away' });
    expect(await state({ freeBytes: async () => 4_096 })).toMatchObject({ ...ready, degraded: ['disk'], disk: 'full' });
    expect(await state({ freeBytes: async () => Promise.reject(new Error('No such call.')) })).toMatchObject({ degraded: [] });
    const away = await state({ db: silent, files });
    expect(away).toMatchObject({ ...ready, degraded: ['database', 'store'], database: 'silent', migrations: 'unknown' });
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
    expect(lines).toContainEqual(expect.stringMatching(/^database_bytes [1-9]/));
    if (dialect === 'postgres') expect(lines).toContain('database_connections{state="waiting"} 0');
    expect(lines).toContainEqual(expect.stringMatching(/^build_info\{version="\d+\.\d+\.\d+"\} 1$/));
    expect(lines).toContain('http_requests_in_flight 0');
    // Half of the answers would stand in the first bucket of milliseconds.
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.0001",');
    expect(text).not.toMatch(/khong|script|evil/);
    close();
    if (dialect === 'sqlite') return;
    // What alerts and the dashboard ask for.
    metrics.watchProcess();
    watchNights({ start: () => {}, stop: () => {}, doneAt: () => ({}) }, '.', metrics);
    const known = await metrics.registry.getMetricsAsJSON();
    const names = new Set(known.map(({ name }) => name));
    // A name that ends so is a counter's, by convention.
    expect(known.filter(({ name, type }) => name.endsWith('_total') && String(type) !== 'counter')).toEqual([]);
    const read = (file: string) => parse(readFileSync(join(root, 'deploy/prometheus', file), 'utf8'));
    const { groups } = read('alerts.yml') as { groups: { rules: { expr: string }[] }[] };
    const { panels, templating } = read('dashboard.json') as {
      panels: { targets: { expr: string }[] }[];
      templating: { list: { query: string }[] };
    };
    const asked = [...groups.flatMap(({ rules }) => rules), ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
    const queries = [...asked, ...templating.list.map(({ query }) => query)].map((query) => query.replaceAll(/\{[^}]*\}/g, ''));
    const used = new Set(queries.flatMap((query) => query.match(/\b[a-z]+(_[a-z0-9]+)+\b/g) ?? []));
    for (const name of ['histogram_quantile', 'max_over_time', 'label_values']) expect(used.delete(name), name).toBe(true);
    expect(used.size).toBeGreaterThan(15);
    expect([...used].filter((name) => !names.has(name.replace(/_bucket$/, '')))).toEqual([]);
  });

  it('counts faults of the store, what happens around signing in, and the nights', async () => {
    const counting = createMetrics();
    const away = async () => Promise.reject(new Error('It is away.'));
    const watched = watchedFiles({ ...test.files, get: away }, counting);
    await expect(watched.get('a-320.webp')).rejects.toThrow('away');
    await watched.check();
    await watchedSecurityLog({ tell: async () => {}, flush: async () => {} }, counting).tell({ kind: 'refused', network: null });
    const folder = mkdtempSync(join(tmpdir(), 'huong-nghiep-nights-'));
    const nightly = { start: () => {}, stop: () => {}, doneAt: () => ({ tidy: 1_790_000_000 }) };
    watchNights(nightly, folder, counting);
    const told = async () =>
      (await counting.registry.metrics()).split('\n').filter((line) => /^(store_e|security|night|backup)/.test(line));
    const others = [
      'store_errors_total{call="get"} 1',
      'security_events_total{kind="refused"} 1',
      'nightly_work_last_success_timestamp_seconds{work="tidy"} 1790000000',
    ];
    expect(await told()).toEqual(others);
    for (const name of ['backup-2026-11-22-030005.tar.gz', 'backup-2026-11-23-030005.tar.gz', 'other.tar.gz'])
      writeFileSync(join(folder, name), '');
    expect(await told()).toEqual([...others, 'backup_last_timestamp_seconds 1795377605']);
    rmSync(folder, { recursive: true });
  });

  it('gives each request an id, or keeps the one of a proxy that is trusted', async () => {
    const [direct, behind] = [await site(0), await site(1)];
    const own = /^[\da-f-]{36}$/;
    const idOf = async ({ get }: typeof direct, id: string) =>
      (await get('/api/menu', { 'X-Request-Id': id })).headers['x-request-id'];
    expect(await idOf(direct, 'a-proxy-s-own-id')).toMatch(own);
    expect(await idOf(behind, 'a-proxy-s-own-id')).toBe('a-proxy-s-own-id');
    for (const id of ['short', 'a'.repeat(65), 'two words', '{"id":1234567}']) expect(await idOf(behind, id)).toMatch(own);
    // From memory and where nothing is, too.
    for (const path of ['/api/menu', '/khong-co']) expect((await direct.get(path)).headers['x-request-id']).toMatch(own);
    direct.close();
    behind.close();
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
