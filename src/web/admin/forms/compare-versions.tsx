import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { viDateTime } from '#shared/rules/vi-date.ts';
import { texts } from '#shared/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { StoredRecord } from '../inputs/input-kind.ts';
import { type Choices, conflictsOf, type Side } from './conflicts.ts';
import { Note } from './notes.tsx';
import type { Work } from './work.ts';
import styles from './compare-versions.module.css';
import screen from './form.module.css';

type Props = {
  description: Description;
  work: Work;
  /** The record as somebody else left it. */
  theirs: StoredRecord;
  onDecide: (choices: Choices) => void;
};

/** Says that somebody else has saved meanwhile, and lets the editor decide field by field. */
export function CompareVersions({ description, work, theirs, onDecide }: Props) {
  const [open, setOpen] = useState(false);
  const [decided, setDecided] = useState<Choices>({});
  const conflicts = conflictsOf(description, work, theirs);
  const choices: Choices = Object.fromEntries(conflicts.map(({ name, proposal }) => [name, decided[name] ?? proposal]));

  const close = () => setOpen(false);

  return (
    <>
      <Note role="alert">
        <p>
          <strong>{texts.stale}</strong> {whoAndWhen(theirs)} Nội dung của bạn vẫn còn nguyên và chưa được lưu.
        </p>
        <div className={screen['noteActions']}>
          <Button size="compact-md" variant="default" data-compare onClick={() => setOpen(true)}>
            So sánh từng mục
          </Button>
        </div>
      </Note>
      <Dialog opened={open} onClose={close} title="So sánh hai bản" size="60rem">
        <p className={styles['lede']}>Chọn bản được giữ cho từng ô rồi lưu. {whoAndWhen(theirs)}</p>
        {conflicts.map((conflict) => (
          <Radio.Group
            key={conflict.name}
            className={styles['conflict'] ?? ''}
            label={conflict.label}
            value={choices[conflict.name] ?? conflict.proposal}
            onChange={(side) => setDecided((before) => ({ ...before, [conflict.name]: side === 'theirs' ? 'theirs' : 'mine' }))}
          >
            <div className={styles['sides']}>
              <SideCard side="mine" label="Bản của bạn" text={conflict.mine} other={conflict.theirs} />
              <SideCard side="theirs" label="Bản đang lưu" text={conflict.theirs} other={conflict.mine} />
            </div>
          </Radio.Group>
        ))}
        <div className={styles['foot']}>
          <Button variant="default" onClick={close}>
            Quay lại chỉnh sửa
          </Button>
          <Button onClick={() => onDecide(choices)}>Lưu bản đã chọn</Button>
        </div>
      </Dialog>
    </>
  );
}

function SideCard({ side, label, text, other }: { side: Side; label: string; text: string; other: string }) {
  const elsewhere = new Set(other.split('\n'));
  return (
    <Radio.Card value={side} className={styles['card'] ?? ''}>
      <span className={styles['choice']}>
        <Radio.Indicator />
        <strong>{label}</strong>
      </span>
      <span className={styles['text']}>
        {text === ''
          ? '(để trống)'
          : text.split('\n').map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines repeat, and none of them moves
              <span key={index} className={styles['line']} data-only={!elsewhere.has(line) && line !== '' ? true : undefined}>
                {line}
              </span>
            ))}
      </span>
    </Radio.Card>
  );
}

/** Who and when; the person only where the API knows one. */
function whoAndWhen({ updated_at: when, updated_by: who }: StoredRecord): string {
  const moment = typeof when === 'string' ? ` lúc ${viDateTime(when)}` : '';
  return typeof who === 'string' && who !== '' ? `${who} đã lưu${moment}.` : `Bản hiện tại được lưu${moment}.`;
}
