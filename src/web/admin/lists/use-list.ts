import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts } from '#shared/texts.ts';
import type { Query } from '#web/api.ts';
import { callApi } from '../session/client.ts';
import { rememberList } from '../work/records/list-address.ts';
import { useAddressState } from '../screens/use-address-state.ts';
import { useListing } from '../work/use-listing.ts';
import { type ListChange, type ListState, readListState, writeListState } from './list-state.ts';

/** The state of a list, kept in its address. */
export function useListState(description: Description) {
  const address = useLocation().search;
  useEffect(() => rememberList(description.path, address), [description, address]);
  const spelling = useMemo(
    () => ({
      read: (search: URLSearchParams) => readListState(description, search),
      write: (state: ListState) => writeListState(description, state),
      page: 'page' as const,
    }),
    [description],
  );
  const [state, change] = useAddressState(spelling);
  return { state, change };
}

export const listKey = (description: Description) => ['list', description.path] as const;

/** Asks for a list and tells when that fails. `state`: where the list has pages. */
export const useList = (description: Description, query: Query, paged?: { state: ListState; change: ListChange }) =>
  useListing(
    {
      key: [...listKey(description), query],
      read: (signal) => callApi('GET /admin/:resource/all', { at: { resource: description.path }, query, signal }),
      failed: nounTexts(description.noun).listFailed,
    },
    paged && { page: paged.state.page, setPage: (page) => paged.change({ page }, { replace: true }) },
  );
