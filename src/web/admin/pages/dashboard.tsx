import { type DashboardCount, dashboardCounts } from '#shared/content-types/dashboard.ts';
import { dashboardGroups } from '#shared/content-types/description.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { adminListPath } from '#shared/admin-paths.ts';
import { capital, texts } from '#shared/texts.ts';
import { callApi } from '../session/client.ts';
import { useAnswer } from '../work/use-answer.ts';
import { ScreenHead } from '../screens/screen-head.tsx';
import { useSession } from '../session/session.tsx';
import styles from './dashboard.module.css';
import { DashboardDrafts } from './dashboard-drafts.tsx';
import { Counts, Group } from './dashboard-group.tsx';
import { DashboardLinks } from './dashboard-links.tsx';
import { DashboardFacts } from './dashboard-facts.tsx';
import { DashboardNotices } from './dashboard-notices.tsx';
import { DashboardWork, useDashboardWork } from './dashboard-work.tsx';

const counts = dashboardCounts(descriptions);

/** Where a list begins with a filter, the number of all records leads to the list without it. */
const listOf = ({ description: { path, list }, only }: DashboardCount) =>
  adminListPath(path) + (only === null && list.defaultFilter ? '?status=all' : '');

const countsOf = (group: string, stats: Readonly<Record<string, number>> | undefined) =>
  counts
    .filter(({ description }) => description.dashboard === group)
    .map((count) => ({
      key: count.key,
      to: listOf(count),
      count: stats?.[count.key],
      text: count.only?.label.toLocaleLowerCase('vi') ?? capital(count.description.noun),
    }));

export default function Dashboard() {
  const { admin } = useSession();
  const { data } = useAnswer(['stats'], (signal) => callApi('GET /admin/stats', { signal }), { failed: texts.statsFailed });
  const work = useDashboardWork();

  return (
    <>
      <ScreenHead title="Tổng quan" intro={`Chào ${admin?.name}. Làm tiếp việc đang dở, hoặc chọn một con số để mở danh sách.`} />
      <DashboardNotices />
      <DashboardDrafts />
      <div className={`stack-6 ${styles['columns']}`}>
        {/* Before the counts: one comes here to go on with something. */}
        <div className="stack-6">{work && <DashboardWork work={work} />}</div>
        <div className="stack-6">
          {dashboardGroups.map((title, index) => (
            <Group key={title} id={`nhom-${index}`} title={title} place={index + 1}>
              <Counts of={countsOf(title, data)} />
            </Group>
          ))}
          <DashboardFacts place={dashboardGroups.length + 1} missing={work?.missing ?? []} />
          {work && <DashboardLinks place={dashboardGroups.length + 2} counts={work.links} />}
        </div>
      </div>
    </>
  );
}
