import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PastAddress, PastAddressesMeta } from '#shared/answers/past-addresses.ts';
import { callApi } from '../client.ts';

type Known = { addresses: PastAddress[]; now: string; also: string[] };

type Answered = { data: PastAddress[]; meta: PastAddressesMeta };

const read = ({ data, meta: { address, also } }: Answered): Known => ({ addresses: data, now: address, also });

/** The old addresses of a record and its address of today, asked for once they are wanted; every change gives them anew. */
export function usePastAddresses(path: string, id: number, isWanted: boolean) {
  const queries = useQueryClient();
  const queryKey = ['past-addresses', path, id];
  const at = { resource: path, id };
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => read(await callApi('GET /admin/:resource/:id/addresses', { at, signal })),
    enabled: isWanted,
  });
  return {
    known: data,
    error,
    retry: () => void refetch(),
    async add(address: string) {
      queries.setQueryData(queryKey, read(await callApi('POST /admin/:resource/:id/addresses', { at, body: { address } })));
    },
    async remove({ place, name }: PastAddress) {
      queries.setQueryData(
        queryKey,
        read(await callApi('DELETE /admin/:resource/:id/addresses', { at, query: { place, name } })),
      );
    },
  };
}
