import { Link } from 'react-router';
import { Mark } from '#web/ui/mark.tsx';
import styles from './breadcrumbs.module.css';

/** `to` is absent on a step that leads nowhere; the last step is the page itself. */
export type Crumb = { label: string; to?: string };

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Đường dẫn" className={styles['trail']}>
      <ol className={styles['steps']}>
        {trail.map(({ label, to }, index) => (
          <li key={label} className={styles['step']}>
            {to === undefined ? (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
            {index < trail.length - 1 && <Mark name="sac" className={styles['slash']} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
