import { defaultPageSize } from '#shared/paging/page-sizes.ts';
import type { Window } from '#server/database/paging.ts';

/** Null when neither a page nor its size was asked for: such a list is given whole. */
export function windowOf(query: { page?: number | undefined; per_page?: number | undefined }): Window | null {
  if (query.page === undefined && query.per_page === undefined) return null;
  return { page: query.page ?? 1, perPage: query.per_page ?? defaultPageSize };
}
