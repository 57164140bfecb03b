import type { MigrationFile } from '../migrate.ts';

/** Failed tries to sign in, for the limit that all instances share. */
export const migration: MigrationFile = ({ columns: { id, idType, text } }) => ({
  async up(db) {
    await db.schema
      .createTable('sign_in_try')
      // A row per try: a flood of some months would use up the numbers of a `serial`.
      .addColumn('id', idType === 'serial' ? 'bigserial' : idType, id)
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('tried_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sign_in_try_key').on('sign_in_try').columns(['key', 'tried_at']).execute();
    await db.schema.createIndex('sign_in_try_tried_at').on('sign_in_try').column('tried_at').execute();
  },
});
