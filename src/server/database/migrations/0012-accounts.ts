import type { MigrationFile } from '../migrate.ts';

/** Roles and locks of accounts, second factors, what is told of a session, and the log of security events. */
export const migration: MigrationFile = ({ columns: { id, idType, text } }) => ({
  async up(db) {
    // Who was an administrator before there were roles may do everything.
    await db.schema
      .alterTable('admin')
      .addColumn('role', text, (column) => column.notNull().defaultTo('admin'))
      .execute();
    for (const flag of ['locked', 'must_change_password']) {
      await db.schema
        .alterTable('admin')
        .addColumn(flag, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    for (const name of ['signed_in_at', 'totp_secret', 'totp_offered']) {
      await db.schema.alterTable('admin').addColumn(name, text).execute();
    }
    // Half minutes since 1970.
    await db.schema.alterTable('admin').addColumn('totp_step', 'integer').execute();

    for (const name of ['device', 'network']) await db.schema.alterTable('session').addColumn(name, text).execute();

    await db.schema
      .createTable('recovery_code')
      .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
      .addColumn('code_hash', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_code_key', ['admin_id', 'code_hash'])
      .execute();

    await db.schema
      .createTable('known_network')
      .addColumn('admin_id', 'integer', (column) => column.notNull().references('admin.id').onDelete('cascade'))
      .addColumn('network_hash', text, (column) => column.notNull())
      .addColumn('used_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('known_network_key', ['admin_id', 'network_hash'])
      .execute();

    await db.schema
      .createTable('security_event')
      // Strangers make rows: a flood of some years would use up the numbers of a `serial`.
      .addColumn('id', idType === 'serial' ? 'bigserial' : idType, id)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      // No reference: what happened to an account outlives it.
      .addColumn('admin_id', 'integer')
      .addColumn('email', text)
      .addColumn('network', text)
      .addColumn('detail', text)
      .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
      // Equal refusals of a minute share a row; others have none.
      .addColumn('merge_key', text, (column) => column.unique())
      .execute();
    await db.schema.createIndex('security_event_kind').on('security_event').columns(['kind', 'id']).execute();
    await db.schema.createIndex('security_event_admin_id').on('security_event').columns(['admin_id', 'id']).execute();
  },
});
