import { type AdminRow, partOf, textOf } from '../lists/record.ts';
import { TwoLines } from '../lists/two-lines.tsx';

export function majorCell(row: AdminRow) {
  const major = partOf(row, 'nganh_hoc');
  return <TwoLines first={textOf(major, 'name')} second={textOf(major && partOf(major, 'group'), 'name')} />;
}
