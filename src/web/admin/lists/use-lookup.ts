import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#shared/paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import { adminApi, type Query } from '../client.ts';
import { notify } from '../notify.ts';
import type { AdminRow } from './record.ts';

/**
 * Every record of a resource in the short form dropdowns offer, hidden ones too; `query` narrows by
 * a parent ({ nghe_nghiep_id: 3 }). Null as the resource asks nothing. A failure is told once.
 */
export function useLookup(resource: Description | null, query: Query = {}): { rows: AdminRow[]; loading: boolean } {
  const { data, error, isFetching } = useQuery({
    queryKey: ['lookup', resource?.path, query],
    queryFn: resource
      ? async ({ signal }) => (await adminApi.get<AdminRow[]>(api.dropdown(resource.path), query, signal)).data
      : skipToken,
  });
  const noun = resource?.noun;
  useEffect(() => {
    if (error && noun !== undefined) notify.error(nounTexts(noun).lookupFailed, error.message);
  }, [error, noun]);
  return { rows: data ?? [], loading: isFetching };
}
