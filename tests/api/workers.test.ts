import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { adminEmail, adminPassword, startSite } from '../../trials/site-process.ts';

/** The processes that this one has started. */
function childrenOf(pid: number): number[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
      .map(Number);
  } catch {
    return [];
  }
}

/** Waits for what comes by itself; fails after half a minute. */
async function eventually<T>(look: () => Promise<T | null> | T | null): Promise<T> {
  const began = performance.now();
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() - began > 30_000) throw new Error('It has not come in half a minute.');
    await delay(50);
  }
}

it(
  'two workers on SQLite see each other’s saves, add up their metrics, replace one that is killed and stop together',
  { timeout: 180_000 },
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-workers-'));
    const token = 'mot-ma-du-dai-de-do';
    const site = await startSite(dir, { DEMO_CONTENT: 'false', WORKERS: '2', METRICS_TOKEN: token, METRICS_PORT: '0' });
    try {
      const { pid = 0 } = site.child;
      const ask = async (path: string, init: RequestInit = {}) =>
        fetch(site.origin + path, {
          ...init,
          headers: { Connection: 'close', 'Content-Type': 'application/json', ...init.headers },
        });
      const metrics = async () => (await ask('/metrics', { headers: { Authorization: `Bearer ${token}` } })).text();
      /** How many processes have told theirs: each has a start of its own, which are added up. */
      const measured = async () =>
        (await metrics()).split('\n').find((line) => line.startsWith('response_cache_entries{')) ?? null;
      const pair = () => {
        const found = childrenOf(pid);
        return found.length === 2 ? found : null;
      };
      const before = await eventually(pair);
      await eventually(measured);
      await eventually(() => (/Metrics are at/.test(site.output()) ? true : null));

      const { data } = (await (
        await ask('/api/admin/login', { method: 'POST', body: JSON.stringify({ email: adminEmail, password: adminPassword }) })
      ).json()) as { data: { token: string } };
      const signedIn = { Authorization: `Bearer ${data.token}` };
      // Connections go to either process.
      for (let index = 0; index < 6; index += 1) {
        const body = JSON.stringify({ name: `Danh mục ${index}`, status: true });
        const saved = await ask('/api/admin/danh-muc', { method: 'POST', headers: signedIn, body });
        expect(saved.status, await saved.clone().text()).toBeLessThan(300);
        for (let look = 0; look < 4; look += 1) {
          const list = await (await ask('/api/danh-muc')).text();
          expect(list).toContain(`Danh mục ${index}`);
        }
      }
      const lines = (await metrics()).split('\n');
      const sum = (name: string, labels: string) =>
        lines
          .filter((line) => line.startsWith(`${name}{${labels},worker="`))
          .reduce((all, line) => all + Number(line.split(' ').at(-1)), 0);
      expect(sum('http_requests_total', 'method="GET",route="/api/danh-muc",status="200"')).toBe(24);
      expect(sum('http_requests_total', 'method="POST",route="/api/admin/danh-muc",status="201"')).toBe(6);
      // Each on its own, so that one that is replaced begins at nothing and the others go on.
      expect(lines.filter((line) => line.startsWith('process_resident_memory_bytes{'))).toHaveLength(2);

      process.kill(before[1] ?? 0, 'SIGKILL');
      // What the killed one has accepted breaks off; nothing waits for an answer that never comes.
      const during = await Promise.all(
        Array.from({ length: 60 }, async () =>
          ask('/api/menu', { signal: AbortSignal.timeout(20_000) }).then(
            ({ status }) => status,
            (error: Error) => error.name,
          ),
        ),
      );
      expect(during.filter((outcome) => outcome === 200).length, String(during)).toBeGreaterThan(40);
      expect(during).not.toContain('TimeoutError');
      for (let index = 0; index < 5; index += 1) {
        await delay(20);
        expect((await ask('/api/menu', { signal: AbortSignal.timeout(20_000) })).status).toBe(200);
      }
      const after = await eventually(() => {
        const found = pair();
        return found?.includes(before[1] ?? 0) ? null : found;
      });
      expect(after).toContain(before[0]);
      expect(site.output()).toMatch(/Worker \d has ended \(SIGKILL\); another takes its place in \d+(\.\d)? s\./);

      expect(await site.end('SIGTERM')).toBe(0);
      expect(site.output()).not.toContain('Not everything could be closed in time');
      expect([...before, ...after].filter((each) => childrenOf(pid).includes(each))).toEqual([]);
    } finally {
      await site.end('SIGKILL');
      rmSync(dir, { recursive: true, force: true });
    }
  },
);

it('workers whose start is refused say so once, and end', { timeout: 180_000 }, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-workers-'));
  await expect(startSite(dir, { WORKERS: '2', ADMIN_PASSWORD: '1234567890' })).rejects.toThrow(
    /^The site ended \(1\) before it listened: ADMIN_PASSWORD="…" is not usable: [^\n]*\n$/,
  );
  rmSync(dir, { recursive: true, force: true });
});
