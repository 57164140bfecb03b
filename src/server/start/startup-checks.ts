import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { createFile, damageOf, type FileState, moveAside, stateOf } from '#server/database/dialects/sqlite-file.ts';
import type { Database } from '#server/database/schema.ts';
import type { Files } from '#server/media/files.ts';
import { BadSetting, type Settings, StartRefused } from './settings.ts';

/**
 * What the text of a setting cannot show: that the port is free, the folder can be written, database and
 * store answer. Checked before anything is created, so that a bad setting leaves nothing half-started.
 */

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return codeOf(error.cause);
  const source = error;
  return 'code' in source && typeof source.code === 'string' ? source.code : source.message;
};

export async function checkAddress({ port, host }: Settings): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new BadSetting('PORT', String(port), 'a port that no other program uses');
    if (code === 'EACCES') throw new BadSetting('PORT', String(port), 'a port this account may listen on');
    throw new BadSetting('HOST', host, 'an address of this machine');
  }
  await new Promise((resolve) => server.close(resolve));
}

export function checkDataDir({ dataDir }: Settings): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new BadSetting('DATA_DIR', dataDir, 'the path of a folder that this account may write to');
  }
}

/** Folder by folder: the recursive option of `mkdir` never returns below a place that takes no folders, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder.`);
    return;
  }
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** What lies there instead of a database of this app, for a sentence. */
const instead: Readonly<Partial<Record<FileState, string>>> = {
  lost: 'only its -wal file is left',
  empty: 'the file is empty',
  foreign: 'another program made this file',
};

/** Makes the SQLite file where none is. What is there and was not made by this app never becomes a new site unless it is asked for. */
export async function checkDatabase(db: Database, { database, replaceDatabase }: Settings): Promise<void> {
  try {
    if (database.dialect === 'sqlite') {
      const { file } = database;
      makeFolder(dirname(file));
      const state = stateOf(file);
      const found = instead[state];
      if (found !== undefined && !replaceDatabase) {
        throw new BadSetting(
          'DATA_DIR',
          file,
          `a database this app made, but ${found}; restore a backup, or start once with REPLACE_DATABASE=true, which keeps it under another name`,
        );
      }
      if (found !== undefined) console.log(`Kept ${file} as ${moveAside(file, new Date())} and began a new database.`);
      if (state !== 'own') createFile(file);
    }
    await sql`select 1`.execute(db);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    if (database.dialect === 'sqlite')
      throw new BadSetting('DATA_DIR', database.file, `a database this app made (${codeOf(error)})`);
    throw new BadSetting('DATABASE_URL', database.url, `a database that answers (${codeOf(error)})`);
  }
}

/** Reads the whole SQLite file. */
export function checkDamage({ database }: Settings): void {
  if (database.dialect !== 'sqlite') return;
  const damage = damageOf(database.file);
  if (damage === null) return;
  throw new StartRefused(`The database ${database.file} is damaged: ${damage}. Restore a backup of it; nothing was changed.`);
}

export async function checkStorage(files: Files, { storage }: Settings): Promise<void> {
  try {
    await files.check();
  } catch (error) {
    if (storage.kind === 'folder')
      throw new StartRefused(
        `The folder ${storage.dir} cannot be used: this account has to be able to write there (${codeOf(error)}).`,
      );
    const { endpoint, bucket } = storage;
    throw new BadSetting(
      'STORAGE_URL',
      `${endpoint}/${bucket}`,
      `a bucket that is there, in a store that answers (${codeOf(error)})`,
    );
  }
}
