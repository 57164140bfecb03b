import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Description } from '#shared/content-types/description.ts';
import { ApiError, callApi } from '../client.ts';
import { notify } from '../notify.ts';
import { useUndo } from '../undo/undo.tsx';

type Change = { resource: string; field: string; add?: number[]; remove?: number[] };

/** Which records list one. What is changed is saved at once; `said` tells it in the bar that offers to take it back. */
export function useListings({ path }: Description, id: number) {
  const queries = useQueryClient();
  const undo = useUndo();
  const [busy, setBusy] = useState(false);
  const at = { resource: path, id };
  const queryKey = ['listings', path, id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callApi('GET /admin/:resource/:id/listings', { at, signal })).data,
    gcTime: 0,
  });

  /** True when it went through. */
  const change = async (asked: Change, said: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      const { data: now, meta } = await callApi('PUT /admin/:resource/:id/listings', { at, body: asked });
      queries.setQueryData(queryKey, now);
      undo.offer({ text: said, batch: meta.batch });
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
