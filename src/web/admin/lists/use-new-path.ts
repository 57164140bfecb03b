import { useQuery } from '@tanstack/react-query';
import { orderMax } from '#shared/content-types/limits.ts';
import type { Description } from '#shared/content-types/description.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { adminCreatePath } from '#shared/admin-paths.ts';
import { api } from '#shared/paths.ts';
import { withQuery } from '#web/api.ts';
import { adminApi } from '../client.ts';
import type { AdminRow } from '../records/record.ts';
import type { ListState } from './list-state.ts';

/** Where a new record begins: with what the list is narrowed to, at the end of the order there. */
export function useNewPath(description: Description, { filters }: ListState): string {
  const { path, fields } = description;
  const given = Object.fromEntries(Object.entries(filters).filter(([key, id]) => fields[key]?.kind === 'reference' && id !== ''));
  const isNarrowed = Object.keys(given).length > 0;
  const parent = parentField(description);
  const siblings = parent === null ? {} : { [parent]: given[parent] };
  const { data: order } = useQuery({
    queryKey: ['next-order', path, siblings],
    queryFn: async ({ signal }) => {
      const query = { ...siblings, sort_by: 'order', sort_order: 'desc', per_page: 1 };
      const { data } = await adminApi.get<AdminRow[]>(api.list(path), query, signal);
      return Math.min(orderMax, Number(data[0]?.['order'] ?? 0) + 1);
    },
    enabled: isNarrowed && 'order' in fields,
  });
  return isNarrowed ? withQuery(adminCreatePath(path), { ...given, order }) : adminCreatePath(path);
}
