import { join } from 'node:path';
import { Migrator } from 'kysely/migration';
import type { Dialect } from './connect.ts';
import { postgresColumns } from './dialects/postgres.ts';
import { sqliteColumns } from './dialects/sqlite.ts';
import { readMigrations } from './migration-files.ts';
import type { Database } from './schema.ts';

const ownMigrations = join(import.meta.dirname, 'migrations');

/**
 * Brings the tables up to date, altogether or not at all, and under a lock, so that several instances may start at once.
 */
export async function migrate(db: Database, dialect: Dialect, folder = ownMigrations): Promise<void> {
  const columns = dialect === 'sqlite' ? sqliteColumns : postgresColumns;
  const files = Object.entries(await readMigrations(folder));
  const migrations = Object.fromEntries(files.map(([name, migration]) => [name, migration({ dialect, columns })]));
  const { error } = await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } }).migrateToLatest();
  if (error) throw error;
}
