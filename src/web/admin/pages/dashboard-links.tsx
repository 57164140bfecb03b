import type { LinkCounts } from '#shared/answers/links.ts';
import { adminLinksPath } from '#shared/admin-paths.ts';
import { Counts, Group } from './dashboard-group.tsx';

const told = [
  { key: 'open', text: 'cần xử lý', to: adminLinksPath },
  { key: 'video', text: 'video không còn', to: `${adminLinksPath}?loc=video` },
  { key: 'moved', text: 'đã chuyển địa chỉ', to: `${adminLinksPath}?loc=moved` },
] as const;

/** How many links lead nowhere, once they were checked. */
export function DashboardLinks({ place, counts }: { place: number; counts: LinkCounts }) {
  // A server without a way out knows its own links all the same.
  if (counts.checked_at === null && counts.open === 0) return null;
  return (
    <Group id="lien-ket" title="Liên kết" place={place}>
      <Counts of={told.map((each) => ({ ...each, count: counts[each.key] }))} />
    </Group>
  );
}
