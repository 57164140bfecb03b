import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** The columns of records that name a picture: found by it when one asks where a picture is used. */
const uses = [
  ['banner', 'image'],
  ['nghe_nghiep', 'image'],
  ['vi_tri', 'thumbnail'],
  ['vi_tri', 'image'],
  ['nhom_nganh', 'image'],
  ['nganh_hoc', 'image'],
  ['mon_hoc', 'hinh_anh'],
  ['bai_viet', 'thumbnail'],
  ['bai_viet', 'image'],
] as const;

/**
 * Pictures become records with a number and a version, so that what is said of one (its name, its description, the point that
 * every crop keeps) is changed, noted and taken back as a record is.
 */
export const migration: MigrationFile = ({ columns: { id, idType, text } }) => ({
  async up(db) {
    await db.schema
      .createTable('numbered_picture')
      .addColumn('id', idType, id)
      .addColumn('path', text, (column) => column.notNull().unique())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('created_by', 'integer', (column) => column.references('admin.id').onDelete('set null'))
      .addColumn('updated_at', text, (column) => column.notNull())
      .addColumn('updated_by', 'integer', (column) => column.references('admin.id').onDelete('set null'))
      .addColumn('sort_name', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('alt', text, (column) => column.notNull().defaultTo(''))
      .addColumn('focus_x', 'integer')
      .addColumn('focus_y', 'integer')
      .addColumn('state', text, (column) => column.notNull().defaultTo('used'))
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('color', text, (column) => column.notNull())
      .addColumn('widths', text, (column) => column.notNull())
      .addColumn('bytes', 'integer')
      .execute();
    // Nobody has kept what the files were called: a picture is named after its stored file. In ASCII, the name sorts as it is.
    await sql`
      insert into numbered_picture (path, created_at, updated_at, sort_name, name, width, height, color, widths, bytes)
      select path, created_at, created_at, replace(path, '/uploads/', ''), replace(path, '/uploads/', ''),
        width, height, color, widths, bytes
      from picture order by created_at, path
    `.execute(db);
    // SQLite does not change the primary key of a table.
    await db.schema.dropTable('picture').execute();
    await db.schema.alterTable('numbered_picture').renameTo('picture').execute();
    for (const [table, column] of uses) {
      await db.schema
        .createIndex(`${table}_by_${column}`)
        .on(table)
        .column(column)
        .where(sql.ref(column), 'is not', null)
        .execute();
    }
  },
});
