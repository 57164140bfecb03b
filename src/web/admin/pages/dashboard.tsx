import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type DashboardCount, dashboardCounts } from '#shared/content-types/dashboard.ts';
import { dashboardGroups } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { adminListPath } from '#shared/admin-paths.ts';
import { capital, texts } from '#shared/texts.ts';
import { callApi } from '../client.ts';
import { useFailureToast } from '../notify.ts';
import { ScreenTitle } from '../screen-title.tsx';
import { useSession } from '../session.tsx';
import styles from './dashboard.module.css';
import { DashboardDrafts } from './dashboard-drafts.tsx';
import { DashboardLinks } from './dashboard-links.tsx';
import { DashboardFacts } from './dashboard-facts.tsx';
import { DashboardNotices } from './dashboard-notices.tsx';
import { DashboardWork, useDashboardWork } from './dashboard-work.tsx';

const counts = dashboardCounts(descriptions);

/** Where a list begins with a filter, the number of all records leads to the list without it. */
const listOf = ({ description: { path, list }, only }: DashboardCount) =>
  adminListPath(path) + (only === null && list.defaultFilter ? '?status=all' : '');

export default function Dashboard() {
  const { admin } = useSession();
  const { data, error } = useQuery({
    queryKey: ['stats'],
    queryFn: async ({ signal }) => (await callApi('GET /admin/stats', { signal })).data,
  });
  useFailureToast(error, texts.statsFailed);
  const work = useDashboardWork();

  return (
    <>
      <ScreenTitle name="Tổng quan" />
      <header className="screen-head">
        <h1>Tổng quan</h1>
        <p>Chào {admin?.name}. Làm tiếp việc đang dở, hoặc chọn một con số để mở danh sách.</p>
      </header>
      <DashboardNotices />
      <DashboardDrafts />
      <div className={styles['columns']}>
        {/* Before the counts: one comes here to go on with something. */}
        <div className={styles['work']}>{work && <DashboardWork work={work} />}</div>
        <div className={styles['figures']}>
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
          <DashboardFacts index={dashboardGroups.length + 1} missing={work?.missing ?? []} />
          {work && <DashboardLinks index={dashboardGroups.length + 2} counts={work.links} />}
        </div>
      </div>
    </>
  );
}
