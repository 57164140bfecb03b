import { skipToken, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FoundRecord, leastSought } from '#shared/answers/found-records.ts';
import { heldIn, wordsOf } from '#shared/search/holds-words.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import { callApi, typingPause } from '../session/client.ts';

type FoundRecords = {
  records: readonly FoundRecord[];
  isComplete: boolean;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
};

/**
 * Records by what is typed; with `pages` those that have a page, each with its path. Until the answer to it is there, those of the
 * last answer that hold it as well: what stands there can always be opened.
 */
export function useFound(typed: string, { pages = false }: { pages?: boolean } = {}): FoundRecords {
  const sought = typed.trim();
  const isSought = searchKeys(sought).join('').length >= leastSought;
  const last = useRef<readonly FoundRecord[]>([]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['find', sought, pages],
    // Whoever has typed on does not wait for this one, and its answer belongs to another key.
    queryFn: isSought
      ? async ({ signal }) => {
          await typingPause();
          const { data: records, meta } = await callApi('GET /admin/records', {
            query: { q: sought, ...(pages && { pages: 1 }) },
            signal,
          });
          return { records, isComplete: meta.is_complete };
        }
      : skipToken,
    gcTime: 60_000,
  });
  if (data) last.current = data.records;
  const known = { isPending: false, error: null, retry: () => void refetch() };
  if (!isSought) return { ...known, records: [], isComplete: true };
  if (data) return { ...known, ...data };
  const holds = wordsOf(sought);
  return {
    ...known,
    records: last.current.filter(({ title, named }) => holds(heldIn(`${title} ${named ?? ''}`))),
    isComplete: true,
    isPending: isFetching,
    error: isFetching ? null : error,
  };
}
