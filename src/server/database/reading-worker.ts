import { parentPort, workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';
import { keepStatements } from './dialects/kept-statements.ts';

/** The thread of `reading-thread.ts`: executes one statement after the other on the file it was given. */

export type ReadRequest = { id: number; sql: string; parameters: readonly unknown[] };
export type ReadReply = { id: number; rows: unknown[] } | { id: number; error: unknown };

const database = keepStatements(new SQLite(String(workerData), { readonly: true, fileMustExist: true }));

/** Null: no request follows. */
parentPort?.on('message', (request: ReadRequest | null) => {
  if (request === null) {
    database.close();
    parentPort?.close();
  } else parentPort?.postMessage(execute(request), []);
});

function execute({ id, sql, parameters }: ReadRequest): ReadReply {
  try {
    return { id, rows: database.prepare(sql).all(parameters) };
  } catch (error) {
    return { id, error };
  }
}
