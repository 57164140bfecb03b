import { Button } from '@mantine/core';
import { useState } from 'react';
import { Answers, Dialog } from '#web/ui/dialog.tsx';
import { timeOnDay } from '../records/moments.ts';

type Props = {
  title: string;
  noun: string;
  /** ISO 8601, ahead. */
  moment: string;
  onWait: () => Promise<void>;
  onNow: () => Promise<void>;
  onClose: () => void;
};

/** Asks what is meant by publishing a draft whose time is ahead. */
export function WhenToPublish({ title, noun, moment, onWait, onNow, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const answer = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    onClose();
  };
  return (
    <Dialog opened onClose={() => !busy && onClose()} title={`Xuất bản ${noun} này lúc nào?`}>
      <p>
        “{title}” là bản nháp có ngày xuất bản {timeOnDay(moment)}.
      </p>
      <Answers>
        <Button variant="default" data-autofocus disabled={busy} onClick={onClose}>
          Hủy
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void answer(onNow)}>
          Hiện ngay
        </Button>
        <Button loading={busy} onClick={() => void answer(onWait)}>
          Hẹn giờ
        </Button>
      </Answers>
    </Dialog>
  );
}
