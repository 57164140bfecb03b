import { type AdminRow, partOf, textOf } from '../engine/record.ts';
import { TwoLines } from '../engine/two-lines.tsx';

export function majorCell(row: AdminRow) {
  const major = partOf(row, 'nganh_hoc');
  return <TwoLines first={textOf(major, 'name')} second={textOf(major && partOf(major, 'group'), 'name')} />;
}
