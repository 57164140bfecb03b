import { Button } from '@mantine/core';
import { viDateTime } from '#shared/rules/vi-date.ts';
import type { Draft } from '../drafts/draft-store.ts';
import { Note } from './note.tsx';
import styles from './form-screen.module.css';

type Props = { offers: readonly Draft[]; onRestore: (draft: Draft) => void; onDrop: (draft: Draft) => void };

/** What was typed here before and never saved. */
export function DraftOffers({ offers, onRestore, onDrop }: Props) {
  return offers.map((draft) => (
    <Note key={draft.key} role="status">
      <p>Bạn có bản nháp chưa lưu từ {viDateTime(draft.savedAt)}.</p>
      <div className={styles['noteActions']}>
        <Button size="compact-md" variant="default" onClick={() => onRestore(draft)}>
          Khôi phục bản nháp
        </Button>
        <Button size="compact-md" variant="subtle" onClick={() => onDrop(draft)}>
          Bỏ bản nháp
        </Button>
      </div>
    </Note>
  ));
}
