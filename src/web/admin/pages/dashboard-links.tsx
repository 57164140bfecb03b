import { Link } from 'react-router';
import type { LinkCounts } from '#shared/answers/links.ts';
import { adminLinksPath } from '#shared/admin-paths.ts';
import styles from './dashboard.module.css';

const told = [
  { key: 'open', text: 'cần xử lý', filter: null },
  { key: 'video', text: 'video không còn', filter: 'video' },
  { key: 'moved', text: 'đã chuyển địa chỉ', filter: 'moved' },
] as const;

/** How many links lead nowhere, once they were checked. `index`: its place among the groups. */
export function DashboardLinks({ index, counts }: { index: number; counts: LinkCounts }) {
  // A server without a way out knows its own links all the same.
  if (counts.checked_at === null && counts.open === 0) return null;
  return (
    <section className={styles['group']} aria-labelledby="lien-ket">
      <h2 id="lien-ket">
        <span aria-hidden="true">{String(index).padStart(2, '0')}</span>
        Liên kết
      </h2>
      <ul className={styles['counts']}>
        {told.map(({ key, text, filter }) => (
          <li key={key}>
            <Link className={styles['count']} to={filter === null ? adminLinksPath : `${adminLinksPath}?loc=${filter}`}>
              <strong>{counts[key].toLocaleString('vi-VN')}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
