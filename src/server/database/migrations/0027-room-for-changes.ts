import type { MigrationFile } from '../migrate.ts';

/** How much each account has added to the journal today. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    await db.schema
      .alterTable('admin')
      .addColumn('added_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('admin').addColumn('added_day', text).execute();
  },
});
