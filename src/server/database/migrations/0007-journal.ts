import type { MigrationFile } from '../migrate.ts';

/** What happened to content, in order. It says all that the counter of changes said, which goes. */
export const migration: MigrationFile = ({ dialect, columns: { text } }) => ({
  async up(db) {
    await db.schema
      .createTable('journal')
      .addColumn('seq', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('resource', text, (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .execute();
    await db.schema.dropTable('content_state').execute();
  },
});
