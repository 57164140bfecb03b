import { sql } from 'kysely';
import { holdPictures } from '#server/crud/held-pictures.ts';
import { removeGivenUp } from '#server/crud/unused-pictures.ts';
import type { Dialect } from '#server/database/connect.ts';
import { knownMigrations } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { inSnapshot, ownTables, readCounters, rowsOf, seenMigrations } from '#server/database/stored-tables.ts';
import type { Counters, StoredRow, StoredTable } from '#server/database/table-shapes.ts';
import { logError } from '#server/observability/log.ts';
import { picturesIn } from './pictures.ts';
import { type SitePlace, withDatabase } from './place.ts';
import { CopyRefused } from './refused.ts';

/**
 * Rows that are of no use to a copy: sessions and tries to sign in end with the place they belong to, turns are those of
 * processes, a file that was looked at is sent again, a copy is given an id of its own, which links lead nowhere is found out
 * anew, and how many enquiries came within the hour is no question any more.
 */
export const leftBehind: readonly string[] = [
  'session',
  'sign_in_try',
  'turn',
  'sheet_plan',
  'database_id',
  'link_problem',
  'link_place',
  'link_check',
  'enquiry_pace',
  'enquiry_proof',
];

/** A site as of one moment. */
export type ReadSite = {
  databaseId: string | null;
  migrations: string[];
  tables: StoredTable[];
  counters: Counters;
  /** Those of all tables unless told, one table after the other. */
  rows: (of?: readonly StoredTable[]) => AsyncGenerator<{ table: StoredTable; rows: StoredRow[] }>;
};

/**
 * Lets `work` have a site that may be running and may be written to. `inMoment` reads rows as of one moment; whatever a row of it
 * names stays stored until `work` ends, also a picture that is given up meanwhile.
 */
export const readingSite = <T>(
  place: SitePlace,
  work: (inMoment: <R>(read: (site: ReadSite) => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> =>
  withDatabase(place, async (db) => {
    const { dialect } = place.database;
    const clock = () => new Date();
    const inMoment = <R>(read: (site: ReadSite) => Promise<R>) =>
      inSnapshot(db, dialect, async (snapshot) => read(await siteOf(snapshot, dialect)));
    // A database from before there were turns is read as it is; what gives pictures up in it does not ask either.
    if (!(await hasTurns(db, dialect))) return work(inMoment);
    // By a connection of its own: SQLite has one for each, which a long moment keeps.
    const result = await withDatabase(place, async (beside) => {
      const hold = await holdPictures(beside, clock);
      try {
        const made = await work(inMoment);
        await hold.release();
        return made;
      } catch (error) {
        await hold.release().catch(() => undefined);
        throw error;
      }
    });
    // What was given up meanwhile; nothing of the copy depends on it.
    await removeGivenUp({ db, files: place.files, clock }).catch((error: unknown) =>
      logError('Pictures that no record uses are still to be removed', error),
    );
    return result;
  });

async function hasTurns(db: Database, dialect: Dialect): Promise<boolean> {
  const migrations = (await seenMigrations(db, dialect)) ?? [];
  return migrations.includes('0013-journal-whole');
}

async function siteOf(snapshot: Database, dialect: Dialect): Promise<ReadSite> {
  const migrations = await seenMigrations(snapshot, dialect);
  if (migrations === null || migrations.length === 0) throw new CopyRefused('There is no site in this database.');
  const known = await knownMigrations();
  refuseNewer('The database', migrations, known);
  const all = await ownTables(snapshot, dialect, migrations);
  const tables = all.filter(({ name }) => !leftBehind.includes(name));
  return {
    databaseId: all.some(({ name }) => name === 'database_id') ? await idOf(snapshot) : null,
    migrations,
    tables,
    counters: Object.fromEntries(
      Object.entries(await readCounters(snapshot, dialect)).filter(([name]) => tables.some((table) => table.name === name)),
    ),
    async *rows(of = tables) {
      for (const table of of) for await (const rows of rowsOf(snapshot, table)) yield { table, rows };
    },
  };
}

async function idOf(snapshot: Database): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from database_id order by id limit 1`.execute(snapshot);
  return rows[0]?.id ?? null;
}

/** Throws where there are migrations that this program does not know, or that it knows in another order. */
export function refuseNewer(what: string, migrations: readonly string[], known: readonly string[]): void {
  const other = migrations.find((name, index) => known[index] !== name);
  if (other !== undefined)
    throw new CopyRefused(`${what} is of a newer version of the program, which knows ${other}: use that version.`);
}

/** The files of all pictures that rows name, from the tables alone that may name any. */
export async function picturesOf(site: ReadSite): Promise<Set<string>> {
  const names = new Set<string>();
  const naming = site.tables.filter(
    ({ name, columns }) => name === 'picture' || columns.some((column) => column.endsWith('_meta')),
  );
  for await (const { table, rows } of site.rows(naming))
    for (const row of rows) for (const name of picturesIn(table.name, row)) names.add(name);
  return names;
}
