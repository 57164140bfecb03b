import { useQuery } from '@tanstack/react-query';
import type { JournalEntry } from '#shared/answers/journal.ts';
import { callApi } from '../../session/client.ts';

/** The last drafts beside records of all content types, the newest first. Where they cannot be had, none are shown. */
export function useDrafts(): { drafts: readonly JournalEntry[] } {
  const { data } = useQuery({
    queryKey: ['drafts'],
    queryFn: async ({ signal }) => (await callApi('GET /admin/drafts', { signal })).data,
  });
  return { drafts: data ?? [] };
}
