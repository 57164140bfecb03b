import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { keepsEnquiries, openEnquiries, type OpenedKey, parseDataKey } from '#server/enquiries/data-key.ts';
import type { Database } from '#server/database/schema.ts';
import { logError } from '#server/observability/log.ts';
import { keepSecretsOf } from '#server/observability/secrets.ts';
import type { Settings } from './settings.ts';

type KeyPlace = Pick<Settings, 'dataKey' | 'dataDir' | 'database'>;

/** Beside a SQLite file that was given no DATA_KEY; no backup holds it. */
export const dataKeyFile = 'data.key';

/** DATA_KEY as it is set, or as the data folder of SQLite has it; null where there is none. */
export function dataKeyOf({ dataKey, dataDir, database }: KeyPlace): Buffer | null {
  const file = join(dataDir, dataKeyFile);
  if (dataKey !== null || database.dialect !== 'sqlite' || !existsSync(file)) return dataKey;
  try {
    const text = readFileSync(file, 'utf8').trim();
    keepSecretsOf({ DATA_KEY: text });
    const key = parseDataKey(text);
    if (key !== undefined) return key;
    logError(`${file} holds no key: it has to be 32 bytes as base64, as it was made.`);
  } catch (error) {
    logError(`${file} cannot be read`, error);
  }
  return null;
}

/** Makes a key, whole or not at all; one that another process has made meanwhile stays. */
function makeDataKey(dataDir: string): void {
  const made = join(dataDir, `${dataKeyFile}.${process.pid}`);
  rmSync(made, { force: true });
  const file = openSync(made, 'wx', 0o600);
  try {
    writeSync(file, `${randomBytes(32).toString('base64')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(made, join(dataDir, dataKeyFile));
  } catch (error) {
    // Some file systems know no links.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) renameSync(made, join(dataDir, dataKeyFile));
  } finally {
    rmSync(made, { force: true });
  }
}

/** Opens enquiries by the key of a site. What is wrong with it closes them, and nothing else. */
export async function openByKey(db: Database, settings: KeyPlace): Promise<OpenedKey> {
  const { dataKey, dataDir, database } = settings;
  const mayMake = dataKey === null && database.dialect === 'sqlite' && !existsSync(join(dataDir, dataKeyFile));
  // A new key would open none of those that are kept: the old one may still be brought back.
  if (mayMake && !(await keepsEnquiries(db))) {
    try {
      makeDataKey(dataDir);
    } catch (error) {
      logError('No key for enquiries can be made in the data folder', error);
    }
  }
  const key = dataKeyOf(settings);
  const opened = await openEnquiries(db, key);
  if (key === null)
    console.log(
      'No enquiries are taken: DATA_KEY is not set. It is 32 random bytes as base64, such as `openssl rand -base64 32` makes.',
    );
  else if (opened.keys === null)
    logError('No enquiries are taken: DATA_KEY is not the key by which those that are kept were sealed.');
  return opened;
}
