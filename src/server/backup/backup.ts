import { existsSync } from 'node:fs';
import { siteVersion } from '#server/threads/program.ts';
import { ArchiveWriter, type CheckedBackup } from './archive.ts';
import { picturesIn, readPictures } from './pictures.ts';
import type { SitePlace } from './place.ts';
import { readingSite } from './read-site.ts';
import { CopyRefused } from './refused.ts';

/** Writes a backup of a site as of one moment into a new file. The site may be running. */
export async function backUp(place: SitePlace, file: string, { force = false } = {}): Promise<CheckedBackup> {
  if (!force && existsSync(file)) throw new CopyRefused(`${file} is there already: --force writes over it.`);
  let archive: ArchiveWriter | undefined;
  try {
    await readingSite(place, async (inMoment) => {
      const names = new Set<string>();
      const begun = await inMoment(async (site) => {
        const { databaseId, migrations, counters } = site;
        const head = {
          made_at: new Date().toISOString(),
          program: siteVersion,
          database: place.database.dialect,
          database_id: databaseId,
          migrations,
          tables: Object.fromEntries(site.tables.map(({ name, columns }) => [name, [...columns]])),
          counters,
        };
        archive = await ArchiveWriter.begin(file, head);
        for await (const { table, rows } of site.rows()) {
          for (const row of rows) for (const name of picturesIn(table.name, row)) names.add(name);
          await archive.addRows(table.name, rows);
        }
        return archive;
      });
      const missing: string[] = [];
      for await (const { name, bytes } of readPictures(place.files, names)) {
        if (bytes === null) missing.push(name);
        else await begun.addPicture(name, bytes);
      }
      // A wrong setting, which must not lead to backups without pictures that take the place of good ones.
      if (missing.length > 0 && missing.length === names.size)
        throw new CopyRefused(
          `None of the ${missing.length} pictures is stored where the settings say: look at STORAGE_URL and DATA_DIR.`,
        );
      await begun.close(missing);
    });
    if (archive === undefined) throw new Error('Nothing was written.');
    return await archive.keep();
  } catch (error) {
    await archive?.discard();
    throw error;
  }
}
