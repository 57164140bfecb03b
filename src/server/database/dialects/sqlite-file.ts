import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';

/** Stands in the header of every file that is made here: 'hngh'. */
const applicationId = 0x68_6e_67_68;

const headerText = 'SQLite format 3\0';

/**
 * What lies at the place of the database: 'own' is one of this app, 'foreign' anything else, 'empty' a file without a byte,
 * as a full disk or a broken copy leaves it; 'lost' means that only its write-ahead log is there.
 */
export type FileState = 'absent' | 'lost' | 'empty' | 'foreign' | 'own';

export function stateOf(file: string): FileState {
  if (!existsSync(file)) return sizeOf(`${file}-wal`) > 0 ? 'lost' : 'absent';
  if (!statSync(file).isFile()) return 'foreign';
  const header = headerOf(file);
  if (header.length === 0) return 'empty';
  if (header.length < 100 || header.toString('latin1', 0, 16) !== headerText) return 'foreign';
  return header.readUInt32BE(68) === applicationId || hasOwnTables(file) ? 'own' : 'foreign';
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function headerOf(file: string): Buffer {
  const opened = openSync(file, 'r');
  try {
    const header = Buffer.alloc(100);
    return header.subarray(0, readSync(opened, header));
  } finally {
    closeSync(opened);
  }
}

/** Databases that were made before files had a mark. */
function hasOwnTables(file: string): boolean {
  const database = new SQLite(file, { readonly: true });
  try {
    const tables = database.prepare(`select name from sqlite_master where name in ('kysely_migration', 'nghe_nghiep')`).all();
    return tables.length === 2;
  } finally {
    database.close();
  }
}

/**
 * Makes an empty database that `stateOf` knows as its own. It is made beside its place and then given its name, so that a
 * crash never leaves an empty file there; a database that is there by now stays.
 */
export function createFile(file: string): void {
  const made = `${file}.new`;
  for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(made + ending, { force: true });
  touchPrivate(made);
  const database = new SQLite(made);
  database.pragma(`application_id = ${applicationId}`);
  database.pragma('journal_mode = WAL');
  database.close();
  try {
    linkSync(made, file);
  } catch (error) {
    // Some file systems know no links.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) renameSync(made, file);
  }
  rmSync(made, { force: true });
  syncFolderOf(file);
}

/** Makes an empty file that its owner alone may read, where none is; SQLite gives the same marks to the files beside it. */
const touchPrivate = (file: string) => closeSync(openSync(file, 'a', 0o600));

const asideName = (file: string, now: Date) => `${file}.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`;

/** Moves what is at the place of the database aside, log included, and gives the new name of the file. */
export function moveAside(file: string, now: Date): string {
  const aside = asideName(file, now);
  for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  return aside;
}

/**
 * Puts a whole database, whose writers are gone, in the place of another one, at once: whoever looks finds one of the two.
 * What was there is kept under the name that is returned; null when nothing was.
 */
export function takePlace(made: string, file: string, now: Date): string | null {
  sync(made);
  const isThere = existsSync(file);
  const aside = isThere || existsSync(`${file}-wal`) ? asideName(file, now) : null;
  if (aside !== null) {
    if (isThere) {
      writeBack(file);
      copyName(file, aside);
    }
    // What could not be written back goes with it: SQLite would take the log of one database for that of the other.
    for (const ending of ['-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  }
  renameSync(made, file);
  for (const ending of ['-wal', '-shm']) rmSync(made + ending, { force: true });
  syncFolderOf(file);
  return aside;
}

/** Brings everything from the log into the file. A file that is no database, or a damaged one, stays as it is. */
function writeBack(file: string): void {
  try {
    const database = new SQLite(file, { fileMustExist: true, timeout: 5_000 });
    database.pragma('wal_checkpoint(truncate)');
    database.close();
  } catch (error) {
    if (!(error instanceof SQLite.SqliteError)) throw error;
  }
}

function copyName(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    // Some file systems know no links.
    copyFileSync(file, name);
  }
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** Windows cannot, and need not. */
function syncFolderOf(file: string): void {
  if (process.platform !== 'win32') sync(dirname(file));
}

/** What is wrong with the pages of a database, in one line; null when nothing is. Reads all of it. */
export function damageOf(file: string): string | null {
  let database: SQLite.Database | undefined;
  try {
    database = new SQLite(file, { fileMustExist: true, timeout: 5_000 });
    const found = String(database.pragma('quick_check(1)', { simple: true }));
    return found === 'ok' ? null : found.replaceAll(/\s+/g, ' ').trim();
  } catch (error) {
    if (error instanceof SQLite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) return error.message;
    throw error;
  } finally {
    database?.close();
  }
}

/** Takes the lock of `tryLock` together with others that share it, until it is released; null while one process has it alone. */
export const trySharedLock = (file: string) => lockBy(file, 'begin; select count(*) from sqlite_master');

/** Takes a lock that only one process at a time has, and that ends with it; null while another one has it. */
export const tryLock = (file: string) => lockBy(file, 'begin exclusive');

function lockBy(file: string, statements: string): { release: () => void } | null {
  touchPrivate(file);
  const database = new SQLite(file, { timeout: 0 });
  try {
    database.exec(statements);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
}
