import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkFilter, LinkProblem } from '#shared/answers/links.ts';
import { callApi } from '../client.ts';
import { useFailureToast } from '../notify.ts';
import { useWrite } from '../use-write.ts';

const checkKey = ['link-check'] as const;
const listKey = ['links'] as const;

/** Milliseconds between two looks at a check that is under way. */
const lookEvery = 1_500;
const perPage = 50;

/** How the check goes; it is looked at again while one is under way. */
export function useLinkCheck() {
  const queries = useQueryClient();
  const { write, busy } = useWrite();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: checkKey,
    queryFn: async ({ signal }) => (await callApi('GET /admin/link-check', { signal })).data,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? lookEvery : false),
  });
  useFailureToast(error, 'Không xem được tình hình kiểm tra liên kết!');
  const start = () =>
    write({
      call: () => callApi('POST /admin/link-check'),
      failed: 'Chưa kiểm tra được!',
      told: 'nowhere',
      done: ({ data: begun }) => void queries.setQueryData(checkKey, begun),
      refresh: checkKey,
    });
  return { check: data, isPending, failed: error !== null && data === undefined, retry: () => void refetch(), start, busy };
}

/** A page of links. `of` says which check told them: another one tells others. */
export function useLinks({ filter, page, of }: { filter: LinkFilter; page: number; of: string }) {
  const found = useQuery({
    queryKey: [...listKey, filter, page, of],
    queryFn: ({ signal }) => callApi('GET /admin/link-problems', { query: { filter, page, per_page: perPage }, signal }),
    placeholderData: keepPreviousData,
  });
  useFailureToast(found.error, 'Lấy danh sách liên kết thất bại!');
  return {
    links: found.data?.data ?? [],
    meta: found.data?.meta,
    loading: found.isPending || found.isPlaceholderData,
    failed: found.error !== null,
    retry: () => void found.refetch(),
  };
}

/** Has the new address of a link be used where it stands, with the offer to take that back. */
export function useNewAddress() {
  const { write } = useWrite();
  return ({ id }: LinkProblem) =>
    write({
      call: () => callApi('POST /admin/link-problems/:id/new-address', { at: { id } }),
      failed: 'Chưa dùng được địa chỉ mới!',
      told: 'bar',
    });
}
