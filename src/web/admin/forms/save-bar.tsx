import { Button } from '@mantine/core';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsAsking } from '#web/ui/ask.tsx';
import { SmallButton } from '#web/ui/buttons.tsx';
import { useScreenActions } from '../work/screen-actions.ts';
import { tellHeight } from '../work/tell-height.ts';
import { countFaults } from './faults.ts';
import { leadTo, leadToSection } from './lead-to.ts';
import { missingParts } from './missing.ts';
import type { RecordFormState } from './use-record-form.ts';
import styles from './save-bar.module.css';

/** From here on a save counts as slow, in milliseconds. */
const slowAfter = 10_000;

/** What else can be done than what the first button does; 'trash' takes something away, 'journal' is for later. `short`: what a phone has room for. */
export type FurtherStep = { label: string; short?: string; icon: 'save' | 'trash' | 'journal'; run: () => void };

type BarProps = {
  form: RecordFormState;
  further?: readonly FurtherStep[];
  /** What is told of the record itself. */
  children?: ReactNode;
};

/** What stands at the bottom of a form: its buttons, and how it stands with what was typed. */
export function SaveBar({ form, further = [], children }: BarProps) {
  const { session, dirty, draft, steps } = form;
  // While a question is open nothing is under way yet.
  const isAsking = useIsAsking();
  const saving = form.saving && !isAsking;
  /** What the first button does. */
  const primary = session.pending === null ? 'Lưu' : 'Xuất bản';
  const looking = session.state.name === 'gave up';
  const faults = countFaults(session.work.faults);
  const bar = useRef<HTMLDivElement>(null);
  // What gets the focus stays above the bar, however many lines that has: `scroll-padding` reads its height.
  useEffect(() => tellHeight(bar.current, '--save-bar'), []);
  useScreenActions([{ label: primary, icon: 'save', run: () => bar.current?.closest('form')?.requestSubmit() }, ...further]);
  const slow = useSlow(saving && !looking);
  const missing = missingParts(session.description, session.work);
  const fault = faults > 0 ? `Còn ${faults} chỗ cần sửa.` : session.trouble;
  return (
    <div ref={bar} className={`row-2-4 ${styles['bar']}`}>
      <div className={`row-2-3 ${styles['buttons']}`}>
        <Button type="submit" disabled={saving} title="Ctrl+S" aria-keyshortcuts="Control+S Meta+S">
          {saving ? 'Đang lưu...' : primary}
        </Button>
        {further.map(({ label, short, icon, run }) => (
          <Button key={label} {...looks[icon]} disabled={saving} onClick={run} aria-label={short && label}>
            <span className={short && styles['long']}>{label}</span>
            {short && <span className={styles['short']}>{short}</span>}
          </Button>
        ))}
      </div>
      {children}
      <div className={`quiet ${styles['told']}`}>
        {saving && (slow || looking) && (
          <div className={`row-2-3 ${styles['slow']}`} role="status">
            {looking ? 'Đang hỏi máy chủ xem lần lưu vừa rồi đã tới chưa…' : 'Vẫn đang lưu… mạng có thể chậm.'}
            {!looking && <SmallButton onClick={steps.giveUp}>Thôi chờ</SmallButton>}
          </div>
        )}
        {fault !== null && (
          <p className="trouble" role="alert">
            {fault}
          </p>
        )}
        {fault === null && dirty && !saving && (
          <p>{draft.full ? 'Trình duyệt hết chỗ giữ phần đang gõ dở, hãy lưu sớm.' : 'Có thay đổi chưa lưu.'}</p>
        )}
        {missing.length > 0 && !saving && (
          <p>
            Còn thiếu:{' '}
            {missing.map(({ name, label, section }, index) => (
              <Fragment key={section ?? name}>
                {index > 0 && ', '}
                <button
                  type="button"
                  className="text-button"
                  onClick={({ currentTarget }) =>
                    section === undefined ? leadTo(currentTarget.form, name) : leadToSection(section)
                  }
                >
                  {label}
                </button>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

const quiet = { variant: 'subtle', color: 'ink' };
const looks = { save: { variant: 'default' }, trash: quiet, journal: quiet };

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
