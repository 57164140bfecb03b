import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './dashboard.module.css';

type Props = { id: string; title: string; /** Its place among the groups, from 1 on. */ place: number; children: ReactNode };

export const Group = ({ id, title, place, children }: Props) => (
  <section className="stack-3" aria-labelledby={id}>
    <h2 id={id} className={`line-3 part-name ${styles['title']}`}>
      <span className="quiet-xs figures" aria-hidden="true">
        {String(place).padStart(2, '0')}
      </span>
      {title}
    </h2>
    {children}
  </section>
);

/** Numbers side by side, each the way to what it counts; undefined while it is not known. */
export type Counted = { key: string; to: string; count: number | undefined; text: string };

export const Counts = ({ of }: { of: readonly Counted[] }) => (
  <ul className={styles['counts']}>
    {of.map(({ key, to, count, text }) => (
      <li key={key}>
        <Link className={`stack-1 unlined ${styles['count']}`} to={to}>
          <strong className="figures">{count?.toLocaleString('vi-VN') ?? '–'}</strong>
          <span>{text}</span>
        </Link>
      </li>
    ))}
  </ul>
);
