import { Button } from '@mantine/core';
import { useState } from 'react';
import { quoted } from '#shared/text/quoted.ts';
import { DangerButton } from '#web/ui/danger-button.tsx';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import styles from './purge-dialog.module.css';

type Props = {
  noun: string;
  title: string;
  opened: boolean;
  onClose: () => void;
  /** It has faded out. */
  onClosed: () => void;
  run: () => Promise<void>;
  /** What is lost, where that is not a record with its history. */
  what?: string;
};

/** Asks twice before a record goes for good: the button waits for a tick. */
export function PurgeDialog({ noun, title, opened, onClose, onClosed, run, what }: Props) {
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await run();
    setBusy(false);
  };
  return (
    <Dialog opened={opened} onClose={() => !busy && onClose()} onExitTransitionEnd={onClosed} title={`Xóa vĩnh viễn ${noun}`}>
      <p>
        {what ??
          `${quoted(title)} sẽ được xóa khỏi thùng rác cùng lịch sử và ảnh của nó. Sau bước này không ai lấy lại được nữa. Nếu chưa chắc, bạn cứ để trong thùng rác: nó không hiện với khách.`}
      </p>
      <label className={`line-3 ${styles['check']}`}>
        <input type="checkbox" checked={sure} disabled={busy} onChange={(event) => setSure(event.currentTarget.checked)} />
        Tôi hiểu và vẫn muốn xóa vĩnh viễn
      </label>
      <Answers>
        <Button variant="default" data-autofocus disabled={busy} onClick={onClose}>
          Để lại
        </Button>
        <DangerButton disabled={!sure} loading={busy} onClick={() => void confirm()}>
          Xóa vĩnh viễn
        </DangerButton>
      </Answers>
    </Dialog>
  );
}
