import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { SitePlace } from '#server/backup/place.ts';
import { connectForStart } from '#server/database/connect.ts';
import { fitsCheck } from '#server/enquiries/data-key.ts';
import { storedFiles } from '#server/media/stored-files.ts';
import { dataKeyOf } from '#server/start/data-key.ts';
import { BadSetting, openSettings, StartRefused } from '#server/start/settings.ts';
import { checkDatabase } from '#server/start/startup-checks.ts';

/** The place that settings name. A PostgreSQL has to answer. */
export async function placeOf(environment: Record<string, string | undefined>): Promise<SitePlace> {
  const settings = openSettings(environment);
  const { database, storage } = settings;
  if (database.dialect === 'postgres') {
    await using db = connectForStart(database);
    await checkDatabase(db, settings);
  }
  const opens = (checkHash: string) => {
    const key = dataKeyOf(settings);
    return key !== null && fitsCheck(key, checkHash);
  };
  return { database, files: storedFiles(storage), opens };
}

/**
 * A place as a command line names it: a folder as `DATA_DIR` names one, or a file of settings. Addresses with passwords do not
 * stand in a command line, which every account of the machine can read.
 */
export async function placeAt(option: '--from' | '--to', word: string): Promise<SitePlace> {
  const isFolder = existsSync(word) ? statSync(word).isDirectory() : option === '--to' && !word.endsWith('.env');
  if (isFolder) return placeOf({ DATA_DIR: resolve(word) });
  if (!existsSync(word)) throw new BadSetting(option, word, 'a folder of data, or a file of settings such as new.env');
  const settings = parseEnv(readFileSync(word, 'utf8'));
  if (!['DATA_DIR', 'DATABASE_URL', 'STORAGE_URL'].some((name) => (settings[name] ?? '').trim() !== ''))
    throw new StartRefused(
      `${option}: ${word} is no file of settings: it names neither DATA_DIR nor DATABASE_URL nor STORAGE_URL.`,
    );
  return placeOf(settings);
}
