import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descriptions } from '#shared/content-types/index.ts';
import { currentBuild } from '#server/start/current-build.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { adminEmail, adminPassword, type SiteProcess, startSite } from './site-process.ts';
import { type Random, randomOf, type Trial } from './trial.ts';

/** Requests on their way at a time. */
const atOnce = 16;
/** Milliseconds in which every request has its answer. */
const slowest = 5_000;
/** What answers need for themselves is in memory after as many requests; a shorter trial does not judge it. */
const fewestToSettle = 10_000;
/** How far the resident memory may grow once it has settled, in bytes. */
const mostGrowth = 40 * 1024 ** 2;

/** Nonsense over HTTP against a real process. A round is one request; one in five carries a valid token. Pages are asked for too when the site is built. */
export const trial: Trial = async ({ seed, rounds, database, say }) => {
  const dir = mkdtempSync(join(tmpdir(), 'huong-nghiep-fuzz-'));
  const cluster = database === 'postgres' ? await startCluster(join(dir, 'postgres')) : null;
  const env: Record<string, string> = cluster === null ? {} : { DATABASE_URL: cluster.url('postgres') };
  const isBuilt = existsSync(join(currentBuild(join(import.meta.dirname, '../build')), 'server/index.js'));
  const faults: string[] = [];
  try {
    // To load the demo content takes longer than a short trial.
    const content = { DEMO_CONTENT: String(rounds > 10_000) };
    const site = await startSite(join(dir, 'data'), { ...content, ...env }, isBuilt);
    try {
      const token = await tokenOf(site);
      const random = randomOf(seed);
      const counts = new Map<string, number>();
      let slowestSeen = 0;
      let settled = Infinity;
      let sent = 0;
      const settleAfter = Math.max(fewestToSettle, Math.floor(rounds / 2));
      const sender = async () => {
        while (sent < rounds) {
          sent += 1;
          if (sent === settleAfter) settled = memoryOf(site);
          if (sent % 10_000 === 0) say(`${sent} requests, ${Math.round(memoryOf(site) / 1024 ** 2)} MB`);
          const request = nonsense(random, token);
          const { status, retryAfter, time } = await send(site, request);
          slowestSeen = Math.max(slowestSeen, time);
          counts.set(status, (counts.get(status) ?? 0) + 1);
          const shown = JSON.stringify(request.bytes.subarray(0, 300).toString('latin1'));
          if (status.startsWith('5') && !(status === '503' && retryAfter)) faults.push(`${status} to ${shown}`);
          if (status === 'no answer') faults.push(`The connection was closed without an answer to ${shown}`);
          if (time > slowest) faults.push(`${Math.round(time)} ms until ${status} to ${shown}`);
          if (site.child.exitCode !== null) throw new Error(`The site ended: ${site.output().slice(-2_000)}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, sender));
      const grown = Math.max(0, memoryOf(site) - settled);
      if (grown > mostGrowth)
        faults.push(`The resident memory grew by ${Math.round(grown / 1024 ** 2)} MB after half of the requests.`);
      const stopped = await site.end('SIGTERM');
      if (stopped !== 0) faults.push(`The site ended with exit code ${stopped}.`);
      const statuses = [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([status, count]) => `${status}: ${count}`);
      return {
        figures: [
          `${sent} requests; ${statuses.join(', ')}`,
          `the slowest answer took ${Math.round(slowestSeen)} ms; memory grew by ${Math.round(grown / 1024 ** 2)} MB`,
        ],
        faults: faults.slice(0, 50),
      };
    } finally {
      await site.end('SIGKILL');
    }
  } finally {
    cluster?.stop();
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  }
};

async function tokenOf({ origin }: SiteProcess): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Linux tells it; elsewhere it is not judged. */
function memoryOf({ child }: SiteProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

type Answer = { status: string; retryAfter: boolean; time: number };
type Nonsense = { bytes: Buffer; isWhole: boolean };

/** Sends the bytes as they are. What is cut off is not answered, unless before its end. */
function send({ origin }: SiteProcess, { bytes, isWhole }: Nonsense): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const late = setTimeout(() => end('late'), slowest + 1_000);
    const end = (otherwise: string) => {
      clearTimeout(late);
      socket.destroy();
      const [, status = otherwise] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      resolve({ status, retryAfter: /^retry-after: \d/im.test(text), time: performance.now() - began });
    };
    socket.on('error', () => undefined).on('close', () => end(isWhole ? 'no answer' : 'cut off'));
    socket.on('data', (chunk: Buffer) => {
      if (text.length < 4_000) text += chunk.toString('latin1');
      if (text.includes('\r\n\r\n')) end('');
    });
    socket.on('connect', () => {
      socket.write(bytes);
      if (!isWhole) setTimeout(() => socket.destroy(), 5);
    });
  });
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const oddMethods = ['TRACE', 'QUERY', 'CONNECT', 'get', 'G T'];
const words = [
  'a',
  'ngành',
  'thiết kế đồ họa',
  'là gì',
  '%',
  '%00',
  '%FF',
  '%E0%A4%A',
  '..',
  '../',
  '//',
  '\\',
  '.',
  '....',
  "'",
  '"',
  '<script>',
  '[0]',
  '[]',
  '{}',
  'null',
  '-1',
  '0',
  '1',
  '2',
  '99999999999999999999',
  '1e9',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  '🎨',
  '\u0300\u0301',
  '\ud800',
  '\u200b',
  '*',
  '(',
  'a'.repeat(3_000),
  ' '.repeat(2_000),
  ',;='.repeat(500),
  '-'.repeat(2_000),
  '.'.repeat(2_000),
];
const paths = [
  '/',
  '/search',
  '/api/search',
  '/api/search/suggestions',
  '/api/menu',
  '/api/banners',
  '/api/bai-viet',
  '/api/mon-hoc',
  '/api/nghe-nghiep',
  '/api/vi-tri',
  '/api/nganh-hoc',
  '/api/openapi.json',
  '/api/docs',
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/llms.txt',
  '/uploads',
  '/assets',
  '/share/bai-viet',
  '/api/admin/login',
  '/api/admin/me',
  '/api/admin/stats',
  '/api/admin/search-counts',
  '/login',
  '/admin',
  '/nghe-nghiep',
  '/nganh-hoc',
  '/mon-hoc',
  '/bai-viet',
  '/assets/x.js',
];
const adminPaths = [
  ...descriptions.flatMap(({ path }) => [
    `/api/admin/${path}`,
    `/api/admin/${path}/all`,
    ...['', '/image', '/uses', '/versions', '/versions/1', '/versions/1/restore', '/draft', '/draft/publish', '/previews'].map(
      (rest) => `/api/admin/${path}/1${rest}`,
    ),
    `/api/admin/${path}/1/previews/x`,
    `/api/admin/${path}/1/addresses`,
    `/api/admin/trash/${path}/1`,
    `/api/admin/trash/${path}/1/restore`,
  ]),
  ...['journal', 'drafts', 'undo', 'trash', 'past-addresses', 'past-addresses/owner', 'past-addresses/import'].map(
    (path) => `/api/admin/${path}`,
  ),
];
const queryNames = [
  'q',
  'page',
  'per_page',
  'type',
  'status',
  'sort_by',
  'sort_order',
  'category_id',
  'keyword',
  'days',
  'version',
  'resource',
  'by',
  'action',
  'from',
  'to',
  'before',
  'after',
  'place',
  'name',
  'slug',
  'draft',
  'xem-truoc',
  '',
  'x[]',
];
const headerNames = [
  'If-None-Match',
  'Accept-Encoding',
  'Range',
  'Referer',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'Origin',
  'Accept',
  'Cookie',
  'If-Modified-Since',

  'Upgrade',
  'Connection',
  'Transfer-Encoding',
  'Content-Encoding',
  'Authorization',
  'X-HTTP-Method-Override',
];
const headerValues = [
  'gzip, br;q=0',
  'bytes=0-1,5-',
  'W/"a", "b"',
  'https://a.example',
  '1.2.3.4, ::1',
  'Bearer x',
  '*',
  'identity',
  'chunked',
  'websocket',
  'close',
  'q=',
  'br;q=x',
];
const hosts = ['localhost', 'a', '', 'a b', '[::1]:3', 'x'.repeat(300), '%', 'a/b', 'EXAMPLE.com:99999', '127.0.0.1'];
const values = [
  'Tên',
  '',
  'a',
  '1',
  '0',
  'null',
  'x'.repeat(70_000),
  '\u0000',
  '/uploads/x-320.webp',
  '2026-08-21T00:30',
  'draft',
  'active',
];

function nonsense(random: Random, token: string): Nonsense {
  const isSignedIn = random.below(5) === 0;
  const word = () => random.of(words);
  const several = <T>(most: number, make: () => T) => Array.from({ length: random.below(most + 1) }, make);
  const escaped = (text: string) =>
    random.below(3) === 0 ? text.replaceAll(/[\s\p{C}]/gu, '') : encodeURIComponent(text.toWellFormed());
  const path =
    random.of(isSignedIn || random.below(4) === 0 ? adminPaths : paths) +
    (random.below(3) === 0 ? several(2, () => `/${escaped(word())}`).join('') : '');
  const query = several(3, () => `${random.of(queryNames)}=${escaped(word())}`).join('&');
  const [type, body] = bodyOf(random);
  const method = random.below(30) === 0 ? random.of(oddMethods) : random.below(2) === 0 ? 'GET' : random.of(methods);
  const hasBody = !['GET', 'HEAD'].includes(method) || random.below(20) === 0;
  const told = random.below(30) === 0 ? random.below(500) : body.length;
  const lines = [
    `${method} ${random.below(50) === 0 ? `http://a.example${path}` : path}${query === '' ? '' : `?${query}`} HTTP/1.${random.below(20) === 0 ? 0 : 1}`,
    ...(random.below(50) === 0 ? [] : [`Host: ${random.below(40) === 0 ? random.of(hosts) : 'localhost'}`]),
    ...(isSignedIn ? [`Authorization: Bearer ${token}`] : []),
    ...several(
      2,
      () => `${random.of(headerNames)}: ${random.below(2) === 0 ? random.of(headerValues) : word().replaceAll(/\p{C}/gu, '')}`,
    ),
    ...(hasBody ? [`Content-Type: ${type}`, `Content-Length: ${told}`] : []),
  ];
  let bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), hasBody ? body : Buffer.alloc(0)]);
  if (random.below(30) === 0) bytes[random.below(bytes.length)] = random.below(256);
  // Whoever tells of more than is sent is waited for: it is cut off.
  const isWhole = random.below(10) !== 0 && !(hasBody && told > body.length);
  if (!isWhole && random.below(2) === 0) bytes = bytes.subarray(0, 1 + random.below(bytes.length));
  return { bytes, isWhole };
}

const fieldNames = [
  ...descriptions.flatMap(({ fields }) => Object.keys(fields)),
  'version',
  'draft',
  'batch',
  'days',
  'address',
  'text',
  'dry_run',
];

function bodyOf(random: Random): [type: string, body: Buffer] {
  const name = () =>
    (random.below(4) === 0 ? random.of(words) : random.of(fieldNames)) +
    random.of(['', '', '[0]', '[]', '[0][title]', '[1][list][0]', '[a', '[0]'.repeat(9)]);
  const kind = random.below(10);
  const count = random.below(12);
  if (kind < 5) {
    const fields = Array.from({ length: count }, () => [
      random.of(fieldNames),
      random.of<unknown>([...values, 1, true, null, [], {}, [[1]], [{ title: 'a', content: 'b', list: ['c'] }], -1e308]),
    ]);
    const text = JSON.stringify({ ...Object.fromEntries(fields), email: adminEmail, password: 'x'.repeat(random.below(30)) });
    return ['application/json', Buffer.from(random.below(10) === 0 ? text.slice(0, random.below(text.length)) : text)];
  }
  if (kind < 8) {
    const parts = Array.from({ length: count }, () => {
      const file =
        random.below(4) === 0
          ? `; filename="${random.of(['a.png', '', 'x'.repeat(500)])}"\r\nContent-Type: ${random.of(['image/png', 'text/plain', 'x'])}`
          : '';
      return `--b\r\nContent-Disposition: form-data; name="${name()}"${file}\r\n\r\n${random.of([...values, '\x89PNG\r\n\x1a\n', 'GIF89a'])}\r\n`;
    });
    return [
      `multipart/form-data; boundary=${random.of(['b', 'b', 'b', '"b"', 'c', ''])}`,
      Buffer.from(`${parts.join('')}--b${random.of(['--', '--\r\n', ''])}`),
    ];
  }
  return [
    random.of([
      'application/json',
      'multipart/form-data; boundary=b',
      'text/plain',
      'application/x-www-form-urlencoded',
      '',
      'x',
    ]),
    Buffer.from(random.of(['', '[', '['.repeat(5_000), 'null', '1', '"a"', '{"a":1', '\u0000', 'a=b', '{}'])),
  ];
}
