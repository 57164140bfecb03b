import type { NextDate } from '#shared/answers/admissions.ts';
import { admissionsPath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Illustrative } from './facts.tsx';
import styles from './next-date.module.css';

/** The next date of an admission that concerns a major, on its first screen; `slug` is that of the major. */
export const NextDateLine = ({ date, slug }: { date: NextDate | null; slug: string }) =>
  date && (
    <p className={styles['line']}>
      <Link to={`${admissionsPath}?nganh=${slug}`}>{date.name}</Link> <b>{date.left_text}</b>{' '}
      <span className="quiet-sm">
        ({date.when_text})<Illustrative when={date.minh_hoa} />
      </span>
    </p>
  );
