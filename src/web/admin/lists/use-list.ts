import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import type { Query } from '#web/api.ts';
import { callApi } from '../client.ts';
import { useFailureToast } from '../notify.ts';
import { rememberList } from '../records/list-address.ts';
import { type ListChange, readListState, writeListState } from './list-state.ts';

/** The state of a list, kept in its address. */
export function useListState(description: Description) {
  const [search, setSearch] = useSearchParams();
  const address = useLocation().search;
  useEffect(() => rememberList(description.path, address), [description, address]);

  const state = useMemo(() => readListState(description, search), [description, search]);
  const change = useCallback<ListChange>(
    (patch, { replace = false } = {}) => {
      const turned = patch.page !== undefined;
      setSearch(writeListState(description, { ...state, page: 1, ...patch }), {
        replace,
        preventScrollReset: !turned,
        // The focus stays on the filter, heading or button that is being used.
        state: { keepFocus: true },
      });
    },
    [description, setSearch, state],
  );
  return { state, change };
}

export const listKey = (description: Description) => ['list', description.path] as const;

/** Asks for a list and tells when that fails. The rows before stay until the next ones are there. */
export function useList(description: Description, query: Query) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...listKey(description), query],
    queryFn: ({ signal }) => callApi('GET /admin/:resource/all', { at: { resource: description.path }, query, signal }),
    placeholderData: keepPreviousData,
  });
  useFailureToast(error, nounTexts(description.noun).listFailed);

  return {
    rows: data?.data ?? [],
    meta: data?.meta,
    /** Nothing to show yet, or something older than what was asked for. */
    loading: isFetching && (!data || isPlaceholderData),
    failed: error !== null,
    retry: () => void refetch(),
  };
}
