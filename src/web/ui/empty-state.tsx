import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import styles from './empty-state.module.css';

type Props = { title: string; hint: string; action: ReactNode };

/** What stands where there is nothing yet: drawn, and with the one thing to do. */
export function EmptyState({ title, hint, action }: Props) {
  return (
    <div className={styles['empty']}>
      <span className={styles['drawing']} aria-hidden="true">
        <Mark name="breve" />
        <Mark name="nang" />
      </span>
      <p className={styles['title']}>{title}</p>
      <p>{hint}</p>
      {action}
    </div>
  );
}
