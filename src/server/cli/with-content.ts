import { withDatabase } from '#server/backup/place.ts';
import type { WriteContext } from '#server/crud/model.ts';
import { migrate } from '#server/database/migrate.ts';
import { storedFiles } from '#server/media/stored-files.ts';
import { openSettings, type Settings } from '#server/start/settings.ts';
import { siteRecordTypes } from '#server/start/site-types.ts';
import { checkDatabase, checkVersion } from '#server/start/startup-checks.ts';
import type { Called } from './run-command.ts';

/**
 * Does `work` with the content that the settings of `env` name, whose database it brings up to date and does not make:
 * where a site was never started, the settings name a wrong place. A site may run on the same content. Throws `StartRefused` or
 * `CopyRefused` where that cannot be opened.
 */
export async function withContent<T>(env: Called['env'], work: (content: WriteContext, settings: Settings) => Promise<T>) {
  const settings = openSettings(env);
  const { database, storage } = settings;
  const { dialect } = database;
  const files = storedFiles(storage);
  return withDatabase({ database, files }, async (db) => {
    await checkDatabase(db, settings);
    await checkVersion(db, dialect);
    await migrate(db, dialect);
    return work({ db, dialect, files, clock: () => new Date(), types: siteRecordTypes }, settings);
  });
}
