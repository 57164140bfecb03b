import type { MigrationFile } from '../migrate.ts';

/** Which words stand side by side in names, by which a mistake is told from a word that was meant. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    await db.schema
      .createTable('search_pair')
      .addColumn('one', text, (column) => column.notNull())
      .addColumn('other', text, (column) => column.notNull())
      .addColumn('named', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_pair_key', ['one', 'other'])
      .execute();
  },
});
