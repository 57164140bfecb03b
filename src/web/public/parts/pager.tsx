import { pageWindow } from '#shared/paging/page-window.ts';
import { Mark } from '#web/ui/mark.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './pager.module.css';

type Props = {
  current: number;
  last: number;
  /** The address of a page. */
  to: (page: number) => string;
};

/** Links to the pages of a list; nothing where there is one page. */
export function Pager({ current, last, to }: Props) {
  if (last <= 1) return null;
  return (
    <nav aria-label="Phân trang" className={styles['pager']}>
      <Step page={current - 1} last={last} to={to} turn={-90} rel="prev" label="Trang trước" />
      <ol className={styles['pages']}>
        {pageWindow(current, last).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles['gap']}>…</span>
            ) : (
              <Link
                to={to(page)}
                className={styles['page']}
                aria-label={`Trang ${page}`}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step page={current + 1} last={last} to={to} turn={90} rel="next" label="Trang sau" />
      <p className={styles['where']}>
        Trang {current} / {last}
      </p>
    </nav>
  );
}

type StepProps = { page: number; last: number; to: (page: number) => string; turn: number; rel: string; label: string };

/** Previous or next; at either end the icon stays without a link, so that the numbers do not move. */
function Step({ page, last, to, turn, rel, label }: StepProps) {
  const sign = <Mark name="circumflex" turn={turn} className={styles['arrow']} />;
  return page < 1 || page > last ? (
    <span className={styles['step']} data-end aria-hidden="true">
      {sign}
    </span>
  ) : (
    <Link to={to(page)} rel={rel} className={styles['step']} aria-label={label}>
      {sign}
    </Link>
  );
}
