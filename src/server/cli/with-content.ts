import type { WriteContext } from '#server/crud/model.ts';
import { connectForStart } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { storedFiles } from '#server/media/stored-files.ts';
import { openSettings, type Settings } from '#server/start/settings.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { checkDatabase, checkVersion } from '#server/start/startup-checks.ts';

/**
 * Does `work` with the content that the settings of the environment name, whose database it brings up to date. A
 * site may run on the same content. Throws `StartRefused` where that cannot be opened.
 */
export async function withContent<T>(work: (content: WriteContext, settings: Settings) => Promise<T>): Promise<T> {
  const settings = openSettings(process.env);
  const { database, storage } = settings;
  const db = connectForStart(database);
  try {
    await checkDatabase(db, settings);
    await checkVersion(db, database.dialect);
    await migrate(db, database.dialect);
    const clock = () => new Date();
    return await work({ db, dialect: database.dialect, files: storedFiles(storage), clock, types: siteRecordTypes }, settings);
  } finally {
    await db.destroy();
  }
}
