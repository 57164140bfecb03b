import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Asked, Told } from './reading-worker.ts';

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: unknown) => void };
type Running = { worker: Worker; waiting: Map<number, Waiting> };

/**
 * Reads an SQLite file in a thread of its own, so that a long statement holds nothing else up. Every
 * statement sees what was committed before it was asked. The thread starts with the first statement and
 * never keeps the process alive; when it ends by itself, what it was asked fails and the next statement
 * starts another.
 */
export class ReadingThread {
  readonly #file: string;
  #running: Running | null = null;
  #closed = false;
  #asked = 0;

  constructor(file: string) {
    this.#file = file;
  }

  ask(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    if (this.#closed) return Promise.reject(new Error('The thread that reads is closed.'));
    const { worker, waiting } = (this.#running ??= this.#start());
    const asked: Asked = { id: (this.#asked += 1), sql, parameters };
    return new Promise((resolve, reject) => {
      waiting.set(asked.id, { resolve, reject });
      try {
        worker.postMessage(asked, []);
      } catch (error) {
        // A value that can not be sent to another thread is the asker's fault alone.
        waiting.delete(asked.id);
        reject(error);
      }
    });
  }

  /** Whether there is a thread. */
  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** What was asked before is still answered. */
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
      // What the process imports before its program concerns the process.
      execArgv: [],
      // Rows leave as soon as they are read.
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
    worker.on('message', (told: Told) => {
      const asker = running.waiting.get(told.id);
      running.waiting.delete(told.id);
      if ('rows' in told) asker?.resolve(told.rows);
      else asker?.reject(told.error);
    });
    worker.on('error', end);
    worker.on('messageerror', (error) => {
      end(error);
      void worker.terminate();
    });
    worker.on('exit', (code) => end(`exit code ${code}`));
    // Only now: listening for messages would take it back.
    worker.unref();
    return running;
  }
}
