import { Mark } from '#web/ui/mark.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './breadcrumbs.module.css';

export type Crumb = { label: string; to: string };

/** Links to the pages above this one, which `current` names. */
export const Breadcrumbs = ({ above, current }: { above: Crumb[]; current: string }) => (
  <nav aria-label="Đường dẫn" className={styles['trail']}>
    <ol className={styles['steps']}>
      {above.map(({ label, to }) => (
        <li key={to} className={styles['step']}>
          <Link to={to}>{label}</Link>
          <Mark name="sac" className={styles['slash']} />
        </li>
      ))}
      <li className={styles['step']}>
        <span aria-current="page">{current}</span>
      </li>
    </ol>
  </nav>
);
