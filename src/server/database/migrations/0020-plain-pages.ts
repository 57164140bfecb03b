import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** Pages that tell of the school and the site itself. */
export const migration: MigrationFile = ({ columns: { id, idType, text } }) => ({
  async up(db) {
    let table = db.schema
      .createTable('trang')
      .addColumn('id', idType, id)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('updated_by', 'integer', (column) => column.references('admin.id').onDelete('set null'))
      .addColumn('slug', text, (column) => column.notNull().unique())
      .addColumn('image', text)
      .addColumn('image_meta', text)
      .addColumn('an_luc', text)
      .addColumn('order', 'integer', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull());
    // The long text is the last column: SQLite reads through it to reach a column behind.
    for (const name of ['created_at', 'updated_at', 'sort_name', 'name', 'description', 'sections'])
      table = table.addColumn(name, text, (column) => column.notNull());
    await table.execute();
    const index = (name: string, ...columns: string[]) =>
      db.schema.createIndex(`trang_${name}`).on('trang').columns(columns).execute();
    await index('order_id', 'order', 'id');
    await index('sort_name_id', 'sort_name', 'id');
    await index('status_order_id', 'status', 'order', 'id');
    await index('status_sort_name_id', 'status', 'sort_name', 'id');
    await sql`create index trang_an_luc on trang (an_luc, status, id) where an_luc is not null`.execute(db);
  },
});
