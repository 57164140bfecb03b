import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useScreenActions } from '../work/screen-actions.ts';
import styles from './save-bar.module.css';

/** From here on a save counts as slow, in milliseconds. */
const slowAfter = 10_000;

type BarProps = {
  saving: boolean;
  /** The server is asked what became of a save that nobody waits for any more. */
  looking: boolean;
  dirty: boolean;
  faults: number;
  /** Why the last save came to nothing. */
  trouble: string | null;
  /** The browser has no room for the draft. */
  unkept: boolean;
  /** What the first button does. */
  primary: 'Lưu' | 'Xuất bản';
  onGiveUp: () => void;
  /** Null where there is no such step. */
  onSaveAndNew: (() => void) | null;
  onSaveDraft: (() => void) | null;
  onDiscard: (() => void) | null;
  /** What is told of the record itself. */
  children?: ReactNode;
};

/** What stands at the bottom of a form: its buttons, and how it stands with what was typed. */
export function SaveBar({ saving, looking, dirty, faults, trouble, unkept, primary, ...steps }: BarProps) {
  const { onGiveUp, onSaveAndNew, onSaveDraft, onDiscard, children } = steps;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => tellHeight(bar.current), []);
  useScreenActions([
    { label: primary, icon: 'save', run: () => bar.current?.closest('form')?.requestSubmit() },
    ...(onSaveAndNew ? [{ label: 'Lưu và thêm mới', icon: 'save', run: onSaveAndNew } as const] : []),
    ...(onSaveDraft ? [{ label: 'Lưu nháp', icon: 'save', run: onSaveDraft } as const] : []),
    ...(onDiscard ? [{ label: 'Bỏ nháp', icon: 'trash', run: onDiscard } as const] : []),
  ]);
  const slow = useSlow(saving && !looking);
  const fault = faults > 0 ? `Còn ${faults} chỗ cần sửa.` : trouble;
  return (
    <div ref={bar} className={`row-2-4 ${styles['bar']}`}>
      <div className={`row-2-3 ${styles['buttons']}`}>
        <Button type="submit" disabled={saving}>
          {saving ? 'Đang lưu...' : primary}
        </Button>
        {onSaveDraft && (
          <Button variant="default" disabled={saving} onClick={onSaveDraft}>
            Lưu nháp
          </Button>
        )}
        {onSaveAndNew && (
          <Button variant="default" disabled={saving} onClick={onSaveAndNew}>
            Lưu và thêm mới
          </Button>
        )}
        {onDiscard && (
          <Button variant="subtle" color="ink" disabled={saving} onClick={onDiscard}>
            Bỏ nháp
          </Button>
        )}
      </div>
      {children}
      <div className={`quiet ${styles['told']}`}>
        {saving && (slow || looking) && (
          <div className={`row-2-3 ${styles['slow']}`} role="status">
            {looking ? 'Đang hỏi máy chủ xem lần lưu vừa rồi đã tới chưa…' : 'Vẫn đang lưu… mạng có thể chậm.'}
            {!looking && (
              <Button variant="default" size="compact-md" onClick={onGiveUp}>
                Thôi chờ
              </Button>
            )}
          </div>
        )}
        {fault !== null && (
          <p className="trouble" role="alert">
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

function useSlow(saving: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!saving) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [saving]);
  return slow;
}

/** What gets the focus stays above the bar, however many lines that has: `scroll-padding` reads its height (`--save-bar`). */
function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--save-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--save-bar');
  };
}
