import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/**
 * Empties the index, which the search then fills anew: positions and subjects are found by the names of what they
 * belong to as well.
 */
export const migration: MigrationFile = ({ dialect }) => ({
  async up(db) {
    for (const table of ['search_entry', 'search_word', 'search_pair']) await sql`delete from ${sql.table(table)}`.execute(db);
    // A full-text table without content of its own takes no `delete` of all rows.
    if (dialect === 'sqlite') await sql`insert into search_index(search_index) values ('delete-all')`.execute(db);
  },
});
