import { resolve } from 'node:path';
import type { CheckedBackup } from '#server/backup/archive.ts';
import { backUp } from '#server/backup/backup.ts';
import { keepBackups } from '#server/backup/keep.ts';
import { placeOf } from '../place.ts';
import { type Called, held, Mistake, readWords, tellMissing } from '../run-command.ts';

const usage = `Writes everything of the site into one file: content, history, accounts and pictures, as of one moment.
The site may be running.

  npm run backup -- FILE [--force]     a new file; --force writes over one that is there
  npm run backup -- --keep FOLDER      a new file in the folder, named by the time; of older ones the last of
                                       7 days, 4 weeks and 12 months stay

The file holds the hashes of passwords and the secrets of second factors: keep it as you keep the database.
DATABASE_URL, STORAGE_URL and DATA_DIR say which site, as for the app itself.`;

export async function backupCommand({ args, env, say }: Called): Promise<void> {
  const words = readWords(usage, args, { keep: { type: 'string' }, force: { type: 'boolean' } });
  if (words === null) return say(usage);
  const { positionals } = words;
  const { keep, force = false } = words.values;
  const [file] = positionals;
  if (positionals.length > 1 || (file === undefined) === (keep === undefined) || keep === '' || (force && keep !== undefined))
    throw new Mistake(`Name one file, or a folder with --keep.\n\n${usage}`);
  const place = await placeOf(env);
  if (file !== undefined) return tell(say, file, await backUp(place, resolve(file), { force }));
  if (keep === undefined) return;
  const kept = await keepBackups(place, resolve(keep), new Date());
  tell(say, kept.file, kept.made);
  if (kept.removed.length > 0) say(`Removed ${kept.removed.length} that are kept no longer: ${kept.removed.join(', ')}.`);
}

function tell(say: Called['say'], file: string, made: CheckedBackup): void {
  say(`Wrote ${file}: ${held(made)}.`);
  tellMissing(made.missing);
}
