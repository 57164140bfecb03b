import type { MigrationFile } from '../migrate.ts';

/** What spreadsheets would change, until it is written or forgotten. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    await db.schema
      .createTable('sheet_plan')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull())
      .addColumn('resource', text, (column) => column.notNull())
      .addColumn('file', text, (column) => column.notNull())
      .addColumn('made_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addColumn('weight', 'integer', (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('batch', 'integer')
      .addColumn('message', text)
      .addColumn('pictures', text, (column) => column.notNull())
      // The long text is the last column: SQLite reads through it to reach a column behind.
      .addColumn('plan', text, (column) => column.notNull())
      .execute();
  },
});
