import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type DashboardCount, dashboardCounts, dashboardGroups } from '#shared/content-types/dashboard.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { adminEditPath, adminListPath } from '#shared/admin-paths.ts';
import { api } from '#shared/paths.ts';
import { viDateTime } from '#shared/rules/vi-date.ts';
import { capital, texts } from '#shared/texts.ts';
import { adminApi } from '../client.ts';
import { useFailureToast } from '../notify.ts';
import { findDescription } from '../records/description.ts';
import { useDrafts } from '../records/use-drafts.ts';
import { ScreenTitle } from '../screen-title.tsx';
import { useSession } from '../session.tsx';
import styles from './dashboard.module.css';
import { DashboardDrafts } from './dashboard-drafts.tsx';
import { DashboardFacts } from './dashboard-facts.tsx';

const counts = dashboardCounts(descriptions);

/** Where a list begins with a filter, the number of all records leads to the list without it. */
const listOf = ({ description: { path, list }, only }: DashboardCount) =>
  adminListPath(path) + (only === null && list.defaultFilter ? '?status=all' : '');

export default function Dashboard() {
  const { admin } = useSession();
  const { data, error } = useQuery({
    queryKey: ['stats'],
    queryFn: async ({ signal }) => (await adminApi.get<Record<string, number>>(api.stats, {}, signal)).data,
  });
  useFailureToast(error, texts.statsFailed);

  return (
    <>
      <ScreenTitle name="Tổng quan" />
      <header className={styles['head']}>
        <h1>Tổng quan</h1>
        <p>Chào {admin?.name}. Chọn một con số để mở danh sách tương ứng.</p>
      </header>
      <DashboardDrafts />
      <Drafts />
      {dashboardGroups.map((title, index) => (
        <section key={title} className={styles['group']} aria-labelledby={`nhom-${index}`}>
          <h2 id={`nhom-${index}`}>
            <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
            {title}
          </h2>
          <ul className={styles['counts']}>
            {counts
              .filter(({ description }) => description.dashboard === title)
              .map((count) => (
                <li key={count.key}>
                  <Link className={styles['count']} to={listOf(count)}>
                    <strong>{data?.[count.key]?.toLocaleString('vi-VN') ?? '–'}</strong>
                    <span>{count.only?.label.toLocaleLowerCase('vi') ?? capital(count.description.noun)}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <DashboardFacts index={dashboardGroups.length + 1} />
    </>
  );
}

/** Drafts that are told at once; who has more goes by the lists, which mark them. */
const mostDrafts = 8;

/** What somebody has begun to change and not published. */
function Drafts() {
  const { drafts } = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <section className={styles['group']} aria-labelledby="ban-nhap">
      <h2 id="ban-nhap">Bản nháp chưa xuất bản</h2>
      <ul className={styles['drafts']}>
        {drafts.slice(0, mostDrafts).map(({ seq, resource, id, title, at, by }) => (
          <li key={seq}>
            <Link to={adminEditPath(resource, id)}>{title}</Link>
            <span>
              {capital(findDescription(resource)?.noun ?? '')}, {by?.name ?? 'tài khoản đã xóa'} lưu {viDateTime(at)}
            </span>
          </li>
        ))}
      </ul>
      {drafts.length > mostDrafts && (
        <p className={styles['more']}>Và {drafts.length - mostDrafts} bản nháp khác, có đánh dấu trong từng danh sách.</p>
      )}
    </section>
  );
}
