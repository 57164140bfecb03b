import type { MigrationFile } from '../migrate.ts';

/** What somebody has typed into the form of a new record and goes on with later. */
export const migration: MigrationFile = ({ columns: { id, idType, text } }) => ({
  async up(db) {
    await db.schema
      .createTable('set_aside')
      .addColumn('id', idType, id)
      .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
      .addColumn('resource', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('typed', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('set_aside_by_admin').on('set_aside').columns(['admin_id', 'updated_at']).execute();
    await db.schema.createIndex('set_aside_by_updated_at').on('set_aside').column('updated_at').execute();
    await db.schema
      .createTable('set_aside_picture')
      .addColumn('set_aside_id', 'integer', (column) => column.notNull().references('set_aside.id').onDelete('cascade'))
      .addColumn('path', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('set_aside_picture_key', ['set_aside_id', 'path'])
      .execute();
    await db.schema.createIndex('set_aside_picture_by_path').on('set_aside_picture').column('path').execute();
  },
});
