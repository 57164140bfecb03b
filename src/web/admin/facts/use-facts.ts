import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import type { Query } from '#web/api.ts';
import { callApi } from '../client.ts';
import { useFailureToast } from '../notify.ts';

/** A page of records with their facts. Those of before stay until the next ones are there. */
export function useFacts({ path, noun }: Description, query: Query) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['facts', path, query],
    queryFn: ({ signal }) => callApi('GET /admin/facts/:resource', { at: { resource: path }, query, signal }),
    placeholderData: keepPreviousData,
  });
  useFailureToast(error, nounTexts(noun).listFailed);
  return {
    rows: data?.data,
    meta: data?.meta,
    loading: isFetching && (!data || isPlaceholderData),
    failed: error !== null && data === undefined,
    retry: () => void refetch(),
  };
}
