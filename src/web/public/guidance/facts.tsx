import type { ReactNode } from 'react';
import { viMonth } from '#shared/formats/vi-date.ts';
import styles from './facts.module.css';

/** Nothing is known where there is no value. */
export type Fact = { label: string; value: ReactNode };

type Props = { facts: Fact[]; checkedOn: string | null; isIllustrative?: boolean };

/**
 * What is known, a line each; nothing where nothing is. `checkedOn` is the day on which somebody last saw that it is right;
 * `isIllustrative`: all of it is but an illustration.
 */
export function Facts({ facts, checkedOn, isIllustrative = false }: Props) {
  const known = facts.filter(({ value }) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <div>
      <dl className={styles['list']}>
        {known.map(({ label, value }) => (
          <div key={label} className={styles['fact']}>
            <dt className="quiet-sm">{label}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
      </dl>
      {(checkedOn !== null || isIllustrative) && (
        <p className={styles['checked']}>
          {checkedOn !== null && `Cập nhật ${viMonth(checkedOn)}`}
          <Illustrative when={isIllustrative} />
        </p>
      )}
    </div>
  );
}

/** Stands beside a figure that is but an illustration. */
export const Illustrative = ({ when }: { when: boolean }) =>
  when && (
    <>
      {' '}
      <small className={styles['illustrative']}>Số liệu minh họa</small>
    </>
  );

/** Smaller, after what it belongs to. */
export const Aside = ({ children }: { children: ReactNode }) => <span className={styles['aside']}>{children}</span>;
