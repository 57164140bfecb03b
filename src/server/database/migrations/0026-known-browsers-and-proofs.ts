import type { MigrationFile } from '../migrate.ts';

/** Browsers that accounts are known by, proofs of who is at a session, what an owner is told of, and the rules of all accounts. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    await db.schema
      .alterTable('known_network')
      .addColumn('is_browser', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('session').addColumn('proven_at', text).execute();
    await db.schema.alterTable('admin').addColumn('grace_session', text).execute();
    await db.schema.alterTable('admin').addColumn('told_event', 'bigint').execute();
    await db.schema.alterTable('security_event').addColumn('for_owner', 'integer').execute();
    await db.schema
      .createTable('account_rule')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('idle_hours', 'integer', (column) => column.notNull())
      .addColumn('admins_need_second_factor', 'integer', (column) => column.notNull())
      .execute();
  },
});
