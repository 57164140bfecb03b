import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFailureToast } from '../session/notify.ts';
import type { ListingRequest, Listing } from './use-listing.ts';

type Part<Row, From> = { data: Row[]; meta?: { next: From | null } | undefined };

/** Rows that are read part by part, from the newest on. `older` is for the foot. */
export function useOlderListing<Row, From>({
  key,
  read,
  failed,
}: Omit<ListingRequest<never>, 'read'> & {
  read: (from: From | null, signal: AbortSignal) => Promise<Part<Row, From>>;
}): Listing<Row> & {
  older: { hasOlder: boolean; loading: boolean; onClick: () => void };
} {
  const { data, error, isPending, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: key,
      queryFn: ({ pageParam, signal }) => read(pageParam as From | null, signal),
      initialPageParam: null as From | null,
      getNextPageParam: ({ meta }) => meta?.next ?? null,
      placeholderData: keepPreviousData,
    },
  );
  useFailureToast(error, failed);
  return {
    rows: useMemo(() => data?.pages.flatMap((part) => part.data) ?? [], [data]),
    loading: isPending || isPlaceholderData,
    failed: error !== null,
    retry: () => void refetch(),
    older: { hasOlder: hasNextPage, loading: isFetchingNextPage, onClick: () => void fetchNextPage() },
  };
}
