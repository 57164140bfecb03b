import type { MigrationFile } from '../migrate.ts';

/** What the last check of links found: links that do not lead where they should, where they stand, and how the check went. */
export const migration: MigrationFile = ({ columns: { id, idType, text } }) => ({
  async up(db) {
    await db.schema
      .createTable('link_problem')
      .addColumn('id', idType, id)
      // An address may be longer than what an index of PostgreSQL holds.
      .addColumn('address_hash', text, (column) => column.notNull().unique())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('target', text)
      .addColumn('first_at', text, (column) => column.notNull())
      .addColumn('checked_at', text, (column) => column.notNull())
      .addColumn('fails', 'integer', (column) => column.notNull())
      .addColumn('confirmed', 'integer', (column) => column.notNull())
      .addColumn('more_places', 'integer', (column) => column.notNull())
      .addColumn('address', text, (column) => column.notNull())
      .addColumn('new_address', text)
      .execute();
    await db.schema
      .createTable('link_place')
      .addColumn('link_id', 'integer', (column) => column.notNull().references('link_problem.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('resource', text, (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('field', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('link_place_key', ['link_id', 'place'])
      .execute();
    await db.schema.createIndex('link_place_by_record').on('link_place').columns(['resource', 'record_id']).execute();
    await db.schema
      .createTable('link_check')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('started_at', text, (column) => column.notNull())
      .addColumn('ended_at', text)
      .addColumn('told_at', text)
      .addColumn('by_hand', 'integer', (column) => column.notNull())
      .addColumn('outcome', text)
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull())
      .addColumn('is_complete', 'integer', (column) => column.notNull())
      .execute();
  },
});
