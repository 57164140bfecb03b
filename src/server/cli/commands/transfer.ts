import { transferSite } from '#server/backup/transfer.ts';
import { placeAt } from '../place.ts';
import { type Called, Mistake, progress, readWords, tellMissing } from '../run-command.ts';

const usage = `Copies the site from one place to another, between SQLite and PostgreSQL, and between a folder and a bucket.

  npm run transfer -- --from PLACE --to PLACE [--force] [--without-enquiries]

A place is a folder as DATA_DIR names it (site.sqlite and uploads/), or a file with settings of the app, a line each:
  DATABASE_URL=postgres://user:password@host:5432/name
  STORAGE_URL=s3://key:secret@host:port/bucket?region=…
What such a file leaves out is as for the app itself: SQLite and a folder below DATA_DIR.

What families asked is sealed by DATA_KEY: the new place needs the same one, as DATA_KEY or DATA_KEY_FILE in its file of
settings. Where the old one had none set, it is the content of data.key in its folder, which a new folder may be given as
a file too. --without-enquiries leaves them out.

Content, history, accounts and pictures are copied as of one moment, and compared in the end; sessions are not. What is
saved at the old place from then on is not copied: stop the site there first. A copy that was cut off is begun again by the
same command. --force puts the copy in the place of a site that is there.`;

export async function transferCommand({ args, say }: Called): Promise<void> {
  const words = readWords(usage, args, {
    from: { type: 'string' },
    to: { type: 'string' },
    force: { type: 'boolean' },
    'without-enquiries': { type: 'boolean' },
  });
  if (words === null) return say(usage);
  const { positionals } = words;
  const { from, to, force = false, 'without-enquiries': withoutEnquiries = false } = words.values;
  if (!from || !to || positionals.length > 0) throw new Mistake(`Name two places, with --from and --to.\n\n${usage}`);
  const [source, target] = [await placeAt('--from', from), await placeAt('--to', to)];
  const [one, other] = [source, target].map(({ database }) => (database.dialect === 'sqlite' ? database.file : database.url));
  if (one === other) throw new Mistake('--from and --to name one database.');
  const shown = progress();
  const { tables, pictures, missing, kept } = await transferSite(source, target, {
    force,
    withoutEnquiries,
    onPlaced: (count, of) => shown.tell(`${count} of ${of} pictures …`),
    onRows: (table, rows) => shown.tell(`${table}: ${rows} rows …`),
  }).finally(shown.end);
  for (const [name, { rows, sha256 }] of Object.entries(tables)) say(`${name}  ${rows} rows  ${sha256.slice(0, 16)}`);
  say(`Copied and compared: ${pictures.written} files of pictures, and ${pictures.there} that were there already.`);
  tellMissing(missing);
  if (kept !== null) say(`The database that was there is kept as ${kept}.`);
}
