import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkBackup, restoreBackup } from '#server/backup/restore.ts';
import { placeOf } from '../place.ts';
import { type Called, held, Mistake, progress, readWords } from '../run-command.ts';

const usage = `Brings the site of a backup back: content, history, accounts and pictures. All is checked first.

  npm run restore -- FILE              where no site is yet
  npm run restore -- FILE --force      in the place of the one that is there
  npm run restore -- FILE --verify     checks the file, and changes nothing
  npm run restore -- FILE --without-enquiries   leaves out what families asked

What families asked is sealed by DATA_KEY, which a backup does not hold: it has to be set (or its data.key put into
DATA_DIR) before they are brought back.

The site must not be running. Everybody signs in again afterwards, with the password of that time; previews end.
DATABASE_URL, STORAGE_URL and DATA_DIR say where to, as for the app itself; the backup may come from the other kind
of database and store.`;

export async function restoreCommand({ args, env, say }: Called): Promise<void> {
  const words = readWords(usage, args, {
    verify: { type: 'boolean' },
    force: { type: 'boolean' },
    'without-enquiries': { type: 'boolean' },
  });
  if (words === null) return say(usage);
  const { positionals } = words;
  const { verify = false, force = false, 'without-enquiries': withoutEnquiries = false } = words.values;
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Mistake(`Name one file.\n\n${usage}`);
  if (verify && force) throw new Mistake(`--verify changes nothing, so that there is nothing to force.\n\n${usage}`);
  const path = resolve(file);
  if (!existsSync(path)) throw new Mistake(`There is no file ${path}.`);
  if (verify) {
    const checked = await checkBackup(path);
    return say(`The backup is whole: the site of ${checked.head.made_at}, with ${held(checked)}.`);
  }
  const shown = progress();
  const restored = await restoreBackup(path, await placeOf(env), {
    force,
    withoutEnquiries,
    onPlaced: (pictures, of) => shown.tell(`${pictures} of ${of} pictures …`),
  }).finally(shown.end);
  say(`Restored the site of ${restored.head.made_at}, with ${held(restored)}.`);
  if (restored.kept !== null) say(`The database that was there is kept as ${restored.kept}.`);
}
