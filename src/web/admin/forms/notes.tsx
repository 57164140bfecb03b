import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { viDateTime } from '#shared/formats/vi-date.ts';
import type { Draft } from '../work/drafts/draft.ts';
import styles from './form.module.css';

/** Something the editor should know above the fields; `alert` when it stands in the way of saving. */
export function Note({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div className={`stack-2 raised ${styles['note']}`} data-urgent={role === 'alert' || undefined} role={role}>
      {children}
    </div>
  );
}

type OffersProps = { offers: readonly Draft[]; onRestore: (draft: Draft) => void; onDrop: (draft: Draft) => void };

export function DraftOffers({ offers, onRestore, onDrop }: OffersProps) {
  return offers.map((draft) => (
    <Note key={draft.key} role="status">
      <p>Bạn gõ dở ở đây lúc {viDateTime(draft.savedAt)} và chưa lưu.</p>
      <div className="flow-2">
        <Button size="compact-md" variant="default" onClick={() => onRestore(draft)}>
          Điền lại phần gõ dở
        </Button>
        <Button size="compact-md" variant="subtle" onClick={() => onDrop(draft)}>
          Bỏ phần gõ dở
        </Button>
      </div>
    </Note>
  ));
}
