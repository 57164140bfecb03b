import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { viDateTime } from '#shared/formats/vi-date.ts';
import { quoted } from '#shared/text/quoted.ts';
import { SmallButton } from '#web/ui/buttons.tsx';
import type { StoredRecord } from '../inputs/form-slots.ts';
import type { Draft } from '../work/drafts/draft.ts';
import styles from './form.module.css';

/** Something the editor should know above the fields; `alert` when it stands in the way of saving. */
export const Note = ({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) => (
  <div className={`stack-2 raised ${styles['note']}`} data-urgent={role === 'alert' || undefined} role={role}>
    {children}
  </div>
);

type OffersProps = { offers: readonly Draft[]; onRestore: (draft: Draft) => void; onDrop: (draft: Draft) => void };

export const DraftOffers = ({ offers, onRestore, onDrop }: OffersProps) =>
  offers.map((draft) => (
    <Note key={draft.key} role="status">
      <p>
        Bạn gõ dở {draft.version === null && draft.title.trim() !== '' && `${quoted(draft.title)} `}ở đây lúc{' '}
        {viDateTime(draft.savedAt)} và chưa lưu.
      </p>
      <div className="flow-2">
        <SmallButton onClick={() => onRestore(draft)}>Điền lại phần gõ dở</SmallButton>
        <Button size="compact-md" variant="subtle" onClick={() => onDrop(draft)}>
          Bỏ phần gõ dở
        </Button>
      </div>
    </Note>
  ));

/** 'Sửa lần cuối 21/08/2026 00:30, Nguyễn An. '; empty where nobody has saved yet. */
export function lastChange(record: StoredRecord | null): string {
  const [when, who] = [record?.['updated_at'], record?.['updated_by']];
  if (typeof when !== 'string') return '';
  return `Sửa lần cuối ${[viDateTime(when), ...(typeof who === 'string' ? [who] : [])].join(', ')}. `;
}
