import { StillRight } from '../inputs/still-right.tsx';
import { TwoLines } from '../lists/cells.tsx';
import { type AdminRow, partOf, textOf } from '../records/record.ts';
import type { Slots } from './slots.ts';

export const subjectSlots: Slots = {
  list: { cells: { nganh_hoc_id: majorCell } },
  form: { below: { kiem_tra: StillRight } },
};

function majorCell(row: AdminRow) {
  const major = partOf(row, 'nganh_hoc');
  return <TwoLines first={textOf(major, 'name')} second={textOf(major && partOf(major, 'group'), 'name')} />;
}
