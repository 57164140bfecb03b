import { Button } from '@mantine/core';
import styles from './sections.module.css';

/** What was removed from a part of the form, and the way to have it back. */
export const UndoLine = ({ told, onUndo }: { told: string; onUndo: () => void }) => (
  <span className={`inline-1 quiet ${styles['undo']}`}>
    {told}
    <Button variant="subtle" size="compact-md" onClick={onUndo}>
      Hoàn tác
    </Button>
  </span>
);
