import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FoundRecord, leastSought } from '#shared/answers/found-records.ts';
import { heldIn, wordsOf } from '#shared/search/holds-words.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import { callApi } from '../session/client.ts';

/** How long one has to pause in typing before the server is asked, in milliseconds. */
const pause = 120;

type Found = { records: readonly FoundRecord[]; isComplete: boolean; isPending: boolean; error: Error | null; retry: () => void };

/**
 * Records by what is typed; with `pages` those that have a page, each with its path. Until the answer to it is there, those of the last answer that hold it as well: what stands there
 * can always be opened.
 */
export function useFound(typed: string, { pages = false }: { pages?: boolean } = {}): Found {
  const [asked] = useDebouncedValue(typed.trim(), pause);
  const isSought = searchKeys(typed).join('').length >= leastSought;
  const isAsked = searchKeys(asked).join('').length >= leastSought;
  const last = useRef<readonly FoundRecord[]>([]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['find', asked, pages],
    // Whoever has typed on does not wait for this one, and its answer belongs to another key.
    queryFn: isAsked
      ? async ({ signal }) => {
          const { data: records, meta } = await callApi('GET /admin/records', {
            query: { q: asked, ...(pages && { pages: 1 }) },
            signal,
          });
          return { records, isComplete: meta.is_complete };
        }
      : skipToken,
    gcTime: 60_000,
  });
  if (data) last.current = data.records;
  const isCurrent = asked === typed.trim();
  if (!isSought) return { records: [], isComplete: true, isPending: false, error: null, retry: () => undefined };
  if (isCurrent && data) {
    return { ...data, isPending: false, error: null, retry: () => undefined };
  }
  const holds = wordsOf(typed);
  return {
    records: last.current.filter(({ title, named }) => holds(heldIn(`${title} ${named ?? ''}`))),
    isComplete: true,
    isPending: !isCurrent || isFetching,
    error: isCurrent && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}
