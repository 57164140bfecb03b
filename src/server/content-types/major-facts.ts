import type { MajorFacts } from '#shared/answers/major.ts';
import { readCombination, subjectsOf as subjectsOfCombination } from '#shared/codes/combination-tag.ts';
import { examsOf } from '#shared/codes/exam.ts';
import { officialName } from '#shared/codes/judge-major-code.ts';
import { tags } from '#server/database/codecs.ts';
import type { Schema } from '#server/database/schema.ts';

export const majorFactColumns = [
  'nganh_hoc.ma_xet_tuyen',
  'nganh_hoc.bang_cap',
  'nganh_hoc.bac',
  'nganh_hoc.thoi_gian',
  'nganh_hoc.to_hop',
  'nganh_hoc.hoc_phi_tu',
  'nganh_hoc.hoc_phi_den',
  'nganh_hoc.hoc_phi_nam',
  'nganh_hoc.chi_phi_khac',
  'nganh_hoc.co_so',
  'nganh_hoc.nang_khieu',
  'nganh_hoc.phuong_thuc_xet',
  'nganh_hoc.chi_tieu',
  'nganh_hoc.tuyen_sinh',
  'nganh_hoc.kiem_tra',
  'nganh_hoc.minh_hoa',
] as const;

type FactRow = Pick<Schema['nganh_hoc'], (typeof majorFactColumns)[number] extends `nganh_hoc.${infer Name}` ? Name : never>;

/** The facts of a row; `rest` is what else it holds. */
export function majorFactsOf<Row extends FactRow>(row: Row): { facts: MajorFacts; rest: Omit<Row, keyof FactRow> } {
  const { hoc_phi_tu: tu, hoc_phi_den: den, hoc_phi_nam: nam, to_hop, co_so, chi_tieu, tuyen_sinh, minh_hoa, ...others } = row;
  const { ma_xet_tuyen, bang_cap, bac, thoi_gian, nang_khieu, kiem_tra, chi_phi_khac, phuong_thuc_xet, ...rest } = others;
  const facts: MajorFacts = {
    ma_xet_tuyen,
    ten_xet_tuyen: officialName(ma_xet_tuyen) ?? '',
    bang_cap,
    bac,
    thoi_gian,
    to_hop: tags(to_hop).map(combinationOf),
    hoc_phi: tu === null || den === null || nam === null ? null : { tu, den, nam },
    chi_phi_khac: JSON.parse(chi_phi_khac) as MajorFacts['chi_phi_khac'],
    co_so: tags(co_so),
    nang_khieu,
    phuong_thuc_xet: JSON.parse(phuong_thuc_xet) as MajorFacts['phuong_thuc_xet'],
    chi_tieu: newestFirst<MajorFacts['chi_tieu'][number]>(chi_tieu),
    // Rows of before lack what was told of them later.
    tuyen_sinh: newestFirst<MajorFacts['tuyen_sinh'][number]>(tuyen_sinh).map((row) => ({
      ...row,
      nhan_doi: row.nhan_doi ?? [],
    })),
    kiem_tra,
    minh_hoa: minh_hoa === 1,
  };
  // The compiler does not follow what is left out in two steps.
  return { facts, rest: rest as unknown as Omit<Row, keyof FactRow> };
}

/** A combination with its subjects spelled out. What is no code stands as it was written. */
const combinationOf = (tag: string): MajorFacts['to_hop'][number] => ({
  ma: readCombination(tag)?.code ?? tag,
  mon: [...subjectsOfCombination(tag)],
});

/** The same with what has to be sat. */
export const examinedIn = (tag: string) => ({ ...combinationOf(tag), thi: examsOf(tag) });

const newestFirst = <Row extends { nam: number | null }>(table: string): Row[] =>
  (JSON.parse(table) as Row[]).toSorted((a, b) => (b.nam ?? 0) - (a.nam ?? 0));

/** Of the first year of a table. */
export const latest = <Row extends { nam: number | null }>(table: readonly Row[]) =>
  table.filter(({ nam }) => nam === table[0]?.nam);
