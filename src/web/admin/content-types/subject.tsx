import { subjectPath } from '#shared/paths.ts';
import { StillRight } from '../inputs/still-right.tsx';
import { TwoLines } from '../lists/cells.tsx';
import { type AdminRow, partOf, textOf } from '../records/record.ts';
import type { Slots } from './slots.ts';

export const subjectSlots: Slots = {
  list: { cells: { nganh_hoc_id: majorCell } },
  form: { pageOf, below: { kiem_tra: StillRight } },
};

function pageOf(record: Readonly<Record<string, unknown>>): string | null {
  const major = partOf(record, 'nganh_hoc');
  const group = major && partOf(major, 'group');
  return group && subjectPath(textOf(group, 'slug'), textOf(major, 'slug'), textOf(record, 'slug'));
}

function majorCell(row: AdminRow) {
  const major = partOf(row, 'nganh_hoc');
  return <TwoLines first={textOf(major, 'name')} second={textOf(major && partOf(major, 'group'), 'name')} />;
}
