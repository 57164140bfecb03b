import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listingsCall } from '#shared/admin-paths.ts';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import type { Listings } from '#shared/answers/listings.ts';
import type { Description } from '#shared/content-types/description.ts';
import { adminApi, ApiError } from '../client.ts';
import { notify } from '../notify.ts';
import { useUndo } from '../undo/undo.tsx';

type Change = { resource: string; field: string; add?: number[]; remove?: number[] };

/** Which records list one. What is changed is saved at once; `said` tells it in the bar that offers to take it back. */
export function useListings({ path }: Description, id: number) {
  const queries = useQueryClient();
  const undo = useUndo();
  const [busy, setBusy] = useState(false);
  const queryKey = ['listings', path, id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await adminApi.get<Listings>(listingsCall(path, id), {}, signal)).data,
    gcTime: 0,
  });

  /** True when it went through. */
  const change = async (asked: Change, said: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      const { data: now, meta } = await adminApi.put<Listings, ChangeMeta>(listingsCall(path, id), asked);
      queries.setQueryData(queryKey, now);
      undo.offer({ text: said, batch: meta?.batch });
      // Lists and forms of the other records are out of date; this form holds nothing of it.
      void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'form', refetchType: 'none' });
      return true;
    } catch (refused) {
      notify.error('Chưa lưu được.', refused instanceof ApiError ? refused.message : undefined);
      // What is shown may be what stood in the way.
      void refetch();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { listings: data, error, retry: () => void refetch(), busy, change };
}
