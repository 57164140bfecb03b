import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PictureFilter } from '#shared/answers/pictures.ts';
import { useFailureToast } from '../notify.ts';
import { callApi } from '../client.ts';

export type LibraryState = { page: number; filter: PictureFilter; keyword: string };

/** Pictures of one page: rows of two, three, four and six are full. */
const picturesPerPage = 24;

/** A page of the library. */
export function useLibrary({ page, filter, keyword }: LibraryState) {
  const found = useQuery({
    queryKey: ['pictures', page, filter, keyword],
    queryFn: ({ signal }) =>
      callApi('GET /admin/kho-anh/all', { query: { page, per_page: picturesPerPage, filter, keyword }, signal }),
    placeholderData: keepPreviousData,
  });
  useFailureToast(found.error, 'Lấy danh sách ảnh thất bại!');
  return {
    pictures: found.data?.data ?? [],
    meta: found.data?.meta,
    loading: found.isPending || found.isPlaceholderData,
    failed: found.error !== null,
    retry: () => void found.refetch(),
  };
}
