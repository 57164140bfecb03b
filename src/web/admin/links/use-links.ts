import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkCheck, LinkFilter, LinkProblem } from '#shared/answers/links.ts';
import type { BatchDone } from '#shared/answers/batch.ts';
import type { ChangeMeta } from '#shared/answers/journal.ts';
import { linkTexts } from '#shared/link-texts.ts';
import { linkCalls } from '#shared/admin-paths.ts';
import { adminApi, ApiError } from '../client.ts';
import { notify, useFailureToast } from '../notify.ts';
import { useUndo } from '../undo/undo.tsx';

const checkKey = ['link-check'] as const;
const listKey = ['links'] as const;

/** Milliseconds between two looks at a check that is under way. */
const lookEvery = 1_500;
const perPage = 50;

/** How the check goes; it is looked at again while one is under way. */
export function useLinkCheck() {
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: checkKey,
    queryFn: async ({ signal }) => (await adminApi.get<LinkCheck>(linkCalls.check, {}, signal)).data,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? lookEvery : false),
  });
  useFailureToast(error, 'Không xem được tình hình kiểm tra liên kết!');
  const start = async () => {
    try {
      const { data: begun } = await adminApi.post<LinkCheck>(linkCalls.check);
      queries.setQueryData(checkKey, begun);
    } catch (refused) {
      notify.error('Chưa kiểm tra được!', refused instanceof ApiError ? refused.message : undefined);
      // Somebody else may have begun it.
      await queries.invalidateQueries({ queryKey: checkKey });
    }
  };
  return { check: data, isPending, failed: error !== null && data === undefined, retry: () => void refetch(), start };
}

/** A page of links. `of` says which check told them: another one tells others. */
export function useLinks({ filter, page, of }: { filter: LinkFilter; page: number; of: string }) {
  const found = useQuery({
    queryKey: [...listKey, filter, page, of],
    queryFn: ({ signal }) => adminApi.get<LinkProblem[]>(linkCalls.all, { filter, page, per_page: perPage }, signal),
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
export function useNewAddress(): (link: LinkProblem) => Promise<void> {
  const queries = useQueryClient();
  const undo = useUndo();
  return async ({ id }) => {
    try {
      const { data, message, meta } = await adminApi.post<BatchDone, ChangeMeta>(linkCalls.newAddress(id));
      undo.offer({ text: message ?? linkTexts.taken(data.count), batch: meta?.batch });
    } catch (refused) {
      notify.error('Chưa dùng được địa chỉ mới!', refused instanceof ApiError ? refused.message : undefined);
    }
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'form' });
  };
}
