import type { PictureFilter } from '#shared/answers/pictures.ts';
import { callApi } from '../../session/client.ts';
import { useListing } from '../../work/use-listing.ts';

export type LibraryState = { page: number; filter: PictureFilter; keyword: string };

/** Pictures of one page: rows of two, three, four and six are full. */
const picturesPerPage = 24;

export const useLibrary = ({ page, filter, keyword }: LibraryState, setPage: (page: number) => void) =>
  useListing(
    {
      key: ['pictures', page, filter, keyword],
      read: (signal) =>
        callApi('GET /admin/kho-anh/all', { query: { page, per_page: picturesPerPage, filter, keyword }, signal }),
      failed: 'Lấy danh sách ảnh thất bại!',
    },
    { page, setPage },
  );
