import { article } from '#shared/resources/index.ts';
import { columnOf } from '../engine/cells.tsx';
import { type AdminRow, textOf } from '../engine/record.ts';
import { StatusMark } from '../engine/status-mark.tsx';
import { TwoLines } from '../engine/two-lines.tsx';

/** A published article whose hour is still ahead is no visitor's yet. */
export function articleStatusCell(row: AdminRow) {
  const { cell } = columnOf(article, 'status');
  const scheduled = row['status'] === 'published' && Date.parse(textOf(row, 'published_at')) > Date.now();
  if (!scheduled) return cell(row);
  return <TwoLines first={<StatusMark on={false} label="Đã xuất bản" />} second="Hẹn giờ" />;
}
