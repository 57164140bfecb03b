import type { ListMeta } from '#shared/answers/wire.ts';
import { maxId } from '#shared/fields/reference.ts';

/** The part of a list a caller wants. */
export type Window = { page: number; perPage: number };

/** Rows before the window. Held below what PostgreSQL and SQLite take as a number; no list is that long. */
export const offsetOf = ({ page, perPage }: Window): number => Math.min((page - 1) * perPage, maxId);

export const metaOf = ({ page, perPage }: Window, total: number): ListMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});
