import { Mark } from '#web/ui/mark.tsx';
import styles from './cells.module.css';

/** A full dot for what visitors see, an empty one for what they do not. */
export function StatusMark({ on, label }: { on: boolean; label: string }) {
  return (
    <span className={styles['status']} data-on={on || undefined}>
      <Mark name="nang" />
      {label}
    </span>
  );
}
