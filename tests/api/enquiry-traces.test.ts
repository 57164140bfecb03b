import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#shared/answers/accounts.ts';
import type { EnquirySent } from '#shared/answers/enquiries.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { callOf } from '#server/auth/access.ts';
import { backUp } from '#server/backup/backup.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { inProcessApi } from '#server/public/in-process-api.ts';
import { sitePublicApi } from '#server/start/app.ts';
import { watchContent } from '#server/start/watched-parts.ts';
import { createTestApp, dialects, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { enquiryOf } from '../support/enquiries.ts';
import { renderedPages } from '../support/in-process-pages.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';
import { watchedLog } from '../support/watched-log.ts';

/** Nowhere else in the site. */
const planted = ['Zephyrine', '0938271625', 'zephyrine@planted.example', 'kaleidoskop', 'marmelada', 'ghichurieng'];
const asked = enquiryOf({
  name: 'Nguyễn Zephyrine',
  contact: '0938 271 625',
  question: 'Học kaleidoskop ở đâu ạ?',
  about: 'Trang marmelada',
});

const inboxCalls = ['GET /enquiries', 'GET /enquiries/:id', 'GET /enquiry-sheet'];

const holds = (text: string): string[] => planted.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

describe.each(dialects)('a name that somebody gave with a question, on %s', (dialect) => {
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-traces-'));
  let test: TestApp;
  let chief: Editor;
  let number: string;
  let log: ReturnType<typeof watchedLog>;
  beforeAll(async () => {
    log = watchedLog();
    test = await createTestApp(dialect, { trustProxy: 1 });
    chief = await createEditor(test, { email: 'quan-tri@example.com' });
    for (const description of descriptions) await build(test, description);
    const send = (body: unknown) => test.json<EnquirySent>('/api/enquiries', { method: 'POST', body });
    number = (await send(asked)).body.data.number;
    await send({ ...asked, contact: 'Zephyrine@planted.example', question: 'Còn kaleidoskop thì sao?' });
    await send({ ...asked, website: 'https://zephyrine@planted.example' });
    await send({ ...asked, contact: 'zephyrine@planted', consent: undefined });
    const { id } = await test.db.selectFrom('enquiry').select('id').where('number', '=', number).executeTakeFirstOrThrow();
    await chief.post(`enquiries/${id}/notes`, { kind: 'answer', text: 'ghichurieng cho Zephyrine' });
    await chief.post('enquiry-searches', { q: 'Zephyrine' });
  });
  afterAll(async () => {
    log.mockRestore();
    await test.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const readable = async (response: Response): Promise<string> => {
    const bytes = Buffer.from(await response.arrayBuffer());
    // A workbook is packed.
    return bytes.subarray(0, 2).toString() === 'PK' ? `workbook of ${bytes.length}` : bytes.toString();
  };

  it.each(roles)('is told to the role %s by the inbox alone', async (role) => {
    const { token } = await createEditor(test, { email: `${role}@example.com`, role });
    const routes = test.app.routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/admin'));
    const calls = [...new Map(routes.map(({ path }) => [callOf('GET', path), path])).keys()];
    const { id } = await test.db.selectFrom('enquiry').select('id').where('number', '=', number).executeTakeFirstOrThrow();
    const found: string[] = [];
    for (const call of calls) {
      const path = call.replace('GET ', '/api/admin').replace(':resource', 'mon-hoc');
      const at = path.replace(/:\w+/g, path.includes('/enquiries/') ? String(id) : '1');
      for (const query of ['', '?q=Zephyrine', '?keyword=Zephyrine']) {
        const answer = await test.request(at + query, { token });
        if (holds(await readable(answer)).length > 0) found.push(call);
      }
    }
    expect(calls.length).toBeGreaterThan(60);
    const told = role === 'editor' ? [] : inboxCalls.slice(0, 2);
    expect([...new Set(found)].sort()).toEqual(told);
  });

  it('stands on no page, in no public call, and in nothing that machines read', async () => {
    const paths = test.app.routes
      .filter(({ method, path }) => method === 'GET' && !/^\/api\/admin|\*/.test(path))
      .map(({ path }) => path.replace(/:\w+(\{[^}]*\})?/g, '1'));
    expect(paths).toEqual(expect.arrayContaining(['/api/site', '/sitemap.xml', '/api/openapi.json', '/api/search']));
    for (const path of paths) expect([path, holds(await readable(await test.request(path)))]).toEqual([path, []]);
    for (const path of ['/api/search', '/api/search/suggestions']) {
      const answer = await test.json<unknown[]>(`${path}?q=kaleidoskop`);
      expect([path, answer.body.data]).toEqual([path, []]);
    }
    const ask = inProcessApi(sitePublicApi(test), () => ({ db: test.db, now: test.clock.now() }));
    const pageOf = renderedPages(ask);
    for (const path of ['/', '/hoi-dap', '/tuyen-sinh', '/nganh', '/bai-viet'])
      expect([path, holds(await pageOf(path))]).toEqual([path, []]);
    const metrics = createMetrics();
    watchContent(test.db, test.address, metrics);
    expect(holds(await metrics.registry.metrics())).toEqual([]);
    expect(holds(log.mock.calls.flat().join('\n'))).toEqual([]);
  });

  it('stands in no table of the database in the clear, and in no backup', async () => {
    for (const { name } of await test.db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(test.db);
      expect([name, holds(JSON.stringify(rows))]).toEqual([name, []]);
    }
    const file = join(dir, 'site.tar.gz');
    await backUp({ database: test.address, files: test.files }, file);
    const archive = gunzipSync(readFileSync(file)).toString('latin1');
    expect(archive).toContain('rows/enquiry/00001.jsonl');
    expect(holds(archive)).toEqual([]);
  });

  it('is gone with its key when it is removed', async () => {
    const before = await test.db.selectFrom('enquiry').selectAll().execute();
    const notes = await test.db.selectFrom('enquiry_note').select('box').execute();
    const boxes = [...before.flatMap(({ box, wrapped_key: key }) => [box, key]), ...notes.map(({ box }) => box)];
    for (const contact of ['0938271625', 'zephyrine@planted.example'])
      expect((await chief.post<{ removed: number }>('enquiry-people/removals', { contact })).status).toBe(200);
    for (const { name } of await test.db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(test.db);
      const text = JSON.stringify(rows);
      expect([name, holds(text), boxes.filter((box) => text.includes(box))]).toEqual([name, [], []]);
    }
    if (test.address.dialect !== 'sqlite') return;
    await sql`pragma wal_checkpoint(truncate)`.execute(test.db);
    const { file } = test.address;
    const [folder, name] = [join(file, '..'), file.split('/').at(-1) ?? ''];
    const files = readdirSync(folder).filter((each) => each.startsWith(name));
    const text = files.map((each) => readFileSync(join(folder, each), 'latin1')).join('');
    expect([holds(text), boxes.filter((box) => text.includes(box.slice(0, 40)))]).toEqual([[], []]);
  });
});
