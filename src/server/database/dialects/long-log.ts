import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type SQLite from 'better-sqlite3';
import { programFile } from '#server/threads/program.ts';

/** Pages of the write-ahead log after which SQLite copies them into the database by itself: 4 MB. */
const usualPages = 1_000;

/** A log longer than that comes from one large transaction. */
export const longBytes = 8_000_000;

/**
 * Commits of large transactions. SQLite writes the log to the disk and copies it into the database within the call that commits,
 * half a second for 20,000 changed records during which the process answers nobody. Here both are done beside it: the log
 * is synced in Node's pool before the commit, which then finds little left to write, and copied in a thread of its own after it.
 */
export class LongLog {
  readonly #file: string;
  #copying: Promise<void> | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** Set once per connection; a log that was long is cut back when it begins anew. */
  prepare(database: SQLite.Database): void {
    database.pragma(`wal_autocheckpoint = ${usualPages}`);
    database.pragma(`journal_size_limit = ${longBytes / 2}`);
  }

  isLong(): boolean {
    return (statSync(`${this.#file}-wal`, { throwIfNoEntry: false })?.size ?? 0) >= longBytes;
  }

  /** Runs `commit`, which is what commits and nothing else, without the pauses. */
  async commit(database: SQLite.Database, commit: () => Promise<void>): Promise<void> {
    await syncAhead(`${this.#file}-wal`);
    database.pragma('wal_autocheckpoint = 0');
    try {
      await commit();
    } finally {
      database.pragma(`wal_autocheckpoint = ${usualPages}`);
    }
    this.#copying ??= this.#copy();
  }

  /** Where the thread fails, the next commit copies the log as always. */
  async #copy(): Promise<void> {
    const worker = new Worker(programFile('server/database/dialects/checkpoint-worker.ts'), {
      workerData: this.#file,
      execArgv: [],
    });
    await new Promise<void>((resolve) => {
      worker.once('error', () => undefined);
      worker.once('exit', () => resolve());
    });
    this.#copying = null;
  }

  /** Resolves when nothing is copied any more: the connection may be closed. */
  async settled(): Promise<void> {
    await this.#copying;
  }
}

/** What cannot be synced ahead is synced by the commit. */
async function syncAhead(path: string): Promise<void> {
  try {
    await using log = await open(path, 'r+');
    await log.datasync();
  } catch {}
}
