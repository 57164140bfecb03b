import { article } from '#shared/content-types/index.ts';
import { columnOf, StatusMark, TwoLines } from '../lists/cells.tsx';
import { articleState, hideText, shortMoment } from '../work/records/moments.ts';
import { type AdminRow, textOf } from '../work/records/record.ts';
import type { Slots } from './slots.ts';

export const articleSlots: Slots = {
  list: { cells: { status: statusCell } },
  form: {
    // Of equal places the latest comes first.
    lastPlace: () => Promise.resolve(0),
  },
};

/** Visitors do not see a published article before the hour it was given. */
function statusCell(row: AdminRow) {
  const now = new Date();
  const moment = textOf(row, 'published_at');
  if (articleState(row['status'], moment, now) !== 'scheduled') return columnOf(article, 'status').cell(row);
  const waiting = <TwoLines first={<StatusMark on={false} label="Hẹn giờ" />} second={shortMoment(moment, now)} wraps />;
  const until = hideText(row, true, now);
  return until === null ? waiting : <TwoLines first={waiting} second={until} wraps />;
}
