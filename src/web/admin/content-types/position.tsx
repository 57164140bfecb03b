import { type AdminRow, partOf, textOf } from '../lists/record.ts';
import { TwoLines } from '../lists/two-lines.tsx';

/** Departments of different careers share names, so the career stands below. */
export function departmentCell(row: AdminRow) {
  const department = partOf(row, 'bo_phan');
  return <TwoLines first={textOf(department, 'name')} second={textOf(department && partOf(department, 'nghe_nghiep'), 'name')} />;
}
