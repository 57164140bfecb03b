import type { PositionPage } from '#shared/answers/position.ts';
import { leastLevelName, payLevelName } from '#shared/guidance/fact-names.ts';
import { moneyRange } from '#shared/formats/money.ts';
import { type Cell, cellOf, nothing, type Row, splitRows } from './comparison-rows.ts';

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
export function positionRows(positions: readonly PositionPage[]): { same: Row[]; different: Row[] } {
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
