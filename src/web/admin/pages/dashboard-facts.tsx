import type { DashboardWork } from '#shared/answers/dashboard.ts';
import { adminFactsPath } from '#shared/admin-paths.ts';
import { capital } from '#shared/texts.ts';
import { callApi } from '../session/client.ts';
import { onlyQuery } from '../features/facts/only.ts';
import { useAnswer } from '../work/use-answer.ts';
import { findDescription } from '../work/records/description.ts';
import { Counts, Group } from './dashboard-group.tsx';

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

/** How many records miss something, and how many have made-up figures, each with the way into the grid. */
export function DashboardFacts({ place, missing }: { place: number; missing: DashboardWork['missing'] }) {
  const failed = 'Không đếm được dữ kiện còn thiếu!';
  const { data } = useAnswer(['fact-counts'], (signal) => callApi('GET /admin/facts', { signal }), { failed });
  if (data === undefined) return null;
  const lacking = [...missing, ...data.map(({ resource, strange }) => ({ resource, field: 'strange', count: strange }))].filter(
    ({ count }) => count > 0,
  );
  return (
    <Group id="du-kien" title="Còn thiếu" place={place}>
      {lacking.length > 0 && (
        <Counts
          of={lacking.map(({ resource, field, count }) => ({
            key: `${resource} ${field}`,
            to: `${adminFactsPath(resource)}${field === 'ma_nganh' ? '' : `?${onlyQuery('missing')}`}`,
            count,
            text: alsoMissing[field]?.(nounOf(resource)) ?? '',
          }))}
        />
      )}
      {told.map(({ key, text }) => (
        <Counts
          key={key}
          of={data.map((counted) => ({
            key: counted.resource,
            to: `${adminFactsPath(counted.resource)}?${onlyQuery(key)}`,
            count: counted[key],
            text: text(nounOf(counted.resource)),
          }))}
        />
      ))}
    </Group>
  );
}

const nounOf = (resource: string): string => findDescription(resource)?.noun ?? '';
