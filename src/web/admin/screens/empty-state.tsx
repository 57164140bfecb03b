import type { ReactNode } from 'react';
import { Mark } from '#web/ui/mark.tsx';
import styles from './empty-state.module.css';
import { TryAgain } from '../session/try-again.tsx';
import type { Listing } from '../work/use-listing.ts';

/** Drawn where there is nothing to list. */
export const EmptyState = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`stack-3 quiet ${styles['empty']}`}>
    <span className={`stack ${styles['drawing']}`} aria-hidden="true">
      <Mark name="breve" />
      <Mark name="nang" />
    </span>
    <p className={`strong part-name ${styles['title']}`}>{title}</p>
    {children}
  </div>
);

type OrFailedProps = {
  of: Pick<Listing<unknown>, 'failed' | 'retry'>;
  title: string | null;
  hint?: string | undefined;
  children: ReactNode;
};

/** In place of what is within: that it could not be had, and the way to try again. */
export function OrFailed({ of: { failed, retry }, title, hint, children }: OrFailedProps) {
  if (!failed) return children;
  const again = <TryAgain onClick={retry} />;
  if (title === null) return again;
  return (
    <EmptyState title={title}>
      {hint !== undefined && <p>{hint}</p>}
      {again}
    </EmptyState>
  );
}
