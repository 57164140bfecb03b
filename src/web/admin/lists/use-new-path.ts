import { useQuery } from '@tanstack/react-query';
import type { Description } from '#shared/content-types/description.ts';
import { parentField } from '#shared/content-types/parent-field.ts';
import { adminCreatePath } from '#shared/admin-paths.ts';
import { withQuery } from '#web/api.ts';
import { nextOrder } from '../records/next-order.ts';
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
    queryFn: ({ signal }) => nextOrder(description, siblings, signal),
    enabled: isNarrowed && 'order' in fields,
  });
  return isNarrowed ? withQuery(adminCreatePath(path), { ...given, order }) : adminCreatePath(path);
}
