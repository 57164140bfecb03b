import type { ReactNode } from 'react';
import { Mark } from '#web/ui/mark.tsx';
import styles from './nothing.module.css';

/** Drawn where there is nothing to list. */
export const Nothing = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles['nothing']}>
    <span className={styles['drawing']} aria-hidden="true">
      <Mark name="breve" />
      <Mark name="nang" />
    </span>
    <p className={styles['title']}>{title}</p>
    {children}
  </div>
);
