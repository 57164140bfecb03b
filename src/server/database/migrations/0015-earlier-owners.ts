import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/**
 * Several records may have had an old address one after the other: each keeps its own row, so that the one before has it again
 * when the last one is gone for good. What a restore or a change of addresses was about stands beside its row of the journal.
 */
export const migration: MigrationFile = ({ dialect, columns: { text } }) => ({
  async up(db) {
    const long = dialect === 'sqlite' ? 'integer' : 'bigint';
    await db.schema
      .createTable('address_owner')
      .addColumn('place', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      // Which of its owners this is: the one with the highest number had it last.
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('resource', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('created_by', 'integer')
      .addPrimaryKeyConstraint('address_owner_key', ['place', 'name', 'number'])
      .execute();
    await sql`
      insert into address_owner (place, name, number, record_id, resource, created_at, created_by)
      select place, name, 1, record_id, resource, created_at, created_by from past_address
    `.execute(db);
    // SQLite does not change the primary key of a table.
    await db.schema.dropTable('past_address').execute();
    await db.schema.alterTable('address_owner').renameTo('past_address').execute();
    await db.schema.createIndex('past_address_record').on('past_address').columns(['resource', 'record_id']).execute();

    await db.schema
      .createTable('journal_note')
      .addColumn('seq', long, (column) => column.primaryKey())
      .addColumn('note', text, (column) => column.notNull())
      .execute();
  },
});
