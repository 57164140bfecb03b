import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useFailureToast } from '../session/notify.ts';

type How<Data> = Pick<UseQueryOptions<Data>, 'enabled' | 'gcTime' | 'refetchInterval'> & {
  /** The toast each time the call fails; without it a failure is told nowhere, or on the screen. */
  failed?: string;
};

/** What a call answers. */
export function useAnswer<Data>(
  key: QueryKey,
  read: (signal: AbortSignal) => Promise<{ data: Data }>,
  { failed, ...how }: How<Data> = {},
): UseQueryResult<Data> {
  const asked = useQuery({ queryKey: key, queryFn: async ({ signal }) => (await read(signal)).data, ...how });
  useFailureToast(failed === undefined ? null : asked.error, failed ?? '');
  return asked;
}
