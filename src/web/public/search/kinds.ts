import type { SearchType } from '#shared/search/search-types.ts';

/** What visitors call the types of results. */
export const kindNames: Record<SearchType, string> = {
  nghenghiep: 'Nghề nghiệp',
  nhomnganh: 'Nhóm ngành',
  nganhhoc: 'Ngành học',
  vitri: 'Vị trí',
  monhoc: 'Môn học',
  baiviet: 'Bài viết',
  trang: 'Trang',
};
