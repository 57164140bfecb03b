import type { CareerPage } from '#shared/answers/career.ts';
import type { MajorItem, MajorPage } from '#shared/answers/major.ts';
import type { PositionPage } from '#shared/answers/position.ts';
import { departmentTitle } from '#shared/guidance/department-title.ts';
import { positionPath } from '#shared/paths.ts';
import { leastLevelName, payLevelName } from '#shared/guidance/fact-names.ts';
import { moneyRange } from '#shared/formats/money.ts';
import {
  type ComparedYear,
  comparedMajorPath,
  comparedYears,
  type Leads,
  leadsOf,
  majorRows,
} from '../guidance/compare-majors.ts';
import { type Cell, cellOf, nothing, type Row, splitRows } from '../guidance/comparison-rows.ts';

/** A record at the head of a column. */
export type Head = { slug: string; name: string; path: string; within: string; checkedOn: string | null };

/** One that can be ticked to be compared. */
export type Candidate = { slug: string; name: string; within: string };

/** Candidates that belong together: majors of a group, positions of a department. */
export type CandidateGroup = { title: string; candidates: Candidate[] };

export type SideBySide = {
  heads: Head[];
  same: Row[];
  different: Row[];
  years: ComparedYear[];
  leads: Leads | null;
  candidates: CandidateGroup[];
};

export const majorsSideBySide = (majors: readonly MajorPage[], list: readonly MajorItem[]): SideBySide => ({
  heads: majors.map(({ slug, name, group, kiem_tra, ...major }) => ({
    slug,
    name,
    path: comparedMajorPath({ ...major, slug, group }),
    within: group.name,
    checkedOn: kiem_tra,
  })),
  ...majorRows(majors),
  years: comparedYears(majors),
  leads: leadsOf(majors),
  candidates: inGroups(list.map(({ slug, name, group }) => ({ slug, name, within: group.name }))),
});

const inGroups = (candidates: readonly Candidate[]): CandidateGroup[] =>
  [...Map.groupBy(candidates, ({ within }) => within)].map(([title, those]) => ({ title, candidates: those }));

/** The positions of these careers by department; that of a career is named where there are several. */
const positionCandidates = (careers: readonly CareerPage[]): CandidateGroup[] =>
  careers.flatMap((career) =>
    career.departments
      .filter(({ positions }) => positions.length > 0)
      .map(({ name, positions }) => ({
        title: careers.length > 1 ? `${career.name} · ${departmentTitle(name)}` : departmentTitle(name),
        candidates: positions.map((position) => ({ slug: position.slug, name: position.name, within: career.name })),
      })),
  );

export const positionsSideBySide = (positions: readonly PositionPage[], careers: readonly CareerPage[]): SideBySide => ({
  heads: positions.map(({ slug, name, career, kiem_tra }) => ({
    slug,
    name,
    path: positionPath(career.slug, slug),
    within: career.name,
    checkedOn: kiem_tra,
  })),
  ...positionRows(positions),
  years: [],
  leads: null,
  candidates: positionCandidates(careers),
});

function payOf({ luong, minh_hoa }: PositionPage): Cell {
  if (luong === null) return nothing;
  const { tu, den, muc, nguon, nam } = luong;
  const whose = payLevelName(muc);
  return cellOf(
    [`${moneyRange(tu, den)} mỗi tháng${whose === '' ? '' : `, ${whose.toLocaleLowerCase('vi')}`}`, `${nguon}, năm ${nam}`],
    minh_hoa,
  );
}

/** The facts of positions, row by row. */
function positionRows(positions: readonly PositionPage[]): { same: Row[]; different: Row[] } {
  const row = (label: string, cell: (position: PositionPage) => Cell): Row => ({ label, cells: positions.map(cell) });
  return splitRows([
    row('Nghề', ({ career }) => cellOf([career.name])),
    row('Bộ phận', ({ department_name }) => cellOf([department_name])),
    row('Công việc', ({ short_description }) => cellOf([short_description])),
    row('Trình độ thường cần', ({ hoc_van }) => cellOf([leastLevelName(hoc_van)])),
    row('Công cụ', ({ cong_cu }) => cellOf(cong_cu)),
    row('Thu nhập', payOf),
    row('Lĩnh vực', ({ fields }) => cellOf(fields)),
    row('Học ngành nào', ({ nganh_hocs }) => cellOf(nganh_hocs.map(({ name }) => name))),
    row('Môn học cho nghề này', ({ mon_hocs }) => cellOf([...new Set(mon_hocs.map(({ name }) => name))])),
  ]);
}
