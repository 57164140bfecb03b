import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { processOptions } from '../tests/support/process-options.ts';
import { endProcess, forkMeasured, processorMs, residentMegabytes } from './measured-process.ts';

/** The most connections that are used at once. */
export const connections = 16;
export const password = 'mot-mat-khau-du-dai';

/** A database with the folder of its site; `databaseMs` is the processor time of its own processes so far. */
export type Place = { dataDir: string; env: Record<string, string>; databaseMs: () => number };

type Call = { method?: string; token?: string; body?: unknown };
export type Answer = { ms: number; read: () => unknown };
export type Api = {
  /** When its process was started. */
  began: number;
  ask: (path: string, call?: Call) => Promise<Answer>;
  /** Processor time so far, in milliseconds. */
  processorMs: () => Promise<number>;
  megabytes: () => number;
  close: () => Promise<void>;
};

/** A site without pages in a process of its own; it keeps no answers, so that each is made. */
export async function openApi({ dataDir, env }: Place): Promise<Api> {
  const began = performance.now();
  const child = forkMeasured(
    'api-server.ts',
    [],
    {
      ...processOptions.environment,
      NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../node_modules/.cache/node'),
      DATABASE_URL: '',
      STORAGE_URL: '',
      PUBLIC_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_CONTENT: 'false',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: password,
      CACHE_MEGABYTES: '0',
      ...env,
    },
    processOptions.node,
  );
  const failed = (code: number | null) => {
    throw new Error(`The measured site has ended (${code}).`);
  };
  child.once('exit', failed);
  const [port] = (await once(child, 'message')) as [number];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const api: Api = {
    began,
    ask: (path, { method = 'GET', token, body } = {}) =>
      new Promise((answered, reject) => {
        const start = performance.now();
        const headers = {
          // As browsers send it.
          'Accept-Encoding': 'gzip, deflate, br',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        };
        const sent = request({ host: '127.0.0.1', port, path, method, agent, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const ms = performance.now() - start;
            const bytes = () => {
              const sent = Buffer.concat(chunks);
              const encoding = response.headers['content-encoding'];
              return encoding === 'br' ? brotliDecompressSync(sent) : encoding === 'gzip' ? gunzipSync(sent) : sent;
            };
            // The index of the search is still being built.
            if (response.statusCode === 503) setTimeout(() => void api.ask(path).then(answered, reject), 50);
            else if (response.statusCode === 200) answered({ ms, read: () => JSON.parse(bytes().toString()) as unknown });
            else reject(new Error(`${method} ${path}: ${response.statusCode} ${bytes().toString()}`));
          });
        });
        sent.on('error', reject);
        sent.end(body === undefined ? undefined : JSON.stringify(body));
      }),
    processorMs: () => processorMs(child),
    megabytes: () => residentMegabytes(child),
    async close() {
      agent.destroy();
      child.off('exit', failed);
      await endProcess(child);
    },
  };
  return api;
}

const results = z.object({ data: z.array(z.object({ slug: z.string() })) });

export const resultsOf = (answer: Answer) => results.parse(answer.read()).data;

/**
 * Many answers: processor time of each in the site and in the database's processes, in milliseconds; and the processor's
 * share of the time that they took, in both together and in this process, which asks.
 */
export type Load = { count: number; seconds: number; ms: number; databaseMs: number; busy: number; clientBusy: number };

/** Measures a load of `work`, which gives the number of its answers. */
export async function measureLoad(api: Api, { databaseMs }: Place, work: () => Promise<number>): Promise<Load> {
  const [database, client, before] = [databaseMs(), process.cpuUsage(), await api.processorMs()];
  const start = performance.now();
  const count = await work();
  const wall = performance.now() - start;
  const ms = (await api.processorMs()) - before;
  const { user, system } = process.cpuUsage(client);
  const ofDatabase = databaseMs() - database;
  return {
    count,
    seconds: wall / 1_000,
    ms: ms / count,
    databaseMs: ofDatabase / count,
    busy: (ms + ofDatabase) / wall,
    clientBusy: (user + system) / 1_000 / wall,
  };
}
