import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** By which every instance learns that another one changed content: a table of one row. */
export const migration: MigrationFile = () => ({
  async up(db) {
    await db.schema
      .createTable('content_state')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into content_state (id, changes) values (1, 0)`.execute(db);
  },
});
