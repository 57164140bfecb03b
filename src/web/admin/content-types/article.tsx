import { article } from '#shared/content-types/index.ts';
import { articlePath } from '#shared/paths.ts';
import { columnOf, StatusMark, TwoLines } from '../lists/cells.tsx';
import { type AdminRow, textOf } from '../records/record.ts';
import type { Slots } from './slots.ts';

export const articleSlots: Slots = {
  list: { cells: { status: statusCell } },
  form: { pageOf: (record) => articlePath(textOf(record, 'slug')) },
};

/** Visitors do not see a published article before the hour it was given. */
function statusCell(row: AdminRow) {
  const { cell } = columnOf(article, 'status');
  const scheduled = row['status'] === 'published' && Date.parse(textOf(row, 'published_at')) > Date.now();
  if (!scheduled) return cell(row);
  return <TwoLines first={<StatusMark on={false} label="Đã xuất bản" />} second="Hẹn giờ" />;
}
