import { knownMigrations } from '#server/database/migrate.ts';
import { archivedPictures, archivedRows, checkArchive, type CheckedBackup } from './archive.ts';
import { placePictures } from './pictures.ts';
import type { SitePlace } from './place.ts';
import { refuseNewer } from './read-site.ts';
import { refuseSealed, sealedTables } from './sealed.ts';
import { refuseOccupied, type Replaced, replaceDatabase } from './write-site.ts';

/** Addresses that show what is not public, links of mail, and mail: one that was taken back or sent since would be there again. */
const forgotten = ['preview_link', 'mail', 'mail_link'];

/** What is wrong with an archive for this version of the program is thrown; nothing is changed. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const checked = await checkArchive(file);
  refuseNewer('The backup', checked.head.migrations, await knownMigrations());
  return checked;
}

/**
 * Puts the site of a backup in the place of another one, or where none is; all is checked first. The database gets a new id, and
 * everybody signs in again. Pictures are stored before the rows that name them; what was there and is named no more goes with the
 * sweep.
 */
export async function restoreBackup(
  file: string,
  place: SitePlace,
  {
    force,
    withoutEnquiries = false,
    onPlaced,
  }: { force: boolean; withoutEnquiries?: boolean; onPlaced?: (pictures: number, of: number) => void },
): Promise<CheckedBackup & Replaced> {
  const checked = await checkBackup(file);
  if (!withoutEnquiries && (checked.tables['enquiry']?.rows ?? 0) > 0) await refuseSealed(archivedRows(file), place.opens);
  await refuseOccupied(place.database, force);
  await place.files.check();
  await placePictures(place.files, archivedPictures(file), {
    check: false,
    onPlaced: ({ written, there }) => onPlaced?.(written + there, checked.pictures),
  });
  const { migrations, counters } = checked.head;
  const replaced = await replaceDatabase(
    place.database,
    {
      migrations,
      counters,
      rows: () => archivedRows(file),
      counts: () => checked.tables,
      forget: [...forgotten, ...(withoutEnquiries ? sealedTables : [])],
      databaseId: null,
    },
    force,
  );
  return { ...checked, ...replaced };
}
