import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** The index of the search is kept in memory, and made from the records at start. */
export const migration: MigrationFile = ({ dialect }) => ({
  async up(db) {
    const tables = ['search_entry', 'search_word', 'search_pair', ...(dialect === 'sqlite' ? ['search_index'] : [])];
    for (const table of tables) await sql`drop table ${sql.table(table)}`.execute(db);
  },
});
