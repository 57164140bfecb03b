import { parentPort, workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';
import { keepStatements } from './dialects/kept-statements.ts';

/** The thread of `reading-thread.ts`: answers one statement after the other from the file it was given. */

export type Asked = { id: number; sql: string; parameters: readonly unknown[] };
export type Told = { id: number; rows: unknown[] } | { id: number; error: unknown };

const database = keepStatements(new SQLite(String(workerData), { readonly: true, fileMustExist: true }));

/** Null: nothing more will be asked. */
parentPort?.on('message', (asked: Asked | null) => {
  if (asked === null) {
    database.close();
    parentPort?.close();
  } else parentPort?.postMessage(answer(asked), []);
});

function answer({ id, sql, parameters }: Asked): Told {
  try {
    return { id, rows: database.prepare(sql).all(parameters) };
  } catch (error) {
    return { id, error };
  }
}
