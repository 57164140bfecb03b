import { useQueryClient } from '@tanstack/react-query';
import type { JournalEntry } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { quoted } from '#shared/text/quoted.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { callApi } from '../client.ts';
import { notify } from '../notify.ts';
import { type AdminRow, titleOf } from '../records/record.ts';
import { versionName } from '../journal/texts.ts';
import { versionQuery } from './queries.ts';
import { RestoreWarnings } from './warnings-list.tsx';
import { restoreWarnings, statusChoice } from './restore-warnings.ts';
import { reasonOf } from '../trash/use-restore.ts';
import { restoredText } from '../undo/texts.ts';
import { useUndo } from '../undo/undo.tsx';

/** Asks, writes the version again, tells what came of it, and offers to take it back. `current` is the record as the editor sees it. */
export function useRestoreVersion(description: Description, current: AdminRow, onRestored: () => void) {
  const confirm = useConfirm();
  const queries = useQueryClient();
  const undo = useUndo();
  const { path, noun } = description;
  const title = titleOf(description, current);

  return async (entry: JournalEntry) => {
    const { seq, at } = entry;
    const name = versionName(entry);
    const before = await queries.fetchQuery(versionQuery(description, current.id, seq)).catch((error: unknown) => {
      notify.error('Khôi phục thất bại!', reasonOf(error));
      return null;
    });
    if (before === null) return;
    const warnings = (withStatus: boolean) => restoreWarnings(description, before, current, { withStatus });
    const choice = statusChoice(description, before.record, current);
    let isChosen = false;
    confirm({
      title: name === '' ? 'Khôi phục bản này' : `Khôi phục ${lower(name)}`,
      question: `Đưa ${noun} ${quoted(title)} về ${name === '' ? 'bản' : `${lower(name)},`} lúc ${viDateTime(at)}? Bản hiện tại vẫn còn trong lịch sử.`,
      more: <RestoreWarnings warnings={warnings} choice={choice} onChoose={(chosen) => (isChosen = chosen)} />,
      confirm: 'Khôi phục',
      cancel: 'Hủy',
      run: async () => {
        try {
          const body = { version: current.version, with_status: isChosen };
          const { message, meta } = await callApi('POST /admin/:resource/:id/versions/:seq/restore', {
            at: { resource: path, id: current.id, seq },
            body,
          });
          const batch = meta?.batch ?? null;
          if (batch === null) notify.success('Nội dung bản này giống hệt bản hiện tại nên không có gì thay đổi.');
          else {
            notify.success(message ?? journalTexts.restored(noun));
            undo.offer({ text: restoredText(description, title), batch });
            onRestored();
          }
        } catch (error) {
          notify.error('Khôi phục thất bại!', reasonOf(error));
        }
        // Also after a refusal: somebody else may have changed it meanwhile.
        await queries.invalidateQueries();
      },
    });
  };
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('vi') + text.slice(1);
