import { useQuery } from '@tanstack/react-query';
import type { EnquiryCounts } from '#shared/answers/enquiries.ts';
import { callApi } from '../session/client.ts';
import { useSession } from '../session/session.tsx';

/** In milliseconds. */
const askEvery = 60_000;

/**
 * What waits in the inbox; undefined for whoever may not read it. Only the frame asks (`asks`), while the tab is seen and when it is
 * seen again; all others are told what it knows.
 */
export function useEnquiryCounts({ asks = false } = {}): EnquiryCounts | undefined {
  const mayRead = useSession().admin?.inbox === true;
  const { data } = useQuery({
    queryKey: ['enquiry-counts'],
    queryFn: async ({ signal }) => (await callApi('GET /admin/enquiry-counts', { signal })).data,
    enabled: asks && mayRead,
    refetchInterval: askEvery,
    refetchOnWindowFocus: true,
  });
  return mayRead ? data : undefined;
}
