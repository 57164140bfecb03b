import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { createFile, damageOf, type FileState, moveAside, stateOf } from '#server/database/dialects/sqlite-file.ts';
import type { Dialect } from '#server/database/connect.ts';
import { laterMigrations } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { countWaits } from '#server/database/waited-time.ts';
import { DatabaseUnavailable, passesByItself } from '#server/database/unavailable.ts';
import { newPasswordFault } from '#server/auth/password-rules.ts';
import type { Files } from '#server/media/files.ts';
import { configuredSite } from '#server/public/site.ts';
import { BadSetting, type Settings, StartRefused } from './settings.ts';

/**
 * What the text of a setting cannot show: that the port is free, the folder can be written, database and
 * store answer. Checked before anything is created, so that a bad setting leaves nothing half-started.
 */

/** In milliseconds: how long one look at a database may take, and how long after it the next one follows. */
const answerWithin = 5_000;
const retryAfter = 250;

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const source = error.cause instanceof Error ? error.cause : error;
  if (source !== error && source.cause instanceof Error) return codeOf(source);
  if (!('code' in source) || typeof source.code !== 'string') return source.message;
  // The numbers of PostgreSQL say little to whoever starts the app.
  return source instanceof DatabaseUnavailable || /^(?=.*\d)[0-9A-Z]{5}$/.test(source.code) ? source.message : source.code;
};

export async function checkAddress({ port, host, metrics }: Settings): Promise<void> {
  await tryAddress('', port, host);
  if (metrics.port !== null) await tryAddress('METRICS_', metrics.port, metrics.host);
}

async function tryAddress(prefix: '' | 'METRICS_', port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new BadSetting(`${prefix}PORT`, String(port), 'a port that no other program uses');
    if (code === 'EACCES') throw new BadSetting(`${prefix}PORT`, String(port), 'a port this account may listen on');
    throw new BadSetting(`${prefix}HOST`, host, 'an address of this machine');
  }
  await new Promise((resolve) => server.close(resolve));
}

/** Makes nothing yet: where there is no folder, one that it can be made in has to be there. */
export function checkDataDir({ dataDir, backupDir }: Settings): void {
  if (!mayBeFolder(dataDir)) throw badDataDir(dataDir);
  if (backupDir !== null && !mayBeFolder(backupDir))
    throw new BadSetting('BACKUP_DIR', backupDir, 'the path of a folder that this account may write to');
}

function mayBeFolder(path: string): boolean {
  let there = path;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
    // Folders of the system that only look writable to root make none.
    return statSync(there).isDirectory() && !/^\/(proc|sys)(\/|$)/.test(there);
  } catch {
    return false;
  }
}

export function makeDataDir({ dataDir }: Settings): void {
  try {
    makeFolder(dataDir);
  } catch {
    throw badDataDir(dataDir);
  }
}

const badDataDir = (dataDir: string) =>
  new BadSetting('DATA_DIR', dataDir, 'the path of a folder that this account may write to');

/** Whether nothing was ever stored. A file of this app is opened before it is known what is in it. */
export const isNewSite = async (db: Database, { database }: Settings): Promise<boolean> =>
  database.dialect === 'sqlite' ? stateOf(database.file) !== 'own' : !(await hasAdmin(db));

/** Whether the password that is given may be that of the first administrator of a database that is not made yet, or has none. */
export async function checkFirstPassword(db: Database, settings: Settings): Promise<void> {
  const { admin } = settings;
  if (admin.password === null || !(await isNewSite(db, settings))) return;
  if ((await newPasswordFault(admin.password, { email: admin.email }, configuredSite)) !== null) throw weakPassword();
}

export const weakPassword = () =>
  new BadSetting(
    'ADMIN_PASSWORD',
    '…',
    'a password that is hard to guess, such as a sentence of five words: no few common words with numbers and signs, no row of keys or digits, and neither the e-mail nor the name of the school',
  );

/** On PostgreSQL, whose tables may not be there yet. */
async function hasAdmin(db: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('admin') is not null as there`.execute(db);
  if (rows[0]?.there !== true) return false;
  return (await db.selectFrom('admin').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The owner's alone. Folder by folder: the recursive option of `mkdir` never returns below a place that takes no folders, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder.`);
    return;
  }
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** What lies there instead of a database of this app, for a sentence. */
const instead: Readonly<Partial<Record<FileState, string>>> = {
  lost: 'only its -wal file is left',
  empty: 'the file is empty',
  foreign: 'another program made this file',
};

/** Makes the SQLite file where none is. What is there and was not made by this app never becomes a new site unless it is asked for. */
function prepareFile(file: string, mayReplace: boolean): void {
  makeFolder(dirname(file));
  const state = stateOf(file);
  const found = instead[state];
  if (found !== undefined && !mayReplace) {
    throw new BadSetting(
      'DATA_DIR',
      file,
      `a database this app made, but ${found}; restore a backup, or start once with REPLACE_DATABASE=true, which keeps it under another name`,
    );
  }
  if (found !== undefined) console.log(`Kept ${file} as ${moveAside(file, new Date())} and began a new database.`);
  if (state !== 'own') createFile(file);
}

/** Waits so many seconds for a PostgreSQL that is not there yet, such as one that is started together with the site. */
export async function checkDatabase(db: Database, { database, replaceDatabase }: Settings, waitSeconds = 0): Promise<void> {
  const until = performance.now() + waitSeconds * 1_000;
  let told = false;
  try {
    if (database.dialect === 'sqlite') prepareFile(database.file, replaceDatabase);
    for (;;) {
      try {
        await countWaits(() => sql`select 1`.execute(db), answerWithin);
        return;
      } catch (error) {
        if (database.dialect === 'sqlite' || !passesByItself(error) || performance.now() >= until) throw error;
        if (!told)
          console.log(`The database does not answer yet (${codeOf(error)}); waiting up to ${waitSeconds} seconds for it.`);
        told = true;
        await setTimeout(retryAfter);
      }
    }
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

/** `isNew`: a bucket that is not there is made; where a site was, its name is a wrong one. */
export async function checkStorage(files: Files, { storage, shownStorage }: Settings, isNew = false): Promise<void> {
  try {
    await files.check(isNew);
  } catch (error) {
    if (storage.kind === 'folder')
      throw new StartRefused(
        `The folder ${storage.dir} cannot be used: this account has to be able to write there (${codeOf(error)}).`,
      );
    throw new BadSetting('STORAGE_URL', shownStorage, `a bucket that is there, in a store that answers (${codeOf(error)})`);
  }
}

/** Refuses a database that a later version of the site has changed: what it means by a column is not known here. */
export async function checkVersion(db: Database, dialect: Dialect): Promise<void> {
  const later = await laterMigrations(db, dialect);
  if (later.length === 0) return;
  throw new StartRefused(
    `A newer version of the site has changed this database (${later.join(', ')}): start that version again, or restore a backup made before the update.`,
  );
}
