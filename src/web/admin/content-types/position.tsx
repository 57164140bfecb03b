import { OldPay } from '../inputs/old-pay.tsx';
import { StillRight } from '../inputs/still-right.tsx';
import { TwoLines } from '../lists/cells.tsx';
import { type AdminRow, partOf, textOf } from '../records/record.ts';
import type { Slots } from './slots.ts';

export const positionSlots: Slots = {
  list: { cells: { bo_phan_id: departmentCell } },
  form: { below: { luong_nam: OldPay, kiem_tra: StillRight } },
};

/** Departments of different careers share names, so the career stands below. */
function departmentCell(row: AdminRow) {
  const department = partOf(row, 'bo_phan');
  return <TwoLines first={textOf(department, 'name')} second={textOf(department && partOf(department, 'nghe_nghiep'), 'name')} />;
}
