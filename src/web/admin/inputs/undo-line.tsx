import { Button } from '@mantine/core';
import { useState } from 'react';
import styles from './sections.module.css';

let made = 0;

/** What was removed from a part of the form, and the way to have it back. Of several the newest has the highest number. */
export function UndoLine({ told, onUndo }: { told: string; onUndo: () => void }) {
  const [number] = useState(() => (made += 1));
  return (
    <span className={`inline-1 quiet ${styles['undo']}`} data-undo={number}>
      {told}
      <Button variant="subtle" size="compact-md" onClick={onUndo}>
        Hoàn tác
      </Button>
    </span>
  );
}
