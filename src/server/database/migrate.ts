import { readdir } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { programFile } from '#server/threads/program.ts';
import type { Dialect } from './connect.ts';
import type { ColumnTypes } from './dialects/column-types.ts';
import { lockMigrations, postgresColumns } from './dialects/postgres.ts';
import { sqliteColumns } from './dialects/sqlite.ts';
import type { Database } from './schema.ts';

const ownMigrations = fileURLToPath(programFile('server/database/migrations'));

/** Brings the tables up to date, altogether or not at all, and under a lock, so that several instances may start at once. */
export async function migrate(db: Database, dialect: Dialect, folder = ownMigrations): Promise<void> {
  if (dialect === 'sqlite') return migrateOn(db, dialect, { folder });
  // Kysely makes its own tables outside of its transaction, and holds a lock of the session around it.
  await db.transaction().execute((transaction) => migrateOn(transaction, dialect, { folder }));
}

/**
 * The same, and no further than the migration called `until`. On PostgreSQL it needs a transaction around it, whose other
 * statements then belong to it.
 */
export async function migrateOn(
  connection: Database,
  dialect: Dialect,
  { until, folder = ownMigrations }: { until?: string; folder?: string } = {},
): Promise<void> {
  const columns = dialect === 'sqlite' ? sqliteColumns : postgresColumns;
  const files = Object.entries(await readMigrations(folder));
  const migrations = Object.fromEntries(files.map(([name, migration]) => [name, migration({ dialect, columns })]));
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  if (dialect === 'postgres') await lockMigrations(connection);
  const migrator = new Migrator({ db: connection, provider });
  const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (error) throw error;
}

/** The names of the migrations that this program knows, in their order. */
export const knownMigrations = async (): Promise<string[]> => Object.keys(await readMigrations(ownMigrations));

/** The migrations of a database that this program does not know: a later version has made them. */
export async function laterMigrations(db: Database, dialect: Dialect): Promise<string[]> {
  const table = sql.lit('kysely_migration');
  const { rows: tables } = await (
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name = ${table}`
      : sql<{ name: string | null }>`select to_regclass(${table}) as name`
  ).execute(db);
  if (!tables.some(({ name }) => name !== null)) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const known = new Set(await knownMigrations());
  return rows.map(({ name }) => name).filter((name) => !known.has(name));
}

/**
 * What a file of `migrations/` exports as `migration`. It changes tables and nothing else: code that reads or writes
 * records knows the tables of today, and a migration runs on those of its day, which is why `db` knows none.
 */
export type MigrationFile = (on: { dialect: Dialect; columns: ColumnTypes }) => { up: (db: Kysely<unknown>) => Promise<void> };

const fileName = /^(\d{4})-[a-z0-9-]+\.[jt]s$/;

/**
 * The migrations of a folder by their names (`0001-content-tables`), which databases record and which say the order. A file is
 * imported when its migration is made.
 */
export async function readMigrations(folder: string): Promise<Record<string, MigrationFile>> {
  const files = (await readdir(folder)).filter((file) => /\.[jt]s$/.test(file)).toSorted();
  const migrations: Record<string, MigrationFile> = {};
  const numbers = new Map<string, string>();
  for (const file of files) {
    const number = fileName.exec(file)?.[1];
    if (number === undefined) throw new Error(`A migration is called like 0001-content-tables.ts, not ${file}.`);
    const other = numbers.get(number);
    if (other !== undefined) throw new Error(`Two migrations have the number ${number}: ${other} and ${file}.`);
    numbers.set(number, file);
    migrations[parse(file).name] = (on) => ({ up: async (db) => (await importMigration(join(folder, file)))(on).up(db) });
  }
  return migrations;
}

async function importMigration(file: string): Promise<MigrationFile> {
  const module: unknown = await import(pathToFileURL(file).href);
  if (!isMigration(module)) throw new Error(`The migration ${basename(file)} exports no function called "migration".`);
  return module.migration;
}

const isMigration = (module: unknown): module is { migration: MigrationFile } =>
  typeof module === 'object' && module !== null && 'migration' in module && typeof module.migration === 'function';
