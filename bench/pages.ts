import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { percentile } from './ratio.ts';

const page = '/nghe-nghiep/thiet-ke-do-hoa';
const call = '/api/nghe-nghiep/thiet-ke-do-hoa';
const connections = 16;
const seconds = 1;
/** Rounds before measuring, so that V8 has optimised what these requests run. */
const warmUps = 4;
const root = resolve(import.meta.dirname, '..');

export type Speed = { name: string; median: number; low: number; high: number; subject: number; base: number };
export type PagesReport = { speeds: Speed[]; megabytes: number; startMs: number[] };

/**
 * Answers a second over HTTP at 16 connections, from the built site in a process of its own, against a
 * bare `node:http` server with the same bytes; and pages that are not kept, against one that renders the
 * same page to a string with React and does nothing else. The sides take turns, so that other load on the machine slows both.
 */
export async function benchPages(dir: string, rounds: number): Promise<PagesReport> {
  const children: ChildProcess[] = [];
  const sites: BuiltSite[] = [];
  const open = async (env: Record<string, string> = {}) => {
    const site = await openBuiltSite(join(dir, 'pages'), env, 120_000);
    sites.push(site);
    return site;
  };
  try {
    await (await open()).close();
    const startMs: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const began = performance.now();
      const started = await open();
      startMs.push(performance.now() - began);
      await started.close();
    }

    const site = await open();
    const plain = await open({ CACHE_MEGABYTES: '0' });
    const react = fork(join(root, 'bench/react-string.ts'), [join(dir, 'pages/site.sqlite'), page], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    children.push(react);
    const [reactPort] = (await once(react, 'message')) as [number];

    const speeds = [
      await compare('a kept page, brotli', load(site.url + page), load(await bare(site.url + page, children)), rounds),
      await compare('a kept API answer, brotli', load(site.url + call), load(await bare(site.url + call, children)), rounds),
      await compare(
        "a page that is not kept, against React's string render",
        load(plain.url + page),
        load(`http://127.0.0.1:${reactPort}/`),
        rounds,
      ),
    ];
    return { speeds, megabytes: residentMegabytes(site.process), startMs };
  } finally {
    await end(children);
    for (const each of sites) await each.close();
  }
}

/** A bare server that gives what the site gives at `url`, to a client that takes brotli. */
async function bare(url: string, children: ChildProcess[]): Promise<string> {
  const { headers, body } = await new Promise<{ headers: Record<string, string>; body: Buffer }>((done, fail) => {
    http
      .get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const own = Object.entries(response.headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
          done({ headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])), body: Buffer.concat(chunks) });
        });
      })
      .on('error', fail);
  });
  const child = fork(join(root, 'bench/bare-server.ts'));
  children.push(child);
  child.send({ headers, body: body.toString('base64') });
  const [port] = (await once(child, 'message')) as [number];
  return `http://127.0.0.1:${port}/`;
}

const load = (url: string) => async () => {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': 'br' } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.total / result.duration;
};

async function compare(
  name: string,
  subject: () => Promise<number>,
  base: () => Promise<number>,
  rounds: number,
): Promise<Speed> {
  for (let turn = 0; turn < warmUps; turn += 1) {
    await base();
    await subject();
  }
  const [subjects, bases]: [number[], number[]] = [[], [await base()]];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = bases.at(-1)!;
    const rate = await subject();
    const after = await base();
    subjects.push(rate);
    bases.push(after);
    // The speed of a shared machine changes within seconds: each turn is held against those before and after it.
    ratios.push(rate / ((before + after) / 2));
  }
  return {
    name,
    median: percentile(ratios, 0.5),
    low: percentile(ratios, 0.1),
    high: percentile(ratios, 0.9),
    subject: percentile(subjects, 0.5),
    base: percentile(bases, 0.5),
  };
}

/** Read from /proc, which only Linux has; not a number elsewhere. */
function residentMegabytes({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

async function end(children: ChildProcess[]): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
