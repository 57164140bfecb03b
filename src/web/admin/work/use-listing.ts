import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ListMeta } from '#shared/answers/wire.ts';
import { useFailureToast } from '../session/notify.ts';

/** What a list shows, and what became of asking for it. */
export type Listing<Row> = {
  rows: readonly Row[];
  /** Nothing to show yet, or something older than what was asked for. */
  loading: boolean;
  failed: boolean;
  retry: () => void;
};

export type ListingRequest<Answer> = {
  key: QueryKey;
  read: (signal: AbortSignal) => Promise<Answer>;
  /** The toast each time the call fails. */
  failed: string;
};
/** Which page is asked for, and how to lead to another one. */
export type Paging = { page: number; setPage: (page: number) => void };

/** The rows of a call. Those of before stay until the next ones are there; a page beyond the last one leads to that. */
export function useListing<Row, Meta extends Pick<ListMeta, 'last_page' | 'total'> | undefined>(
  { key, read, failed }: ListingRequest<{ data: Row[]; meta: Meta }>,
  paging?: Paging,
): Listing<Row> & { meta: Meta | undefined } {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
  });
  useFailureToast(error, failed);
  const waits = isPending || isPlaceholderData;
  const { total = 0, last_page: last = 1 } = data?.meta ?? {};
  // The last record of the last page is gone, or the address names a page that never was.
  const isBeyond = paging !== undefined && !waits && total > 0 && paging.page > last;
  useEffect(() => {
    if (isBeyond) paging.setPage(last);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page that is not there
  }, [isBeyond, last]);
  return {
    rows: useMemo(() => data?.data ?? [], [data]),
    meta: data?.meta,
    loading: waits || isBeyond,
    failed: error !== null,
    retry: () => void refetch(),
  };
}
