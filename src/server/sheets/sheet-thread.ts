import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sheetTexts } from '#shared/sheets/sheet-texts.ts';
import { programFile } from '#server/threads/program.ts';
import { badSheet, type Row, type SheetHead } from './sheet.ts';
import type { OpenedReply, RowsReply, RowsRequest } from './sheet-worker.ts';

/** Milliseconds that opening a file may take: one of 20,000 rows takes two seconds. */
const longest = 20_000;

/** Rows that come over at once: a few milliseconds of work for who takes them. */
const batchSize = 100;

export type OpenedFile = AsyncDisposable & {
  sheets: readonly SheetHead[];
  /** The rows of a sheet, once, some at a time. */
  rows: (sheet: number) => AsyncGenerator<readonly Row[]>;
};

/**
 * Opens a file in a thread of its own, which has a limit of time and of memory: whatever is in the file, the process goes on.
 * Refuses with 422. Whoever opens a file closes it: `await using`.
 */
export async function openInThread(bytes: Uint8Array, patience = longest): Promise<OpenedFile> {
  // Its memory goes to the thread; that of a buffer may be shared with others.
  const copy = new Uint8Array(bytes);
  const worker = new Worker(programFile('server/sheets/sheet-worker.ts'), {
    workerData: { bytes: copy },
    transferList: [copy.buffer],
    // Options such as `--import` are meant for the process, not for this thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  });
  const close = async () => void (await worker.terminate());
  try {
    const opened = await answerOf<OpenedReply>(worker, patience);
    if ('fault' in opened) throw badSheet(opened.fault);
    if ('error' in opened) throw new Error(opened.error);
    return {
      sheets: opened.sheets,
      async *rows(sheet) {
        for (;;) {
          worker.postMessage({ sheet, most: batchSize } satisfies RowsRequest, []);
          const { rows } = await answerOf<RowsReply>(worker, patience);
          if (rows.length === 0) return;
          yield rows;
        }
      },
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The next message. A thread that is out of memory ends with an error of a code; one that is too slow is ended. */
async function answerOf<T>(worker: Worker, patience: number): Promise<T> {
  const done = new AbortController();
  const { signal } = done;
  const timer = setTimeout(() => done.abort(badSheet(sheetTexts.tooSlow)), patience);
  try {
    const [message] = (await Promise.race([
      // A worker's error rejects here.
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => Promise.reject(badSheet(sheetTexts.damaged))),
    ])) as [T];
    return message;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw badSheet(sheetTexts.tooManyLetters);
    throw error;
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}
