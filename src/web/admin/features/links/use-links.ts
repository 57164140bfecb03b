import type { LinkFilter } from '#shared/answers/links.ts';
import { callApi } from '../../session/client.ts';
import { useAnswer } from '../../work/use-answer.ts';
import { type Paging, useListing } from '../../work/use-listing.ts';

export const checkKey = ['link-check'] as const;

/** Milliseconds between two looks at a check that is under way. */
const lookEvery = 1_500;
const perPage = 50;

/** How the check goes; it is looked at again while one is under way. */
export function useLinkCheck() {
  const { data, error, isPending, refetch } = useAnswer(checkKey, (signal) => callApi('GET /admin/link-check', { signal }), {
    failed: 'Không xem được tình hình kiểm tra liên kết!',
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? lookEvery : false),
  });
  return { check: data, isPending, failed: error !== null && data === undefined, retry: () => void refetch() };
}

/** A page of links. `of` says which check told them: another one tells others. */
export const useLinks = (filter: LinkFilter, of: string, paging: Paging) =>
  useListing(
    {
      key: ['links', filter, paging.page, of],
      read: (signal) => callApi('GET /admin/link-problems', { query: { filter, page: paging.page, per_page: perPage }, signal }),
      failed: 'Lấy danh sách liên kết thất bại!',
    },
    paging,
  );
