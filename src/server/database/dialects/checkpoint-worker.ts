import { workerData } from 'node:worker_threads';
import SQLite from 'better-sqlite3';

/** Copies what the write-ahead log holds into the database, as far as nobody reads an older state, and ends. */
const database = new SQLite(String(workerData), { fileMustExist: true });
database.pragma('wal_checkpoint(PASSIVE)');
database.close();
