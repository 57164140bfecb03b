import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EnquiryCounts, EnquiryRow, ProofChallenge } from '#shared/answers/enquiries.ts';
import { keptSpam, unprovenAnHour } from '#shared/enquiries/enquiry-limits.ts';
import { enquiryOf, solved } from '../tests/support/enquiries.ts';
import { adminEmail, adminPassword, type SiteProcess, startSite } from './site-process.ts';
import { randomOf, type Trial, type TrialOptions } from './trial.ts';

/** Posts of a second: 10,000 take a little less than five minutes. */
const perSecond = 36;
/** Visitors who read pages meanwhile, in requests of a second. */
const readsPerSecond = 20;
/** Milliseconds below which 99 of 100 kept pages are to be answered. */
const slowest = 50;
/** Networks of the part of the flood that comes from many. */
const manyNetworks = 2_000;
/** The part of the flood that comes with a proof. */
const provenPart = 1 / 20;
/** In megabytes: what a flood may add to the disk. */
const mostGrowth = 100;
/** In milliseconds: longer than a program takes to write a question. */
const writingTime = 3_500;

type Answer = { status: number; ms: number; body: Buffer };

/**
 * A flood of enquiries, a half of it from one network and a half from many, beside families who ask and visitors who read. A round is
 * one post of the flood.
 */
export const trial: Trial = (options) => flood(options, true, 50);

/** Without pages calls stand in for them, and no build or demo content is needed. */
export async function flood(
  { seed, rounds, say }: TrialOptions,
  pages: boolean,
  families: number,
): Promise<{ figures: string[]; faults: string[] }> {
  const random = randomOf(seed);
  const figures: string[] = [];
  const faults: string[] = [];
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-flood-'));
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  let site: SiteProcess | undefined;
  try {
    site = await startSite(dir, { TRUST_PROXY: '1', PUBLIC_URL: 'http://site.test', DEMO_CONTENT: String(pages) }, pages);
    const ask = asker(Number(new URL(site.origin).port), agent);
    const call = async <Data>(path: string, from: string, body?: object, token?: string) => {
      const answer = await ask(`/api/${path}`, from, body, token);
      return { ...answer, data: (JSON.parse(answer.body.toString()) as { data: Data }).data };
    };
    const { token } = (await call<{ token: string }>('admin/login', '10.9.0.1', { email: adminEmail, password: adminPassword }))
      .data;
    const proofOf = async (from: string) => solved((await call<ProofChallenge>('enquiry-proof', from)).data);
    const flooding = (index: number) =>
      index % 2 === 0 ? '10.1.0.1' : `10.2.${Math.floor((index % manyNetworks) / 250)}.${index % 250}`;

    say('Solving challenges …');
    const proofs: string[] = [];
    for (let made = 0; made < rounds * provenPart; made += 1) proofs.push(await proofOf(flooding(made)));

    const read = async (seconds: number): Promise<number[]> => {
      const paths = pages ? ['/bai-viet', '/mon-hoc', '/hoi-dap', '/tuyen-sinh'] : ['/api/menu', '/api/site', '/api/mon-hoc'];
      const times: number[] = [];
      const under: Promise<void>[] = [];
      for (const path of paths) await ask(path, '10.5.0.1');
      for (let sent = 0, began = performance.now(); sent < seconds * readsPerSecond; sent += 1) {
        const from = `10.5.${random.below(250)}.${random.below(250)}`;
        under.push(
          ask(random.of(paths), from).then(({ ms, status }) => {
            times.push(ms);
            if (status !== 200) faults.push(`A page was answered with ${status}.`);
          }),
        );
        await sleep(Math.max(0, began + ((sent + 1) * 1_000) / readsPerSecond - performance.now()));
      }
      await Promise.all(under);
      return times;
    };
    say('Visitors alone …');
    const quiet = await read(pages ? 10 : 1);
    const before = bytesIn(dir);

    const statuses = new Map<number, number>();
    const taking: number[] = [];
    const post = async (from: string, body: object) => {
      const { status, ms } = await ask('/api/enquiries', from, body);
      taking.push(ms);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const seconds = rounds / perSecond;
    say(`${rounds} posts within ${Math.ceil(seconds)} s …`);
    const attack = async () => {
      const under: Promise<void>[] = [];
      for (let sent = 0, began = performance.now(); sent < rounds; sent += 1) {
        const from = flooding(sent);
        const proof = sent % Math.round(1 / provenPart) === 0 ? proofs.pop() : undefined;
        const isAlike = random.below(3) === 0;
        const given = {
          name: `${proof === undefined ? 'Máy' : 'Máy giải'} ${from}`,
          contact: `09${String(10_000_000 + random.below(89_999_999))}`,
          ...(isAlike && { question: `Vay tiền nhanh, gọi ngay! ${sent}` }),
          ...(proof !== undefined && { proof }),
        };
        under.push(post(from, enquiryOf(given)));
        await sleep(Math.max(0, began + ((sent + 1) * 1_000) / perSecond - performance.now()));
      }
      await Promise.all(under);
    };
    const family = async (index: number) => {
      await sleep(random.below(Math.max(1, seconds * 1_000 - writingTime)));
      // Every other one shares the network of the flood, as telephones do.
      const from = index % 2 === 0 ? '10.1.0.1' : `10.3.0.${index}`;
      const proof = await proofOf(from);
      await sleep(writingTime);
      await post(from, enquiryOf({ name: `Gia đình ${index}`, contact: `0987${String(100_000 + index)}`, proof }));
    };
    const [times] = await Promise.all([
      read(seconds),
      attack(),
      ...Array.from({ length: families }, (_, index) => family(index)),
    ]);

    const fresh: EnquiryRow[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const answer = await ask(`/api/admin/enquiries?state=new&per_page=100&page=${page}`, '10.9.0.1', undefined, token);
      const { data, meta } = JSON.parse(answer.body.toString()) as { data: EnquiryRow[]; meta: { last_page: number } };
      fresh.push(...data);
      last = meta.last_page;
    }
    const { data: counts } = await call<EnquiryCounts>('admin/enquiry-counts', '10.9.0.1', undefined, token);
    const honest = fresh.filter(({ name }) => name.startsWith('Gia đình '));
    const unproven = Map.groupBy(
      fresh.filter(({ name }) => name.startsWith('Máy 10.')),
      ({ name }) => name,
    );
    const most = Math.max(0, ...[...unproven.values()].map(({ length }) => length));
    const all = [...unproven.values()].reduce((sum, { length }) => sum + length, 0);
    const growth = (bytesIn(dir) - before) / 1024 ** 2;
    const [alone, beside] = [p99(quiet), p99(times)];
    figures.push(
      `answers: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}, p99 ${p99(taking).toFixed(0)} ms`,
      `new: ${honest.length} of ${families} families, ${fresh.length - honest.length - all} with a proof, ${all} without (at most ${most} of a network)`,
      `suspected: ${counts.spam} kept, ${counts.dropped} dropped`,
      `p99 of kept ${pages ? 'pages' : 'calls'}: ${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside the flood`,
      `the disk has ${growth.toFixed(1)} MB more`,
    );
    if (honest.length !== families) faults.push(`Only ${honest.length} of ${families} families are in the inbox as new.`);
    if (statuses.size !== 1 || !statuses.has(201)) faults.push('Some were not answered as usual.');
    if (most > unprovenAnHour.network || all > unprovenAnHour.site)
      faults.push(`${all} without a proof are in the inbox as new.`);
    if (counts.spam > keptSpam) faults.push(`${counts.spam} suspected ones are kept.`);
    if (growth > mostGrowth) faults.push(`The disk has ${growth.toFixed(0)} MB more; ${mostGrowth} are allowed.`);
    // Processor time of a test run is shared with others: there is nothing to say of it.
    if (pages && beside > slowest)
      faults.push(`99 of 100 kept pages took up to ${beside.toFixed(0)} ms, and may take ${slowest} ms.`);
  } finally {
    agent.destroy();
    await site?.end('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  }
  return { figures, faults };
}

const asker =
  (port: number, agent: Agent) =>
  (path: string, from: string, body?: object, token?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const headers = {
        'X-Forwarded-For': from,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      };
      const method = body === undefined ? 'GET' : 'POST';
      const sent = request({ host: '127.0.0.1', port, path, method, agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - began, body: Buffer.concat(chunks) }),
        );
      });
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });

/** Of the SQLite file and its log. */
const bytesIn = (dir: string): number =>
  ['', '-wal'].reduce(
    (sum, ending) => sum + (statSync(join(dir, `site.sqlite${ending}`), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
