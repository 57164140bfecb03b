import type { Description } from '#shared/content-types/description.ts';
import { major, position, subject } from '#shared/content-types/index.ts';

/** The fields of a content type that are facts, in the order of the columns of 'Bảng dữ kiện'. */
export type FactColumns = {
  columns: readonly string[];
  /** Fields that are changed there as well, but have no column. */
  also: readonly string[];
};

const columnsOf = <D extends Description>(
  { path }: D,
  columns: readonly (keyof D['fields'] & string)[],
  also: readonly (keyof D['fields'] & string)[] = [],
): [string, FactColumns] => [path, { columns, also }];

const byPath = new Map([
  columnsOf(position, [
    'nganh_hoc_ids',
    'hoc_van',
    'mon_hoc_ids',
    'holland',
    'cong_cu',
    'luong_tu',
    'luong_den',
    'luong_muc',
    'luong_nguon',
    'luong_nam',
    'other_names',
    'kiem_tra',
    'minh_hoa',
  ]),
  columnsOf(
    major,
    [
      'ma_nganh',
      'ma_xet_tuyen',
      'bac',
      'bang_cap',
      'to_hop',
      'thoi_gian',
      'hoc_phi_tu',
      'hoc_phi_den',
      'hoc_phi_nam',
      'chi_phi_khac',
      'co_so',
      'nang_khieu',
      'phuong_thuc_xet',
      'chi_tieu',
      'tuyen_sinh',
      'mon_tieu_bieu',
      'other_names',
      'kiem_tra',
      'minh_hoa',
    ],
    ['da_biet'],
  ),
  columnsOf(subject, ['tien_quyet_ids', 'tin_chi', 'hoc_ky', 'other_names', 'kiem_tra', 'minh_hoa']),
]);

/** The paths of the content types that have facts. */
export const factPaths: readonly string[] = [...byPath.keys()];

/** Null for a content type without facts. */
export const factColumnsOf = (path: string): FactColumns | null => byPath.get(path) ?? null;
