import type { MigrationFile } from '../migrate.ts';

/** Which database this is: at most one row, written by the first start and anew by a restore. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    await db.schema
      .createTable('database_id')
      .addColumn('id', text, (column) => column.primaryKey())
      .execute();
  },
});
