import type { MigrationFile } from '../migrate.ts';

/** What a career, a position, a major or a subject is found by and not called on its page: a list, as JSON. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    for (const table of ['nghe_nghiep', 'vi_tri', 'nganh_hoc', 'mon_hoc'])
      await db.schema
        .alterTable(table)
        .addColumn('search_names', text, (column) => column.notNull().defaultTo('[]'))
        .execute();
  },
});
