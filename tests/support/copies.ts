import { readingSite } from '#server/backup/read-site.ts';
import type { SitePlace } from '#server/backup/place.ts';
import { rowLine } from '#server/backup/archive.ts';
import { readPictures } from '#server/backup/pictures.ts';
import type { Counters } from '#server/database/table-shapes.ts';
import type { Files } from '#server/media/files.ts';

export type Dump = { tables: Record<string, string>; counters: Counters; pictures: Record<string, string> };

/** All that a copy of a site takes along, the same text on both databases. `but`: tables that are left out. */
export async function dumpOf(place: SitePlace, but: readonly string[] = []): Promise<Dump> {
  const { tables, counters } = await readingSite(place, (inMoment) =>
    inMoment(async (site) => {
      const tables: Record<string, string> = Object.fromEntries(site.tables.map(({ name }) => [name, '']));
      for await (const { table, rows } of site.rows()) tables[table.name] += rows.map(rowLine).join('');
      for (const name of but) delete tables[name];
      return { tables, counters: site.counters };
    }),
  );
  return { tables, counters, pictures: await picturesAt(place.files) };
}

/** Every stored picture as base64. */
export async function picturesAt(files: Files): Promise<Record<string, string>> {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  const pictures: Record<string, string> = {};
  for await (const { name, bytes } of readPictures(files, names.sort())) pictures[name] = bytes?.toString('base64') ?? 'none';
  return pictures;
}
