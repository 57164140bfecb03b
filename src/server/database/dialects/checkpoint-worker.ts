import { workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';
import { giveWay } from '#server/threads/give-way.ts';

/** Copies what the write-ahead log holds into the database, as far as nobody reads an older state, and ends. */
giveWay();
const database = new SQLite(String(workerData), { fileMustExist: true });
database.pragma('wal_checkpoint(PASSIVE)');
database.close();
