import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import type { Query } from '#web/api.ts';
import { callApi } from '../../session/client.ts';
import { useFailureToast } from '../../session/notify.ts';
import type { AdminRow } from './record.ts';

/**
 * Every record of a content type in the short form of the dropdown call, hidden ones too; `query`
 * narrows by a parent ({ nghe_nghiep_id: 3 }). With null nothing is asked. A failure shows a toast.
 */
export function useLookup(description: Description | null, query: Query = {}): { rows: AdminRow[]; loading: boolean } {
  const { data, error, isFetching } = useQuery(lookupQuery(description, query));
  useFailureToast(error, nounTexts(description?.noun ?? '').lookupFailed);
  return { rows: data ?? [], loading: isFetching };
}

export const lookupQuery = (description: Description | null, query: Query = {}) =>
  queryOptions({
    queryKey: ['lookup', description?.path, query],
    queryFn: description
      ? async ({ signal }) =>
          (await callApi('GET /admin/:resource/dropdown', { at: { resource: description.path }, query, signal })).data
      : skipToken,
  });
