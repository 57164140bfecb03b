import { connectForStart } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { thinJournal } from '#server/journal/thin.ts';
import { folderFiles } from '#server/media/files.ts';
import { s3Files } from '#server/media/s3-files.ts';
import { logError } from '#server/observability/log.ts';
import { keepSecretsOf } from '#server/observability/secrets.ts';
import { readEnvironment, readSettings, StartRefused } from '#server/start/settings.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { checkDatabase } from '#server/start/startup-checks.ts';

/** `npm run thin`: takes away what is kept no longer, which a running site does every night. */
async function main(): Promise<void> {
  keepSecretsOf(readEnvironment(process.env));
  const settings = readSettings(process.env);
  const { database, storage, keeping } = settings;
  const { dialect } = database;
  const db = connectForStart(database);
  try {
    await checkDatabase(db, settings);
    await migrate(db, dialect);
    const files = storage.kind === 's3' ? s3Files(storage) : folderFiles(storage.dir);
    const thinned = await thinJournal({ db, dialect, files, clock: () => new Date(), types: siteRecordTypes }, keeping);
    console.log(
      thinned === null
        ? 'Another process is doing it already.'
        : `Removed ${thinned.rows} old changes, and for good ${thinned.records} records that were deleted long ago.`,
    );
  } finally {
    await db.destroy();
  }
}

try {
  await main();
} catch (error) {
  if (error instanceof StartRefused) logError(error.message);
  else logError('What is kept no longer could not be taken away', error);
  process.exitCode = 1;
}
