import { Worker } from 'node:worker_threads';
import { busy } from '#server/http/errors.ts';
import { programFile } from '#server/threads/program.ts';
import type { HashJob, HashReply } from './argon2-worker.ts';

/** What is used of a worker; tests hand in another. */
export type HashWorker = Pick<Worker, 'postMessage' | 'ref' | 'unref' | 'terminate' | 'on'>;

type Waiting = { job: HashJob; resolve: (hash: Buffer) => void; reject: (error: unknown) => void; begun: number };

/** How many wait for the one under way: at 30 ms each the last of them waits for half a second. */
const maxWaiting = 20;

const idleMs = 10_000;

/**
 * Hashes passwords one after the other in a thread of its own. In libuv's pool, where `crypto.argon2` does it, four hashes
 * at once leave no thread to read a file or decode a picture. The thread starts with the first hash, ends when none has
 * come for ten seconds and never keeps the process alive; when it ends by itself, the hash under way is begun once more.
 */
export class HashThread {
  readonly #start: () => HashWorker;
  readonly #idleMs: number;
  readonly #queue: Waiting[] = [];
  #underWay: Waiting | null = null;
  #worker: HashWorker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(start: () => HashWorker = startWorker, idle = idleMs) {
    this.#start = start;
    this.#idleMs = idle;
  }

  /** Whether the next hash would be refused. */
  get isFull(): boolean {
    return this.#queue.length >= maxWaiting;
  }

  /** Refuses with 503 when too many wait. */
  hash(job: HashJob): Promise<Buffer> {
    if (this.isFull) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject, begun: 0 });
      this.#next();
    });
  }

  #next(): void {
    if (this.#underWay !== null) return;
    clearTimeout(this.#idle);
    const next = this.#queue.shift();
    if (next === undefined) {
      this.#worker?.unref();
      this.#idle = setTimeout(() => this.#endIdle(), this.#idleMs).unref();
      return;
    }
    this.#underWay = next;
    next.begun += 1;
    try {
      this.#worker ??= this.#listened(this.#start());
      // Whoever waits for a hash must get it: the shell's commands end when nothing keeps them.
      this.#worker.ref();
      this.#worker.postMessage(next.job, []);
    } catch (error) {
      this.#settle((waiting) => waiting.reject(error));
    }
  }

  #listened(worker: HashWorker): HashWorker {
    const end = (cause: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      const waiting = this.#underWay;
      this.#underWay = null;
      if (waiting?.begun === 1) this.#queue.unshift(waiting);
      else waiting?.reject(new Error('The thread that hashes passwords has ended before it answered.', { cause }));
      this.#next();
    };
    worker.on('message', (reply: HashReply) => {
      if (this.#worker !== worker) return;
      this.#settle(({ resolve, reject }) =>
        'hash' in reply ? resolve(Buffer.from(reply.hash)) : reject(new Error(reply.error)),
      );
    });
    worker.on('error', end);
    worker.on('exit', (code: number) => end(`exit code ${code}`));
    return worker;
  }

  #settle(how: (waiting: Waiting) => void): void {
    const waiting = this.#underWay;
    this.#underWay = null;
    if (waiting !== null) how(waiting);
    this.#next();
  }

  #endIdle(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }
}

const startWorker = (): HashWorker =>
  // Options such as `--import` are meant for the process, not for this thread.
  new Worker(programFile('server/auth/argon2-worker.ts'), { execArgv: [] });
