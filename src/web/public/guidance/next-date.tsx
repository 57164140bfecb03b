import type { NextDate } from '#shared/answers/admissions.ts';
import { admissionsPath } from '#shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Illustrative } from './facts.tsx';
import styles from './next-date.module.css';

type Props = { date: NextDate | null; slug?: string; to?: string };

/** A date of an admission on the first screen; it leads to those of the major of this slug, unless it says where. */
export const NextDateLine = ({ date, slug = '', to = `${admissionsPath}?nganh=${slug}` }: Props) =>
  date && (
    <p className={styles['line']}>
      <Link to={to}>{date.name}</Link> <b>{date.left_text}</b>{' '}
      <span className="quiet-sm">
        ({date.when_text})<Illustrative when={date.minh_hoa} />
      </span>
    </p>
  );
