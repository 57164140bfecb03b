import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** Which changes leave all answers to visitors as they were; of those before nobody knows. */
export const migration: MigrationFile = () => ({
  async up(db) {
    await db.schema.alterTable('journal').addColumn('unseen', 'integer').execute();
    await db.schema
      .createIndex('journal_seen')
      .on('journal')
      .column('seq')
      .where(sql`unseen`, 'is', null)
      .execute();
  },
});
