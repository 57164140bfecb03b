import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadReply, ReadRequest } from './reading-worker.ts';

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: unknown) => void };
type Running = { worker: Worker; waiting: Map<number, Waiting> };

/**
 * Reads an SQLite file in a thread of its own, so that a long statement does not block the process. Every
 * statement sees what was committed before it was sent. The thread starts with the first statement and
 * never keeps the process alive; when it ends by itself, the statements it was executing fail and the next
 * one starts another thread.
 */
export class ReadingThread {
  readonly #file: string;
  #running: Running | null = null;
  #closed = false;
  #lastId = 0;

  constructor(file: string) {
    this.#file = file;
  }

  read(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    if (this.#closed) return Promise.reject(new Error('The thread that reads is closed.'));
    const { worker, waiting } = (this.#running ??= this.#start());
    const request: ReadRequest = { id: (this.#lastId += 1), sql, parameters };
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      try {
        worker.postMessage(request, []);
      } catch (error) {
        // A value that cannot be copied to another thread fails this call only.
        waiting.delete(request.id);
        reject(error);
      }
    });
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** Statements that were sent before are still executed. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#running === null) return;
    const { worker } = this.#running;
    worker.ref();
    worker.postMessage(null, []);
    await once(worker, 'exit');
  }

  #start(): Running {
    const worker = new Worker(new URL('reading-worker.ts', import.meta.url), {
      workerData: this.#file,
      // Options such as `--import` are meant for the process, not for this thread.
      execArgv: [],
      // Rows are sent as soon as they are read: a larger heap would only grow.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    const running: Running = { worker, waiting: new Map() };
    const end = (cause: unknown) => {
      if (this.#running === running) this.#running = null;
      for (const { reject } of running.waiting.values()) {
        reject(new Error('The thread that reads the database has ended before it answered.', { cause }));
      }
      running.waiting.clear();
    };
    worker.on('message', (reply: ReadReply) => {
      const caller = running.waiting.get(reply.id);
      running.waiting.delete(reply.id);
      if ('rows' in reply) caller?.resolve(reply.rows);
      else caller?.reject(reply.error);
    });
    worker.on('error', end);
    worker.on('messageerror', (error) => {
      end(error);
      void worker.terminate();
    });
    worker.on('exit', (code) => end(`exit code ${code}`));
    // After the listeners, because to listen for messages refers to the worker again.
    worker.unref();
    return running;
  }
}
