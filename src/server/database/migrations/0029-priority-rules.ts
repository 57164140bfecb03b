import type { MigrationFile } from '../migrate.ts';

/** How priority and bonus points count: rules of the school's settings, and whether they are illustrations. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    await db.schema
      .alterTable('cai_dat')
      .addColumn('quy_tac_uu_tien', text, (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .alterTable('cai_dat')
      .addColumn('uu_tien_minh_hoa', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
