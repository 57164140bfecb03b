import type { MajorPage } from '#shared/answers/major.ts';
import { majorPath, positionPath } from '#shared/paths.ts';
import { levelName } from '#shared/guidance/fact-names.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { formatViNumber } from '#shared/formats/vi-number.ts';
import { wholeCost, yearlyFee } from '#shared/guidance/whole-cost.ts';
import { type Cell, cellOf, combinationLine, nothing, type Row, splitRows } from './comparison-rows.ts';

/** The marks of one year. Only what has the same method and the same scale stands in one row. */
export type ComparedYear = { year: number | null; rows: Row[] };

type Link = { name: string; to: string };

/** Where majors lead: to positions of all of them, and of each alone. */
export type Leads = { shared: Link[]; own: { links: Link[]; others: number }[] };

/** So many positions of one major are named; its own page names all. */
const mostNamed = 8;

function feesOf({ hoc_phi, thoi_gian, chi_phi_khac: others, minh_hoa }: MajorPage): { year: Cell; whole: Cell } {
  if (hoc_phi === null) return { year: nothing, whole: nothing };
  const year = yearlyFee(hoc_phi);
  const sum = thoi_gian === null ? null : wholeCost(hoc_phi, thoi_gian, others);
  const whole =
    sum && `${moneyRange(sum.tu, sum.den)}, nếu học phí không đổi${others.length > 0 ? '; đã cộng chi phí khác' : ''}`;
  return { year: cellOf([year], minh_hoa), whole: cellOf([whole], minh_hoa) };
}

function placesOf({ chi_tieu, minh_hoa }: MajorPage): Cell {
  const [latest] = chi_tieu;
  if (latest === undefined || latest.so === null) return nothing;
  const count = `${formatViNumber(latest.so)} chỉ tiêu`;
  return cellOf([latest.nam === null ? count : `${count} (năm ${latest.nam})`], minh_hoa);
}

/** Programmes of as many subjects have nothing in common by that. */
const programme = 'Chương trình';

/** The facts of majors, row by row. */
export function majorRows(majors: readonly MajorPage[]): { same: Row[]; different: Row[] } {
  const row = (label: string, cell: (major: MajorPage) => Cell): Row => ({ label, cells: majors.map(cell) });
  const { same, different } = splitRows([
    row('Mã ngành', ({ ma_nganh, ma_xet_tuyen }) =>
      cellOf([ma_nganh, ma_xet_tuyen !== '' && ma_xet_tuyen !== ma_nganh && `Đăng ký bằng mã ${ma_xet_tuyen}`]),
    ),
    row('Mốc sắp tới', ({ moc }) => cellOf([moc && `${moc.name}: ${moc.left_text} (${moc.when_text})`], moc?.minh_hoa)),
    row('Nhóm ngành', ({ group }) => cellOf([group.name])),
    row('Bậc đào tạo', ({ bac }) => cellOf([levelName(bac)])),
    row('Văn bằng', ({ bang_cap }) => cellOf([bang_cap])),
    row('Thời gian học', ({ thoi_gian, minh_hoa }) =>
      cellOf([thoi_gian !== null && `${formatViNumber(thoi_gian)} năm`], minh_hoa),
    ),
    row('Học phí', (major) => feesOf(major).year),
    row('Chi phí cả khóa', (major) => feesOf(major).whole),
    row('Cơ sở', ({ co_so }) => cellOf(co_so)),
    row('Tổ hợp xét tuyển', ({ to_hop }) => cellOf(to_hop.map(combinationLine))),
    row('Thi năng khiếu', ({ nang_khieu }) => cellOf([nang_khieu])),
    row('Chỉ tiêu', placesOf),
    row(programme, ({ mon_hocs }) => cellOf([mon_hocs.length > 0 && `${mon_hocs.length} môn học`])),
  ]);
  return { same: same.filter(({ label }) => label !== programme), different };
}

type Admission = MajorPage['tuyen_sinh'][number];

const spelled = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** What two marks have in common that can be set side by side; null for a mark that can be set beside no other. */
function basisOf({ nam, phuong_thuc, thang_diem }: Admission): string | null {
  const method = spelled(phuong_thuc).toLocaleLowerCase('vi');
  return nam === null || thang_diem === null || method === '' ? null : JSON.stringify([nam, method, thang_diem]);
}

const markLine = ({ diem_chuan, to_hop }: Admission): string | null =>
  diem_chuan === null ? null : `${formatViNumber(diem_chuan)}${to_hop.length === 0 ? '' : ` (${to_hop.join(', ')})`}`;

function basisLabel({ phuong_thuc, thang_diem }: Admission): string {
  const method = spelled(phuong_thuc) || 'Chưa rõ phương thức';
  return thang_diem === null ? `${method}, chưa rõ thang điểm` : `${method}, thang ${formatViNumber(thang_diem)}`;
}

/** The marks of earlier years, the newest first. A year, method or scale that is not known makes a row of its own. */
export function comparedYears(majors: readonly MajorPage[]): ComparedYear[] {
  const rows = new Map<string, { year: number | null; row: Row }>();
  for (const [column, { tuyen_sinh, minh_hoa }] of majors.entries()) {
    for (const [place, admission] of tuyen_sinh.entries()) {
      const line = markLine(admission);
      if (line === null) continue;
      const key = basisOf(admission) ?? `${column} ${place}`;
      const known = rows.get(key) ?? {
        year: admission.nam,
        row: { label: basisLabel(admission), cells: majors.map(() => nothing) },
      };
      const { lines } = known.row.cells[column] ?? nothing;
      known.row.cells[column] = cellOf([...lines, line], minh_hoa);
      rows.set(key, known);
    }
  }
  const years = Map.groupBy(rows.values(), ({ year }) => year);
  return [...years]
    .map(([year, those]) => ({ year, rows: those.map(({ row }) => row) }))
    .sort((one, other) => (other.year ?? 0) - (one.year ?? 0));
}

/** Where they lead, positions that all of them lead to told once. Null where nobody knows of any. */
export function leadsOf(majors: readonly MajorPage[]): Leads | null {
  const positions = majors.map(({ nghe_nghieps }) => nghe_nghieps.flatMap(({ vi_tris }) => vi_tris));
  if (positions.every((those) => those.length === 0)) return null;
  const [first = [], ...rest] = positions;
  const isShared = (id: number) => positions.every((those) => those.some((one) => one.id === id));
  const linkOf = ({ name, slug, parent_slug }: (typeof first)[number]) => ({ name, to: positionPath(parent_slug, slug) });
  return {
    shared: rest.length === 0 ? [] : first.filter(({ id }) => isShared(id)).map(linkOf),
    own: positions.map((those) => {
      const alone = those.filter(({ id }) => !isShared(id));
      return { links: alone.slice(0, mostNamed).map(linkOf), others: Math.max(0, alone.length - mostNamed) };
    }),
  };
}

export const comparedMajorPath = ({ group, slug }: Pick<MajorPage, 'group' | 'slug'>) => majorPath(group.slug, slug);
