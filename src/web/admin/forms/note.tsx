import type { ReactNode } from 'react';
import styles from './form-screen.module.css';

/** Something the editor should know above the fields; `alert` when it stands in the way of saving. */
export function Note({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div className={styles['note']} data-urgent={role === 'alert' || undefined} role={role}>
      {children}
    </div>
  );
}
