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
/** What a worker and its supervisor tell each other; `id` numbers the questions of one of them. */
type Message =
  | { kind: 'changed' | 'seen' | 'measure'; id: number }
  | { kind: 'measured'; id: number; metrics: Measured }
  | { kind: 'metrics wanted'; id: number }
  | { kind: 'metrics'; id: number; type: string; text: string };

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

  cluster.on('message', (worker: Worker, message: Message) => void answer(worker, message));

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

/** What the supervisor does with what a worker tells. */
async function answer(worker: Worker, message: Message): Promise<void> {
  if (message.kind === 'changed') {
    const others = workers().filter(({ id }) => id !== worker.id);
    await Promise.all(others.map(async (other) => ask(other, { kind: 'changed', id: nextId() }, 'seen', heardWithin)));
    tell(worker, { kind: 'seen', id: message.id });
  } else if (message.kind === 'metrics wanted') tell(worker, { kind: 'metrics', id: message.id, ...(await metricsOfAll()) });
  else answered.get(message.id)?.(message);
}

const metricsOfAll: MetricsText = async () => {
  const told = await Promise.all(
    workers().map(async (worker) => ask(worker, { kind: 'measure', id: nextId() }, 'measured', measuredWithin)),
  );
  const measured = told.flatMap((message) => (message?.kind === 'measured' ? [message.metrics] : []));
  const all = AggregatorRegistry.aggregate(measured);
  return { type: all.contentType, text: await all.metrics() };
};

let lastId = 0;
const nextId = () => (lastId += 1);
const answered = new Map<number, (message: Message) => void>();

/** Null when it does not answer in time, such as a worker that is starting, or ends. */
async function ask(worker: Worker | null, message: Message, kind: Message['kind'], within: number): Promise<Message | null> {
  const { promise, resolve } = Promise.withResolvers<Message | null>();
  const timer = setTimeout(() => resolve(null), within);
  answered.set(message.id, (told) => told.kind === kind && resolve(told));
  tell(worker, message);
  return promise.finally(() => {
    clearTimeout(timer);
    answered.delete(message.id);
  });
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
    if (message.kind === 'changed') void heard().finally(() => tell(null, { kind: 'seen', id: message.id }));
    else if (message.kind === 'measure') {
      void registry?.getMetricsAsJSON().then((metrics) => tell(null, { kind: 'measured', id: message.id, metrics }));
    } else answered.get(message.id)?.(message);
  });
  return {
    async changed() {
      await ask(null, { kind: 'changed', id: nextId() }, 'seen', heardWithin);
    },
    async metrics() {
      const told = await ask(null, { kind: 'metrics wanted', id: nextId() }, 'metrics', 2 * measuredWithin);
      if (told?.kind !== 'metrics') throw new Error('The supervisor has not told the metrics in time.');
      return { type: told.type, text: told.text };
    },
  };
}
