import type { MigrationFile } from '../migrate.ts';

/** Which records lead to which others beyond those they belong to, and the facts of positions, majors and subjects. */
export const migration: MigrationFile = ({ columns: { text } }) => ({
  async up(db) {
    const add = async (table: string, columns: Readonly<Record<string, 'list' | 'text' | 'date' | 'number' | 'flag'>>) => {
      for (const [name, kind] of Object.entries(columns)) {
        const type = kind === 'number' ? 'double precision' : kind === 'flag' ? 'integer' : text;
        await db.schema
          .alterTable(table)
          .addColumn(name, type, (column) => {
            if (kind === 'number' || kind === 'date') return column;
            return column.notNull().defaultTo(kind === 'flag' ? 0 : kind === 'list' ? '[]' : '');
          })
          .execute();
      }
    };
    const checked = { kiem_tra: 'date', minh_hoa: 'flag' } as const;
    await add('vi_tri', {
      ...checked,
      nganh_hoc_ids: 'list',
      mon_hoc_ids: 'list',
      hoc_van: 'text',
      holland: 'list',
      cong_cu: 'list',
      luong_tu: 'number',
      luong_den: 'number',
      luong_muc: 'text',
      luong_nguon: 'text',
      luong_nam: 'number',
    });
    await add('nganh_hoc', {
      ...checked,
      bac: 'text',
      thoi_gian: 'number',
      to_hop: 'list',
      hoc_phi_tu: 'number',
      hoc_phi_den: 'number',
      hoc_phi_nam: 'number',
      co_so: 'list',
      nang_khieu: 'text',
      chi_tieu: 'list',
      tuyen_sinh: 'list',
      da_biet: 'list',
    });
    await add('mon_hoc', { ...checked, tin_chi: 'number', hoc_ky: 'number', tien_quyet_ids: 'list' });
    await add('bai_viet', { nghe_nghiep_ids: 'list', nganh_hoc_ids: 'list' });

    await db.schema
      .createTable('record_link')
      .addColumn('resource', text, (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('field', text, (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('target', text, (column) => column.notNull())
      .addColumn('target_id', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('record_link_key', ['resource', 'record_id', 'field', 'place'])
      .execute();
    await db.schema
      .createIndex('record_link_target')
      .on('record_link')
      .columns(['target', 'target_id', 'resource', 'field'])
      .execute();
  },
});
