import { Link } from 'react-router';
import type { Step } from '#shared/pages/trail.ts';
import { Mark } from '#web/ui/mark.tsx';
import styles from './breadcrumbs.module.css';

/** Links to the pages above this one, which `current` names. */
export function Breadcrumbs({ above, current }: { above: Step[]; current: string }) {
  return (
    <nav aria-label="Đường dẫn" className={styles['trail']}>
      <ol className={styles['steps']}>
        {above.map(({ name, path }) => (
          <li key={path} className={styles['step']}>
            <Link to={path}>{name}</Link>
            <Mark name="sac" className={styles['slash']} />
          </li>
        ))}
        <li className={styles['step']}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
