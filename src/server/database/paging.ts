import type { SelectQueryBuilder } from 'kysely';
import type { ListMeta } from '#shared/answers/wire.ts';
import { defaultPageSize } from '#shared/paging/page-sizes.ts';
import { maxId } from '#shared/fields/reference.ts';

/** The part of a list a caller wants. */
export type Window = { page: number; perPage: number };

/** Null when neither a page nor its size was asked for: such a list is given whole. */
export function windowOf(query: { page?: number | undefined; per_page?: number | undefined }): Window | null {
  if (query.page === undefined && query.per_page === undefined) return null;
  return { page: query.page ?? 1, perPage: query.per_page ?? defaultPageSize };
}

/** Rows before the window. Held below what PostgreSQL and SQLite take as a number; no list is that long. */
export const offsetOf = ({ page, perPage }: Window): number => Math.min((page - 1) * perPage, maxId);

/** How many rows a query has. */
export async function countOf<DB, Table extends keyof DB>(rows: SelectQueryBuilder<DB, Table, object>): Promise<number> {
  const [counted] = (await rows.select(({ fn }) => fn.countAll<number>().as('count')).execute()) as unknown as {
    count: number;
  }[];
  return Number(counted?.count);
}

export const metaOf = ({ page, perPage }: Window, total: number): ListMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});
