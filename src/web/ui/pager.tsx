import { pageWindow } from '#shared/paging/page-window.ts';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';

type Props = { page: number; last: number; onTurn: (page: number) => void };

/** All page numbers up to seven pages, otherwise first, last and the neighbours; nothing for a single page. */
export function Pager({ page, last, onTurn }: Props) {
  if (last <= 1) return null;
  const step = (by: -1 | 1, label: string, icon: 'previous' | 'next') => (
    <button
      type="button"
      className={styles['page']}
      aria-label={label}
      disabled={by < 0 ? page <= 1 : page >= last}
      onClick={() => onTurn(page + by)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav className={styles['pager']} aria-label="Phân trang">
      <p className={styles['place']}>
        Trang {page} / {last}
      </p>
      <ul className={styles['pages']}>
        <li>{step(-1, 'Trang trước', 'previous')}</li>
        {pageWindow(page, last).map((number, index) => (
          // The second gap is the only thing that could share a key with the first.
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles['gap']}>…</span>
            ) : (
              <button
                type="button"
                className={styles['page']}
                aria-label={`Trang ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onTurn(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
        <li>{step(1, 'Trang sau', 'next')}</li>
      </ul>
    </nav>
  );
}
