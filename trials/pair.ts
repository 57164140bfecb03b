import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '../tests/support/cluster.ts';
import { scratchDir } from '../tests/support/scratch.ts';
import { adminEmail, adminPassword, type SiteProcess, startSite } from './site-process.ts';
import { json, replaceUnderLoad } from './replacement.ts';
import { startS3 } from './s3-server.ts';
import { randomOf, type Trial } from './trial.ts';

/** In milliseconds: within which a save through one instance shows in the other, with room for a busy machine. */
const seenWithin = 500;
const inTurns = 4;

/**
 * Two instances over one PostgreSQL and one bucket, behind a proxy. First calls go to the one and the other in turns, and what
 * the one has saved has to show in the other within half a second; then, under 50 requests a second, the one and the other are
 * stopped and started, and no request may fail. One round is twenty saves and one replacement of both; a part of a round is as
 * many fewer saves, and no replacement.
 */
export const trial: Trial = async ({ seed, rounds, say }) => {
  const random = randomOf(seed);
  const dir = mkdtempSync(join(scratchDir(), `huong-nghiep-pair-${process.pid}-`));
  const [cluster, s3] = [await startCluster(join(dir, 'postgres')), await startS3(join(dir, 's3'))];
  const env = { DATABASE_URL: cluster.url('postgres'), STORAGE_URL: s3.url, DEMO_CONTENT: 'false', TRUST_PROXY: '1' };
  const open = async (name: string) => startSite(join(dir, name), env);
  const sites: SiteProcess[] = [];
  const faults: string[] = [];
  const figures: string[] = [];
  let proxy: Proxy | null = null;
  try {
    sites.push(...(await Promise.all([open('one'), open('other')])));
    const at = (index: number) => sites[index % sites.length]?.origin ?? '';
    const { token } = await json<{ token: string }>(`${at(0)}/api/admin/login`, {
      method: 'POST',
      body: { email: adminEmail, password: adminPassword },
    });

    say('Saving through the one and looking in the other …');
    const late: number[] = [];
    type Record = { id: number; name: string };
    let records: Record[] = [];
    for (let turn = 0; turn < Math.max(inTurns, Math.round(20 * rounds)); turn += 1) {
      const through = random.below(2);
      const action = records.length < 3 ? 'create' : random.of(['create', 'change', 'remove'] as const);
      const name = `Danh mục ${seed}-${turn}`;
      const chosen = records.length > 0 ? random.of(records) : null;
      const path = `${at(through)}/api/admin/danh-muc`;
      if (action === 'create' || chosen === null) {
        const { id } = await json<{ id: number }>(path, { method: 'POST', token, body: { name, status: true } });
        records.push({ id, name });
      } else if (action === 'change') {
        await json(`${path}/${chosen.id}`, { method: 'PUT', token, body: { name, status: true } });
        chosen.name = name;
      } else {
        await json(`${path}/${chosen.id}`, { method: 'DELETE', token });
        records = records.filter(({ id }) => id !== chosen.id);
      }
      const began = performance.now();
      const wanted = JSON.stringify(records.map((each) => each.name).sort());
      for (const looked of [through, through + 1]) {
        for (;;) {
          const shown = await json<Record[]>(`${at(looked)}/api/danh-muc?per_page=50`);
          if (JSON.stringify(shown.map((each) => each.name).sort()) === wanted) break;
          if (looked === through) {
            faults.push(`After a ${action} the instance that saved does not show it.`);
            break;
          }
          if (performance.now() - began > 5_000) {
            faults.push(`After a ${action} the other instance does not show it in five seconds.`);
            break;
          }
          await sleep(20);
        }
      }
      late.push(performance.now() - began);
    }
    const slowest = Math.max(...late);
    figures.push(`${late.length} saves in turns; shown by the other after ${Math.round(slowest)} ms at the latest`);
    if (slowest > seenWithin) faults.push(`A save was shown by the other instance only after ${Math.round(slowest)} ms.`);

    if (rounds >= 1) {
      proxy = await openProxy(() => sites.map(({ origin }) => origin));
      const { origin, retried } = proxy;
      const sent = await replaceUnderLoad({ front: origin, sites, open, token, random, rounds, say, faults });
      figures.push(`${sent} requests while both were replaced, ${retried()} of them asked again by the proxy`);
    }
  } finally {
    await Promise.all(sites.map(async (site) => site.end('SIGKILL')));
    await proxy?.close();
    await s3.close();
    cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  }
  return { figures, faults };
};

type Proxy = { origin: string; retried: () => number; close: () => Promise<void> };

/**
 * Hands requests round as nginx does with `proxy_next_upstream error`: one that reached nobody is asked of the next instance;
 * one that was sent and lost its connection only where asking twice changes nothing.
 */
async function openProxy(upstreams: () => string[]): Promise<Proxy> {
  let turn = 0;
  let retried = 0;
  const server: Server = createServer((call, answer) => void pass(call, answer));
  async function pass(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of call) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/', headers } = call;
    turn += 1;
    const first = turn;
    for (let tries = 0; tries < 3; tries += 1) {
      const all = upstreams();
      const upstream = all[(first + tries) % all.length] ?? '';
      let isSent = false;
      try {
        const passed = request(upstream + url, { method, headers: { ...headers, 'x-forwarded-for': '10.0.0.1' }, agent: false });
        passed.once('socket', (socket) => socket.once('connect', () => (isSent = true)));
        passed.end(Buffer.concat(chunks));
        const [found] = (await once(passed, 'response')) as [IncomingMessage];
        const body: Buffer[] = [];
        for await (const chunk of found) body.push(chunk as Buffer);
        answer.writeHead(found.statusCode ?? 502, found.headers).end(Buffer.concat(body));
        return;
      } catch {
        if (isSent && method !== 'GET') break;
        retried += 1;
      }
    }
    answer.writeHead(502).end();
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    retried: () => retried,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
