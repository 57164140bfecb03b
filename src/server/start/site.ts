import type { AppParts } from './app.ts';
import { ensureFirstAdmin } from '#server/auth/admins.ts';
import { connect, connectForStart } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { isEmpty } from '#server/database/is-empty.ts';
import { startTurn } from '#server/database/start-turn.ts';
import { type Files, folderFiles } from '#server/media/files.ts';
import { s3Files } from '#server/media/s3-files.ts';
import { flushLog, logError } from '#server/observability/log.ts';
import { keepSecretsOf } from '#server/observability/secrets.ts';
import { IndexThread } from '#server/search/index-thread.ts';
import { type SearchCounter, searchCounter } from '#server/search/search-counts.ts';
import { checkAddress, checkDataDir, checkDatabase, checkStorage } from './startup-checks.ts';
import { siteRecordTypes, siteSearchSources } from './site-types.ts';
import { BadSetting, readSettings, type Settings } from './settings.ts';

export type OpenSite = Omit<AppParts, 'pages'> & { searchCounter: SearchCounter };

/**
 * Everything of the app but its pages: the migrated database, the first administrator, the demo content in an empty
 * database, the index of the search, which is being built from now on. Prints what the operator has to know.
 */
export async function openSite(settings: Settings): Promise<OpenSite> {
  const { database, storage, corsOrigins, trustProxy, publicUrl } = settings;
  await checkAddress(settings);
  checkDataDir(settings);
  const { dialect } = database;
  const files = storage.kind === 's3' ? s3Files(storage) : folderFiles(storage.dir);
  const clock = () => new Date();
  await prepareDatabase(settings, files, clock);
  const db = connect(database);
  return {
    db,
    dialect,
    searchIndex: new IndexThread(database, siteSearchSources),
    searchCounter: searchCounter({ db, dialect, clock }),
    files,
    clock,
    corsOrigins,
    trustProxy,
    publicUrl,
  };
}

/** Brings the tables up to date, and gives an empty database its demo content and its first administrator. */
async function prepareDatabase(settings: Settings, files: Files, clock: () => Date): Promise<void> {
  const { database, databaseWaitSeconds, demoContent, admin } = settings;
  const { dialect } = database;
  const db = connectForStart(database);
  try {
    await checkDatabase(db, settings, databaseWaitSeconds);
    await checkStorage(files, settings);
    await startTurn(db, dialect, async () => {
      await migrate(db, dialect);
      if (demoContent && (await isEmpty(db))) {
        console.log('Loading the demo content into the empty database …');
        // As large as the rest of the server, and needed once in the life of a database.
        const { loadDemoContent } = await import('#demo/load.ts');
        await loadDemoContent({ db, dialect, files, clock, types: siteRecordTypes });
      }
      const first = await ensureFirstAdmin(db, dialect, admin, clock);
      if (first !== null) {
        console.log(`The first administrator: ${first.email}, password: ${first.password ?? 'as given in ADMIN_PASSWORD'}`);
      }
    });
  } finally {
    await db.destroy();
  }
}

/** Runs `start` with the settings of the environment. A bad setting is printed in one line; it or any other error ends the process. */
export async function runSite(start: (settings: Settings) => Promise<void>): Promise<void> {
  keepSecretsOf(process.env);
  // Node itself prints an error that nobody caught as it is.
  process.once('uncaughtException', (error) => {
    logError('The process ends, because nobody caught', error);
    process.exit(1);
  });
  process.once('exit', flushLog);
  try {
    await start(readSettings(process.env));
  } catch (error) {
    if (error instanceof BadSetting) logError(error.message);
    else logError('The site cannot start', error);
    process.exit(1);
  }
}
