import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** When records are hidden by themselves, and the drafts of articles by who saved them last. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    const tables = ['menu', 'banner', 'nghe_nghiep', 'bo_phan', 'vi_tri', 'nhom_nganh', 'nganh_hoc', 'mon_hoc', 'bai_viet'];
    for (const table of tables) {
      await db.schema.alterTable(table).addColumn('an_luc', text).execute();
      // Few records have one: the next moment is the first entry, and finding it reads no row.
      await sql`create index ${sql.ref(`${table}_an_luc`)} on ${sql.table(table)} (an_luc, status, id) where an_luc is not null`.execute(
        db,
      );
    }
    await sql`create index bai_viet_drafts on bai_viet (updated_at, id) where status = 'draft'`.execute(db);
    await sql`create index bai_viet_own_drafts on bai_viet (updated_by, updated_at, id) where status = 'draft'`.execute(db);
  },
});
