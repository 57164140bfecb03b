import type { JournalAction, JournalEvent } from '#shared/answers/journal.ts';
import { quoted } from '#shared/text/quoted.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { callApi } from '../../session/client.ts';
import { findJournaled } from '../../work/records/description.ts';
import { useWrite } from '../../work/use-write.ts';
import type { Batch } from './batches.ts';
import { actionNames } from '../../work/records/change-texts.ts';

/** What leaves the record itself as it is. */
const besideRecord: ReadonlySet<JournalAction> = new Set(['draft', 'discard', 'settings']);

const changesIn = ({ entries }: Batch<JournalEvent>) => entries.filter(({ action }) => !besideRecord.has(action));

/** Whether a batch that a person did can be taken back: nothing it changed was changed since. */
export function canUndo(batch: Batch<JournalEvent>): boolean {
  const changes = changesIn(batch);
  return batch.by !== null && changes.length > 0 && changes.every(({ can_undo: can }) => can);
}

/** Asks, takes a batch back, tells what came of it, and offers to take that back. `isNarrowed`: rows of a batch may be left out. */
export function useUndoBatch(isNarrowed: boolean): (batch: Batch<JournalEvent>) => void {
  const ask = useAsk();
  const { write } = useWrite();
  return (batch) => {
    const number = batch.entries[0]?.batch;
    if (number == null) return;
    const moment = viDateTime(batch.at);
    const takeBack = () =>
      write({
        call: () => callApi('POST /admin/undo', { body: { batch: number } }),
        failed: 'Hoàn tác thất bại!',
        undo: `Đã hoàn tác thay đổi lúc ${moment}.`,
      });
    void ask({
      title: 'Hoàn tác',
      text: `Hoàn tác ${whatOf(changesIn(batch))} lúc ${moment}?${isNarrowed ? ' Những gì khác đã đổi cùng lúc đó cũng trở lại như trước.' : ''}`,
      answers: [{ label: 'Hoàn tác', run: takeBack }],
    });
  };
}

/** 'việc sửa danh mục “Tin”', 'cả 3 thay đổi' */
function whatOf(changes: readonly JournalEvent[]): string {
  const [only] = changes;
  if (only === undefined || changes.length > 1) return `cả ${changes.length} thay đổi`;
  const noun = findJournaled(only.resource)?.noun ?? only.resource;
  return `việc ${actionNames[only.action].toLocaleLowerCase('vi')} ${noun} ${quoted(only.title ?? `số ${only.id}`)}`;
}
