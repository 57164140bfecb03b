import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useScreenActions } from '../palette/screen-actions.ts';
import styles from './form.module.css';

type BarProps = {
  saving: boolean;
  dirty: boolean;
  faults: number;
  /** Why the last save came to nothing. */
  trouble: string | null;
  /** The browser has no room for the draft. */
  unkept: boolean;
  /** What the first button does. */
  primary: 'Lưu' | 'Xuất bản';
  /** Null where there is no such step. */
  onSaveDraft: (() => void) | null;
  onDiscard: (() => void) | null;
};

/** What stands at the bottom of a form: its buttons, and how it stands with what was typed. */
export function SaveBar({ saving, dirty, faults, trouble, unkept, primary, onSaveDraft, onDiscard }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScreenActions([
    { label: primary, icon: 'save', run: () => bar.current?.closest('form')?.requestSubmit() },
    ...(onSaveDraft ? [{ label: 'Lưu nháp', icon: 'save', run: onSaveDraft } as const] : []),
    ...(onDiscard ? [{ label: 'Bỏ nháp', icon: 'trash', run: onDiscard } as const] : []),
  ]);
  const fault = faults > 0 ? `Còn ${faults} chỗ cần sửa.` : trouble;
  return (
    <div ref={bar} className={styles['bar']}>
      <Button type="submit" disabled={saving}>
        {saving ? 'Đang lưu...' : primary}
      </Button>
      {onSaveDraft && (
        <Button variant="default" disabled={saving} onClick={onSaveDraft}>
          Lưu nháp
        </Button>
      )}
      {onDiscard && (
        <Button variant="subtle" color="ink" disabled={saving} onClick={onDiscard}>
          Bỏ nháp
        </Button>
      )}
      <div className={styles['barState']}>
        {fault !== null && (
          <p className={styles['barFault']} role="alert">
            {fault}
          </p>
        )}
        {fault === null && dirty && !saving && (
          <p>{unkept ? 'Trình duyệt hết chỗ giữ phần đang gõ dở, hãy lưu sớm.' : 'Có thay đổi chưa lưu.'}</p>
        )}
      </div>
    </div>
  );
}
