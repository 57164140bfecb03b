import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DashboardWork } from '#shared/answers/dashboard.ts';
import { adminFactsPath } from '#shared/admin-paths.ts';
import { capital } from '#shared/texts.ts';
import { callApi } from '../client.ts';
import { onlyQuery } from '../facts/only.ts';
import { useFailureToast } from '../notify.ts';
import { findDescription } from '../records/description.ts';
import styles from './dashboard.module.css';

const told = [
  { key: 'missing', text: (noun: string) => `${capital(noun)} còn thiếu dữ kiện` },
  { key: 'illustrative', text: (noun: string) => `${capital(noun)} có số liệu minh họa` },
] as const;

/** What is counted beside the facts, by field. */
const alsoMissing: Readonly<Record<string, (noun: string) => string>> = {
  ma_nganh: (noun) => `${capital(noun)} chưa có mã`,
  nganh_hoc_ids: (noun) => `${capital(noun)} chưa gắn ngành`,
  strange: (noun) => `${capital(noun)} có mã lạ`,
};

/** How many records miss something, and how many have made-up figures, each with the way into the grid. `index`: its place among the groups. */
export function DashboardFacts({ index, missing }: { index: number; missing: DashboardWork['missing'] }) {
  const { data, error } = useQuery({
    queryKey: ['fact-counts'],
    queryFn: async ({ signal }) => (await callApi('GET /admin/facts', { signal })).data,
  });
  useFailureToast(error, 'Không đếm được dữ kiện còn thiếu!');
  if (data === undefined) return null;
  const lacking = [...missing, ...data.map(({ resource, strange }) => ({ resource, field: 'strange', count: strange }))].filter(
    ({ count }) => count > 0,
  );
  return (
    <section className={styles['group']} aria-labelledby="du-kien">
      <h2 id="du-kien">
        <span aria-hidden="true">{String(index).padStart(2, '0')}</span>
        Còn thiếu
      </h2>
      {lacking.length > 0 && (
        <ul className={styles['counts']}>
          {lacking.map(({ resource, field, count }) => (
            <li key={`${resource} ${field}`}>
              <Link
                className={styles['count']}
                to={`${adminFactsPath(resource)}${field === 'ma_nganh' ? '' : `?${onlyQuery('missing')}`}`}
              >
                <strong>{count.toLocaleString('vi-VN')}</strong>
                <span>{alsoMissing[field]?.(findDescription(resource)?.noun ?? '')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {told.map(({ key, text }) => (
        <ul key={key} className={styles['counts']}>
          {data.map((count) => (
            <li key={count.resource}>
              <Link className={styles['count']} to={`${adminFactsPath(count.resource)}?${onlyQuery(key)}`}>
                <strong>{count[key].toLocaleString('vi-VN')}</strong>
                <span>{text(findDescription(count.resource)?.noun ?? '')}</span>
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
