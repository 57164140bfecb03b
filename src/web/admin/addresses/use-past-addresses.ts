import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PastAddress, PastAddressesMeta } from '#shared/answers/past-addresses.ts';
import { addressCalls } from '#shared/admin-paths.ts';
import { adminApi } from '../client.ts';

type Known = { addresses: PastAddress[]; now: string; also: string[] };

type Answered = { data: PastAddress[]; meta?: unknown };

const read = ({ data, meta }: Answered): Known => {
  const { address, also } = meta as PastAddressesMeta;
  return { addresses: data, now: address, also };
};

/** The old addresses of a record and its address of today, asked for once they are wanted; every change gives them anew. */
export function usePastAddresses(path: string, id: number, isWanted: boolean) {
  const queries = useQueryClient();
  const queryKey = ['past-addresses', path, id];
  const call = addressCalls.ofRecord(path, id);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => read(await adminApi.get<PastAddress[]>(call, {}, signal)),
    enabled: isWanted,
  });
  return {
    known: data,
    error,
    retry: () => void refetch(),
    async add(address: string) {
      queries.setQueryData(queryKey, read(await adminApi.post<PastAddress[]>(call, { address })));
    },
    async remove({ place, name }: PastAddress) {
      queries.setQueryData(queryKey, read(await adminApi.delete<PastAddress[]>(call, { place, name })));
    },
  };
}
