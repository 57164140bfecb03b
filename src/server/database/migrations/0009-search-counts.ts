import type { MigrationFile } from '../migrate.ts';

/** What visitors searched for, by day: what they typed and how often, and nothing about who. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    await db.schema
      .createTable('search_count')
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('results', 'integer', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_count_key', ['day', 'text'])
      .execute();
  },
});
