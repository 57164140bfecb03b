import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** What a record hangs on, and what that hangs on in turn. */
export function TwoLines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <span className={styles['lines']}>
      <span>{first}</span>
      <span className={styles['second']}>{second}</span>
    </span>
  );
}
