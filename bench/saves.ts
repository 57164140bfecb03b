import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Api, type Load, openApi, password, type Place, resultsOf } from './api-process.ts';
import { articleTexts } from './articles.ts';
import type { Dialect } from '#server/database/connect.ts';
import type { Limit } from './limits.ts';
import { percentile } from './ratio.ts';
import { measureMachine } from './ruler.ts';

export const savedAmong = 1_000;
/** As many as there are: the first change of a record that is older than the journal writes down what it was before, too. */
const warmUps = savedAmong;
const saves = 200;
/** In milliseconds of processor; 2 and 2.5 were wanted. */
export const saveLimit: Record<Dialect, Limit> = {
  sqlite: { most: 3.9, best: true, ofMachine: true },
  postgres: { most: 7, best: true, ofMachine: true },
};
/** No further save begins after this. */
const patienceMs = 60_000;

export type SaveFigures = {
  writers: number;
  /** Processor time of a save until it is found, the search taken off, in milliseconds; and until it is answered. */
  p50: number;
  /** Its tenth percentile. */
  low: number;
  p99: number;
  answeredMs: number;
  wall: { p50: number; p99: number };
  load: Load;
};

/** Saves of whole articles, by one writer and by eight at once; each must be found by a new word that it holds. */
export async function benchSaves(place: Place): Promise<SaveFigures[]> {
  const api = await openApi(place);
  const login = await api.ask('/api/admin/login', { method: 'POST', body: { email: 'admin@example.com', password } });
  const { token } = z.object({ data: z.object({ token: z.string() }) }).parse(login.read()).data;
  const next = texts();
  await measure(api, place, token, next, 1, warmUps);
  const figures = [await measure(api, place, token, next, 1, saves), await measure(api, place, token, next, 8, saves / 8)];
  await api.close();
  return figures;
}

/** Articles that are published, one after another, with new texts and a word that no other text is near. */
function texts() {
  let number = 0;
  return () => {
    do number += 1;
    while (idOf(number) % 20 === 0);
    const { content, ...rest } = articleTexts(1_000_000 + number);
    const digits = createHash('sha256').update(String(number)).digest('hex').slice(0, 12);
    const word = digits.replace(/./g, (digit) => 'bcdghklmnpqrstvx'.charAt(parseInt(digit, 16)));
    return { id: idOf(number), word, body: { ...rest, content: [...content.slice(1), { ...content[0], list: [word] }] } };
  };
}

const idOf = (number: number) => 1 + ((number * 37) % savedAmong);

async function measure(
  api: Api,
  { databaseMs }: Place,
  token: string,
  next: ReturnType<typeof texts>,
  writers: number,
  rounds: number,
): Promise<SaveFigures> {
  const [costs, answered, walls]: [number[], number[], number[]] = [[], [], []];
  const sum = { seconds: 0, ms: 0, database: 0, client: 0 };
  const end = performance.now() + patienceMs;
  for (let round = 0; round < rounds && performance.now() < end; round += 1) {
    const articles = Array.from({ length: writers }, next);
    const find = () =>
      Promise.all(
        articles.map(async ({ id, word }) => {
          const results = resultsOf(await api.ask(`/api/search?q=${word}`));
          if (!results.some(({ slug }) => slug === `bai-${id}`))
            throw new Error(`Article ${id} is not found by its new word ${word}.`);
        }),
      );
    if (round % 20 === 0) await measureMachine();
    const idle = await api.processorMs();
    const [before, database, client] = [await api.processorMs(), databaseMs(), process.cpuUsage()];
    const start = performance.now();
    const put = ({ id, body }: (typeof articles)[number]) => api.ask(`/api/admin/bai-viet/${id}`, { method: 'PUT', token, body });
    const saved = await Promise.all(articles.map(put));
    const seconds = (performance.now() - start) / 1_000;
    const { user, system } = process.cpuUsage(client);
    const after = await api.processorMs();
    const ofDatabase = databaseMs() - database;
    await find();
    const found = await api.processorMs();
    await find();
    const foundAgain = await api.processorMs();
    const toAnswer = after - before - (before - idle);
    answered.push(toAnswer / writers);
    costs.push((toAnswer + (found - after) - (foundAgain - found)) / writers);
    walls.push(...saved.map(({ ms }) => ms));
    sum.seconds += seconds;
    sum.ms += toAnswer;
    sum.database += ofDatabase;
    sum.client += (user + system) / 1_000;
  }
  const count = walls.length;
  return {
    writers,
    p50: percentile(costs, 0.5),
    low: percentile(costs, 0.1),
    p99: percentile(costs, 0.99),
    answeredMs: percentile(answered, 0.5),
    wall: { p50: percentile(walls, 0.5), p99: percentile(walls, 0.99) },
    load: {
      count,
      seconds: sum.seconds,
      ms: sum.ms / count,
      databaseMs: sum.database / count,
      busy: (sum.ms + sum.database) / sum.seconds / 1_000,
      clientBusy: sum.client / sum.seconds / 1_000,
    },
  };
}
