import { join } from 'node:path';
import { z } from 'zod';
import { career, department, major, majorGroup, position, subject } from '#shared/content-types/index.ts';
import { connectForStart, type DatabaseAddress } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { openBuiltSite } from './built-site.ts';
import { fillTable } from './fill.ts';
import { percentile } from './ratio.ts';

export const batched = 20_000;

/** How long a step took, and what visitors waited meanwhile for a page that is kept in memory; all in milliseconds. */
export type BatchStep = { name: string; ms: number; pages: { count: number; p50: number; p99: number; most: number } | null };

const kept = ['/nghe-nghiep/nghe-nghiep-0', '/bai-viet'];

/** A major with 20,000 subjects: found, sorted, put in order, hidden all together, and shown again by taking that back. */
export async function benchBatch(address: DatabaseAddress, dataDir: string, env: Record<string, string>): Promise<BatchStep[]> {
  const db = connectForStart(address);
  await migrate(db, address.dialect);
  await db.transaction().execute(async (open) => {
    await fillTable(open, career, 3, {});
    await fillTable(open, department, 1, { nghe_nghiep_id: 1 });
    await fillTable(open, position, 5, { bo_phan_id: 1 });
    await fillTable(open, majorGroup, 1, {});
    await fillTable(open, major, 1, { group_id: 1 });
    await fillTable(open, subject, batched, { nganh_hoc_id: 1 });
    await open.updateTable('nghe_nghiep').set({ status: 1 }).execute();
    await open.updateTable('nganh_hoc').set({ status: 1 }).execute();
    await open.updateTable('nhom_nganh').set({ status: 1 }).execute();
  });
  await db.destroy();
  const site = await openBuiltSite(dataDir, { ADMIN_EMAIL: 'admin@example.com', DEMO_CONTENT: 'false', ...env }, 60_000);
  try {
    const login = await fetch(`${site.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'mot-mat-khau-du-dai' }),
    });
    const { token } = z.object({ data: z.object({ token: z.string() }) }).parse(await login.json()).data;
    const call = async (method: string, path: string, body?: unknown): Promise<number | null> => {
      const answer = await fetch(`${site.url}/api/admin/${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`);
      const { meta } = z.object({ meta: z.object({ batch: z.number().nullish() }).nullish() }).parse(JSON.parse(text));
      return meta?.batch ?? null;
    };
    const steps: BatchStep[] = [];
    const measure = async (name: string, work: () => Promise<number | null>, watched = false): Promise<number | null> => {
      const watch = watched ? await watchPages(site.url) : null;
      const start = performance.now();
      const batch = await work();
      const ms = performance.now() - start;
      steps.push({ name, ms, pages: watch === null ? null : await watch() });
      console.error(JSON.stringify(steps.at(-1)));
      return batch;
    };
    const list = (query: string) => () => call('GET', `mon-hoc/all?nganh_hoc_id=1&${query}`);
    await measure('search by a keyword, first', list('keyword=thiet+ke+do'));
    await measure('search by a keyword', list('keyword=do+hoa'));
    await measure('sorted by order, the last page', list('sort_by=order&per_page=100&page=200'));
    await measure('sorted by name', list('sort_by=name&sort_order=desc&per_page=100'));
    await measure('the page of a record', list('sort_by=name&per_page=100&around=9000'));
    const hide = { action: 'set', filters: { nganh_hoc_id: 1, status: 'active' }, values: { status: 0 } };
    const hidden = await measure('hide all by filters', () => call('POST', 'mon-hoc/batch', hide), true);
    const shown = await measure('take that back', () => call('POST', 'undo', { batch: hidden }), true);
    await measure('hide them again, by taking back', () => call('POST', 'undo', { batch: shown }), true);
    const order = (ids: number[]) => () => call('POST', 'mon-hoc/batch', { action: 'order', ids });
    await measure('three put in order, all numbered for the first time', order([9_000, 8_000, 7_000]), true);
    await measure('three put in order', order([7_000, 9_000, 8_000]), true);
    return steps;
  } finally {
    await site.close();
  }
}

/** Asks for kept pages one after another until the returned function is called. */
export async function watchPages(url: string): Promise<() => Promise<BatchStep['pages']>> {
  for (const path of kept) for (let time = 0; time < 3; time += 1) await (await fetch(url + path)).text();
  const times: number[] = [];
  const done = new AbortController();
  const watching = (async () => {
    for (let index = 0; !done.signal.aborted; index += 1) {
      const start = performance.now();
      await (await fetch(url + (kept[index % kept.length] ?? '/'))).text();
      times.push(performance.now() - start);
      await new Promise((wait) => setTimeout(wait, 5));
    }
  })();
  return async () => {
    done.abort();
    await watching;
    return { count: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99), most: Math.max(...times) };
  };
}

export const batchDir = (dir: string, dialect: string, part = 'batch') => join(dir, `${part}-${dialect}`);
