import { Mark } from '#web/ui/mark.tsx';
import styles from './waiting.module.css';

/** A whole screen that waits. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className={styles['waiting']} role="status">
      <span className={styles['drawing']}>
        <Mark name="circumflex" />
        <Mark name="nang" />
      </span>
      <p>{text}</p>
    </div>
  );
}
