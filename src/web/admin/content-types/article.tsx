import { article } from '#shared/content-types/index.ts';
import { columnOf } from '../lists/cells.tsx';
import { type AdminRow, textOf } from '../lists/record.ts';
import { StatusMark } from '../lists/status-mark.tsx';
import { TwoLines } from '../lists/two-lines.tsx';

/** A published article whose hour is still ahead is no visitor's yet. */
export function articleStatusCell(row: AdminRow) {
  const { cell } = columnOf(article, 'status');
  const scheduled = row['status'] === 'published' && Date.parse(textOf(row, 'published_at')) > Date.now();
  if (!scheduled) return cell(row);
  return <TwoLines first={<StatusMark on={false} label="Đã xuất bản" />} second="Hẹn giờ" />;
}
