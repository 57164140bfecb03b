import type { MigrationFile } from '../migrate.ts';

/** What a change has touched; of those before nobody knows. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    await db.schema.alterTable('journal').addColumn('touched', text).execute();
  },
});
