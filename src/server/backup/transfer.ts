import type { RowCount } from './archive.ts';
import { RowCounter, rowLine } from './archive.ts';
import { picturesIn, type Placed, placePictures, readPictures } from './pictures.ts';
import type { SitePlace } from './place.ts';
import { picturesOf, readingSite, type ReadSite } from './read-site.ts';
import { CopyRefused } from './refused.ts';
import { refuseSealed, sealedTables } from './sealed.ts';
import { refuseOccupied, type Replaced, replaceDatabase } from './write-site.ts';

export type Transferred = Replaced & {
  tables: Readonly<Record<string, RowCount>>;
  pictures: Placed;
  /** Pictures that rows name and that were not stored. */
  missing: readonly string[];
};

type TransferOptions = {
  force: boolean;
  withoutEnquiries?: boolean;
  onPlaced?: (pictures: number, of: number) => void;
  onRows?: (table: string, rows: number) => void;
};

/**
 * Copies a site to another place, which then is the same site: it keeps its id. Pictures come first, and those that are there
 * are not written again; rows follow all at once. Whatever cuts it off leaves a place without a site, or with the one it had, and
 * it can be begun again.
 */
export const transferSite = (
  from: SitePlace,
  to: SitePlace,
  { force, withoutEnquiries = false, onPlaced, onRows }: TransferOptions,
): Promise<Transferred> =>
  readingSite(from, async (inMoment) => {
    if (!withoutEnquiries) await inMoment((site) => refuseSealed(sealedRowsOf(site), to.opens));
    await refuseOccupied(to.database, force);
    await to.files.check();
    const missing = new Set<string>();
    const done = new Set<string>();
    const placed: Placed = { written: 0, there: 0 };

    async function copyPictures(names: ReadonlySet<string>): Promise<void> {
      const left = [...names].filter((name) => !done.has(name));
      if (left.length === 0) return;
      const { written, there } = await placePictures(to.files, storedOf(readPictures(from.files, left), missing), {
        check: true,
        onPlaced: (now) => onPlaced?.(done.size + now.written + now.there, done.size + left.length),
      });
      for (const name of left) done.add(name);
      placed.written += written;
      placed.there += there;
    }

    // Most of them before the rows are read: a moment that lasts keeps a database from tidying up.
    await copyPictures(await inMoment(picturesOf));
    if (missing.size > 0 && missing.size === done.size)
      throw new CopyRefused(`None of the ${missing.size} pictures is stored where the settings of the source say.`);
    return inMoment(async (site) => {
      const names = new Set<string>();
      const counters = new Map(site.tables.map(({ name }) => [name, new RowCounter()]));
      let counts: Record<string, RowCount> = {};
      const replaced = await replaceDatabase(
        to.database,
        {
          migrations: site.migrations,
          counters: site.counters,
          async *rows() {
            yield* countedRows(site, counters, names, onRows);
            counts = Object.fromEntries([...counters].map(([name, counter]) => [name, counter.end()]));
          },
          counts: () => counts,
          forget: withoutEnquiries ? sealedTables : [],
          databaseId: site.databaseId,
          lastly: () => copyPictures(names),
        },
        force,
      );
      return { ...replaced, tables: counts, pictures: placed, missing: [...missing] };
    });
  });

async function* sealedRowsOf(site: ReadSite) {
  const sealed = site.tables.filter(({ name }) => sealedTables.includes(name));
  for await (const { table, rows } of site.rows(sealed)) yield { table: table.name, rows };
}

async function* countedRows(
  site: ReadSite,
  counters: ReadonlyMap<string, RowCounter>,
  names: Set<string>,
  onRows: TransferOptions['onRows'],
) {
  const rowsSoFar = new Map<string, number>();
  for await (const { table, rows } of site.rows()) {
    counters.get(table.name)?.add(rows.map(rowLine));
    for (const row of rows) for (const name of picturesIn(table.name, row)) names.add(name);
    yield { table: table.name, rows };
    const count = (rowsSoFar.get(table.name) ?? 0) + rows.length;
    rowsSoFar.set(table.name, count);
    onRows?.(table.name, count);
  }
}

async function* storedOf(pictures: AsyncIterable<{ name: string; bytes: Buffer | null }>, missing: Set<string>) {
  for await (const { name, bytes } of pictures) {
    if (bytes === null) missing.add(name);
    else yield { name, bytes };
  }
}
