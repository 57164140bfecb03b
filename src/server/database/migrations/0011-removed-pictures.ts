import type { MigrationFile } from '../migrate.ts';

/** Which files of pictures may be removed: written with the change that made them useless, read by the removal after it. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    await db.schema
      .createTable('removed_picture')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('files', text, (column) => column.notNull())
      .addColumn('removed_at', text)
      .execute();
  },
});
