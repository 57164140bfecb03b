import { Migrator } from 'kysely/migration';
import type { Dialect } from './connect.ts';
import { postgresColumns } from './dialects/postgres.ts';
import { sqliteColumns } from './dialects/sqlite.ts';
import { contentTables } from './migrations/0001-content-tables.ts';
import { searchIndex } from './migrations/0002-search-index.ts';
import { signInTries } from './migrations/0003-sign-in-tries.ts';
import { contentState } from './migrations/0004-content-state.ts';
import { searchPairs } from './migrations/0005-search-pairs.ts';
import { searchNamesAbove } from './migrations/0006-search-names-above.ts';
import type { Database } from './schema.ts';

/** Brings the database up to date, under a lock, so that several instances may start at once. */
export async function migrate(db: Database, dialect: Dialect): Promise<void> {
  const columns = dialect === 'sqlite' ? sqliteColumns : postgresColumns;
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve({
          '0001-content-tables': contentTables(columns),
          '0002-search-index': searchIndex(dialect, columns),
          '0003-sign-in-tries': signInTries(columns),
          '0004-content-state': contentState,
          '0005-search-pairs': searchPairs(columns),
          '0006-search-names-above': searchNamesAbove(dialect),
        }),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
