import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { adminEmail, adminPassword, type SiteProcess, startSite } from './site-process.ts';
import { randomOf, type Trial, type TrialOptions } from './trial.ts';

/** Milliseconds below which 99 of 100 are to be answered. */
const limits = { kept: 50, anew: 1_000 } as const;

const perSecond = 50;
const others = {
  whole: { slow: 100, logins: 16, searches: 16, uploads: 4, pictureWidth: 2_400 },
  short: { slow: 20, logins: 2, searches: 4, uploads: 1, pictureWidth: 600 },
};
/** An answer that takes longer counts as hanging, in milliseconds. */
const hangs = 30_000;

type Answer = { status: number; retryAfter: string | undefined; ms: number; body: Buffer };
type Seen = Pick<Answer, 'status' | 'ms'>;
type Ask = { method?: string; from: string; headers?: Record<string, string>; body?: Buffer | string };
type Kind = 'kept' | 'anew' | 'call' | 'picture' | 'login' | 'search' | 'upload';

const sentences = [
  'em thích vẽ và thích máy tính thì nên học ngành nào',
  'nhà thiết kế đồ họa làm những công việc gì mỗi ngày',
  'học thiết kế nội thất ra trường lương bao nhiêu',
  'nganh kien truc thi khoi gi va hoc may nam',
  'khác nhau giữa thiết kế thời trang và tạo mẫu rập',
];

/**
 * Visitors at 50 requests a second, beside clients that send one byte a second, guess passwords, search sentences and upload
 * pictures, each from an address of its own that a declared proxy forwards. A round is a second of load.
 */
export const trial: Trial = (options) => load(options, true);

/** Without pages calls stand in for them, there are fewer others, and no build or demo content is needed. */
export async function load(
  { seed, rounds, say }: TrialOptions,
  pages: boolean,
): Promise<{ figures: string[]; faults: string[] }> {
  const random = randomOf(seed);
  const figures: string[] = [];
  const faults: string[] = [];
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-load-'));
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  let site: SiteProcess | undefined;
  try {
    site = await startSite(dir, { TRUST_PROXY: '1', PUBLIC_URL: 'http://site.test', DEMO_CONTENT: String(pages) }, pages);
    const { origin, child } = site;
    const resident = () => megabytes(child.pid);
    const port = Number(new URL(origin).port);
    const ask = asker(port, agent);
    const token = await signIn(ask);
    const { slow: slowOnes, logins, searches, uploads, pictureWidth } = pages ? others.whole : others.short;
    const picture = await photograph(seed, pictureWidth);
    if (!pages) await addContent(ask, token, picture);
    const mix = await visitorsMix(ask, pages, random.of);

    const run = async (seconds: number, isBusy: boolean) => {
      const seen = new Map<Kind, Seen[]>();
      const failed: string[] = [];
      const under: Promise<void>[] = [];
      const note = (kind: Kind, given: Promise<Answer>) => {
        const noted = given.then(
          (answer) => {
            const answers = seen.get(kind);
            const { status, ms } = answer;
            if (answers === undefined) seen.set(kind, [{ status, ms }]);
            else answers.push({ status, ms });
            if (answer.status >= 500 && !(answer.status === 503 && answer.retryAfter !== undefined))
              failed.push(`${kind} was answered with ${answer.status}`);
          },
          (error: unknown) => void failed.push(`${kind} was not answered: ${String(error)}`),
        );
        under.push(noted);
        return noted;
      };
      const ends = performance.now() + seconds * 1_000;
      const goesOn = () => performance.now() < ends;
      const slow: Socket[] = [];
      if (isBusy) {
        for (let index = 0; index < slowOnes; index += 1) slow.push(sendSlowly(port, `10.1.0.${index}`));
        const keepOn = async (count: number, work: (index: number) => Promise<void>) => {
          await Promise.all(
            Array.from({ length: count }, async (_, index) => {
              while (goesOn()) await work(index);
            }),
          );
        };
        under.push(
          keepOn(logins, async (index) => {
            const body = JSON.stringify({
              email: `ai-do-${random.below(1_000_000)}@example.com`,
              password: 'khong-phai-mat-khau',
            });
            await note('login', ask('/api/admin/login', { method: 'POST', from: `10.2.${random.below(250)}.${index}`, body }));
            await sleep(5);
          }),
          keepOn(searches, async (index) => {
            const text = encodeURIComponent(`${random.of(sentences)} ${random.below(1_000_000)}`);
            await note('search', ask(`/api/search?q=${text}`, { from: `10.3.0.${index}` }));
          }),
          keepOn(uploads, async (index) => {
            const { type, body } = formOf(picture, { title: 'Ảnh', status: '0' });
            const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
            await note('upload', ask('/api/admin/banners', { method: 'POST', from: `10.4.0.${index}`, headers, body }));
          }),
        );
      }
      const gap = 1_000 / perSecond;
      for (let sent = 0, began = performance.now(); goesOn(); sent += 1) {
        const { kind, path } = mix();
        void note(kind, ask(path, { from: `10.5.${random.below(250)}.${random.below(250)}` }));
        await sleep(Math.max(0, began + (sent + 1) * gap - performance.now()));
      }
      await Promise.all(under);
      for (const socket of slow) socket.destroy();
      return { seen, failed };
    };

    say('Warming up …');
    await run(pages ? 3 : 1, false);
    say('Visitors alone …');
    const quiet = await run(pages ? Math.min(rounds, 10) : 1, false);
    say(`Visitors beside the others, ${rounds} s …`);
    const before = resident();
    const busy = await run(rounds, true);
    for (const [kind, answers] of busy.seen) {
      const times = timesOf(answers);
      const alone = timesOf(quiet.seen.get(kind) ?? []);
      const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(
        ([status, all]) => `${all?.length} × ${status}`,
      );
      const beside = alone.count === 0 ? '' : `; alone p50 ${alone.p50} ms, p99 ${alone.p99} ms`;
      figures.push(`${kind}: ${times.count} answers (${statuses.join(', ')}), p50 ${times.p50} ms, p99 ${times.p99} ms${beside}`);
    }
    for (const kind of ['kept', 'anew', 'call', 'picture', 'login', 'search', 'upload'] as const)
      if (!busy.seen.has(kind)) faults.push(`No ${kind} was answered.`);
    // Processor time of a test run is shared with others: there is nothing to say of it.
    if (pages)
      for (const [kind, limit] of Object.entries(limits)) {
        const { p99 } = timesOf(busy.seen.get(kind as Kind) ?? []);
        if (p99 >= limit) faults.push(`99 of 100 of ${kind} took up to ${p99} ms, and may take ${limit} ms.`);
      }
    const failures = [...quiet.failed, ...busy.failed];
    faults.push(...new Set(failures));
    await sleep(pages ? 2_000 : 0);
    figures.push(`Resident memory: ${before} MB before the load, ${resident()} MB after it.`);
  } finally {
    agent.destroy();
    await site?.end('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  }
  return { figures, faults };
}

function asker(port: number, agent: Agent) {
  const ask = (path: string, { method = 'GET', from, headers = {}, body }: Ask): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const given: Record<string, string | number> = { 'X-Forwarded-For': from, 'Accept-Encoding': 'br', ...headers };
      if (body !== undefined) {
        given['Content-Type'] ??= 'application/json';
        given['Content-Length'] = Buffer.byteLength(body);
      }
      const sent = request({ host: '127.0.0.1', port, path, method, agent, headers: given }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            ms: performance.now() - began,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.setTimeout(hangs, () => sent.destroy(new Error(`no answer within ${hangs / 1_000} s`)));
      sent.on('error', (error) => {
        // The site may have ended an idle connection in the moment in which it was used again.
        const isIdleEnd = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
        if (isIdleEnd) resolve(ask(path, { method, from, headers, ...(body === undefined ? {} : { body }) }));
        else reject(error);
      });
      sent.end(body);
    });
  return ask;
}

type Asker = ReturnType<typeof asker>;

async function signIn(ask: Asker): Promise<string> {
  const body = JSON.stringify({ email: adminEmail, password: adminPassword });
  const answer = await ask('/api/admin/login', {
    method: 'POST',
    from: '10.9.0.1',
    body,
    headers: { 'Accept-Encoding': 'identity' },
  });
  const { data } = JSON.parse(answer.body.toString()) as { data: { token: string } };
  return data.token;
}

/** What visitors ask for: mostly what is kept, and now and then a page or call that has to be made anew. */
async function visitorsMix(ask: Asker, pages: boolean, of: <T>(values: readonly T[]) => T) {
  const plain = { from: '10.9.0.1', headers: { 'Accept-Encoding': 'identity' } };
  const read = async (path: string) =>
    (JSON.parse((await ask(path, plain)).body.toString()) as { data: { slug: string; image?: string }[] }).data;
  const [careers, articles] = await Promise.all([read('/api/nghe-nghiep'), read('/api/bai-viet')]);
  const whole = await Promise.all(
    careers.slice(0, 10).map(async ({ slug }) => (await ask(`/api/nghe-nghiep/${slug}`, plain)).body.toString()),
  );
  const pictures = [...new Set(whole.join('').match(/\/uploads\/[a-z0-9]+-\d+\.webp/g))];
  const calls = ['/api/menu', '/api/banners', '/api/danh-muc', ...careers.map(({ slug }) => `/api/nghe-nghiep/${slug}`)];
  const kept = pages
    ? [
        ...careers.map(({ slug }) => `/nghe-nghiep/${slug}`),
        ...articles.map(({ slug }) => `/bai-viet/${slug}`),
        '/bai-viet',
        '/mon-hoc',
      ]
    : ['/api/mon-hoc', ...articles.map(({ slug }) => `/api/bai-viet/${slug}`)];
  let made = 0;
  // No one has asked for these before, and nobody keeps them.
  const anew = () => (pages ? `/khong-co-${(made += 1)}` : `/api/vi-tri/khong-co-${(made += 1)}`);
  const kinds: readonly Kind[] = ['kept', 'picture', 'kept', 'anew', 'kept', 'call', 'kept', 'picture', 'kept', 'call'];
  let asked = 0;
  return (): { kind: Kind; path: string } => {
    const kind = kinds[(asked += 1) % kinds.length] ?? 'kept';
    if (kind === 'anew') return { kind, path: anew() };
    return { kind, path: of(kind === 'kept' ? kept : kind === 'call' ? calls : pictures) };
  };
}

/** A client that sends the head of a request one byte a second. */
function sendSlowly(port: number, from: string): Socket {
  const socket = connect(port, '127.0.0.1');
  const text = `GET /api/menu HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nX-Slow: ${'x'.repeat(1_000)}`;
  let sent = 0;
  const timer = setInterval(() => socket.write(text[(sent += 1) % text.length] ?? 'x'), 1_000);
  socket.on('close', () => clearInterval(timer));
  // The site may end such a connection: that is its right.
  socket.on('error', () => {});
  socket.resume();
  return socket;
}

/** As noisy as one of a telephone. */
function photograph(seed: number, width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + (seed % 50), sigma: 12 } as const;
  const height = Math.round((width * 2) / 3);
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** What visitors ask for where there is no demo content. */
async function addContent(ask: Asker, token: string, picture: Buffer): Promise<void> {
  const send = async (path: string, { type, body }: { type: string; body: Buffer | string }) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
    const { status } = await ask(`/api/admin/${path}`, { method: 'POST', from: '10.9.0.1', headers, body });
    if (status !== 201 && status !== 200) throw new Error(`${path} was answered with ${status}.`);
  };
  const json = (values: object) => ({ type: 'application/json', body: JSON.stringify(values) });
  for (let index = 0; index < 5; index += 1) {
    await send('nghe-nghiep', json({ name: `Nghề thiết kế ${index}`, status: 1 }));
    await send(
      'bai-viet',
      json({ title: `Học thiết kế ${index}`, status: 'published', content: [{ title: 'Mục', content: 'Lời '.repeat(500) }] }),
    );
  }
  await send('nghe-nghiep', formOf(picture, { name: 'Nghề có ảnh', status: '1' }));
}

function formOf(picture: Buffer, values: Record<string, string>): { type: string; body: Buffer } {
  const boundary = 'ranh-gioi-cua-cac-phan';
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = Object.entries(values)
    .map(([name, value]) => field(name, value))
    .join('');
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(fields + file), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

function timesOf(answers: readonly Seen[]): { count: number; p50: number; p99: number } {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
  return { count: times.length, p50: at(0.5), p99: at(0.99) };
}

/** Of the process, where the system tells it. */
function megabytes(pid: number | undefined): number | string {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return 'unknown';
  }
}
