import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client';
import { logError } from '#server/observability/log.ts';
import { type MetricsText, openMetricsPort } from '#server/insight/insight.ts';
import type { Settings } from './settings.ts';
import { checkAddress } from './startup-checks.ts';

/**
 * Several processes behind one port. The first one (here: the supervisor) opens the port and keeps the workers, each of which
 * accepts connections there for itself and is a whole site. A save in one is told to the others before it is answered.
 */

// Handed round by the supervisor, a connection that goes to a worker at the moment it is killed would hang for good.
cluster.schedulingPolicy = cluster.SCHED_NONE;

type Measured = MetricObjectWithValues<MetricValue<string>>[];
/** What a worker and its supervisor may ask each other: to hear of a change, for the metrics of a worker, for those of all. */
type Question = 'changed' | 'measure' | 'metrics';
/** A question or the answer to one; `id` numbers the questions of who asks. */
type Message = { id: number } & ({ asks: Question } | { told: unknown });

/** In milliseconds: how long a save waits until all have heard of it, and metrics until all have told theirs. */
const heardWithin = 150;
const measuredWithin = 2_000;
/** In milliseconds: how long workers may take to stop, a second more than they give themselves. */
const stopWithin = 9_700;
/** A worker that ends sooner than this is replaced later and later, at most half a minute. In milliseconds. */
const shortLife = 10_000;
const longestPause = 30_000;

/** Which of the workers this process is: 0 does what only one has to do. */
export const workerSlot = (): number => Number(process.env['WORKER_SLOT'] ?? 0);

/** Runs `start` in this process, or in as many workers as the settings say. */
export const withWorkers =
  (start: (settings: Settings) => Promise<void>) =>
  (settings: Settings): Promise<void> =>
    settings.workers === 1 || cluster.isWorker ? start(settings) : supervise(settings);

async function supervise(settings: Settings): Promise<void> {
  await checkAddress(settings);
  const stop = new AbortController();
  const { port, host } = settings.metrics;
  let closeMetrics = () => {};

  function end(): void {
    if (stop.signal.aborted) return;
    stop.abort();
    closeMetrics();
    for (const worker of workers()) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL');
    }, stopWithin).unref();
    if (workers().length === 0) process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

  cluster.on('message', (worker: Worker, message: Message) => {
    void receive(worker, message, async (asks) => {
      if (asks === 'metrics') return metricsOfAll();
      await Promise.all(workers().map(async (other) => other.id === worker.id || ask(other, 'changed', heardWithin)));
    });
  });

  /** Starts one, and from then on another in its place whenever it ends. */
  function keep(slot: number, quickEnds = 0): Worker {
    const began = performance.now();
    const worker = cluster.fork({ WORKER_SLOT: String(slot) });
    let wasListening = false;
    worker.once('listening', () => (wasListening = true));
    worker.once('exit', (code, signal) => {
      if (stop.signal.aborted) {
        if (workers().length === 0) process.exit(0);
        return;
      }
      // Its own line says why the start was refused, and the others would be refused as well.
      if (!wasListening && slot === 0 && workers().length === 0) process.exit(code || 1);
      const isQuick = performance.now() - began < shortLife;
      const ends = isQuick ? quickEnds + 1 : 0;
      const pause = Math.min(longestPause, isQuick ? 500 * 2 ** ends : 0);
      logError(`Worker ${slot} has ended (${signal ?? `exit code ${code}`}); another takes its place in ${pause / 1_000} s.`);
      setTimeout(() => stop.signal.aborted || keep(slot, ends), pause);
    });
    return worker;
  }

  // The first migrates, and fills an empty database; the others find it done.
  await once(keep(0), 'listening');
  for (let slot = 1; slot < settings.workers; slot += 1) keep(slot);
  if (!stop.signal.aborted) closeMetrics = openMetricsPort(metricsOfAll, port, host);
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

const metricsOfAll: MetricsText = async () => {
  const told = await Promise.all(workers().map(async (worker) => ask<Measured>(worker, 'measure', measuredWithin)));
  const all = AggregatorRegistry.aggregate(told.filter((measured) => measured !== null));
  return { type: all.contentType, text: await all.metrics() };
};

let lastId = 0;
const answered = new Map<number, (told: unknown) => void>();

/** Null when it does not answer in time, such as a worker that is starting, or ends. The supervisor is the worker null. */
async function ask<Told>(worker: Worker | null, asks: Question, within: number): Promise<Told | null> {
  const { promise, resolve } = Promise.withResolvers<Told | null>();
  const timer = setTimeout(() => resolve(null), within);
  const id = (lastId += 1);
  answered.set(id, (told) => resolve(told as Told));
  tell(worker, { id, asks });
  return promise.finally(() => {
    clearTimeout(timer);
    answered.delete(id);
  });
}

async function receive(from: Worker | null, message: Message, answer: (asks: Question) => Promise<unknown>): Promise<void> {
  const { id } = message;
  if ('asks' in message) tell(from, { id, told: (await answer(message.asks)) ?? null });
  else answered.get(id)?.(message.told);
}

function tell(worker: Worker | null, message: Message): void {
  if (worker === null) process.send?.(message);
  else if (worker.isConnected()) worker.send(message, () => {});
}

export type Colleagues = {
  /** Tells the others that content has changed, and waits until they know, but not long. */
  changed: () => Promise<void>;
  /** The metrics of all workers together. */
  metrics: MetricsText;
};

/** What a worker has to do with the others; null in a site of one process. `heard` is called when one of them has saved. */
export function colleagues(heard: () => Promise<void>, registry: Registry | undefined): Colleagues | null {
  if (!cluster.isWorker) return null;
  process.on('message', (message: Message) => {
    void receive(null, message, async (asks) => (asks === 'changed' ? heard() : registry?.getMetricsAsJSON()));
  });
  return {
    async changed() {
      await ask(null, 'changed', heardWithin);
    },
    async metrics() {
      const told = await ask<Awaited<ReturnType<MetricsText>>>(null, 'metrics', 2 * measuredWithin);
      if (told === null) throw new Error('The supervisor has not told the metrics in time.');
      return told;
    },
  };
}
