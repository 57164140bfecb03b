import type { MajorFacts } from '#shared/answers/major.ts';
import styles from './admission.module.css';

/** Combinations with their subjects spelled out. */
export const Combinations = ({ combinations }: { combinations: MajorFacts['to_hop'] }) => (
  <ul className={styles['combinations']}>
    {combinations.map(({ ma, mon }) => (
      <li key={ma}>
        <b>{ma}</b>
        {mon.length > 0 && <span className={styles['subjects']}> {mon.join(', ')}</span>}
      </li>
    ))}
  </ul>
);
