import { type Api, connections, type Load, measureLoad, openApi, type Place, resultsOf } from './api-process.ts';
import { percentile } from './ratio.ts';
import { typed, worst } from './search-texts.ts';

const page = '/api/bai-viet?page=1';
const search = (text: string) => `/api/search?q=${encodeURIComponent(text)}`;
const ordinary = [
  ...typed.map(search),
  ...typed.map((text) => `/api/search/suggestions?q=${encodeURIComponent(text)}`),
  `${search('thiết kế')}&type=baiviet&page=3`,
];
const warmUps = 1_500;
const rounds = { ordinary: 8, worst: 5 };
const togetherMs = 5_000;
/** No further round of single searches, and no warm-up, begins after this. */
const patienceMs = 60_000;

/** Since the process was started, in milliseconds: passed, and of the processor. */
type Moment = { wall: number; processor: number };
export type Start = { page: Moment; search: Moment };
export type Singles = {
  count: number;
  /** Processor time of a search, the cost of asking for it taken off, in milliseconds. */
  p50: number;
  p99: number;
  /** The dearest by the median of its rounds. */
  dearest: { path: string; ms: number };
  databaseMs: number;
  wall: { p50: number; p99: number };
};
export type SearchFigures = {
  size: number;
  first: Start;
  later: Start;
  megabytes: { started: number; searched: number; searches: number };
  ordinary: Singles;
  worst: Singles;
  together: Load;
};

/** The search of a site with `size` articles that was never started before. */
export async function benchSearch(place: Place, size: number): Promise<SearchFigures> {
  const opened = await openApi(place);
  const first = await startOf(opened);
  await opened.close();
  const api = await openApi(place);
  const later = await startOf(api);
  const started = api.megabytes();
  const end = performance.now() + patienceMs;
  let searches = 0;
  for (; searches < warmUps && performance.now() < end; searches += 1) await api.ask(ordinary[searches % ordinary.length] ?? '');
  const megabytes = { started, searched: api.megabytes(), searches };
  const figures = {
    size,
    first,
    later,
    megabytes,
    ordinary: await measureSingles(api, place, ordinary, rounds.ordinary),
    worst: await measureSingles(api, place, worst.map(search), rounds.worst),
    together: await measureLoad(api, place, () => askTogether(api)),
  };
  await api.close();
  return figures;
}

async function startOf(api: Api): Promise<Start> {
  const now = async (): Promise<Moment> => ({ wall: performance.now() - api.began, processor: await api.processorMs() });
  await api.ask(page);
  const toPage = await now();
  if (resultsOf(await api.ask(search('thiết kế'))).length === 0) throw new Error('The first search found nothing.');
  return { page: toPage, search: await now() };
}

/** One search after another: each is answered before the next is sent. */
async function measureSingles(api: Api, { databaseMs }: Place, paths: readonly string[], most: number): Promise<Singles> {
  const [asking, walls]: [number[], number[]] = [[], []];
  const ofPath = new Map<string, number[]>(paths.map((path) => [path, []]));
  const [end, database] = [performance.now() + patienceMs, databaseMs()];
  for (let round = 0; round < most && (round === 0 || performance.now() < end); round += 1) {
    for (const [path, costs] of ofPath) {
      const idle = await api.processorMs();
      const before = await api.processorMs();
      walls.push((await api.ask(path)).ms);
      costs.push((await api.processorMs()) - before);
      asking.push(before - idle);
    }
  }
  const perAsking = percentile(asking, 0.5);
  const costs = [...ofPath.values()].flat().map((ms) => ms - perAsking);
  const middles = [...ofPath].map(([path, times]) => ({ path, ms: percentile(times, 0.5) - perAsking }));
  return {
    count: costs.length,
    p50: percentile(costs, 0.5),
    p99: percentile(costs, 0.99),
    dearest: middles.reduce((one, other) => (other.ms > one.ms ? other : one)),
    databaseMs: (databaseMs() - database) / costs.length,
    wall: { p50: percentile(walls, 0.5), p99: percentile(walls, 0.99) },
  };
}

async function askTogether(api: Api): Promise<number> {
  const end = performance.now() + togetherMs;
  let count = 0;
  const line = async () => {
    while (performance.now() < end) await api.ask(ordinary[count++ % ordinary.length] ?? '');
  };
  await Promise.all(Array.from({ length: connections }, line));
  return count;
}
