import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JournalEntry } from '#shared/answers/journal.ts';
import type { Description } from '#shared/content-types/description.ts';
import { quoted } from '#shared/text/quoted.ts';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { journalTexts } from '#shared/admin-texts.ts';
import { useAsk } from '#web/ui/ask.tsx';
import { callApi, reasonOf } from '../../session/client.ts';
import { notify } from '../../session/notify.ts';
import { type AdminRow, titleOf } from '../../work/records/record.ts';
import { versionName } from '../../work/records/change-texts.ts';
import { versionQuery } from './queries.ts';
import { restoreWarnings, statusChoice } from './restore-warnings.ts';
import { restoredText } from '../../work/undo/undo-texts.ts';
import { useWrite } from '../../work/use-write.ts';
import styles from './history.module.css';

const failed = 'Khôi phục thất bại!';

/** Asks, writes the version again, tells what came of it, and offers to take it back. `current` is the record as the editor sees it. */
export function useRestoreVersion(description: Description, current: AdminRow, onRestored: () => void) {
  const ask = useAsk();
  const queries = useQueryClient();
  const { write } = useWrite();
  const { path, noun } = description;
  const title = titleOf(description, current);

  return async (entry: JournalEntry) => {
    const { seq, at } = entry;
    const name = versionName(entry);
    const before = await queries.fetchQuery(versionQuery(description, current.id, seq)).catch((error: unknown) => {
      notify.error(failed, reasonOf(error));
      return null;
    });
    if (before === null) return;
    const warnings = (withStatus: boolean) => restoreWarnings(description, before, current, { withStatus });
    const choice = statusChoice(description, before.record, current);
    let isChosen = false;
    const restore = () =>
      write({
        call: () =>
          callApi('POST /admin/:resource/:id/versions/:seq/restore', {
            at: { resource: path, id: current.id, seq },
            body: { version: current.version, with_status: isChosen },
          }),
        failed,
        told: 'nowhere',
        undo: restoredText(description, title),
        done: ({ message, meta }) => {
          if (meta?.batch == null) return notify.success('Nội dung bản này giống hệt bản hiện tại nên không có gì thay đổi.');
          notify.success(message ?? journalTexts.restored(noun));
          onRestored();
        },
      });
    void ask({
      title: name === '' ? 'Khôi phục bản này' : `Khôi phục ${lower(name)}`,
      text: `Đưa ${noun} ${quoted(title)} về ${name === '' ? 'bản' : `${lower(name)},`} lúc ${viDateTime(at)}? Bản hiện tại vẫn còn trong lịch sử.`,
      more: <RestoreWarnings warnings={warnings} choice={choice} onChoose={(chosen) => (isChosen = chosen)} />,
      answers: [{ label: 'Khôi phục', run: restore }],
    });
  };
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('vi') + text.slice(1);

type Props = { warnings: (withStatus: boolean) => readonly string[]; choice: string | null; onChoose: (chosen: boolean) => void };

/** What is to be known before a version comes back, and what may come back with it. */
function RestoreWarnings({ warnings, choice, onChoose }: Props) {
  const [withStatus, setWithStatus] = useState(false);
  const told = warnings(withStatus);
  const choose = (chosen: boolean) => {
    setWithStatus(chosen);
    onChoose(chosen);
  };
  return (
    <>
      {told.length > 0 && (
        <ul className={`stack-2 breaks ${styles['warnings']}`}>
          {told.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {choice !== null && (
        <label className="check">
          <input type="checkbox" checked={withStatus} onChange={(event) => choose(event.currentTarget.checked)} />
          {choice}
        </label>
      )}
    </>
  );
}
