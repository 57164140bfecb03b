import type { SearchType } from '#shared/pages.ts';

/** What visitors call the types of results. */
export const kindNames: Record<SearchType, string> = { vitri: 'Vị trí', monhoc: 'Môn học', baiviet: 'Bài viết' };
