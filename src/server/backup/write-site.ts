import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { connectForStart, type DatabaseAddress, type Dialect } from '#server/database/connect.ts';
import { renewDatabaseId } from '#server/database/database-id.ts';
import { createFile, stateOf, takePlace } from '#server/database/dialects/sqlite-file.ts';
import { knownMigrations, migrateOn } from '#server/database/migrate.ts';
import { tryFileOpeningLock, tryOpeningLock } from '#server/database/opening-lock.ts';
import type { Database } from '#server/database/schema.ts';
import { isFileServed, isServed } from '#server/database/serving.ts';
import {
  dropOwnTables,
  inAnyOrder,
  insertRows,
  ownTables,
  rowsOf,
  seenMigrations,
  setCounters,
} from '#server/database/stored-tables.ts';
import type { Counters, StoredRow } from '#server/database/table-shapes.ts';
import { countWaits } from '#server/database/waited-time.ts';
import { lockWriters } from '#server/database/write-transaction.ts';
import { type RowCount, RowCounter, rowLine } from './archive.ts';
import { leftBehind, refuseNewer } from './read-site.ts';
import { CopyRefused } from './refused.ts';

export type NewContent = {
  /** Those that the tables of the rows had seen. */
  migrations: readonly string[];
  counters: Counters;
  rows: () => AsyncIterable<{ table: string; rows: readonly StoredRow[] }>;
  /** What each table has to hold in the end; asked after the rows were read. */
  counts: () => Readonly<Record<string, RowCount>>;
  /** Tables whose rows are left out after all. */
  forget: readonly string[];
  /** The id that the database gets; null: a new one. */
  databaseId: string | null;
  /** Done before what was there is replaced. */
  lastly?: () => Promise<void>;
};

/** What the one who replaces a database has to know: where what was there lies now, null where nothing was or it is gone. */
export type Replaced = { kept: string | null };

/**
 * Puts content in the place of a database, at once: until the end everybody finds what was there, and after a crash too. Rows
 * are read again and compared before that. A database of an older version is brought up to this one.
 */
export const replaceDatabase = (address: DatabaseAddress, content: NewContent, force: boolean): Promise<Replaced> =>
  address.dialect === 'sqlite' ? replaceFile(address, content, force) : replaceTables(address, content, force);

/** Throws `CopyRefused` where a site runs, and unless `force`, where anything is that would be lost. */
export async function refuseOccupied(address: DatabaseAddress, force: boolean): Promise<void> {
  if (address.dialect === 'sqlite') {
    const state = stateOf(address.file);
    if (state === 'absent') return;
    if (isFileServed(address.file)) throw served();
    if (force) return;
    if (state !== 'own') throw new CopyRefused(`${address.file} is in the way: --force moves it aside.`);
  }
  await using db = connectForStart(address);
  await refuseContent(db, address, force);
}

async function refuseContent(db: Database, address: DatabaseAddress, force: boolean): Promise<void> {
  const { dialect } = address;
  const migrations = (await seenMigrations(db, dialect)) ?? [];
  refuseNewer('The database that is there', migrations, await knownMigrations());
  const tables = await ownTables(db, dialect, migrations);
  if (dialect === 'postgres' && tables.some(({ name }) => name === 'turn') && (await isServed(db, new Date()))) throw served();
  if (force) return;
  for (const { name } of tables) {
    if (leftBehind.includes(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new CopyRefused(
        'There is a site in this database already: nothing was changed. --force puts the other one in its place.',
      );
  }
}

const served = () =>
  new CopyRefused(
    'A site is running on this database: stop it first. On PostgreSQL one that was killed counts as running for 90 seconds.',
  );

const beingOpened = () => new CopyRefused('Another process is opening this database: try again when it has.');

async function replaceFile(address: DatabaseAddress & { dialect: 'sqlite' }, content: NewContent, force: boolean) {
  const { file } = address;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lock = tryFileOpeningLock(file);
  if (lock === null) throw beingOpened();
  const made = `${file}.restoring`;
  const remove = () => {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(made + ending, { force: true });
  };
  try {
    await refuseOccupied(address, force);
    remove();
    createFile(made);
    await fillFile(made, content);
    return { kept: takePlace(made, file, new Date()) };
  } finally {
    remove();
    lock.release();
  }
}

async function fillFile(made: string, content: NewContent): Promise<void> {
  // It is flushed as a whole when it takes its place.
  await using db = connectForStart({ dialect: 'sqlite', file: made, synchronous: 'normal' });
  await migrateOn(db, 'sqlite', untilOf(content));
  await db.transaction().execute((transaction) => fill(transaction, 'sqlite', content));
  await migrateOn(db, 'sqlite');
  await db.transaction().execute((transaction) => finish(transaction, 'sqlite', content));
}

async function replaceTables(address: DatabaseAddress, content: NewContent, force: boolean): Promise<Replaced> {
  await using db = connectForStart(address);
  await countWaits(() =>
    db.transaction().execute(async (transaction) => {
      if (!(await tryOpeningLock(transaction))) throw beingOpened();
      await refuseContent(transaction, address, force);
      await lockWriters(transaction);
      await dropOwnTables(transaction, 'postgres');
      await migrateOn(transaction, 'postgres', untilOf(content));
      await fill(transaction, 'postgres', content);
      await migrateOn(transaction, 'postgres');
      await finish(transaction, 'postgres', content);
    }),
  );
  return { kept: null };
}

function untilOf({ migrations }: NewContent): { until: string } {
  const until = migrations.at(-1);
  if (until === undefined) throw new CopyRefused('There is no site in this database.');
  return { until };
}

async function fill(transaction: Database, dialect: Dialect, content: NewContent): Promise<void> {
  const tables = await ownTables(transaction, dialect, content.migrations);
  const named = new Map(tables.map((table) => [table.name, table]));
  await inAnyOrder(transaction, dialect, tables, async () => {
    // A migration may have begun with a row.
    for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(transaction);
    for await (const { table: name, rows } of content.rows()) {
      const table = named.get(name);
      if (table === undefined) throw new CopyRefused(`There is no table ${name} in this version.`);
      const columns = table.columns.join();
      for (const row of rows)
        if (Object.keys(row).sort().join() !== columns)
          throw new CopyRefused(`The rows of ${name} have other columns than the table.`);
      await insertRows(transaction, dialect, table, rows);
    }
  });
  await setCounters(transaction, dialect, content.counters);
  const counts = content.counts();
  for (const table of tables) {
    if (leftBehind.includes(table.name)) continue;
    const counter = new RowCounter();
    for await (const rows of rowsOf(transaction, table)) counter.add(rows.map(rowLine));
    const [found, expected] = [counter.end(), counts[table.name]];
    if (found.rows !== expected?.rows || found.sha256 !== expected.sha256)
      throw new CopyRefused(`The table ${table.name} does not hold what it should: nothing was replaced.`);
  }
}

async function finish(transaction: Database, dialect: Dialect, content: NewContent): Promise<void> {
  const migrations = (await seenMigrations(transaction, dialect)) ?? [];
  const tables = await ownTables(transaction, dialect, migrations);
  for (const { name } of tables)
    if (content.forget.includes(name)) await sql`delete from ${sql.table(name)}`.execute(transaction);
  await renewDatabaseId(transaction, content.databaseId ?? undefined);
  await content.lastly?.();
}
