import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PastAddress, PastAddressesMeta } from '#shared/answers/past-addresses.ts';
import { ApiError, callApi } from '../session/client.ts';
import { useWrite } from '../work/use-write.ts';

export const removeFailed = 'Bỏ địa chỉ cũ thất bại!';

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
  const { write, busy } = useWrite();
  const done = (given: Answered) => void queries.setQueryData(queryKey, read(given));
  return {
    known: data,
    error,
    retry: () => void refetch(),
    busy,
    /** Tells what is wrong with the address itself; true when it was added. */
    add: (address: string, onFault: (fault: string) => void) =>
      write({
        call: async () => ({
          ...(await callApi('POST /admin/:resource/:id/addresses', { at, body: { address } })),
          message: 'Đã thêm địa chỉ cũ.',
        }),
        failed: 'Thêm địa chỉ cũ thất bại!',
        done,
        refused: (error) => {
          const fault = error instanceof ApiError ? error.errors['address']?.[0] : undefined;
          if (fault !== undefined) onFault(fault);
          return fault !== undefined;
        },
        refresh: 'nothing',
      }),
    remove: ({ place, name }: PastAddress) =>
      write({
        call: () => callApi('DELETE /admin/:resource/:id/addresses', { at, query: { place, name } }),
        failed: removeFailed,
        told: 'nowhere',
        done,
        refresh: 'nothing',
      }),
  };
}
