import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By which every instance learns that another one changed content. */
export const contentState: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_state')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .execute();
    await (db as Kysely<{ content_state: { id: number; changes: number } }>)
      .insertInto('content_state')
      .values({ id: 1, changes: 0 })
      .execute();
  },
};
