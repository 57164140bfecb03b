import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LibraryPicture, PictureFilter } from '#shared/answers/pictures.ts';
import { pictureCalls } from '#shared/admin-paths.ts';
import { adminApi } from '../client.ts';
import { useFailureToast } from '../notify.ts';

export type LibraryState = { page: number; filter: PictureFilter; keyword: string };

/** Pictures of one page: rows of two, three, four and six are full. */
const picturesPerPage = 24;

/** A page of the library. */
export function useLibrary({ page, filter, keyword }: LibraryState) {
  const found = useQuery({
    queryKey: ['pictures', page, filter, keyword],
    queryFn: ({ signal }) =>
      adminApi.get<LibraryPicture[]>(pictureCalls.all, { page, per_page: picturesPerPage, filter, keyword }, signal),
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
