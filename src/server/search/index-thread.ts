/** The thread of the index. In: searches, of which at most `maxAsked` are with it. Out: what `index-worker.ts` answers, in time or not. */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { searchTypes, type SearchType } from '#shared/search/search-types.ts';
import type { DatabaseAddress } from '#server/database/connect.ts';
import { usualLimits } from '#server/database/limits.ts';
import { waitedSoFar } from '#server/database/waited-time.ts';
import { Refusal } from '#server/http/errors.ts';
import { busyMessage } from '#server/http/fair-queue.ts';
import { inOwnTurn } from '#server/threads/own-turn.ts';
import { programFile } from '#server/threads/program.ts';
import type { FindReply, FindRequest, WorkerData } from './index-worker.ts';
import type { FoundAsOf, SearchIndex } from './search-index.ts';
import type { SearchSources } from './source.ts';

/** Searches that are with the thread at most, whoever sent them: what one of them takes is not known before. */
const maxAsked = 64;

type Running = {
  worker: Worker;
  waiting: Map<number, PromiseWithResolvers<FoundAsOf>>;
  ready: PromiseWithResolvers<void>;
  isReady: boolean;
};

/**
 * An index in a thread of its own, so that neither building it nor searching holds up the process. It is built at once;
 * when the thread ends by itself, the searches under way fail and the next one starts another.
 */
export class IndexThread implements SearchIndex {
  readonly #data: WorkerData;
  readonly #patience: number;
  /** How many milliseconds a search may wait for the thread and the database together. */
  readonly #limit: number;
  #running: Running | null;
  #closed = false;
  #lastId = 0;
  #asked = 0;

  /** `patience`: how many milliseconds a search waits for the index to be built before it says so. */
  constructor(address: DatabaseAddress, sources: SearchSources, patience = 2_000) {
    this.#data = { address, sources };
    this.#patience = patience;
    this.#limit = (address.dialect === 'postgres' ? address.limits : undefined)?.query ?? usualLimits.query;
    this.#running = this.#start();
  }

  async find(text: string, type: SearchType | null, now: Date): Promise<FoundAsOf> {
    if (this.#closed) throw new Error('The index of the search is closed.');
    if (this.#asked >= maxAsked) throw new Refusal(503, busyMessage, {}, { 'Retry-After': '5' });
    this.#asked += 1;
    try {
      return await this.#ask(text, type, now);
    } finally {
      this.#asked -= 1;
    }
  }

  isReady(): boolean {
    if (this.#closed) return false;
    return (this.#running ??= this.#start()).isReady;
  }

  async #ask(text: string, type: SearchType | null, now: Date): Promise<FoundAsOf> {
    const running = (this.#running ??= this.#start());
    if (!running.isReady) await within(this.#patience, running.ready.promise);
    if (this.#running !== running) throw ended();
    const id = (this.#lastId += 1);
    const found = Promise.withResolvers<FoundAsOf>();
    running.waiting.set(id, found);
    running.worker.postMessage({ id, text, type, now } satisfies FindRequest, []);
    // The thread waits for the database on behalf of the request.
    const waited = waitedSoFar();
    waited.begin();
    try {
      return await within(this.#limit - waited.total, found.promise);
    } finally {
      waited.end();
      running.waiting.delete(id);
    }
  }

  /** Searches that were sent before are still answered. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#running === null) return;
    const { worker, isReady } = this.#running;
    worker.ref();
    const exit = once(worker, 'exit');
    // It only reads: while it builds the index there is nothing to wait for.
    if (isReady) worker.postMessage(null, []);
    else void worker.terminate();
    await exit;
    // What it answered last waits for its turn.
    await new Promise<void>((done) => inOwnTurn(done));
  }

  #start(): Running {
    const worker = new Worker(programFile('server/search/index-worker.ts'), {
      workerData: this.#data,
      // Options such as `--import` are meant for the process, not for this thread.
      execArgv: [],
    });
    const running: Running = { worker, waiting: new Map(), ready: Promise.withResolvers(), isReady: false };
    const end = (cause: unknown) => {
      if (this.#running === running) this.#running = null;
      running.ready.resolve();
      // Behind the answers that came before.
      inOwnTurn(() => {
        for (const { reject } of running.waiting.values()) reject(ended(cause));
        running.waiting.clear();
      });
    };
    worker.on('message', (reply: FindReply) => {
      // Many answers may arrive at once, and to write one out takes as long as to find it.
      if (reply !== 'ready') return inOwnTurn(() => deliver(running, reply));
      running.isReady = true;
      running.ready.resolve();
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(`exit code ${code}`));
    // After the listeners, because to listen for messages refers to the worker again.
    worker.unref();
    return running;
  }
}

function deliver({ waiting }: Running, reply: Exclude<FindReply, 'ready'>): void {
  const caller = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ('found' in reply) caller?.resolve({ ...reply.found, places: placesOf(reply.places) });
  else caller?.reject(Object.assign(new Error(reply.error.message), { code: reply.error.code }));
}

const placesOf = (numbers: Int32Array): FoundAsOf['places'] =>
  Array.from({ length: numbers.length / 2 }, (_, place) => ({
    type: searchTypes[numbers[2 * place]!]!,
    id: numbers[2 * place + 1]!,
  }));

const ended = (cause?: unknown) => new Error('The thread of the search has ended before it answered.', { cause });

async function within<T>(patience: number, ready: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = 'Tìm kiếm đang được chuẩn bị, xin thử lại sau vài giây.';
    timer = setTimeout(() => reject(new Refusal(503, message, {}, { 'Retry-After': '2' })), patience);
  });
  return Promise.race([ready, late]).finally(() => clearTimeout(timer));
}
