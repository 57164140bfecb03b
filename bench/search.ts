import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { sortKey } from '#shared/rules/sort-key.ts';
import { connect, type DatabaseAddress, type Dialect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { entryOf } from '#server/search/entry.ts';
import { article } from '#server/content-types/article.ts';
import { tokensInBulk, writeEntries } from '#server/search/store.ts';
import { percentile } from './ratio.ts';
import { texts } from './vietnamese.ts';

const searchSizes = [1_000, 20_000, 100_000] as const;
export const connections = 16;
const secondsEach = 3;

/** What visitors type: common words and rare ones, whole and begun, with and without accents, with mistakes, and noise. */
const typed = [
  'thiết kế',
  'thiet ke',
  'thiet ke do hoa',
  'đồ họa',
  'do ho',
  'th',
  't',
  'mau sac anh sang',
  'sinh viên học thiết kế ở đâu',
  'phần mềm dựng phim',
  'thư pháp',
  'son mai',
  'giấy dó khắc gỗ',
  'kĩ thuật in',
  'tk nội thất',
  'ui ux',
  'nghien cuu nguoi dung',
  'nhiep anh ong kinh',
  '4217',
  'thiets kees',
  'nhiep ank',
  'asdfgh',
];
const paths = [
  ...typed.map((text) => `/api/search?q=${encodeURIComponent(text)}`),
  ...typed.map((text) => `/api/search/suggestions?q=${encodeURIComponent(text)}`),
  '/api/search?q=thi%E1%BA%BFt%20k%E1%BA%BF&type=baiviet&page=3',
];

export type SearchFigures = {
  size: number;
  p50: number;
  p99: number;
  perSecond: number;
  /** Another request while one search at a time runs, and without a search: 99th percentile. */
  besideMs: number;
  aloneMs: number;
  /** The longest time the event loop was blocked meanwhile. */
  heldUpMs: number;
  slowest: { path: string; ms: number };
};

type Engines = Record<Dialect, DatabaseAddress>;

/** The search among growing numbers of articles, over HTTP, on both databases. */
export async function benchSearch(addresses: Engines): Promise<Record<Dialect, SearchFigures[]>> {
  const figures: Record<Dialect, SearchFigures[]> = { sqlite: [], postgres: [] };
  let loaded = 0;
  for (const size of searchSizes) {
    await load(addresses, loaded, size);
    loaded = size;
    for (const dialect of ['sqlite', 'postgres'] as const) figures[dialect].push(await measure(addresses[dialect], size));
  }
  return figures;
}

/** Adds articles to both databases until there are `size`: their texts are made once for both. */
async function load(addresses: Engines, from: number, size: number): Promise<void> {
  const [sqlite, postgres] = [connect(addresses.sqlite), connect(addresses.postgres)];
  await migrate(sqlite, 'sqlite');
  await migrate(postgres, 'postgres');
  const { search: source } = article;
  if (source === 'none') throw new Error('Articles are not searched.');
  const write = () =>
    sqlite.transaction().execute((one) =>
      postgres.transaction().execute(async (other) => {
        for (let start = from; start < size; start += atOnce) {
          const rows = Array.from({ length: Math.min(atOnce, size - start) }, (_, index) => rowOf(start + index + 1));
          const come = rows.map((row) => entryOf(source, row.id, row));
          const written = other
            .insertInto('bai_viet')
            .values(rows)
            .execute()
            .then(() => writeEntries(other, 'postgres', { gone: [], come }));
          await one.insertInto('bai_viet').values(rows).execute();
          await writeEntries(one, 'sqlite', { gone: [], come });
          await written;
        }
      }),
    );
  await tokensInBulk(postgres, 'postgres', write);
  // What PostgreSQL does by itself within a minute of a bulk load.
  await sql`vacuum analyze`.execute(postgres);
  await sqlite.destroy();
  await postgres.destroy();
}

const atOnce = 500;

function rowOf(number: number) {
  const { words } = texts(number);
  const moment = new Date(Date.UTC(2026, 0, 1) - number * 60_000).toISOString();
  const title = words(3 + (number % 3));
  return {
    id: number,
    version: 1,
    created_at: moment,
    updated_at: moment,
    updated_by: null,
    author_id: null,
    category_id: null,
    title,
    sort_name: sortKey(title),
    slug: `bai-${number}`,
    excerpt: words(8),
    content: JSON.stringify([{ title: words(2), content: words(14), list: [words(3)] }]),
    thumbnail: null,
    thumbnail_meta: null,
    image: null,
    image_meta: null,
    video_url: null,
    order: number % 1_000,
    status: number % 20 === 0 ? ('draft' as const) : ('published' as const),
    published_at: moment,
  };
}

async function measure(address: DatabaseAddress, size: number): Promise<SearchFigures> {
  const server = new Worker(new URL('search-server.ts', import.meta.url), { workerData: address });
  const [{ port }] = await once(server, 'message');
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const start = performance.now();
      get({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve(performance.now() - start) : reject(new Error(`${path}: ${response.statusCode}`)),
        );
      }).on('error', reject);
    });
  /** Asks for `seconds` on `lines` connections; gives the time of each request. */
  const askFor = async (seconds: number, lines: number, pathOf: (index: number) => string) => {
    const times: number[] = [];
    const end = performance.now() + seconds * 1_000;
    let index = 0;
    const line = async () => {
      while (performance.now() < end) times.push(await ask(pathOf((index += 1))));
    };
    await Promise.all(Array.from({ length: lines }, line));
    return times;
  };
  const search = (index: number) => paths[(index * 7) % paths.length] ?? '';

  await askFor(1, connections, search);
  const times = await askFor(secondsEach, connections, search);

  let slowest = { path: '', ms: 0 };
  for (const path of paths) {
    const ms = percentile([await ask(path), await ask(path), await ask(path)], 0.5);
    if (ms > slowest.ms) slowest = { path: decodeURIComponent(path), ms };
  }
  const alone = await askFor(1, 1, () => '/api/banners');
  server.postMessage('start', []);
  const [beside] = await Promise.all([askFor(2, 1, () => '/api/banners'), askFor(2, 1, search)]);
  server.postMessage('stop', []);
  const [{ longest }] = await once(server, 'message');
  agent.destroy();
  server.postMessage('end', []);
  await once(server, 'exit');
  return {
    size,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    perSecond: times.length / secondsEach,
    besideMs: percentile(beside, 0.99),
    aloneMs: percentile(alone, 0.99),
    heldUpMs: longest,
    slowest,
  };
}
