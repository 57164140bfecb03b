import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** Of each change the record as it was left, and by whom; what pictures, old addresses and previews are known of. */
export const migration: MigrationFile = ({ dialect, columns: { text } }) => ({
  async up(db) {
    const long = dialect === 'sqlite' ? 'integer' : 'bigint';
    // The longest column last: SQLite reads through it to reach a column behind.
    const added = [
      ['by', 'integer'],
      ['address', text],
      ['batch', long],
      ['version', 'integer'],
      ['title', text],
      ['changed', text],
      ['data', text],
    ] as const;
    for (const [name, type] of added) await db.schema.alterTable('journal').addColumn(name, type).execute();
    await db.schema.createIndex('journal_record').on('journal').columns(['resource', 'record_id', 'seq']).execute();
    await db.schema.createIndex('journal_at').on('journal').column('at').execute();
    await db.schema
      .createIndex('journal_deleted')
      .on('journal')
      .column('seq')
      .where(sql`action`, '=', sql.lit('delete'))
      .execute();
    await db.schema
      .createIndex('journal_drafts')
      .on('journal')
      .columns(['resource', 'record_id', 'seq', 'action'])
      .where(sql<boolean>`action in ('draft', 'discard', 'publish', 'delete')`)
      .execute();

    await db.schema
      .createTable('picture')
      .addColumn('path', text, (column) => column.primaryKey())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('color', text, (column) => column.notNull())
      .addColumn('widths', text, (column) => column.notNull())
      .addColumn('bytes', 'integer')
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('journal_picture')
      .addColumn('path', text, (column) => column.notNull())
      .addColumn('seq', long, (column) => column.notNull())
      .addPrimaryKeyConstraint('journal_picture_key', ['path', 'seq'])
      .execute();
    await db.schema.createIndex('journal_picture_seq').on('journal_picture').column('seq').execute();

    await db.schema
      .createTable('past_address')
      .addColumn('place', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('resource', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('created_by', 'integer')
      .addPrimaryKeyConstraint('past_address_key', ['place', 'name'])
      .execute();
    await db.schema.createIndex('past_address_record').on('past_address').columns(['resource', 'record_id']).execute();

    await db.schema
      .createTable('preview_link')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('resource', text, (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('created_by', 'integer')
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('preview_link_record').on('preview_link').columns(['resource', 'record_id']).execute();

    await db.schema
      .createTable('turn')
      .addColumn('work', text, (column) => column.primaryKey())
      .addColumn('until', text, (column) => column.notNull())
      .execute();
  },
});
