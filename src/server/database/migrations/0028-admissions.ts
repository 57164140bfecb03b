import { sql } from 'kysely';
import type { MigrationFile } from '../migrate.ts';

/** Dates, scholarships and questions of an admission, and what a major and the school say of it. */
export const migration: MigrationFile = ({ columns: { id, idType, text } }) => ({
  async up(db) {
    /** Texts and lists are never null; what may be is `maybe` and the numbers. */
    const create = async (
      name: string,
      {
        texts,
        maybe,
        numbers,
        flags = [],
      }: Record<'texts' | 'maybe' | 'numbers', readonly string[]> & { flags?: readonly string[] },
    ) => {
      let table = db.schema
        .createTable(name)
        .addColumn('id', idType, id)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('updated_by', 'integer', (column) => column.references('admin.id').onDelete('set null'))
        .addColumn('an_luc', text)
        .addColumn('order', 'integer', (column) => column.notNull())
        .addColumn('status', 'integer', (column) => column.notNull());
      for (const column of numbers) table = table.addColumn(column, 'double precision');
      for (const column of flags) table = table.addColumn(column, 'integer', (flag) => flag.notNull());
      for (const column of maybe) table = table.addColumn(column, text);
      for (const column of ['created_at', 'updated_at', 'sort_name', 'name', ...texts])
        table = table.addColumn(column, text, (each) => each.notNull());
      await table.execute();
      const index = (of: string, ...columns: string[]) =>
        db.schema.createIndex(`${name}_${of}`).on(name).columns(columns).execute();
      await index('order_id', 'order', 'id');
      await index('sort_name_id', 'sort_name', 'id');
      await index('status_order_id', 'status', 'order', 'id');
      await index('status_sort_name_id', 'status', 'sort_name', 'id');
      await sql`create index ${sql.raw(`${name}_an_luc`)} on ${sql.table(name)} (an_luc, status, id) where an_luc is not null`.execute(
        db,
      );
    };
    await create('moc_tuyen_sinh', {
      texts: ['loai', 'phuong_thuc', 'nganh_hoc_ids', 'dia_diem', 'ho_so', 'noi_dung'],
      maybe: ['bat_dau', 'ket_thuc', 'duong_dan', 'kiem_tra'],
      numbers: ['nam', 'le_phi'],
      flags: ['minh_hoa'],
    });
    await create('hoc_bong', {
      texts: ['gia_tri', 'don_vi', 'danh_cho', 'nganh_hoc_ids', 'noi_dung'],
      maybe: ['han', 'duong_dan', 'kiem_tra'],
      numbers: ['muc', 'so_suat'],
      flags: ['minh_hoa'],
    });
    await create('hoi_dap', {
      texts: ['slug', 'chu_de', 'search_names', 'nganh_hoc_ids', 'vi_tri_ids', 'tra_loi'],
      maybe: [],
      numbers: [],
    });
    await db.schema.createIndex('hoi_dap_slug').on('hoi_dap').column('slug').unique().execute();

    const texts = { ma_xet_tuyen: '', bang_cap: '', chi_phi_khac: '[]', phuong_thuc_xet: '[]' };
    for (const [column, initial] of Object.entries(texts))
      await db.schema
        .alterTable('nganh_hoc')
        .addColumn(column, text, (each) => each.notNull().defaultTo(initial))
        .execute();
    await db.schema
      .alterTable('nganh_hoc')
      .addColumn('mon_tieu_bieu', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const [column, initial] of Object.entries({ ma_truong: '', phuong_thuc: '[]' }))
      await db.schema
        .alterTable('cai_dat')
        .addColumn(column, text, (each) => each.notNull().defaultTo(initial))
        .execute();
    await db.schema.alterTable('cai_dat').addColumn('nam_tuyen_sinh', 'double precision').execute();
    await db.schema.alterTable('cai_dat').addColumn('noi_nop', text).execute();
  },
});
